import { beforeEach, describe, expect, it } from 'vitest';
import { list, sample } from '../../src/engine/choices.ts';
import { createRegistry } from '../../src/engine/registry.ts';
import { anaconda } from '../../src/games/anaconda/game.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import { yak } from '../../src/games/yak/game.ts';
import { examine } from '../../src/tables/examine.ts';
import type { TableReader } from '../../src/tables/api.ts';
import { LOBBY_LIFE } from '../../src/tables/pace.ts';
import type { Question } from '../../src/computers/contract.ts';
import type { Thinker } from '../../src/tables/thinking.ts';
import type { Pace, TableId } from '../../src/tables/types.ts';
import { moveFor, reading } from '../support/absent-play.ts';
import { chipsOf } from '../support/evenings.ts';
import { createDuel } from '../support/duel.ts';
import { settle } from '../support/manual-clock.ts';
import { seededBytes, seededDraw } from '../support/random-table.ts';
import { loaded } from '../support/stored.ts';
import {
  accepted,
  createBench,
  GUILD,
  idOf,
  press,
  refusalOf,
  type Bench,
  type BenchOptions,
  type Person,
} from '../support/tables-bench.ts';

const GAMES = [cockroach, yak, anaconda, createDuel()];
const registry = createRegistry(GAMES);
/** Longer than a computer's pause before a move. */
const A_MOMENT = 2_000;

let bench: Bench;
const launch = (options: BenchOptions = {}): void => {
  bench = createBench({ games: GAMES, ...options });
};
beforeEach(() => {
  launch();
});

interface Given {
  readonly count?: number;
  readonly pace?: Pace;
  readonly agreement?: object;
}
const openWith = (game: string, { count = 2, pace = 'live', agreement = {} }: Given = {}) =>
  bench.tables.open(press('anna'), {
    game,
    options: {},
    language: 'en',
    pace,
    agreement,
    computers: { count, level: 'easy' },
  });

async function dealt(game: string, given: Given = {}): Promise<TableReader> {
  const { info } = await accepted(openWith(game, given));
  return accepted(bench.tables.start(press('anna'), info.id));
}

/** Anna moves when she is asked, and computers when their time has come. */
async function playItOut(id: TableId, isAwake = true): Promise<TableReader> {
  await bench.tables.clockwork.start();
  const draw = seededDraw(8);
  for (let step = 0; step < 3_000; step += 1) {
    const reader = await reading(bench, id);
    if (reader.info.status !== 'playing') return reader;
    const seat = reader.seatOf(idOf('anna'));
    const isAsked = seat !== undefined && reader.seatSnapshot(seat)?.decision != null;
    if (isAsked && isAwake) await moveFor(bench, id, 'anna', draw);
    else await bench.clock.advance(isAsked ? 121_000 : A_MOMENT);
  }
  throw new Error('The game does not come to an end.');
}

