/**
 * The tables of the SQLite database. Text columns that end in JSON say so; rows are made and read in
 * encode.ts and decode.ts and, for the ledger, ledger.ts and nowhere else. After a change here: `npm run db:generate -- --name what-changes`.
 */
import { sql, type SQL } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
  type AnySQLiteColumn,
} from 'drizzle-orm/sqlite-core';

/** Literal, not bound: SQLite uses a partial index only for a condition that it can see implies it. */
export const LIVING = sql`"status" in ('lobby', 'playing')`;
export const ENDED = sql`"status" in ('over', 'closed')`;
/** A server has one movement into which old ones are added up. */
export const CARRIED = sql`"reason" = 'carried'`;
export const NOT_CARRIED = sql`"reason" <> 'carried'`;
/** Begins the id that takes the place of a person who has deleted their data. */
export const STAND_IN = 'gone-';
export const isStandIn = (user: AnySQLiteColumn): SQL => sql`${user} like ${`${STAND_IN}%`}`;

/**
 * Every line but those of moves, which are most by far. Enough to find a person's tables, since nobody
 * moves at a table without having opened or joined it.
 */
export const NO_MOVE = sql`substr("action", 1, 14) <> '{"type":"move"'`;

/** A game in a channel as it stands now. */
export const tables = sqliteTable(
  'tables',
  {
    id: text('id').primaryKey(),
    guild: text('guild').notNull(),
    channel: text('channel').notNull(),
    parent: text('parent'),
    game: text('game').notNull(),
    /** JSON object: the game's complete options. */
    options: text('options').notNull(),
    language: text('language').notNull(),
    /** Tables from before there was a choice go on without a clock. */
    pace: text('pace').notNull().default('none'),
    host: text('host').notNull(),
    status: text('status').notNull(),
    /** Number of the present deal, a row of `deals`; between hands the row after it is promised. */
    deal: integer('deal').notNull(),
    /** What was agreed on; all null but for `hand_limit` exactly where the game has chips. */
    buyIn: integer('buy_in'),
    handLimit: integer('hand_limit'),
    rebuy: integer('rebuy', { mode: 'boolean' }),
    isLast: integer('is_last', { mode: 'boolean' }),
    /** The level of the computers of a practice table. */
    practice: text('practice'),
    /** JSON: the game's state, which carries the version of its shape. Null in the lobby. */
    state: text('state'),
    /** JSON list: for each seat the revision at which it was last asked, or null. */
    asked: text('asked').notNull(),
    revision: integer('revision').notNull(),
    /** The next moment at which the table acts; the others say what it does. */
    deadline: integer('deadline'),
    decideBy: integer('decide_by'),
    remindAt: integer('remind_at'),
    standInAt: integer('stand_in_at'),
    panelChannel: text('panel_channel'),
    panelMessage: text('panel_message'),
    panelPostedAt: integer('panel_posted_at'),
    endedHow: text('ended_how'),
    endedSeat: integer('ended_seat'),
    endedBy: text('ended_by'),
    createdAt: integer('created_at').notNull(),
    updatedAt: integer('updated_at').notNull(),
  },
  (table) => [
    uniqueIndex('one_living_table_a_channel').on(table.channel).where(LIVING),
    index('deadlines_of_living_tables').on(table.deadline).where(LIVING),
    index('living_tables_in_threads').on(table.parent).where(LIVING),
    index('ended_tables').on(table.updatedAt).where(ENDED),
    check('known_status', sql`${table.status} in ('lobby', 'playing', 'over', 'closed')`),
    check('counted_from_one', sql`${table.revision} >= 1 and ${table.deal} >= 1`),
  ],
);

/** Who has which place. */
export const seats = sqliteTable(
  'seats',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    seat: integer('seat').notNull(),
    user: text('user').notNull(),
    name: text('name').notNull(),
    joinedWith: text('joined_with').notNull(),
    presence: text('presence').notNull().default('here'),
    missed: integer('missed').notNull().default(0),
    ready: integer('ready', { mode: 'boolean' }).notNull().default(false),
    computer: integer('computer', { mode: 'boolean' }).notNull().default(false),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.seat] }),
    uniqueIndex('one_seat_a_person').on(table.user, table.tableId),
  ],
);

/** Who has brought chips to a table, in that order, also after they left. */
export const sitters = sqliteTable(
  'sitters',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    place: integer('place').notNull(),
    user: text('user').notNull(),
    name: text('name').notNull(),
    bought: integer('bought').notNull(),
    stack: integer('stack').notNull(),
    home: integer('home').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.place] }),
    uniqueIndex('one_place_a_sitter').on(table.user, table.tableId),
    check(
      'no_sitter_owes',
      sql`${table.bought} >= 0 and ${table.stack} >= 0 and ${table.home} >= 0`,
    ),
  ],
);

/** What each deal of a table was promised, mixed with and set up from. Kept as long as the table, to be checked. */
export const deals = sqliteTable(
  'deals',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    number: integer('number').notNull(),
    secret: text('secret').notNull(),
    commitment: text('commitment').notNull(),
    /** JSON list of interaction ids in seat order. */
    mixedWith: text('mixed_with').notNull(),
    /** JSON: the game's set-up. Null until the deal. */
    setup: text('setup'),
  },
  (table) => [primaryKey({ columns: [table.tableId, table.number] })],
);

