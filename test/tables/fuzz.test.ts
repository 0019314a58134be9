import { describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/engine/registry.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import { examine } from '../../src/tables/examine.ts';
import type { TableReader } from '../../src/tables/api.ts';
import { PACES } from '../../src/tables/types.ts';
import { isAttended } from '../../src/tables/presence.ts';
import { createDuel } from '../support/duel.ts';
import { pick, randomPress, seededDraw } from '../support/random-table.ts';
import { stored } from '../support/stored.ts';
import { createBench, lobbyOf, type Bench } from '../support/tables-bench.ts';

const PRESSES = 250;
/** Between two presses: none, a stand-in's, or one in which somebody misses a deadline. */
const PAUSES = [0, 0, 0, 2_000, 2_000, 40_000] as const;
const SEEDS = [11, 12, 13, 14, 15, 16];
const registry = createRegistry([cockroach, createDuel()]);

/** What holds of every table at every moment. */
async function expectSound(bench: Bench, reader: TableReader): Promise<void> {
  const { table, log, records } = await stored(bench.storage, reader.info.id);
  const { status, players, asked } = table;
  expect(log).toHaveLength(table.revision);
  expect(new Set(players.map(({ user }) => user)).size).toBe(players.length);
  expect(asked).toHaveLength(players.length);
  expect(table.ending !== undefined).toBe(status === 'over' || status === 'closed');
  const isDeserted = status === 'playing' && !isAttended(table);
  const moments = [table.countdown?.endsAt, table.countdown?.remindAt, table.standInAt];
  const isDue = status === 'lobby' || isDeserted || moments.some((moment) => moment !== undefined);
  expect(table.deadline !== undefined).toBe(isDue);
  if (status !== 'playing') expect(moments).toEqual([undefined, undefined, undefined]);
  expect(asked.some((decision) => decision !== null)).toBe(status === 'playing');
  expect(records).toHaveLength(status === 'over' ? players.length : 0);
  const host = players.find(({ user }) => user === table.host);
  if (status !== 'closed') expect(host).toBeDefined();
  if (status === 'playing') expect(host?.presence).toBe(isDeserted ? 'away' : 'here');
}

describe('people who press at random', () => {
  it.each(SEEDS)('leave sound tables that the doctor finds in order (seed %i)', async (seed) => {
    const bench = createBench();
    const draw = seededDraw(seed);
    await bench.tables.clockwork.start();
    const pace = pick(draw, PACES);
    const game = pick(draw, ['cockroach', 'duel']);
    let reader = await lobbyOf(bench, game, ['anna', 'ben'], { pace });
    let acceptedPresses = 0;
    for (let made = 0; made < PRESSES; made += 1) {
      await bench.clock.advance(pick(draw, PAUSES));
      reader = (await bench.tables.read(reader.info.id)) ?? reader;
      const before = await stored(bench.storage, reader.info.id);
      const answer = await randomPress(bench, reader, draw);
      if (answer.ok) {
        acceptedPresses += 1;
        reader = answer.value;
        await expectSound(bench, reader);
      } else {
        expect(await stored(bench.storage, reader.info.id)).toEqual(before);
      }
    }
    expect(acceptedPresses).toBeGreaterThan(PRESSES / 25);
    const { findings, tables } = await examine(bench.storage, registry);
    expect(findings).toEqual([]);
    expect(tables).toBeGreaterThan(0);
    await bench.tables.clockwork.stop();
  });

  it('leave sound tables also when they all press at once', async () => {
    const bench = createBench();
    const draw = seededDraw(99);
    let reader = await lobbyOf(bench, 'duel', ['anna', 'ben']);
    for (let round = 0; round < 30; round += 1) {
      const at = reader;
      const answers = await Promise.all(
        Array.from({ length: 12 }, () => randomPress(bench, at, draw)),
      );
      reader = answers.findLast((answer) => answer.ok)?.value ?? reader;
      await expectSound(bench, reader);
    }
    expect((await examine(bench.storage, registry)).findings).toEqual([]);
  });
});
