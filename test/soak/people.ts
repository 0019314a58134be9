/** People of a soak: they press what they see, sleep, leave, and come back, all by chance. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Draw } from '../../src/engine/random.ts';
import type { LocalDiscord } from '../../src/local/local-discord.ts';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { pick } from '../support/random-table.ts';
import { Guest, type Placed } from '../support/table-driver.ts';
import { choose, chooseValues } from '../support/table-play.ts';

const { ana, zoe, juergen, chloe, sakura, priya } = defaultIds;
const PEOPLE = [ana, zoe, juergen, chloe, sakura, priya] as const;
const AT_A_TABLE = 3;
/** Between two presses of somebody awake, in milliseconds of real time; no more than two cores can answer. */
const THINKING = 8_000;
/** How long somebody sleeps at most. */
const SLEEP = 30_000;

export interface Tally {
  presses: number;
  /**
   * Presses that were acknowledged and nothing more: that is all that somebody gets who presses what
   * makes no sense again and again, and these few people sit at every table.
   */
  acknowledged: number;
  /** Presses that Discord gave up, by what became of them. */
  readonly unanswered: Record<string, number>;
  slept: number;
  left: number;
  rematches: number;
}

/** Lives at the table of one channel until the signal is given. */
export async function liveAt(
  discord: LocalDiscord,
  channel: string,
  draw: Draw,
  tally: Tally,
  signal: AbortSignal,
): Promise<void> {
  const first = draw(PEOPLE.length);
  const guests = Array.from({ length: AT_A_TABLE }, (_, place) => {
    const id = PEOPLE[(first + place) % PEOPLE.length] ?? ana;
    return new Guest(discord, id, channel);
  });
  await Promise.all(guests.map((guest) => live(guest, draw, tally, signal)));
}

async function live(guest: Guest, draw: Draw, tally: Tally, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const sleeps = draw(40) === 0;
    if (sleeps) tally.slept += 1;
    const rest = sleeps ? draw(SLEEP) : 200 + draw(THINKING);
    await pause(rest, undefined, { signal }).catch(() => undefined);
    try {
      await act(guest, draw, tally);
    } catch (error) {
      // A bot that was just killed answers nobody, and a control may go before it is pressed.
      note(tally, error instanceof Error ? error.message : 'unknown');
    }
  }
}

/** A table of any game; for chips as few as possible, since the same few people sit everywhere. */
function openAny(guest: Guest, draw: Draw): Promise<unknown> {
  const game = pick(draw, ['cockroach', 'cockroach', 'yak', 'jabberwocky', 'anaconda']);
  const pace = pick(draw, ['live', 'live', 'live', 'none']);
  const chips = game === 'anaconda' ? { 'buy-in': 20, hands: 1 + draw(5) } : {};
  const computers = draw(4) === 0 ? { computers: 1 + draw(2) } : {};
  return guest.run([game, 'start'], { pace, ...chips, ...computers });
}

async function act(guest: Guest, draw: Draw, tally: Tally): Promise<void> {
  tally.presses += 1;
  const ready = guest.find('ready');
  if (ready !== undefined && draw(4) > 0) {
    const again = guest.find('buy-in') ?? guest.find('join');
    return press(guest, draw(4) === 0 ? again : ready, draw, tally);
  }
  const lobby = guest.find('join') ?? guest.find('start');
  if (lobby !== undefined && guest.find('hand') === undefined) {
    const start = draw(3) === 0 ? guest.find('start') : undefined;
    return press(guest, start ?? lobby, draw, tally);
  }
  const rematch = guest.find('rematch');
  if (rematch !== undefined && guest.find('hand') === undefined) {
    tally.rematches += 1;
    return press(guest, rematch, draw, tally);
  }
  if (guest.find('hand') === undefined) {
    await openAny(guest, draw);
    return;
  }
  if (draw(300) === 0) return leave(guest, draw, tally);
  if (draw(60) === 0) {
    await guest.run(['table']);
    const choice = pick(draw, ['bring-down', 'mentions-off', 'mentions-on'] as const);
    return press(guest, guest.find(choice), draw, tally);
  }
  const back = draw(2) === 0 ? guest.find('back') : undefined;
  const game = choose(
    guest.controls().filter(({ id }) => id?.kind === 'game'),
    draw,
  );
  return press(guest, back ?? (draw(5) > 0 ? game : undefined) ?? guest.find('hand'), draw, tally);
}

async function leave(guest: Guest, draw: Draw, tally: Tally): Promise<void> {
  tally.left += 1;
  await guest.run(['table']);
  await press(guest, guest.find('ask-leave'), draw, tally);
  await press(guest, guest.find('leave'), draw, tally);
}

async function press(
  guest: Guest,
  placed: Placed | undefined,
  draw: Draw,
  tally: Tally,
): Promise<void> {
  if (placed === undefined) return;
  const { outcome } = await guest.press(placed, chooseValues(placed, draw));
  // A form that is opened and never sent is an answer, too.
  if (outcome.type !== 'answered' && outcome.type !== 'modal') note(tally, outcome.type);
}

function note(tally: Tally, sentence: string): void {
  if (sentence.endsWith('is still deferred.')) {
    tally.acknowledged += 1;
    return;
  }
  const what = sentence.replaceAll(/\d+/g, '…');
  tally.unanswered[what] = (tally.unanswered[what] ?? 0) + 1;
}
