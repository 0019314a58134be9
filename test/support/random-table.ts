/** People who press at random, for soaks: sensible presses mostly, and nonsense in between. */
import { sample } from '../../src/engine/choices.ts';
import type { Draw } from '../../src/engine/random.ts';
import type { Answer, TableReader } from '../../src/tables/api.ts';
import type { RandomBytes } from '../../src/tables/ids.ts';
import type { TableId } from '../../src/tables/types.ts';
import { idOf, PEOPLE, press, type Bench, type Person } from './tables-bench.ts';

/** A stream of numbers that a seed gives again (mulberry32); tests need it repeatable, not fair. */
export function seededDraw(seed: number): Draw {
  let state = seed >>> 0;
  return (bound) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % bound;
  };
}

/** Secrets that a seed gives again. */
export function seededBytes(seed: number): RandomBytes {
  const draw = seededDraw(seed);
  return (count) => Uint8Array.from({ length: count }, () => draw(256));
}

export const pick = <T>(draw: Draw, values: readonly [T, ...T[]]): T =>
  values[draw(values.length)] ?? values[0];

const personAt = (reader: TableReader, seat: number): Person =>
  PEOPLE.find((person) => idOf(person) === reader.info.players[seat]?.user) ?? 'anna';

/** Somebody on turn plays a legal move of those that their seat is offered; undefined where nobody is on turn. */
export function randomMove(bench: Bench, reader: TableReader, draw: Draw): Answer | undefined {
  const [first, ...others] = reader.publicSnapshot()?.turn ?? [];
  if (first === undefined) return undefined;
  const seat = pick(draw, [first, ...others]);
  const mine = reader.seatSnapshot(seat);
  if (mine === undefined || mine.decision === null) return undefined;
  return bench.tables.move(press(personAt(reader, seat)), {
    table: reader.info.id,
    decision: mine.decision,
    move: sample(mine.choices, draw),
  });
}

/** Plays until the table has ended, or until `moves` were made; gives the table as it is then. */
export async function playOn(
  bench: Bench,
  from: TableReader,
  draw: Draw,
  moves = Number.POSITIVE_INFINITY,
): Promise<TableReader> {
  let reader = from;
  for (let made = 0; made < moves && reader.info.status === 'playing'; made += 1) {
    const answer = await randomMove(bench, reader, draw);
    if (answer?.ok !== true) throw new Error('A legal move of somebody on turn was refused.');
    reader = answer.value;
  }
  return reader;
}

/** Any press at all: by anybody, of any kind, at its place or not, with an old decision or nonsense. */
export function randomPress(bench: Bench, reader: TableReader, draw: Draw): Answer {
  const { tables } = bench;
  const id: TableId = reader.info.id;
  const who = pick(draw, PEOPLE);
  const by = press(who, { moderator: draw(20) === 0 });
  const other = idOf(pick(draw, PEOPLE));
  switch (draw(14)) {
    case 0:
      return tables.join(by, id);
    case 1:
      return draw(4) === 0 ? tables.leave(by, id) : tables.join(by, id);
    case 2:
      return tables.start(by, id);
    case 3:
      return draw(6) === 0 ? tables.cancel(by, id) : tables.start(by, id);
    case 4:
      return draw(6) === 0 ? tables.end(by, id) : tables.join(by, id);
    case 5:
      return draw(3) === 0 ? tables.remove(by, id, other) : tables.join(by, id);
    case 6:
      return tables.handOver(by, id, other);
    case 7:
      return tables.rematch(by, id);
    case 8:
      return tables.move(by, { table: id, decision: draw(30), move: nonsense(draw) });
    default:
      return randomMove(bench, reader, draw) ?? tables.start(by, id);
  }
}

function nonsense(draw: Draw): unknown {
  return pick(draw, [
    null,
    'offer',
    { type: 'choose', number: 99 },
    { type: 'offer', card: 'toad', to: 0, claim: 'toad' },
    { type: 'judge', truth: true },
    { __proto__: null, type: 'nod', extra: [] },
    [[]],
  ] as const);
}
