/** The ways in which Discord is bad to the bot, each begun at a table and ended again. */
import { PermissionFlagsBits } from 'discord-api-types/v10';
import type { Draw } from '../../../src/engine/random.ts';
import type { RestFault } from '../../../src/local/faults.ts';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { isPrivate } from '../../support/table-driver.ts';
import { pick } from '../../support/random-table.ts';
import type { PlayedTable } from '../../support/table-play.ts';
import type { TableWorld } from '../../support/table-world.ts';

export interface Trouble {
  readonly name: string;
  /** Whether a press may go unanswered meanwhile, since the trouble takes its 3 seconds or its way. */
  readonly eatsAnswers: boolean;
  /** How often the bot gets each press. */
  readonly deliveries?: number;
  /** Before each press of the bad time. */
  readonly strike: (world: TableWorld, table: PlayedTable, draw: Draw) => void;
  /** The bad time is over; faults that wait for requests are taken away in any case. */
  readonly end?: (world: TableWorld, tables: readonly PlayedTable[]) => void;
}

const CALLBACK = /\/callback$/;
const EDITS = /^\/(?:channels|webhooks)\//;
const ANY = /^\/(?:channels|webhooks|interactions)\//;
/** After these a connection is resumed or begun anew; the others end the process (see `endings.ts`). */
const CLOSES = [1000, 1001, 4000, 4001, 4002, 4003, 4005, 4006, 4007, 4008, 4009, 4321] as const;

/** Hits the next few requests of a kind. */
function hits(path: RegExp, fault: (draw: Draw) => RestFault): Trouble['strike'] {
  return ({ discord }, _table, draw) => {
    discord.faults.add({ path, times: 1 + draw(3), fault: fault(draw) });
  };
}

const when = (draw: Draw) => pick(draw, ['before', 'after'] as const);
const serverError = (draw: Draw): RestFault => ({
  type: 'server-error',
  status: pick(draw, [500, 502, 503] as const),
  when: when(draw),
});
const delay = (draw: Draw): RestFault => ({ type: 'delay', ms: draw(5_001), when: when(draw) });
const limit = (scope: 'user' | 'shared' | 'global') => (): RestFault => ({
  type: 'rate-limit',
  scope,
  retryAfterMs: 700,
});
const ANYTHING = [
  delay,
  serverError,
  limit('user'),
  limit('shared'),
  limit('global'),
  (): RestFault => ({ type: 'lose-answer' }),
  (): RestFault => ({ type: 'reset' }),
] as const;

function panelOf(table: PlayedTable): string | undefined {
  return table.guests[0]?.messages().findLast((message) => !isPrivate(message))?.id;
}

function forbids(deny: bigint): Pick<Trouble, 'strike' | 'end'> {
  return {
    strike({ discord }, { channel }) {
      discord.authority.overwrite(channel, { id: defaultIds.bot, type: 1, deny });
    },
    end({ discord }, tables) {
      for (const { channel } of tables) {
        discord.authority.overwrite(channel, { id: defaultIds.bot, type: 1 });
      }
    },
  };
}

function deletes(loses: boolean): Trouble['strike'] {
  return ({ discord }, table, draw) => {
    const panel = panelOf(table);
    if (panel === undefined || draw(3) > 0) return;
    if (loses) discord.authority.loseMessage(table.channel, panel);
    else discord.authority.deleteMessage(table.channel, panel);
  };
}

export const TROUBLES: readonly Trouble[] = [
  { name: 'latency of 0–5 s everywhere', eatsAnswers: true, strike: hits(ANY, delay) },
  { name: 'latency of edits', eatsAnswers: false, strike: hits(EDITS, delay) },
  {
    name: 'answers lost after success',
    eatsAnswers: false,
    strike: hits(ANY, () => ({ type: 'lose-answer' })),
  },
  {
    name: 'errors 500, 502, 503 to answers',
    eatsAnswers: true,
    strike: hits(CALLBACK, serverError),
  },
  { name: 'errors 500, 502, 503 to edits', eatsAnswers: false, strike: hits(EDITS, serverError) },
  { name: '429 of the bot', eatsAnswers: true, strike: hits(ANY, limit('user')) },
  { name: '429 shared', eatsAnswers: true, strike: hits(ANY, limit('shared')) },
  { name: '429 global', eatsAnswers: true, strike: hits(ANY, limit('global')) },
  { name: 'resets', eatsAnswers: true, strike: hits(ANY, () => ({ type: 'reset' })) },
  {
    name: 'everything at once',
    eatsAnswers: true,
    strike: hits(ANY, (draw) => pick(draw, ANYTHING)(draw)),
  },
  {
    name: 'gateway closes',
    eatsAnswers: true,
    strike({ discord }, _table, draw) {
      discord.gateway.closeConnections(pick(draw, CLOSES));
    },
  },
  {
    name: 'gateway breaks and asks to reconnect',
    eatsAnswers: true,
    strike({ discord }, _table, draw) {
      const { gateway } = discord;
      const ways = [
        () => gateway.breakConnections(),
        () => gateway.askToReconnect(),
        () => gateway.invalidateSessions(true),
        () => gateway.invalidateSessions(false),
        () => gateway.forgetSessions(),
        () => gateway.askForHeartbeats(),
      ] as const;
      pick(draw, ways)();
    },
  },
  {
    name: 'heartbeats without answers',
    eatsAnswers: true,
    strike({ discord }, _table, draw) {
      discord.faults.gateway.acknowledgesHeartbeats = draw(3) === 0;
    },
    end({ discord }) {
      discord.faults.gateway.acknowledgesHeartbeats = true;
    },
  },
  { name: 'presses delivered twice', eatsAnswers: false, deliveries: 2, strike: () => undefined },
  { name: 'deleted panels', eatsAnswers: false, strike: deletes(false) },
  { name: 'panels lost without a word', eatsAnswers: false, strike: deletes(true) },
  {
    name: 'no right to see the channel',
    eatsAnswers: false,
    ...forbids(PermissionFlagsBits.ViewChannel),
  },
  {
    name: 'no right to write',
    eatsAnswers: false,
    ...forbids(PermissionFlagsBits.SendMessages),
  },
];
