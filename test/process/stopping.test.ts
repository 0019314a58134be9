import { existsSync, statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { WebSocket } from 'ws';
import { CREATURES } from '../../src/games/cockroach/types.ts';
import { LocalDiscord } from '../../src/local/local-discord.ts';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { seededDraw } from '../conformance/seeded.ts';
import { startNode, type NodeProcess } from '../support/node-process.ts';
import { tokenOf } from '../support/interaction-token.ts';
import { doctorSays, storedTable } from '../support/stored-table.ts';
import { Guest } from '../support/table-driver.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';
import { mortalCockroach } from './games/cockroach.ts';
import { playMortalGame, type PlayableBot } from './mortal-play.ts';

const { ana, zoe, sakura, lounge } = defaultIds;
const LONG = 300_000;
/** A machine that does much else takes its time over loading a program. */
const STARTS_WITHIN = 90_000;
/** What issue 2 allows between the signal and the end. */
const STOPS_WITHIN = 5_000;
/** The program answers a person who goes on faster than by hand with nothing but an acknowledgement. */
const BY_HAND_WITHIN = 120;
/** How long Discord takes over each answer while the bot is told to stop. */
const SLOW_ANSWER = 700;

describe('the program, asked to stop', () => {
  let folder: TemporaryFolder;
  let discord: LocalDiscord;
  let program: NodeProcess;
  let databaseUrl: string;
  beforeEach(async () => {
    folder = temporaryFolder();
    databaseUrl = folder.database(path.join('deep', 'data', 'humbug.db'));
    discord = await LocalDiscord.start({ port: 0, token: 'stop.test.token', rateLimits: false });
    program = startNode('../../src/main.ts', {
      cwd: folder.path,
      env: {
        DISCORD_TOKEN: discord.token,
        DISCORD_API_URL: discord.restUrl,
        DATABASE_URL: databaseUrl,
        LOG_LEVEL: 'trace',
        NODE_ENV: 'production',
      },
    });
    await expect
      .poll(() => discord.world.commands('global').length, { timeout: STARTS_WITHIN })
      .toBeGreaterThan(0);
  }, LONG);
  afterEach(async () => {
    vi.restoreAllMocks();
    program.child.kill('SIGKILL');
    await program.ended;
    await discord.close();
    folder.remove();
  });

  const bot = (): PlayableBot => ({
    place: { discord, databaseUrl, channel: lounge },
    pending: [],
    plan: () => undefined,
    stored: () => storedTable(databaseUrl, lounge),
    async press(_by, _moment, begin) {
      expect(await begin().settled({ final: true })).toEqual({ type: 'answered' });
      await pause(BY_HAND_WITHIN);
    },
  });

  /** Sends the signal while three presses wait for their answers, and looks at how everything ends. */
  async function stopInTheMiddle(signal: 'SIGTERM' | 'SIGINT'): Promise<void> {
    const closed = vi.spyOn(WebSocket.prototype, 'emit');
    const asked = vi.spyOn(discord.faults, 'take');
    const fault = { type: 'delay', ms: SLOW_ANSWER, when: 'before' } as const;
    discord.faults.add({ method: 'POST', path: /callback$/, times: 3, fault });
    const attempts = [ana, zoe, sakura].map((id) => {
      const placed = new Guest(discord, id, lounge).find('hand');
      if (placed === undefined) throw new Error('Nobody can press My hand.');
      const { message, control } = placed;
      const press = { channelId: lounge, messageId: message.id, customId: control.custom_id };
      return discord.member(id).use(press);
    });
    await expect
      .poll(() => asked.mock.calls.filter(([, url]) => url.endsWith('/callback')).length, {
        timeout: 10_000,
      })
      .toBe(3);
    const sent = Date.now();
    program.child.kill(signal);
    expect(await program.ended).toEqual({ code: 0, signal: null });
    expect(Date.now() - sent).toBeLessThan(STOPS_WITHIN);
    for (const attempt of attempts) expect(attempt.outcome).toEqual({ type: 'answered' });
    await expect
      .poll(() =>
        closed.mock.calls.flatMap(([event, code]: readonly unknown[]) =>
          event === 'close' ? [code] : [],
        ),
      )
      .toEqual([1000]);
    const file = databaseUrl.slice('file:'.length);
    expect(existsSync(`${file}-wal`)).toBe(false);
    expect((await doctorSays(databaseUrl)).at(-1)).toBe('All is well.');
    expect(program.output()).not.toMatch(/"level":(?:50|60)|Reconnecting/);
  }

  it(
    'by SIGTERM after a whole game at log level trace, has answered what was begun and told no secret',
    async () => {
      const tokens: string[] = [];
      discord.world.events.listen((event) => {
        if (event.type === 'interaction') tokens.push(tokenOf(event.payload));
      });
      // Errors are where bodies and addresses get into a log.
      for (const method of ['POST', 'PATCH'] as const) {
        const fault = { type: 'server-error', status: 500, when: 'before' } as const;
        discord.faults.add({ method, path: /^\/(?:channels|webhooks)\//, times: 3, fault });
      }
      await playMortalGame(bot(), mortalCockroach, [ana, zoe, sakura], [], seededDraw('told'));
      const secret = (await storedTable(databaseUrl, lounge))?.table.deal.secret ?? '';
      await new Guest(discord, ana, lounge).pressAction('rematch');
      for (const id of [zoe, sakura]) await new Guest(discord, id, lounge).pressAction('join');
      await new Guest(discord, ana, lounge).pressAction('start');
      await stopInTheMiddle('SIGTERM');

      const told = program.output();
      expect(told).toContain('A new and empty database was made.');
      expect(told).toContain('Connected to Discord.');
      expect(told).toContain('"level":40');
      expect(tokens.length).toBeGreaterThan(20);
      expect([secret, discord.token, ...tokens].filter((one) => told.includes(one))).toEqual([]);
      // The game itself bears the name of one of them.
      const others = CREATURES.filter((creature) => creature !== 'cockroach');
      expect(others.filter((creature) => told.toLowerCase().includes(creature))).toEqual([]);
    },
    LONG,
  );

  it(
    'by SIGINT in the middle of a game, has answered what was begun and keeps its files to itself',
    async () => {
      const [host, ...others] = [ana, zoe, sakura].map((id) => new Guest(discord, id, lounge));
      await host?.run(['cockroach', 'start']);
      for (const other of others) await other.pressAction('join');
      await host?.pressAction('start');
      await stopInTheMiddle('SIGINT');

      const file = databaseUrl.slice('file:'.length);
      expect(statSync(path.dirname(file)).mode & 0o777).toBe(0o700);
      for (const one of [file, `${file}.lock`]) expect(statSync(one).mode & 0o777).toBe(0o600);
      expect((await storedTable(databaseUrl, lounge))?.table.status).toBe('playing');
    },
    LONG,
  );
});
