/**
 * `npm run bench:press`: what a press costs our bot and the plain bot, which answers every press at once
 * with a panel of the same size. Both run in processes of their own on the same local Discord, in turns.
 * The presses are recorded ones at many tables: real moves, durable when they are answered.
 *
 *   --games cockroach,yak   some of the games
 *   --rounds 3
 */
import { writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { GAMES } from '../../src/games/index.ts';
import { temporaryFolder } from '../../test/support/temporary-folder.ts';
import { printTable, ratio } from '../report.ts';
import { startPlainOn, startProgramOn } from '../rig/bots.ts';
import { record, type Script } from '../rig/recording.ts';
import { setScene, type Scene } from '../rig/scene.ts';
import { copies, fillDatabase, worldOf } from '../rig/stage.ts';
import { mean, median } from '../statistics.ts';
import { bytesOf, plainScripts, typicalPanel } from './plain.ts';
import { profile, rush, steady, type Rush, type Steady } from './runs.ts';
import { STEPS, type PressStep } from './where.ts';

const { values: given } = parseArgs({
  options: {
    games: { type: 'string', default: GAMES.map(({ id }) => id).join() },
    rounds: { type: 'string', default: '3' },
  },
});
const rounds = Number(given.rounds);

const RECORDED = { tables: 16, presses: 16, seed: 1 } as const;
/** Tables of each part of a run, one after another: no table is pressed more than people would. */
const WARM_UP = 60;
const MEASURED = 80;
const PROFILED = 50;
const STEADY_TABLES = 240;

interface Measured {
  readonly plain: readonly Rush[];
  readonly plainAsMany: readonly Rush[];
  readonly ours: readonly Rush[];
  readonly steady: { readonly plain: readonly Steady[]; readonly ours: readonly Steady[] };
  readonly where: ReadonlyMap<PressStep, number>;
  readonly bytes: number;
}

const folder = temporaryFolder();
const results = new Map<string, Measured>();
try {
  for (const game of given.games.split(',')) results.set(game, await measureGame(game));
} finally {
  folder.remove();
}
report();

async function measureGame(game: string): Promise<Measured> {
  const recording = await record(game, folder, RECORDED);
  const scripts = copies(recording, WARM_UP + MEASURED + PROFILED + STEADY_TABLES);
  const panel = typicalPanel(recording);
  const payload = folder.file(`${game}-panel.json`);
  writeFileSync(payload, JSON.stringify(panel.components));
  const plainly = plainScripts(scripts, panel);
  const database = `${game}-stage.db`;

  const onOurs = async <T>(work: (scene: Scene) => Promise<T>): Promise<T> => {
    fillDatabase(recording, scripts, folder.file(database));
    return on(() =>
      setScene(worldOf(recording, scripts), (discord) =>
        startProgramOn(discord, folder.database(database)),
      ),
    )(work);
  };
  const onPlain = (requests: number) =>
    on(() =>
      setScene(worldOf(recording, plainly), (discord) => startPlainOn(discord, payload, requests)),
    );
  const warm = async (scene: Scene, tables: readonly Script[]): Promise<Rush> => {
    await scene.crowd.rush(tables.slice(0, WARM_UP), 8);
    return rush(scene, tables.slice(WARM_UP, WARM_UP + MEASURED));
  };

  const plain: Rush[] = [];
  const plainAsMany: Rush[] = [];
  const ours: Rush[] = [];
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await onPlain(1)((scene) => warm(scene, plainly)));
    ours.push(await onOurs((scene) => warm(scene, scripts)));
    const requests = median(ours.map((run) => run.requests));
    plainAsMany.push(await onPlain(requests)((scene) => warm(scene, plainly)));
  }
  const late = scripts.slice(WARM_UP + MEASURED);
  const [where, oursSteady] = await onOurs(async (scene) => {
    await warm(scene, scripts);
    const times = await steady(scene, late.slice(PROFILED));
    return [await profile(scene, late.slice(0, PROFILED)), times] as const;
  });
  const plainSteady = await onPlain(1)(async (scene) => {
    await warm(scene, plainly);
    return steady(scene, plainly.slice(WARM_UP + MEASURED + PROFILED));
  });
  const bytes = mean(recording.answers.map(bytesOf));
  return {
    plain,
    plainAsMany,
    ours,
    steady: { plain: plainSteady, ours: oursSteady },
    where,
    bytes,
  };
}

/** A scene for one piece of work; it is taken down whatever happens. */
function on(set: () => Promise<Scene>) {
  return async <T>(work: (scene: Scene) => Promise<T>): Promise<T> => {
    const scene = await set();
    try {
      return await work(scene);
    } finally {
      await scene.close();
    }
  };
}

function report(): void {
  const of = (runs: readonly Rush[], what: keyof Rush) => median(runs.map((run) => run[what]));
  const rows = [...results];
  printTable(
    `Processor time of a press, in microseconds (medians of ${rounds} rounds)`,
    [
      'game',
      'bytes of an answer',
      'plain',
      'ours',
      'ours against plain',
      'requests a press',
      'plain, as many requests',
      'ours against that',
    ],
    rows.map(([game, { plain, plainAsMany, ours, bytes }]) => [
      game,
      bytes,
      of(plain, 'cpu'),
      of(ours, 'cpu'),
      ratio(of(ours, 'cpu') / of(plain, 'cpu')),
      of(ours, 'requests'),
      of(plainAsMany, 'cpu'),
      ratio(of(ours, 'cpu') / of(plainAsMany, 'cpu')),
    ]),
  );
  printTable(
    'Presses a second at saturation, with the local Discord on the other core',
    ['game', 'plain', 'its core busy', 'ours', 'its core busy', 'ours on a whole core'],
    rows.map(([game, { plain, ours }]) => [
      game,
      of(plain, 'perSecond'),
      of(plain, 'busy'),
      of(ours, 'perSecond'),
      of(ours, 'busy'),
      1e6 / of(ours, 'cpu'),
    ]),
  );
  printTable(
    'From a press to its answer, in milliseconds, the local Discord included',
    ['game', 'presses a second', 'answered', 'plain p50', 'plain p99', 'ours p50', 'ours p99'],
    rows.flatMap(
      ([
        game,
        {
          steady: { plain, ours },
        },
      ]) =>
        ours.map(({ rate, answered, p50, p99 }, at) => [
          game,
          rate,
          answered,
          plain[at]?.p50 ?? 0,
          plain[at]?.p99 ?? 0,
          p50,
          p99,
        ]),
    ),
  );
  printTable(
    'Where the time of a press goes, in per cent',
    ['game', ...STEPS],
    rows.map(([game, { where }]) => [
      game,
      ...STEPS.map((step) => ((where.get(step) ?? 0) * 100).toFixed(0)),
    ]),
  );
}
