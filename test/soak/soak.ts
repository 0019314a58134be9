/**
 * A soak: many tables on the local Discord, the bot in a process of its own that is killed on the way,
 * and people who press, sleep, leave and come back by chance. The tables' clock runs faster than real
 * time. Then everybody falls silent, and every game has to come to rest. Ends with exit code 1 where a
 * table is stuck, the doctor finds a fault, or memory has grown.
 *
 *     npm run soak -- --tables 200 --minutes 10
 */
import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { LocalDiscord } from '../../src/local/local-discord.ts';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { seededDraw } from '../support/random-table.ts';
import { doctorSays } from '../support/stored-table.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startSoakBot } from './bot.ts';
import { standing, type Standing } from './check.ts';
import { fastClock } from './fast-clock.ts';
import { liveAt, type Tally } from './people.ts';

/** Hours of a table in minutes of a soak. */
const FACTOR = 20;
const MINUTE = 60_000;
/** In which every person misses two deadlines at any table: half an hour of its own time. */
const SILENCE = 1.5 * MINUTE;
/** The part of the time after which the bot is killed. */
const KILLED_AFTER = 0.4;
/** When memory has settled after a start, as a part of what is left. */
const SETTLED_AFTER = 0.4;
/** Presses that nobody answers in three seconds, as a part of all before the kill: a busy machine has some. */
const UNANSWERED = 0.001;
/** Memory may grow by this much without being a leak: caches fill, and compiled code stays. */
const GROWTH = 1.35;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '200' },
    minutes: { type: 'string', default: '10' },
  },
});
const tables = Number(values.tables);
const length = Number(values.minutes) * MINUTE;
if (!(tables >= 1 && tables <= 1_000 && length > 0 && length <= 600 * MINUTE)) {
  throw new Error('Usage: npm run soak -- [--tables 1…1000] [--minutes 1…600]');
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const megabytes = (bytes: number): string => `${Math.round(bytes / 2 ** 20)} MB`;

const folder = temporaryFolder();
const databaseUrl = folder.database();
const since = Date.now();
const clock = fastClock(since, FACTOR);
const discord = await LocalDiscord.start({ port: 0, token: 'local.test.token', rateLimits: false });
const parts = { discord, databaseUrl, since, factor: FACTOR };
const tally: Tally = {
  presses: 0,
  acknowledged: 0,
  unanswered: {},
  slept: 0,
  left: 0,
  rematches: 0,
};

async function look(when: string): Promise<Standing> {
  const now = await standing(databaseUrl, clock.now());
  say(`${when}: ${JSON.stringify({ ...now, ...tally, stuck: now.stuck.length })}`);
  return now;
}

const faults: string[] = [];
try {
  let bot = await startSoakBot(parts);
  await discord.botOnline();
  const silence = new AbortController();
  // Everybody waits for it.
  setMaxListeners(0, silence.signal);
  const people = channels(tables).map((channel, number) =>
    liveAt(discord, channel, seededDraw(number), tally, silence.signal),
  );
  await pause(length * KILLED_AFTER);
  faults.push(...(await look('before the kill')).stuck);
  const lost = Object.values(tally.unanswered).reduce((sum, count) => sum + count, 0);
  if (lost > tally.presses * UNANSWERED) faults.push(`${lost} presses were not answered in time.`);
  await bot.kill();
  bot = await startSoakBot(parts);
  const rest = length * (1 - KILLED_AFTER);
  await pause(rest * SETTLED_AFTER);
  const settled = await bot.heap();
  await pause(rest * (1 - SETTLED_AFTER));
  const grown = await bot.heap();
  faults.push(...(await look('before the silence')).stuck);
  silence.abort();
  await Promise.all(people);
  await pause(SILENCE);
  const { stuck, timed } = await look('after the silence');
  faults.push(...stuck);
  if (timed > 0) faults.push(`${timed} tables do not come to rest though nobody is there.`);
  say(`memory: ${megabytes(settled)} settled, ${megabytes(grown)} at the end`);
  if (grown > settled * GROWTH) faults.push('Memory has grown.');
  if (bot.output() !== '') faults.push(`The bot complained:\n${bot.output().slice(0, 2_000)}`);
  await bot.kill();
  const doctor = await doctorSays(databaseUrl);
  say(doctor.join('\n'));
  if (doctor.at(-1) !== 'All is well.') faults.push('The doctor found faults.');
} finally {
  await discord.close();
  folder.remove();
}
for (const fault of faults) say(fault);
say(faults.length === 0 ? 'The soak is clean.' : `${faults.length} faults.`);
process.exit(faults.length === 0 ? 0 : 1);

/** A text channel for each table. */
function channels(count: number): readonly string[] {
  const pattern = discord.world.channel(defaultIds.lounge);
  if (pattern === undefined) throw new Error('The first world has no lounge.');
  return Array.from({ length: count }, (_, number) => {
    const id = String(1_200_000_000_000_000_000n + BigInt(number));
    discord.world.createChannel({ ...pattern, id, name: `soak-${number}` });
    return id;
  });
}
