/**
 * `npm run bench:requests`: requests to Discord a move, by game. Whole games of four are played by
 * presses on the local Discord; the bot's clock goes on by some seconds with each press, as it does where
 * people think, so that its limits of edits a minute and the life of its tokens count.
 *
 *   --games 5   whole games of each; of Anaconda evenings of one hand
 */
import { parseArgs } from 'node:util';
import { shuffle } from '../../src/engine/shuffle.ts';
import { GAMES } from '../../src/games/index.ts';
import type { ChannelId } from '../../src/tables/types.ts';
import { seededDraw } from '../../test/support/random-table.ts';
import { playToTheEnd, startTable } from '../../test/support/table-play.ts';
import { startTableWorld } from '../../test/support/table-world.ts';
import { printTable, type Cell } from '../report.ts';
import { addChannel, PEOPLE, SEATS_A_TABLE } from '../rig/recording.ts';
import { listRequests, type SeenRequest } from '../rig/requests.ts';

const { values: given } = parseArgs({ options: { games: { type: 'string', default: '5' } } });
const THINKING_MS = 5_000;
/** Discord's global limit: requests a second of one token. */
const GLOBAL_LIMIT = 50;
/** A busy table makes a move so often; presses that only choose come on top. */
const SECONDS_A_MOVE = 10;
/** What counts for the limit: whatever is not addressed by the token of a press. */
const LIMITED = /^\/(?:channels|guilds)\//;

const KINDS = [
  ['answers', (request: SeenRequest) => request.path.endsWith('/callback')],
  [
    'edits of private panels',
    ({ method, path }: SeenRequest) => isWebhook(path) && method === 'PATCH',
  ],
  [
    'removals of private panels',
    ({ method, path }: SeenRequest) => isWebhook(path) && method === 'DELETE',
  ],
  [
    'edits of the public panel',
    ({ method, path }: SeenRequest) => LIMITED.test(path) && method === 'PATCH',
  ],
  ['posts of it', ({ method, path }: SeenRequest) => LIMITED.test(path) && method === 'POST'],
] as const;

function isWebhook(path: string): boolean {
  return path.startsWith('/webhooks/');
}

const rows: Cell[][] = [];
for (const { id: game } of GAMES) rows.push(await playSome(game));
printTable(
  'Requests to Discord a move',
  [
    'game',
    'presses a move',
    ...KINDS.map(([kind]) => kind),
    'together',
    'of them limited',
    `moves a second at ${GLOBAL_LIMIT} requests`,
    'busy tables of one token',
  ],
  rows,
);

async function playSome(game: string): Promise<Cell[]> {
  let time = Date.now();
  const world = await startTableWorld({ now: () => time });
  try {
    const seen = listRequests(world.discord);
    const counted: SeenRequest[] = [];
    const draw = seededDraw(1);
    let presses = 0;
    let moves = 0;
    for (let number = 0; number < Number(given.games); number += 1) {
      const channel = addChannel(world.discord.world, number);
      const people = shuffle(PEOPLE, draw).slice(0, SEATS_A_TABLE);
      const chips = game === 'anaconda' ? { 'buy-in': 20, hands: 1 } : {};
      const table = await startTable(world, channel, people, game, { pace: 'none', ...chips });
      const reader = await world.tables.readChannel(channel as ChannelId);
      if (reader === undefined) throw new Error('The game has not begun.');
      const before = seen.length;
      for (const guest of table.guests) await guest.pressAction('hand');
      presses += table.guests.length;
      await playToTheEnd(table, draw, () => {
        presses += 1;
        time += THINKING_MS;
      });
      const log = await world.storage.log(reader.info.id);
      moves += log.filter(({ action }) => action.type === 'move').length;
      counted.push(...seen.slice(before));
    }
    return row(game, counted, presses, moves);
  } finally {
    await world.close();
  }
}

function row(
  game: string,
  requests: readonly SeenRequest[],
  presses: number,
  moves: number,
): Cell[] {
  const aMove = (count: number) => count / moves;
  const counts = KINDS.map(([, is]) => requests.filter(is).length);
  const limited = aMove(requests.filter(({ path }) => LIMITED.test(path)).length);
  const movesASecond = GLOBAL_LIMIT / limited;
  return [
    game,
    aMove(presses),
    ...counts.map(aMove),
    aMove(requests.length),
    limited,
    movesASecond,
    Math.floor(movesASecond * SECONDS_A_MOVE),
  ];
}