describe('a table with computers', () => {
  it('opens with as many as were asked for, in seats of their own', async () => {
    const { info } = await accepted(openWith('cockroach', { count: 3 }));
    expect(info.practice).toBe('easy');
    expect(info.players.map(({ name, computer }) => [name, computer])).toEqual([
      ['anna', undefined],
      ['🤖 Bot 1', true],
      ['🤖 Bot 2', true],
      ['🤖 Bot 3', true],
    ]);
  });

  it.each([0, 6, 1.5])('does not open with %d at a game for six', async (count) => {
    expect(await refusalOf(openWith('cockroach', { count }))).toBe('bad-options');
  });

  it('takes more in the lobby, up to the last seat, and lets them go, for the host alone', async () => {
    const { info } = await accepted(openWith('duel', { count: 1 }));
    const add = (person: 'anna' | 'ben') =>
      bench.tables.addComputer(press(person), info.id, 'hard');
    expect(await refusalOf(add('ben'))).toBe('not-host');
    await accepted(add('anna'));
    const full = await accepted(add('anna'));
    expect(full.info).toMatchObject({ practice: 'easy', players: { length: 4 } });
    expect(await refusalOf(add('anna'))).toBe('table-full');
    expect(await refusalOf(bench.tables.join(press('ben'), info.id))).toBe('table-full');
    await accepted(bench.tables.removeComputer(press('anna'), info.id));
    const joined = await accepted(bench.tables.join(press('ben'), info.id));
    expect(joined.info.players.map(({ name }) => name)).toEqual([
      'anna',
      '🤖 Bot 1',
      '🤖 Bot 2',
      'ben',
    ]);
  });

  it('is not hosted by one, and closes with the last person', async () => {
    const { info } = await accepted(openWith('cockroach'));
    await accepted(bench.tables.join(press('ben'), info.id));
    const left = await accepted(bench.tables.leave(press('anna'), info.id));
    expect(left.info.host).toBe(idOf('ben'));
    const handOver = bench.tables.handOver(
      press('ben'),
      info.id,
      left.info.players[0]?.user ?? idOf('gus'),
    );
    expect(await refusalOf(handOver)).toBe('absent');
    const closed = await accepted(bench.tables.leave(press('ben'), info.id));
    expect(closed.info).toMatchObject({ status: 'closed', ending: { how: 'cancelled' } });
  });

  it.each(['cockroach', 'yak', 'duel'])(
    'plays %s to its end, and nothing of it counts',
    async (game) => {
      const { info } = await dealt(game);
      const over = await playItOut(info.id);
      expect(over.info).toMatchObject({ status: 'over', ending: { how: 'finished' } });
      expect(await bench.storage.tableRecords(info.id)).toEqual([]);
      expect(await bench.tables.records(GUILD, idOf('anna'))).toEqual([]);
      expect((await examine(bench.storage, registry)).findings).toEqual([]);
      const moves = (await bench.storage.log(info.id)).flatMap(({ action }) =>
        action.type === 'move' ? [action] : [],
      );
      // By chance nobody may ever ask anna.
      const reasons = new Set(moves.map(({ why }) => why));
      reasons.delete(undefined);
      expect(reasons).toEqual(new Set(['computer']));
    },
  );

  it('goes on for somebody who falls asleep, then rests, and closes after a day', async () => {
    const { info } = await dealt('duel');
    await bench.tables.clockwork.start();
    // Both of the rounds in which everybody chooses are missed.
    await bench.clock.advance(10 * 60_000);
    const asleep = await loaded(bench.storage, info.id);
    expect(asleep.players[0]?.presence).toBe('away');
    await bench.clock.advance(60 * 60_000);
    expect((await loaded(bench.storage, info.id)).revision).toBe(asleep.revision);
    await bench.clock.advance(24 * 60 * 60_000);
    expect((await reading(bench, info.id)).info.ending?.how).toBe('deserted');
  });

  it('is given back the same way by a rematch', async () => {
    const { info } = await dealt('duel', { count: 3 });
    await playItOut(info.id);
    const again = await accepted(bench.tables.rematch(press('anna'), info.id));
    expect(again.info).toMatchObject({ practice: 'easy', players: { length: 4 } });
  });

  it('is given back without the computers that were removed before the first hand', async () => {
    const { info } = await accepted(openWith('anaconda', { count: 4, agreement: { hands: 1 } }));
    await accepted(bench.tables.removeComputer(press('anna'), info.id));
    await accepted(bench.tables.removeComputer(press('anna'), info.id));
    await accepted(bench.tables.start(press('anna'), info.id));
    await playItOut(info.id);
    const again = await accepted(bench.tables.rematch(press('anna'), info.id));
    expect(again.info.players).toHaveLength(3);
  });

  it('adds nothing of theirs to the shuffle', async () => {
    const { info } = await dealt('cockroach');
    const { deal, players } = await loaded(bench.storage, info.id);
    expect(deal.mixedWith).toEqual([players[0]?.joinedWith, 'computer-1', 'computer-2']);
  });
});

describe('chips at a practice table', () => {
  it('are apart: nobody sets any aside, and nothing moves in the ledger', async () => {
    const { info } = await dealt('anaconda', { agreement: { buyIn: 1_000, hands: 2 } });
    expect(await chipsOf(bench, 'anna')).toEqual({ balance: 1_000, staked: 0 });
    const first = await playItOut(info.id);
    expect(first.info.evening).toMatchObject({ isBetweenHands: true, hand: 1 });
    // Computers are always ready, so one person begins the next hand.
    const second = await accepted(bench.tables.ready(press('anna'), info.id));
    expect(second.info.status).toBe('playing');
    const over = await playItOut(info.id);
    expect(over.info.status).toBe('over');
    expect(await bench.storage.tableMovements(info.id)).toEqual([]);
    expect(await chipsOf(bench, 'anna')).toEqual({ balance: 1_000, staked: 0 });
    const examined = await examine(bench.storage, registry);
    expect({ findings: examined.findings, ledger: examined.ledger }).toEqual({
      findings: [],
      ledger: [],
    });
  });

  it('that were set aside go home when the first computer sits down', async () => {
    const request = { game: 'anaconda', options: {}, language: 'en', pace: 'none' } as const;
    const { info } = await accepted(bench.tables.open(press('anna'), request));
    await accepted(bench.tables.join(press('ben'), info.id));
    expect(await chipsOf(bench, 'ben')).toEqual({ balance: 900, staked: 100 });
    await accepted(bench.tables.addComputer(press('anna'), info.id, 'easy'));
    for (const person of ['anna', 'ben'] as const) {
      expect(await chipsOf(bench, person)).toEqual({ balance: 1_000, staked: 0 });
    }
    const started = await accepted(bench.tables.start(press('anna'), info.id));
    expect(started.publicSnapshot()?.public).toMatchObject({ stacks: [99, 99, 99] });
    const examined = await examine(bench.storage, registry);
    expect([examined.findings, examined.ledger]).toEqual([[], []]);
  });
});

