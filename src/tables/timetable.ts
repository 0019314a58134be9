/** What a running table waits for, and until when. Pure; the doctor's replay gives the same. */
import type { Game } from '../engine/contract.ts';
import { stateOf } from './play.ts';
import { DESERTED_LIFE, reminderAfter, STAND_IN_PAUSE, timeFor } from './pace.ts';
import { isAttended, isPlayedOut, seatsAwaited, seatsRepresented } from './presence.ts';
import type { Countdown, Millis, Table } from './types.ts';

/**
 * The running table `after` an action with its moments set anew where what it waits for has changed,
 * and kept where not: so an outage that was given back is not taken away again by somebody else's
 * press. `at` is the time of the action.
 *
 * - People on turn have a common deadline, by pace and by whether one of them has to compose a move.
 * - A stand-in on turn moves after a pause, while somebody is there to play with.
 * - Without anybody there nothing moves, and the table closes after a day; but a hand with chips is
 *   played to its end then, or at once where all have left for good.
 */
export function timed(game: Game, before: Table, after: Table, at: Millis): Table {
  const { deadline: _d, countdown: _c, standInAt: _s, ...table } = after;
  if (!isAttended(after) && !isPlayedOut(after)) {
    const wasDeserted = before.status === 'playing' && !isAttended(before);
    const deadline = wasDeserted ? before.deadline : at + DESERTED_LIFE;
    return { ...table, ...(deadline === undefined ? {} : { deadline }) };
  }
  const countdown = countdownOf(game, before, after, at);
  const standInAt = standInOf(before, after, at);
  const moments = [countdown?.endsAt, countdown?.remindAt, standInAt].filter(
    (moment) => moment !== undefined,
  );
  return {
    ...table,
    ...(moments.length === 0 ? {} : { deadline: Math.min(...moments) }),
    ...(countdown === undefined ? {} : { countdown }),
    ...(standInAt === undefined ? {} : { standInAt }),
  };
}

/** The same table once those who are still to move were reminded. */
export function reminded(table: Table): Table {
  if (table.countdown === undefined) return table;
  return { ...table, countdown: { endsAt: table.countdown.endsAt } };
}

function countdownOf(game: Game, before: Table, after: Table, at: Millis): Countdown | undefined {
  const awaited = seatsAwaited(after);
  if (awaited.length === 0) return undefined;
  const known = seatsAwaited(before);
  const isNew = awaited.some(
    (seat) => !known.includes(seat) || before.asked[seat] !== after.asked[seat],
  );
  if (!isNew && after.countdown !== undefined) return after.countdown;
  const state = stateOf(game, after);
  const isComposed = awaited.some((seat) => game.isComposed(state, seat));
  const time = timeFor(after.pace, isComposed ? 'composed' : 'simple');
  if (time === undefined) return undefined;
  return { endsAt: at + time, remindAt: at + reminderAfter(time) };
}

function standInOf(before: Table, after: Table, at: Millis): Millis | undefined {
  const represented = seatsRepresented(after);
  if (represented.length === 0) return undefined;
  const known = seatsRepresented(before);
  const isSame =
    represented.length === known.length &&
    represented.every((seat) => known.includes(seat) && before.asked[seat] === after.asked[seat]);
  return isSame && after.standInAt !== undefined ? after.standInAt : at + STAND_IN_PAUSE;
}
