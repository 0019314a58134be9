/** Troubles after which only a new process helps, or only the end of a table: they have to come by themselves. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Draw } from '../../../src/engine/random.ts';
import { GAMES } from '../../../src/games/index.ts';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { freshChannel } from '../../support/channels.ts';
import { Guest } from '../../support/table-driver.ts';
import { readTable, startTable, type PlayedTable } from '../../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { watchStalls } from '../stalls.ts';
import { goesOn } from './bad-time.ts';

const { ana, zoe, juergen, lounge, backRoom, thread } = defaultIds;
/** The gateway's word that the bot may not come back as it is (docs: opcodes and status codes). */
const FINAL = [4004, 4010, 4011, 4012, 4013, 4014] as const;
/** A minute without a connection, and the pace at which it is looked at. */
const NOTICED_WITHIN = 90_000;

type Ending = readonly [name: string, bring: (world: TableWorld) => void];

const FATAL: readonly Ending[] = [
  ...FINAL.map((code): Ending => [
    `gateway closed with ${code}`,
    ({ discord }) => discord.gateway.closeConnections(code),
  ]),
  [
    'silence after a resume',
    ({ discord }) => {
      discord.faults.gateway.answersResumes = false;
      discord.gateway.closeConnections(4000);
    },
  ],
];

/** All at once, since each of them is waiting for the most part. */
export async function fatalFaults(draw: Draw): Promise<readonly string[]> {
  const faults = await Promise.all(FATAL.map((ending, index) => fatal(ending, index, draw)));
  return faults.flat();
}

/** The bot asks for a new process within a minute and a half, and the new one goes on with the table. */
async function fatal([name, bring]: Ending, index: number, draw: Draw): Promise<readonly string[]> {
  const folder = temporaryFolder();
  const world = await startTableWorld({ databaseUrl: folder.database() });
  const stalls = watchStalls();
  try {
    const game = GAMES[index % GAMES.length]?.id ?? 'cockroach';
    const table = await open(world, lounge, game);
    bring(world);
    const until = Date.now() + NOTICED_WITHIN;
    while (world.fatal.length === 0 && Date.now() < until) await pause(500);
    if (world.fatal.length === 0) return [`${name}: the bot does not ask for a new process.`];
    world.discord.faults.gateway.answersResumes = true;
    await world.restart();
    return (await goesOn(table, stalls, draw)).map((fault) => `${name}: ${fault}`);
  } finally {
    stalls.stop();
    await world.close();
    folder.remove();
  }
}

/** Where the channel or the thread of a table is deleted, its host ends it from another channel. */
export async function deletedFaults(): Promise<readonly string[]> {
  const world = await startTableWorld();
  try {
    const faults: string[] = [];
    for (const { id } of GAMES)
      faults.push(...(await deleted(world, freshChannel(world.discord), id)));
    faults.push(...(await deleted(world, thread, 'cockroach')));
    return faults;
  } finally {
    await world.close();
  }
}

async function deleted(
  world: TableWorld,
  channel: string,
  game: string,
): Promise<readonly string[]> {
  const table = await open(world, channel, game);
  for (const guest of table.guests) await guest.pressAction('hand');
  world.discord.authority.deleteChannel(channel);
  const host = new Guest(world.discord, zoe, backRoom);
  await host.run(['table']);
  const found = host.find('ask-end') ?? host.find('cancel');
  if (found === undefined) return [`${game}: nobody can end the table of a deleted channel.`];
  await host.press(found);
  await host.pressAction('end');
  if (game === 'anaconda') return leftBehind(table);
  return (await readTable(table)) === undefined ? [] : [`${game}: the table lives on.`];
}

/** A hand for chips is played to its end first, without those who have gone. */
async function leftBehind(table: PlayedTable): Promise<readonly string[]> {
  const reader = await readTable(table);
  return reader === undefined || reader.info.evening?.isLast === true
    ? []
    : ['anaconda: the evening goes on without a channel.'];
}

function open(world: TableWorld, channel: string, game: string): Promise<PlayedTable> {
  const options = { pace: 'none', ...(game === 'anaconda' ? { 'buy-in': 20, hands: 9 } : {}) };
  return startTable(world, channel, [zoe, juergen, ana], game, options);
}
