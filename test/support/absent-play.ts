/** Plays games in which stand-ins take part: people move by chance, the others as the clock goes on. */
import { seatsAwaited } from '../../src/tables/presence.ts';
import type { Draw } from '../../src/engine/random.ts';
import type { TableReader } from '../../src/tables/api.ts';
import type { TableId } from '../../src/tables/types.ts';
import { sample } from '../../src/engine/choices.ts';
import { loaded } from './stored.ts';
import { accepted, idOf, PEOPLE, press, type Bench, type Person } from './tables-bench.ts';

const STEPS_MAX = 2_000;
/** Longer than a stand-in's pause, and too short for anybody to be reminded. */
const A_MOMENT = 2_000;

export async function reading(
  { tables }: Pick<Bench, 'tables'>,
  id: TableId,
): Promise<TableReader> {
  const reader = await tables.read(id);
  if (reader === undefined) throw new Error('The table is gone.');
  return reader;
}

/** Somebody's random legal move. */
export async function moveFor(
  bench: Bench,
  id: TableId,
  person: Person,
  draw: Draw,
): Promise<TableReader> {
  const reader = await reading(bench, id);
  const seat = reader.seatOf(idOf(person));
  const mine = seat === undefined ? undefined : reader.seatSnapshot(seat);
  if (mine?.decision == null) throw new Error(`${person} is not on turn.`);
  const { channel } = reader.info;
  const move = { table: id, decision: mine.decision, move: sample(mine.choices, draw) };
  return accepted(bench.tables.move(press(person, { channel }), move));
}

/** Who of those that are there is on turn. */
export async function awaited(bench: Bench, id: TableId): Promise<readonly Person[]> {
  const table = await loaded(bench.storage, id);
  return seatsAwaited(table).flatMap((seat) =>
    PEOPLE.filter((person) => idOf(person) === table.players[seat]?.user),
  );
}

/** Until the table has ended, or until `isEnough`; the clockwork of the bench has to run. */
export async function playWithStandIns(
  bench: Bench,
  id: TableId,
  draw: Draw,
  isEnough: (reader: TableReader) => boolean = () => false,
): Promise<TableReader> {
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const reader = await reading(bench, id);
    if (reader.info.status !== 'playing' || isEnough(reader)) return reader;
    const [next] = await awaited(bench, id);
    if (next === undefined) await bench.clock.advance(A_MOMENT);
    else await moveFor(bench, id, next, draw);
  }
  throw new Error('The game does not come to an end.');
}
