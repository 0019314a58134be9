/** What actions do to a table before its first deal. Pure. */
import type { Movement } from '../chips/types.ts';
import type { Seat } from '../engine/contract.ts';
import type { JsonObject } from '../engine/json.ts';
import { LOBBY_LIFE } from './pace.ts';
import { addComputers, isComputer } from './computers.ts';
import { sitDown } from './evening.ts';
import { movementsBetween, takeHome } from './stakes.ts';
import { ended, nobodyAsked, type Change } from './step.ts';
import type {
  Agreement,
  ChannelId,
  Computers,
  GuildId,
  Language,
  LogEntry,
  Millis,
  Newcomer,
  Pace,
  Player,
  Table,
  TableId,
  UserId,
} from './types.ts';

/** Everything that a new table is made from. */
export interface NewTable {
  readonly id: TableId;
  readonly guild: GuildId;
  readonly channel: ChannelId;
  readonly parent?: ChannelId;
  readonly game: string;
  /** Complete options of the game. */
  readonly options: JsonObject;
  readonly language: Language;
  readonly pace: Pace;
  /** 64 hex digits, and the SHA-256 of its bytes. */
  readonly secret: string;
  readonly commitment: string;
  readonly host: Newcomer;
  /** For a game with chips. */
  readonly agreement?: Agreement;
  /** For a practice table. */
  readonly computers?: Computers;
  readonly at: Millis;
}

/** A new table with the first line of its log, and what moves in the ledger. */
export interface Opened {
  readonly table: Table;
  readonly entry: LogEntry;
  readonly movements: readonly Movement[];
}

/** A lobby with its host at seat 0, at revision 1; where the game has chips, the host brings them. */
export function openTable(given: NewTable): Opened {
  const { id, guild, channel, parent, game, options, language, pace, host, at } = given;
  const { agreement, computers } = given;
  const empty: Table = {
    id,
    guild,
    channel,
    ...(parent === undefined ? {} : { parent }),
    game,
    options,
    language,
    pace,
    host: host.user,
    status: 'lobby',
    players: [seated(host)],
    deal: { number: 1, secret: given.secret, commitment: given.commitment, mixedWith: [] },
    ...(agreement === undefined ? {} : { chips: { ...agreement, sitters: [], isLast: false } }),
    asked: nobodyAsked(1),
    revision: 1,
    deadline: at + LOBBY_LIFE,
    createdAt: at,
    updatedAt: at,
  };
  const opened = sitDown(empty, host);
  const table = computers === undefined ? opened : addComputers(opened, computers);
  const entry: LogEntry = {
    table: id,
    revision: 1,
    deal: 1,
    action: {
      type: 'open',
      name: host.name,
      ...(computers === undefined ? {} : { computers }),
    },
    by: host.user,
    interaction: host.joinedWith,
    events: [],
    at,
  };
  return { table, entry, movements: movementsBetween(undefined, table) };
}

/** Takes the next seat and gives the lobby its full time again. */
export function join(table: Table, newcomer: Newcomer, at: Millis): Table {
  const players = [...table.players, seated(newcomer)];
  const joined = {
    ...table,
    players,
    asked: nobodyAsked(players.length),
    deadline: at + LOBBY_LIFE,
  };
  return sitDown(joined, newcomer);
}

function seated(newcomer: Newcomer): Player {
  return { ...newcomer, presence: 'here', missed: 0 };
}

/**
 * Gives up a seat; those behind move up by one. Where the host goes, the rights pass to the person who
 * joined next, and past the last seat to the first. The last person out closes the lobby.
 */
export function giveUpSeat(table: Table, seat: Seat, by: UserId | undefined): Change {
  const leaver = table.players[seat];
  if (leaver === undefined) throw new Error(`Table ${table.id} has no seat ${seat}.`);
  const left = takeHome(table, leaver.user);
  const players = table.players.filter((_, other) => other !== seat);
  const order = [...players.slice(seat), ...players.slice(0, seat)];
  const next = order.find((player) => !isComputer(player));
  if (next === undefined) {
    return {
      table: ended(left, 'closed', { how: 'cancelled', ...(by === undefined ? {} : { by }) }),
      events: [],
    };
  }
  return {
    table: {
      ...left,
      players,
      host: leaver.user === table.host ? next.user : table.host,
      asked: nobodyAsked(players.length),
    },
    events: [],
  };
}
