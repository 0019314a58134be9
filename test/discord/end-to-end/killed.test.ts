import { randomBytes } from 'node:crypto';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { runDoctor } from '../../../src/cli/database/doctor.ts';
import { createRegistry } from '../../../src/engine/registry.ts';
import { GAMES } from '../../../src/games/index.ts';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { LocalDiscord } from '../../../src/local/local-discord.ts';
import { createLog } from '../../../src/log.ts';
import type { Storage } from '../../../src/storage/port.ts';
import { openStorage } from '../../../src/storage/sqlite/storage.ts';
import { systemClock } from '../../../src/tables/clock.ts';
import { createTables, type TablesService } from '../../../src/tables/service.ts';
import type { UserId } from '../../../src/tables/types.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { startChild, type Child } from '../../support/child.ts';
import { playOnce, playToTheEnd, readTable, startTable } from '../../support/table-play.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporary-folder.ts';

const STEPS = ['received', 'committed', 'answered', 'edited'] as const;
/** The press of each life that its process does not survive. */
const LAST_PRESS = 4;
const TOKEN = 'local.test.token';
const PEOPLE = [defaultIds.ana, defaultIds.zoe, defaultIds.juergen];

let folder: TemporaryFolder;
let discord: LocalDiscord;
let storage: Storage;
let tables: TablesService;
let child: Child | undefined;

beforeEach(async () => {
  folder = temporaryFolder();
  discord = await LocalDiscord.start({ port: 0, token: TOKEN, rateLimits: false });
});

afterEach(async () => {
  await child?.kill();
  await discord.close();
  await storage.close();
  folder.remove();
});

/** Starts the program; with a step, it dies there. */
async function live(step = '', count = 0): Promise<Child> {
  child = startChild(
    'bot.child.ts',
    discord.restUrl,
    TOKEN,
    folder.database(),
    step,
    String(count),
  );
  await child.sees(/^ready$/);
  return child;
}

it('a game is played to its end though the process is killed at every named step of a press', async () => {
  const draw = seededDraw('killed');
  const first = await live();
  // The test looks into the same file to know whose turn it is; it changes nothing there.
  storage = openStorage(folder.database(), { exclusive: false });
  const registry = createRegistry(GAMES);
  const log = createLog({ logLevel: 'silent' });
  tables = createTables({ storage, registry, clock: systemClock, random: randomBytes, log });
  const table = await startTable({ discord, tables }, defaultIds.lounge, PEOPLE);
  const id = (await readTable(table))?.info.id;
  if (id === undefined) throw new Error('The game did not start.');
  const { deal } = (await storage.load(id)) ?? {};
  await first.kill();

  for (const step of STEPS) {
    const life = await live(step, LAST_PRESS);
    const process = { isAlive: true };
    void life.ended.then(() => (process.isAlive = false));
    let answered = (await readTable(table))?.info.revision ?? 0;
    for (let presses = 0; presses < 100 && process.isAlive; presses += 1) {
      try {
        if (!(await playOnce(table, draw))) break;
        answered = (await readTable(table))?.info.revision ?? answered;
      } catch {
        // The press that the process did not survive.
        await life.ended;
      }
    }
    expect(process.isAlive, `died at "${step}"`).toBe(false);
    const after = await storage.load(id);
    expect(after?.revision).toBeGreaterThanOrEqual(answered);
    expect(after?.deal).toEqual(deal);
  }

  await live();
  await playToTheEnd(table, draw);
  const doctor = await runDoctor(
    { args: ['--database', folder.database()], environment: {} },
    GAMES,
  );
  expect(doctor.exitCode, doctor.lines.join('\n')).toBe(0);
  const entries = await storage.log(id);
  expect(entries.filter(({ action }) => action.type === 'start')).toHaveLength(1);
  expect(entries.map(({ revision }) => revision)).toEqual(entries.map((_, index) => index + 1));
  for (const user of PEOPLE) {
    const [record] = await storage.records(
      defaultIds.guild as Parameters<Storage['records']>[0],
      user as UserId,
    );
    expect(record?.played).toBe(1);
  }
  await expect.poll(() => table.guests[0]?.find('rematch'), { timeout: 5_000 }).toBeDefined();
}, 240_000);