describe('a person without chips among computers that have some', () => {
  /** Anna has lost everything to five computers, and the table waits. */
  async function untilAnnaIsBroke(): Promise<TableReader> {
    launch({ games: [anaconda], random: seededBytes(5) });
    const agreement = { buyIn: 20, rebuy: true };
    const { info } = await accepted(
      bench.tables.open(press('anna'), {
        game: 'anaconda',
        options: { ante: 20 },
        language: 'en',
        pace: 'live',
        agreement,
        computers: { count: 5, level: 'easy' },
      }),
    );
    await accepted(bench.tables.start(press('anna'), info.id));
    const reader = await playItOut(info.id);
    expect(stackOf(reader, 'anna')).toBe(0);
    return reader;
  }
  const stackOf = (reader: TableReader, person: Person) =>
    reader.info.evening?.sitters.find(({ user }) => user === idOf(person))?.stack;

  it('is waited for: computers do not play a hand among themselves', async () => {
    const { info } = await untilAnnaIsBroke();
    expect(info.evening).toMatchObject({ isBetweenHands: true, missing: 1 });
    expect(info.evening?.nextHandAt).toBeUndefined();
    expect(await refusalOf(bench.tables.start(press('anna'), info.id))).toBe('too-few');
    const again = await accepted(bench.tables.buyIn(press('anna'), info.id));
    expect(again.info.status).toBe('playing');
  });

  it('ends the evening by not buying in', async () => {
    const { info } = await untilAnnaIsBroke();
    await bench.clock.advance(LOBBY_LIFE);
    expect((await reading(bench, info.id)).info).toMatchObject({
      status: 'over',
      ending: { how: 'expired' },
    });
    expect(bench.logged.filter((line) => line.startsWith('a table could not'))).toEqual([]);
  });
});

describe('what a computer is asked', () => {
  const asked: Question[] = [];
  const thinkerOf =
    (answer: (question: Question) => unknown): Thinker =>
    (question) => {
      asked.push(question);
      return Promise.resolve(answer(question));
    };

  beforeEach(() => {
    asked.length = 0;
  });

  it('is what its seat may know, with everything it was told', async () => {
    launch({ thinker: thinkerOf(({ sight }) => sample(sight.choices, seededDraw(1))) });
    const { info } = await dealt('duel', { count: 1 });
    const { state } = await loaded(bench.storage, info.id);
    await bench.tables.clockwork.start();
    await bench.clock.advance(A_MOMENT);
    const [question] = asked;
    const cards = state !== undefined && 'cards' in (state as object) ? state : undefined;
    expect(question).toMatchObject({
      game: 'duel',
      level: 'easy',
      sight: { seats: 2, view: { seat: 1, private: { chosen: null } }, options: { bonus: 0 } },
    });
    const own = (cards as { readonly cards: readonly string[] }).cards[1];
    expect(question?.sight.events).toContainEqual({ type: 'dealt', card: own });
    expect(JSON.stringify(question?.sight.events)).not.toContain(
      JSON.stringify((cards as { readonly cards: readonly string[] }).cards[0]),
    );
  });

  it.each([
    ['nothing', () => undefined],
    ['nonsense', () => ({ type: 'fly' })],
    ['a move that is not open to it', () => ({ type: 'choose', number: 99 })],
  ])('may be answered with %s: the safe move is made', async (_what, answer) => {
    launch({ thinker: thinkerOf(answer) });
    const { info } = await dealt('duel');
    expect((await playItOut(info.id)).info.status).toBe('over');
    expect(asked.length).toBeGreaterThan(5);
  });

  it('is left out where the table has moved on meanwhile', async () => {
    let release = (): void => undefined;
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    launch({
      thinker: async ({ sight }) => {
        await waiting;
        return list(sight.choices, 1)[0];
      },
    });
    const { info } = await dealt('duel', { count: 1 });
    await bench.tables.clockwork.start();
    await bench.clock.advance(A_MOMENT);
    // Anna is answered while the computer still thinks, and ends the game.
    await accepted(bench.tables.end(press('anna'), info.id));
    const { revision } = await loaded(bench.storage, info.id);
    release();
    await settle();
    expect((await loaded(bench.storage, info.id)).revision).toBe(revision);
  });

  it('is the easy level for the seat of somebody away, but not where chips are at stake', async () => {
    launch({ thinker: thinkerOf(({ sight }) => sample(sight.choices, seededDraw(1))) });
    await bench.tables.clockwork.start();
    const request = { options: {}, language: 'en', pace: 'live' } as const;
    for (const game of ['duel', 'anaconda']) {
      const { info } = await accepted(bench.tables.open(press('anna'), { ...request, game }));
      for (const person of ['ben', 'cleo'] as const) {
        await accepted(bench.tables.join(press(person), info.id));
      }
      await accepted(bench.tables.start(press('anna'), info.id));
      await accepted(bench.tables.leave(press('ben'), info.id));
      await bench.clock.advance(A_MOMENT);
      await accepted(bench.tables.end(press('gus', { moderator: true }), info.id));
    }
    expect(new Set(asked.map(({ game, level }) => `${game} ${level}`))).toEqual(
      new Set(['duel easy']),
    );
  });
});
