/**
 * `npm run bench:tables`: whether it matters how many tables are running, or in how many servers the bot
 * is: the time of a press, memory, and the time from the start of the program to its first answer. The
 * tables are copies of recorded ones, at all stages of their game and each with a deadline; the presses
 * are the same in every row, one at a time.
 *
 *   --game cockroach
 *   --rounds 3
 */
import { parseArgs } from 'node:util';
import type { SavedWorld } from '../../src/local/world/saved.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { printTable, ratio } from '../report.ts';
import { startProgramOn } from '../rig/bots.ts';
import { record, type Script } from '../rig/recording.ts';
import { setScene } from '../rig/scene.ts';
import { copies, fillDatabase, worldOf } from '../rig/stage.ts';
import { median, quantile } from '../statistics.ts';
import { firstAnswer, visit, type Visited } from './visits.ts';

const { values: given } = parseArgs({
  options: {
    game: { type: 'string', default: 'cockroach' },
    rounds: { type: 'string', default: '3' },
  },
});
/** No fewer than are pressed. */
const FEW = 80;
const COUNTS = [FEW, 1_000, 10_000] as const;
const SERVERS = [1, 10_000] as const;
/** Tables that are pressed before anything is measured; they are at play, too. */
const WARM_UP = 60;
/** How often each table is pressed: everybody opens their hand, then come moves. */
const PRESSES_A_VISIT = 10;
const MEGABYTE = 2 ** 20;

interface Row extends Visited {
  readonly startMs: number;
  /** Bytes of the process after a collection of garbage, after the start and after all presses. */
  readonly idle: number;
  readonly used: number;
  readonly heap: number;
}

const folder = temporaryFolder();
try {
  const recording = await record(given.game, folder, { tables: 16, presses: 16, seed: 1 });
  const warmUp = copies(recording, WARM_UP);
  const database = 'tables.db';
  const file = folder.file(database);

  const measure = async (count: number): Promise<Row> => {
    const running = copies(recording, count, WARM_UP);
    const visited = spread(running, FEW).map((script) => ({
      ...script,
      actions: script.actions.slice(0, PRESSES_A_VISIT),
    }));
    fillDatabase(recording, [...warmUp, ...running], file);
    const world = worldOf(recording, [...warmUp, ...running]);
    const scene = await setScene(world, (discord) =>
      startProgramOn(discord, folder.database(database)),
    );
    try {
      const [first, ...others] = warmUp;
      if (first === undefined) throw new Error('Nothing to press.');
      const startMs = await firstAnswer(scene, first);
      const idle = await scene.bot.memory();
      await scene.crowd.rush(others, 8);
      const pressed = await visit(scene, visited);
      const used = await scene.bot.memory();
      return { ...pressed, startMs, idle: idle.rss, used: used.rss, heap: used.heapUsed };
    } finally {
      await scene.close();
    }
  };

  const rows = new Map<number, Row[]>(COUNTS.map((count) => [count, []]));
  for (let round = 0; round < Number(given.rounds); round += 1) {
    for (const count of COUNTS) rows.get(count)?.push(await measure(count));
  }
  const of = (count: number, what: (row: Row) => number) =>
    median((rows.get(count) ?? []).map(what));
  const cpu = ({ cpu: microseconds }: Row) => microseconds;
  const p50 = ({ times }: Row) => quantile(times, 0.5);
  printTable(
    `Running tables of ${given.game} (medians of ${given.rounds} rounds)`,
    [
      'running tables',
      'µs of processor a press',
      `against ${FEW}`,
      'ms a press (p50)',
      `against ${FEW}`,
      'p99',
      'MB after the start',
      'MB after the presses',
      'heap, MB',
      's from start to first answer',
    ],
    COUNTS.map((count) => [
      count,
      of(count, cpu),
      ratio(of(count, cpu) / of(FEW, cpu)),
      of(count, p50),
      ratio(of(count, p50) / of(FEW, p50)),
      of(count, ({ times }) => quantile(times, 0.99)),
      of(count, ({ idle }) => idle / MEGABYTE),
      of(count, ({ used }) => used / MEGABYTE),
      of(count, ({ heap }) => heap / MEGABYTE),
      of(count, ({ startMs }) => startMs / 1e3),
    ]),
  );

  const servers: (readonly [number, number, number])[] = [];
  for (const count of SERVERS) {
    fillDatabase(recording, warmUp, file);
    const scene = await setScene(inServers(worldOf(recording, warmUp), count), (discord) =>
      startProgramOn(discord, folder.database(database)),
    );
    try {
      await scene.allConnected();
      const { rss, heapUsed } = await scene.bot.memory();
      servers.push([count, rss / MEGABYTE, heapUsed / MEGABYTE]);
    } finally {
      await scene.close();
    }
  }
  printTable('Idle in so many servers', ['servers', 'MB resident', 'heap, MB'], servers);
} finally {
  folder.remove();
}

/** So many of them, at equal distances. */
function spread(scripts: readonly Script[], count: number): readonly Script[] {
  return Array.from({ length: count }, (_, number) => {
    // Neighbours are copies of one recorded table after another, which must come in turn here as well.
    const block = Math.floor((number * (scripts.length - count)) / count / 16) * 16;
    const script = scripts[block + number];
    if (script === undefined) throw new Error('The tables are too few.');
    return script;
  });
}

/** The same world with the bot in so many servers; of the added ones it is the only member. */
function inServers(world: SavedWorld, count: number): SavedWorld {
  const [pattern] = world.guilds;
  if (pattern === undefined) throw new Error('The world has no server.');
  const members = pattern.members.filter(({ userId }) => userId === world.applicationId);
  const others = Array.from({ length: count - 1 }, (_, number) => ({
    ...pattern,
    // Bit 22 and above say to which connection a server belongs.
    id: String(1_100_000_000_000_000_000n + (BigInt(number) << 22n)),
    members,
  }));
  return { ...world, guilds: [pattern, ...others] };
}
