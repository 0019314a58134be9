/** How much time there is for what. All of it in one place, for every game. */
import type { Millis, Pace } from './types.ts';

const SECOND: Millis = 1_000;
const HOUR: Millis = 3_600 * SECOND;

/** For a decision, and for one that is composed of several choices. */
const TIME: Readonly<Record<Exclude<Pace, 'none'>, Readonly<Record<Kind, Millis>>>> = {
  live: { simple: 60 * SECOND, composed: 120 * SECOND },
  relaxed: { simple: 12 * HOUR, composed: 12 * HOUR },
};
type Kind = 'simple' | 'composed';

/** People are reminded once a third of their time has passed. */
const REMINDER_PART = 3;

/** So many deadlines missed in a row, and a stand-in takes over. */
export const MISSED_AT_MOST = 2;

/** How long a stand-in waits before each move, so that people can follow. */
export const STAND_IN_PAUSE: Millis = 1.5 * SECOND;

/** How long a game without people waits for one of them to come back. */
export const DESERTED_LIFE: Millis = 24 * HOUR;

/**
 * How long a table without a clock waits for somebody in a hand with chips before they may be removed.
 */
export const PATIENCE: Millis = 12 * HOUR;

/** How long a lobby waits for its start after the last person joined. */
export const LOBBY_LIFE: Millis = HOUR / 2;

/** Between two hands of an evening, for people to breathe, leave and join. */
const PAUSE_BETWEEN_HANDS: Readonly<Record<Exclude<Pace, 'none'>, Millis>> = {
  live: 30 * SECOND,
  relaxed: HOUR / 6,
};

/** After which the next hand begins of itself; undefined where it waits for somebody to begin it. */
export function pauseBetweenHands(pace: Pace): Millis | undefined {
  return pace === 'none' ? undefined : PAUSE_BETWEEN_HANDS[pace];
}

/** How long the people on turn have; undefined where they have all the time in the world. */
export function timeFor(pace: Pace, kind: Kind): Millis | undefined {
  return pace === 'none' ? undefined : TIME[pace][kind];
}

/** How long after the beginning of that time the reminder comes. */
export function reminderAfter(time: Millis): Millis {
  return time / REMINDER_PART;
}
