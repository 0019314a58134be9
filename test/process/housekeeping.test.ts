import { afterEach, beforeEach, expect, it } from 'vitest';
import { LocalDiscord } from '../../src/local/local-discord.ts';
import { createLog } from '../../src/log.ts';
import { startProgram, type Program } from '../../src/main.ts';
import { openForInspection } from '../../src/storage/sqlite/inspect.ts';
import { GAMES } from '../../src/games/index.ts';
import { daysLater } from '../support/clearing.ts';
import { HURRIED } from '../support/hurried.ts';
import { createManualClock } from '../support/manual-clock.ts';
import { RETENTION } from '../support/retention.ts';
import { doctorSays } from '../support/stored-table.ts';
import { createBench, gameOf, OTHER_CHANNEL, press } from '../support/tables-bench.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const A_MINUTE = 60_000;
const TOKEN = 'local.test.token';

let folder: TemporaryFolder;
let discord: LocalDiscord;
let program: Program | undefined;
beforeEach(async () => {
  folder = temporaryFolder();
  discord = await LocalDiscord.start({ port: 0, token: TOKEN });
});
afterEach(async () => {
  await program?.stop();
  await discord.close();
  folder.remove();
});

it('The program clears away by itself what ended long ago, and leaves what goes on.', async () => {
  const databaseUrl = folder.database();
  const clock = createManualClock();
  const bench = createBench({ url: databaseUrl, games: GAMES, clock });
  const { info: over } = await gameOf(bench, 'cockroach', ['anna', 'ben']);
  await bench.tables.end(press('anna'), over.id);
  const elsewhere = { channel: OTHER_CHANNEL };
  const { info: living } = await gameOf(bench, 'yak', ['anna', 'ben'], elsewhere);
  await bench.storage.close();
  clock.leap(daysLater(0, RETENTION.tableDays));

  const logged: string[] = [];
  program = await startProgram(
    {
      discordToken: TOKEN,
      discordApiUrl: discord.restUrl,
      databaseUrl,
      port: 0,
      retention: RETENTION,
      logLevel: 'info',
      production: false,
    },
    {
      log: createLog({ logLevel: 'info' }, { write: (line) => void logged.push(line) }),
      onFatal: (reason) => {
        throw new Error(reason);
      },
      pressAllowance: HURRIED,
      tablesClock: clock,
    },
  );
  await clock.advance(2 * A_MINUTE);

  const { storage } = openForInspection(databaseUrl);
  expect(await storage.load(over.id)).toBeUndefined();
  expect(await storage.wasCleared(over.id)).toBe(true);
  expect((await storage.load(living.id))?.status).toBe('playing');
  await storage.close();
  expect(logged.filter((line) => line.includes('has been cleared'))).toHaveLength(1);
  expect((await doctorSays(databaseUrl)).at(-1)).toBe('All is well.');
});
