/** Evenings of Anaconda at tables, and what holds of their chips at every moment. */
import { expect } from 'vitest';
import { sample } from '../../src/engine/choices.ts';
import type { Draw } from '../../src/engine/random.ts';
import { createRegistry } from '../../src/engine/registry.ts';
import { anaconda } from '../../src/games/anaconda/game.ts';
import type { TableReader } from '../../src/tables/api.ts';
import { examine } from '../../src/tables/examine.ts';
import type { Agreement, Pace, TableId } from '../../src/tables/types.ts';
import { seededBytes } from './random-table.ts';
import { loaded } from './stored.ts';
import {
  accepted,
  createBench,
  GUILD,
  idOf,
  PEOPLE,
  press,
  type Bench,
  type BenchOptions,
  type Person,
} from './tables-bench.ts';

export const GRANT = 1_000;

/** The same deals each time, so that a test that needs a certain hand does not depend on chance. */
export function eveningBench({ seed = 1, ...options }: EveningBenchOptions = {}): Bench {
  return createBench({ games: [anaconda], random: seededBytes(seed), ...options });
}

export interface EveningBenchOptions extends BenchOptions {
  readonly seed?: number;
}

export interface EveningOptions {
  readonly pace?: Pace;
  readonly agreement?: Partial<Agreement>;
  readonly options?: Readonly<Record<string, unknown>>;
}

/** A lobby of these people, the first being host. */
export async function eveningLobby(
  bench: Bench,
  [host = 'anna', ...others]: readonly Person[],
  { pace = 'none', agreement = {}, options = {} }: EveningOptions = {},
): Promise<TableReader> {
  const request = { game: 'anaconda', options, language: 'en', pace, agreement } as const;
  let reader = await accepted(bench.tables.open(press(host), request));
  for (const person of others) {
    reader = await accepted(bench.tables.join(press(person), reader.info.id));
  }
  return reader;
}

/** The same with the first hand dealt. */
export async function evening(
  bench: Bench,
  people: readonly Person[],
  options: EveningOptions = {},
): Promise<TableReader> {
  const { info } = await eveningLobby(bench, people, options);
  return accepted(bench.tables.start(press(people[0] ?? 'anna'), info.id));
}

export function personAt(reader: TableReader, seat: number): Person {
  const person = PEOPLE.find((one) => idOf(one) === reader.info.players[seat]?.user);
  if (person === undefined) throw new Error(`Nobody sits at ${seat}.`);
  return person;
}

/** The first seat on turn, or the one given, makes the move that `choose` says, or any legal one. */
export async function moveNext(
  bench: Bench,
  reader: TableReader,
  draw: Draw,
  choose: (types: readonly string[]) => string | undefined = () => undefined,
  seat: number | undefined = reader.publicSnapshot()?.turn[0],
): Promise<TableReader> {
  const mine = seat === undefined ? undefined : reader.seatSnapshot(seat);
  if (seat === undefined || mine?.decision == null) throw new Error('Nobody is on turn.');
  const wanted = choose(mine.choices.map(({ type }) => type));
  const choices = mine.choices.filter(({ type }) => wanted === undefined || type === wanted);
  return accepted(
    bench.tables.move(press(personAt(reader, seat)), {
      table: reader.info.id,
      decision: mine.decision,
      move: sample(choices, draw),
    }),
  );
}

/** Nobody bets, and nobody folds. */
export const meekly = (types: readonly string[]): string | undefined =>
  types.find((type) => type === 'check' || type === 'call');

/** Until the hand is over; by default by any legal moves. */
export async function playHand(
  bench: Bench,
  from: TableReader,
  draw: Draw,
  choose?: (types: readonly string[]) => string | undefined,
): Promise<TableReader> {
  let reader = from;
  while (reader.info.status === 'playing') reader = await moveNext(bench, reader, draw, choose);
  return reader;
}

/** Somebody's chips, at tables and not. */
export async function chipsOf(bench: Bench, person: Person) {
  const { balance, staked } = await bench.storage.holdings(GUILD, idOf(person), bench.clock.now());
  return { balance, staked };
}

/** What each of these people has at the table. */
export async function stacksAt(
  bench: Bench,
  id: TableId,
): Promise<Readonly<Record<string, number>>> {
  const { chips } = await loaded(bench.storage, id);
  const sitters = chips?.sitters ?? [];
  return Object.fromEntries(sitters.map(({ user, stack }) => [nameOf(user), stack]));
}

function nameOf(user: string): string {
  return PEOPLE.find((person) => idOf(person) === user) ?? user;
}

/** The doctor finds nothing, neither at tables nor in the ledger, and no chip was made or lost. */
export async function expectChipsAddUp(
  bench: Bench,
  people: readonly Person[] = PEOPLE,
): Promise<void> {
  const { findings, ledger } = await examine(bench.storage, createRegistry([anaconda]));
  expect({ findings, ledger }).toEqual({ findings: [], ledger: [] });
  const held = await Promise.all(people.map((person) => chipsOf(bench, person)));
  const sum = held.reduce((total, { balance, staked }) => total + balance + staked, 0);
  expect(sum).toBe(GRANT * people.length);
}
