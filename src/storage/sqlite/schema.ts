/**
 * The tables of the SQLite database. Text columns that end in JSON say so; rows are made and read in
 * encode.ts and decode.ts and nowhere else. After a change here: `npm run db:generate -- --name what-changes`.
 */
import { sql } from 'drizzle-orm';
import {
  check,
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from 'drizzle-orm/sqlite-core';

/** Literal, not bound: SQLite uses a partial index only for a condition that it can see implies it. */
export const LIVING = sql`"status" in ('lobby', 'playing')`;

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
    /** Number of the present deal, a row of `deals`. */
    deal: integer('deal').notNull(),
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
  },
  (table) => [
    primaryKey({ columns: [table.tableId, table.seat] }),
    uniqueIndex('one_seat_a_person').on(table.user, table.tableId),
  ],
);

/** What each deal of a table was promised, mixed with and set up from. Kept for ever, to be checked. */
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

/** What people have chosen for themselves; no row where nothing was. */
export const settings = sqliteTable('settings', {
  user: text('user').primaryKey(),
  mentions: integer('mentions', { mode: 'boolean' }).notNull(),
});

/** Small facts of the program itself. */
export const facts = sqliteTable('facts', {
  name: text('name').primaryKey(),
  value: text('value').notNull(),
});
