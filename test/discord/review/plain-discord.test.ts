import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createLog } from '../../../src/log.ts';
import { RETENTION } from '../../support/retention.ts';
import { startProgram, type Program } from '../../../src/main.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import type { Draw } from '../../../src/engine/random.ts';
import { HURRIED } from '../../support/hurried.ts';
import { asList, type Json } from './body-rules.ts';
import { PlainDiscord, TOKEN } from './plain-discord.ts';
import { personJson } from './wire.ts';
import { PlainPerson, valuesOf, type Control, wordsOf } from './plain-person.ts';

/** More presses than a game of three needs; beyond it the table is stuck. */
const PRESSES_MAX = 1_500;
/** Of the game's controls in sight the newest are tried; now and then any, however old. */
const RECENT = 4;

/** Mentions, a link, reversed text, nothing visible, a heading of two lines, and far too much. */
const HOSTILE_NAMES = [
  '@everyone',
  '[free](http://127.0.0.1)',
  '\u202Eesrever\u200B <@&1>',
  '\u200B\u2800',
  'a\n# heading **bold',
  '\u{1F400}'.repeat(200),
] as const;

describe('Against a Discord that gives no more than is documented, the bot', () => {
  let folder: string;
  let discord: PlainDiscord;
  let program: Program;
  const fatal: string[] = [];
  const logged: string[] = [];

  beforeEach(async () => {
    fatal.length = 0;
    logged.length = 0;
    folder = mkdtempSync(path.join(tmpdir(), 'humbug-'));
    discord = await PlainDiscord.start();
    program = await startProgram(
      {
        discordToken: TOKEN,
        discordApiUrl: discord.apiUrl,
        databaseUrl: `file:${path.join(folder, 'test.db')}`,
        port: 0,
        retention: RETENTION,
        logLevel: 'info',
        production: true,
      },
      {
        log: createLog({ logLevel: 'warn' }, { write: (line) => void logged.push(line) }),
        pressAllowance: HURRIED,
        onFatal: (reason) => void fatal.push(reason),
      },
    );
  });
  afterEach(async () => {
    await program.stop();
    await discord.close();
    rmSync(folder, { recursive: true });
  });

  function people(...names: readonly string[]): readonly PlainPerson[] {
    const channel = discord.newId();
    return names.map((name) => new PlainPerson(discord, channel, name));
  }

  async function startGame(players: readonly PlainPerson[]): Promise<void> {
    await players[0]?.run('cockroach', 'start');
    for (const player of players.slice(1)) await player.pressEnding(':join');
    await players[0]?.pressEnding(':start');
  }

  /** Everybody presses whatever the game offers them until it is over. */
  async function playToTheEnd(players: readonly PlainPerson[]): Promise<number> {
    const draw = seededDraw('plain');
    for (let presses = 0; presses < PRESSES_MAX;) {
      for (const player of players) {
        if (player.controls().some(({ id }) => id.endsWith(':rematch'))) return presses;
        const control = choose(player.controls(), draw);
        presses += 1;
        if (control === undefined) await player.pressEnding(':hand');
        else await player.press(control, valuesOf(control, draw));
      }
    }
    throw new Error('The game does not end.');
  }

  it('plays a whole game, its story and its proof, and sends nothing that Discord would refuse', async () => {
    const players = people('ana', 'ben', 'eve');
    await startGame(players);
    await playToTheEnd(players);
    expect((await players[0]?.pressEnding(':recap'))?.words).toContain('How it went');
    expect((await players[1]?.pressEnding(':proof'))?.words).toContain('The secret');
    for (const command of ['help', 'chips', 'table', 'privacy']) await players[2]?.run(command);
    await players[2]?.pressEnding(':export');
    expect((await players[0]?.pressEnding(':rematch'))?.type).toBe('4');
    expect(discord.complaints).toEqual([]);
    expect(logged).toEqual([]);
    expect(fatal).toEqual([]);
  }, 120_000);

  it('goes on with the same table after the gateway asked it to reconnect or dropped its session', async () => {
    const [ana, ben] = people('ana', 'ben');
    await ana?.run('cockroach', 'start');
    discord.gateway.order(7);
    await until(() => discord.gateway.sessions.includes('resume'));
    expect((await ben?.pressEnding(':join'))?.words).toContain('ben');
    discord.gateway.order(9);
    await until(
      () => discord.gateway.sessions.filter((kind) => kind === 'identify').length === 2,
      9_000,
    );
    expect((await ana?.pressEnding(':start'))?.words).toContain('My hand');
    expect(discord.complaints).toEqual([]);
  });

  it('leads people to their table though its opening answer was lost, or its panel is deleted', async () => {
    const [ana, ben] = people('ana', 'ben');
    discord.lost = 1;
    expect((await ana?.run('cockroach', 'start'))?.type).toBe('lost');
    expect((await ana?.run('cockroach', 'start'))?.words).toContain(
      'a table in this channel already',
    );
    await until(() => seesTable(ben));
    for (const message of discord.messages) message.gone = true;
    expect((await ben?.run('cockroach', 'start'))?.words).toContain('Go to the table');
    await until(() => seesTable(ben));
    expect((await ben?.pressEnding(':join'))?.words).toContain('ben');
    expect(discord.complaints).toEqual([]);
  });

  it('shows names as they are and lets them do nothing, wherever they stand', async () => {
    const players = people(...HOSTILE_NAMES);
    await startGame(players);
    for (const player of players) await player.pressEnding(':hand');
    const host = players[0];
    await host?.run('table');
    await host?.pressEnding(':pick-remove');
    await until(() => host?.controls().some(({ component }) => component['type'] === 3) === true);
    const texts = discord.messages.map((message) => wordsOf(message)).join('\n');
    expect(texts).toContain('1');
    for (const trick of ['](http', '@everyone]', '<@&1>', '\u202E', '\n# ']) {
      expect(texts).not.toContain(trick);
    }
    expect(texts).not.toMatch(/(?<!\\)@everyone(?=\*\*)/);
    expect(discord.complaints).toEqual([]);
    expect(logged).toEqual([]);
  });

  it('answers kinds of interaction that it never asked for, where an answer is possible', async () => {
    const channel = discord.newId();
    const eve = discord.newId();
    const inMessages = discord.interact(eve, channel, {
      type: 2,
      context: 1,
      guild_id: undefined,
      user: personJson(eve, 'eve'),
      data: { id: '1300000000000000002', name: 'cockroach', type: 1 },
    });
    await until(() => discord.answerTo(inMessages).type !== undefined);
    expect(wordsOf(discord.answerTo(inMessages).message)).toContain('of a server');
    expect(discord.complaints).toEqual([]);
  });
});

function seesTable(person: PlainPerson | undefined): boolean {
  return person?.controls().some(({ id }) => id.endsWith(':join')) === true;
}

/** Selects without a choice come first, so that a move gets composed. */
function choose(controls: readonly Control[], draw: Draw): Control | undefined {
  const all = controls.filter(({ id }) => id.startsWith('h1:game:'));
  const recent = draw(10) === 0 ? all : all.slice(-RECENT);
  const open = recent.filter(({ component }) => isOpenSelect(component));
  const among = open.length > 0 && draw(4) > 0 ? open : recent;
  return among.length === 0 ? undefined : among[draw(among.length)];
}

function isOpenSelect({ type, options }: Json): boolean {
  return type === 3 && asList(options).every((option) => option['default'] !== true);
}

async function until(isSo: () => boolean, patience = 3_000): Promise<void> {
  const end = Date.now() + patience;
  while (!isSo()) {
    if (Date.now() > end) throw new Error('It never came.');
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