/** One line for each accepted action. */
export const log = sqliteTable(
  'log',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    revision: integer('revision').notNull(),
    deal: integer('deal').notNull(),
    /** JSON: `Action`. */
    action: text('action').notNull(),
    by: text('by'),
    interaction: text('interaction'),
    /** JSON list of `StoredEvent`. */
    events: text('events').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.revision] }),
    uniqueIndex('each_press_counts_once').on(table.interaction),
    index('log_by_person').on(table.by).where(NO_MOVE),
  ],
);

/**
 * A table that was cleared away: nothing of it is left but what names it, since buttons in old messages
 * and lines of the ledger still do. It goes with those lines.
 */
export const pastTables = sqliteTable(
  'past_tables',
  {
    id: text('id').primaryKey(),
    game: text('game').notNull(),
    endedAt: integer('ended_at').notNull(),
  },
  (table) => [index('past_tables_by_end').on(table.endedAt)],
);

/** How people fared in games that count. */
export const records = sqliteTable(
  'records',
  {
    tableId: text('table_id')
      .notNull()
      .references(() => tables.id),
    deal: integer('deal').notNull(),
    seat: integer('seat').notNull(),
    guild: text('guild').notNull(),
    game: text('game').notNull(),
    user: text('user').notNull(),
    outcome: text('outcome').notNull(),
    at: integer('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.deal, table.seat] }),
    index('records_by_person').on(table.user, table.guild, table.game),
    check('known_outcome', sql`${table.outcome} in ('won', 'lost', 'shared')`),
  ],
);

/** How people fared at tables that were cleared away. */
export const recordTotals = sqliteTable(
  'record_totals',
  {
    user: text('user').notNull(),
    guild: text('guild').notNull(),
    game: text('game').notNull(),
    outcome: text('outcome').notNull(),
    count: integer('count').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.user, table.guild, table.game, table.outcome] }),
    check('known_total', sql`${table.outcome} in ('won', 'lost', 'shared')`),
    check('something_counted', sql`${table.count} >= 1`),
  ],
);

/** What people have chosen for themselves; no row where nothing was. */
export const settings = sqliteTable('settings', {
  user: text('user').primaryKey(),
  mentions: integer('mentions', { mode: 'boolean' }).notNull(),
  /** Whether the server's ranking of chips names them. */
  ranked: integer('ranked', { mode: 'boolean' }).notNull().default(true),
});

/**
 * Whose chips they are (chips/types.ts). The house of a server has neither person nor table, a person no
 * table; the empty text stands there, since SQLite takes no two nulls for the same.
 */
export const accounts = sqliteTable(
  'accounts',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guild: text('guild').notNull(),
    kind: text('kind').notNull(),
    user: text('user').notNull().default(''),
    tableId: text('table_id').notNull().default(''),
    /** The sum of its entries. */
    balance: integer('balance').notNull().default(0),
    toppedUpAt: integer('topped_up_at'),
    /** Of a person: hands whose movements were carried forward, and what they won and lost by them. */
    carriedHands: integer('carried_hands').notNull().default(0),
    carriedWon: integer('carried_won').notNull().default(0),
    carriedLost: integer('carried_lost').notNull().default(0),
  },
  (table) => [
    uniqueIndex('one_account_each').on(table.guild, table.kind, table.user, table.tableId),
    index('accounts_by_person').on(table.user, table.guild),
    index('stakes_by_table').on(table.tableId),
    check('known_kind', sql`${table.kind} in ('person', 'stake', 'house')`),
    check('nobody_owes', sql`${table.kind} = 'house' or ${table.balance} >= 0`),
  ],
);

/** Chips that changed hands at one moment. */
export const movements = sqliteTable(
  'movements',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    guild: text('guild').notNull(),
    reason: text('reason').notNull(),
    tableId: text('table_id'),
    hand: integer('hand'),
    revision: integer('revision'),
    /** The press that asked for it, where no table was involved. */
    interaction: text('interaction'),
    at: integer('at').notNull(),
  },
  (table) => [
    uniqueIndex('each_top_up_counts_once').on(table.interaction),
    index('movements_by_table').on(table.tableId, table.revision),
    index('movements_by_time').on(table.at).where(NOT_CARRIED),
    uniqueIndex('one_carried_a_server').on(table.guild).where(CARRIED),
  ],
);

/** What each account gained by a movement, or lost. Together they are zero. */
export const entries = sqliteTable(
  'entries',
  {
    movement: integer('movement')
      .notNull()
      .references(() => movements.id),
    account: integer('account')
      .notNull()
      .references(() => accounts.id),
    amount: integer('amount').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.account, table.movement] }),
    index('entries_by_movement').on(table.movement),
    check('something_moved', sql`${table.amount} <> 0`),
  ],
);

/**
 * Who has deleted their data: a keyed hash of server and person, so that whoever returns at once gets
 * no second grant. It goes after 30 days.
 */
export const departed = sqliteTable('departed', {
  hash: text('hash').primaryKey(),
  at: integer('at').notNull(),
});

/** Small facts of the program itself. */
export const facts = sqliteTable('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
