/** Evenings on a bench: hands of Anaconda that end as soon as all but one have folded. */
import type { SeatSnapshot, TableReader } from '../../src/tables/api.ts';
import { anaconda } from '../../src/games/anaconda/game.ts';
import type { AnacondaTypes, Move } from '../../src/games/anaconda/types.ts';
import type { Agreement, Pace, TableId } from '../../src/tables/types.ts';
import { reading } from './absent-play.ts';
import { plainMove } from './chip-screen.ts';
import {
  accepted,
  createBench,
  idOf,
  PEOPLE,
  press,
  type Bench,
  type BenchOptions,
  type Person,
} from './tables-bench.ts';

/** More than any hand needs. */
const MOVES_MAX = 200;

export interface EveningOptions extends Partial<Agreement> {
  readonly pace?: Pace;
  /** Of everybody, in each hand. */
  readonly ante?: number;
}

export function createEveningBench(options: BenchOptions = {}): Bench {
  return createBench({ games: [anaconda], ...options });
}

/** A lobby of these people in order, the first being host. */
export async function eveningLobby(
  { tables }: Pick<Bench, 'tables'>,
  [host = 'anna', ...others]: readonly Person[],
  { pace = 'none', ante = 1, ...agreement }: EveningOptions = {},
): Promise<TableReader> {
  const request = { game: 'anaconda', options: { ante }, language: 'en', pace, agreement } as const;
  let reader = await accepted(tables.open(press(host), request));
  for (const person of others) reader = await accepted(tables.join(press(person), reader.info.id));
  return reader;
}

/** The same with the first hand dealt. */
export async function evening(
  bench: Pick<Bench, 'tables'>,
  people: readonly Person[],
  options: EveningOptions = {},
): Promise<TableReader> {
  const { info } = await eveningLobby(bench, people, options);
  return accepted(bench.tables.start(press(people[0] ?? 'anna'), info.id));
}

/** Plays the hand on the table until it is over: whoever is not `winner` folds when asked for chips. */
export async function playHand(bench: Bench, id: TableId, winner: Person): Promise<TableReader> {
  for (let moves = 0; moves < MOVES_MAX; moves += 1) {
    const reader = await reading(bench, id);
    const seat = reader.publicSnapshot()?.turn[0];
    if (reader.info.status !== 'playing' || seat === undefined) return reader;
    const person = personAt(reader, seat);
    const mine = reader.seatSnapshot(seat) as SeatSnapshot<AnacondaTypes> | undefined;
    if (mine?.decision == null) throw new Error(`${person} is not on turn.`);
    await accepted(
      bench.tables.move(press(person), {
        table: id,
        decision: mine.decision,
        move: moveOf(mine, person === winner),
      }),
    );
  }
  throw new Error('The hand does not come to an end.');
}

function moveOf(mine: SeatSnapshot<AnacondaTypes>, wins: boolean): Move {
  const mayFold = mine.choices.some(({ type }) => type === 'fold');
  return mayFold && !wins ? { type: 'fold' } : plainMove({ mine });
}

export function personAt({ info }: TableReader, seat: number): Person {
  const person = PEOPLE.find((one) => idOf(one) === info.players[seat]?.user);
  if (person === undefined) throw new Error(`Nobody sits at ${seat}.`);
  return person;
}

/** An evening whose first hand `winner` has won, waiting for the next one. */
export async function betweenHands(
  bench: Bench,
  people: readonly Person[],
  options: EveningOptions & { readonly winner?: Person } = {},
): Promise<TableReader> {
  const { winner = people[0] ?? 'anna', ...rest } = options;
  const { info } = await evening(bench, people, rest);
  return playHand(bench, info.id, winner);
}

/** Three people play for all their chips, so that somebody has none left; who, the cards decide. */
export async function brokeEvening(
  bench: Bench,
  options: Omit<EveningOptions, 'ante' | 'buyIn'> = {},
): Promise<{ readonly reader: TableReader; readonly broke: Person; readonly rich: Person }> {
  const people = ['anna', 'ben', 'cleo'] as const;
  let reader = await betweenHands(bench, people, { ...options, ante: 20, buyIn: 20 });
  const has = (person: Person) =>
    reader.info.evening?.sitters.find(({ user }) => user === idOf(person))?.stack ?? 0;
  // Three equal hands share the pot, and everything is as it was.
  while (people.every((person) => has(person) > 0)) {
    reader = await accepted(bench.tables.start(press('anna'), reader.info.id));
    reader = await playHand(bench, reader.info.id, 'anna');
  }
  const broke = people.find((person) => has(person) === 0);
  const rich = people.find((person) => has(person) > 0);
  if (broke === undefined || rich === undefined) throw new Error('Nobody has lost everything.');
  return { reader, broke, rich };
}
