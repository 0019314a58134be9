import { existsSync, readdirSync, writeFileSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalDiscord } from '../../src/local/local-discord.ts';
import { openStorage } from '../../src/storage/sqlite/storage.ts';
import { startNode } from '../support/node-process.ts';
import { tamper } from '../support/raw-database.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const LONG = 180_000;
const TOKEN = 'start-up.test.token';

interface Refused {
  readonly code: number | null;
  readonly output: string;
}

describe('the program refuses to start, says what to do, and ends with 1', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  /** Starts the program in the folder and waits for its end. */
  async function start(env: Readonly<Record<string, string>>): Promise<Refused> {
    const program = startNode('../../src/main.ts', { cwd: folder.path, env });
    const { code } = await program.ended;
    return { code, output: program.output() };
  }

  function expectRefused({ code, output }: Refused, sentence: string): void {
    expect(output).toContain(sentence);
    // What an operator can mend is told in words: no stack, no complaint in the log.
    expect(output).not.toMatch(/^ {4}at |"level":(?:40|50|60)/m);
    expect(code).toBe(1);
  }

  it(
    'in production without a token, and makes no file',
    async () => {
      const refused = await start({ NODE_ENV: 'production' });
      expectRefused(refused, 'Put the token of your bot into DISCORD_TOKEN');
      expect(readdirSync(folder.path)).toEqual([]);
    },
    LONG,
  );

  it(
    'where variables cannot be used, each by its name; a real one wins over that of .env',
    async () => {
      const lines = ['PORT=anchor', 'LOG_LEVEL=chatty', 'DATABASE_URL=postgres://db', ''];
      writeFileSync(path.join(folder.path, '.env'), lines.join('\n'));
      const refused = await start({
        LOG_LEVEL: 'info',
        DISCORD_API_URL: 'discord.com',
        DISCORD_TOKEN: 'Bot of mine',
        NODE_ENV: 'fast',
      });
      expectRefused(refused, 'The environment cannot be used');
      const names = [...refused.output.matchAll(/^ {2}([A-Z_]+): \w/gm)].map(([, name]) => name);
      expect(names.sort()).toEqual([
        'DATABASE_URL',
        'DISCORD_API_URL',
        'DISCORD_TOKEN',
        'NODE_ENV',
        'PORT',
      ]);
      expect(refused.output).not.toContain('of mine');
    },
    LONG,
  );

  it(
    'where Discord refuses the token, without showing it',
    async () => {
      const discord = await LocalDiscord.start({ port: 0, token: TOKEN });
      try {
        const wrong = 'wrong.secret.token';
        const env = { DISCORD_TOKEN: wrong, DISCORD_API_URL: discord.restUrl };
        const refused = await start({ ...env, DATABASE_URL: 'file:./here.db' });
        expectRefused(refused, 'Discord refuses the token.');
        expect(refused.output).not.toContain(wrong);
        expect(existsSync(path.join(folder.path, 'here.db-wal'))).toBe(false);
      } finally {
        await discord.close();
      }
    },
    LONG,
  );

  it(
    'where Discord cannot be reached',
    async () => {
      const env = { DISCORD_TOKEN: TOKEN, DISCORD_API_URL: `http://127.0.0.1:${await freePort()}` };
      expectRefused(await start(env), 'Discord cannot be reached');
    },
    LONG,
  );

  it(
    'beside another process on the same database',
    async () => {
      const storage = openStorage(folder.database('local.db'));
      try {
        const refused = await start({ DATABASE_URL: 'file:./local.db', PORT: '0' });
        expectRefused(refused, 'already in use by another process of Humbug');
      } finally {
        await storage.close();
      }
    },
    LONG,
  );

  it(
    'on a database of a newer version, and leaves it alone',
    async () => {
      await openStorage(folder.database()).close();
      const insert = 'insert into __drizzle_migrations (hash, created_at) values (?, ?)';
      tamper(folder.database(), insert, 'of tomorrow', Date.UTC(2100, 0, 1));
      const refused = await start({ DATABASE_URL: 'file:./humbug.db', PORT: '0' });
      expectRefused(refused, 'written by a newer version of Humbug');
    },
    LONG,
  );

  it(
    'where the port of the page is taken',
    async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await new Promise((resolve) => other.once('listening', resolve));
      const { port } = other.address() as AddressInfo;
      try {
        expectRefused(await start({ PORT: String(port) }), `Port ${port} is taken`);
        expect(existsSync(path.join(folder.path, 'data', 'local.db-wal'))).toBe(false);
      } finally {
        other.close();
      }
    },
    LONG,
  );

  it(
    'where the file of the local Discord is broken',
    async () => {
      await openStorage(folder.database('local.db')).close();
      writeFileSync(path.join(folder.path, 'local-discord.json'), '{"version":');
      const refused = await start({ DATABASE_URL: 'file:./local.db', PORT: '0' });
      expectRefused(refused, 'to begin with an empty local Discord');
    },
    LONG,
  );
});

/** A port on which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}
