/** Hands of an evening that end as a test wants them: all but one fold when they are asked for chips. */
import type { SeatSnapshot, TableReader } from '../../src/tables/api.ts';
import type { AnacondaTypes, Move } from '../../src/games/anaconda/types.ts';
import type { Agreement, TableId } from '../../src/tables/types.ts';
import { reading } from './absent-play.ts';
import { plainMove } from './chip-screen.ts';
import { evening, personAt, type EveningOptions } from './evenings.ts';
import { accepted, idOf, press, type Bench, type Person } from './tables-bench.ts';

/** More than any hand needs. */
const MOVES_MAX = 200;

/** Plays the hand on the table until it is over. */
export async function handWonBy(bench: Bench, id: TableId, winner: Person): Promise<TableReader> {
  for (let moves = 0; moves < MOVES_MAX; moves += 1) {
    const reader = await reading(bench, id);
    const seat = reader.publicSnapshot()?.turn[0];
    if (reader.info.status !== 'playing' || seat === undefined) return reader;
    const person = personAt(reader, seat);
    const mine = reader.seatSnapshot(seat) as SeatSnapshot<AnacondaTypes> | undefined;
    if (mine?.decision == null) throw new Error(`${person} is not on turn.`);
    const move = moveOf(mine, person === winner);
    await accepted(bench.tables.move(press(person), { table: id, decision: mine.decision, move }));
  }
  throw new Error('The hand does not come to an end.');
}

function moveOf(mine: SeatSnapshot<AnacondaTypes>, wins: boolean): Move {
  const mayFold = mine.choices.some(({ type }) => type === 'fold');
  return mayFold && !wins ? { type: 'fold' } : plainMove({ mine });
}

/** An evening whose first hand `winner` has won, waiting for the next one. */
export async function betweenHands(
  bench: Bench,
  people: readonly Person[] = ['anna', 'ben', 'cleo'],
  options: EveningOptions & { readonly winner?: Person } = {},
): Promise<TableReader> {
  const { winner = people[0] ?? 'anna', ...rest } = options;
  const { info } = await evening(bench, people, rest);
  return handWonBy(bench, info.id, winner);
}

/** Three people play for all their chips, so that somebody has none left; who, the cards decide. */
export async function brokeEvening(
  bench: Bench,
  agreement: Partial<Agreement> = {},
): Promise<{ readonly reader: TableReader; readonly broke: Person; readonly rich: Person }> {
  const people = ['anna', 'ben', 'cleo'] as const;
  let reader = await betweenHands(bench, people, {
    agreement: { buyIn: 20, ...agreement },
    options: { ante: 20 },
  });
  const has = (person: Person) =>
    reader.info.evening?.sitters.find(({ user }) => user === idOf(person))?.stack ?? 0;
  // Three equal hands share the pot, and everything is as it was.
  while (people.every((person) => has(person) > 0)) {
    reader = await accepted(bench.tables.start(press('anna'), reader.info.id));
    reader = await handWonBy(bench, reader.info.id, 'anna');
  }
  const broke = people.find((person) => has(person) === 0);
  const rich = people.find((person) => has(person) > 0);
  if (broke === undefined || rich === undefined) throw new Error('Nobody has lost everything.');
  return { reader, broke, rich };
}
