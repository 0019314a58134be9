/**
 * Chips at a table and their way through the ledger. Pure. A movement of chips is the difference between
 * what a table says before and after an action: so the two cannot drift apart, and stakes come back
 * exactly once, however a table ends.
 */
import type { Account, Entry, Movement, MovementReason } from '../chips/types.ts';
import type { ChipTable, Sitter, Table, UserId } from './types.ts';

/** The table with these changes to its chips. Throws where it has none. */
export function withChips(table: Table, change: Partial<ChipTable>): Table {
  if (table.chips === undefined) throw new Error(`Table ${table.id} is not played for chips.`);
  return { ...table, chips: { ...table.chips, ...change } };
}

/** What the person has brought to the table; undefined without chips, or for somebody who brought none. */
export function sitterOf(chips: ChipTable | undefined, user: UserId): Sitter | undefined {
  return chips?.sitters.find((one) => one.user === user);
}

/** The person's stack goes home. */
export function takeHome(table: Table, user: UserId): Table {
  const { chips } = table;
  if (chips === undefined) return table;
  const sitters = chips.sitters.map((one) => (one.user === user ? athome(one) : one));
  return withChips(table, { sitters });
}

/** Every stack goes home, and no next hand is promised any more. */
export function everybodyTakesHome(table: Table): Table {
  if (table.chips === undefined) return table;
  const { next: _, ...chips } = table.chips;
  return { ...table, chips: { ...chips, sitters: chips.sitters.map(athome) } };
}

function athome(sitter: Sitter): Sitter {
  return { ...sitter, stack: 0, home: sitter.home + sitter.stack };
}

/**
 * What moves in the ledger with an action: at most one movement between stakes, that of a hand, and one
 * for each person who brings chips or takes them home. Throws where a hand made or lost chips.
 *
 * The chips of a practice table are in no ledger; what was set aside before it became one goes home.
 */
export function movementsBetween(before: Table | undefined, after: Table): readonly Movement[] {
  if (after.practice !== undefined) {
    return before === undefined || before.practice !== undefined
      ? []
      : movementsBetween(before, leftBy(everybodyTakesHome(before), after));
  }
  const changes = (after.chips?.sitters ?? []).map((sitter) =>
    changeOf(sitterOf(before?.chips, sitter.user), sitter),
  );
  const movement = (reason: MovementReason, entries: readonly Entry[]): Movement => ({
    guild: after.guild,
    reason,
    entries,
    at: { table: after.id, hand: after.deal.number, revision: after.revision },
  });
  const stake = (user: UserId): Account => ({ kind: 'stake', user, table: after.id });
  const won = changes
    .filter(({ won: amount }) => amount !== 0)
    .map(({ user, won: amount }): Entry => ({ account: stake(user), amount }));
  if (won.reduce((sum, { amount }) => sum + amount, 0) !== 0) {
    throw new Error(`A hand of table ${after.id} made or lost chips.`);
  }
  const moves = changes.flatMap(({ user, brought, taken, isFirst }): Movement[] => {
    const amount = brought - taken;
    if (amount === 0) return [];
    const reason = amount < 0 ? 'take-home' : isFirst ? 'sit-down' : 'buy-in';
    return [
      movement(reason, [
        { account: { kind: 'person', user }, amount: -amount },
        { account: stake(user), amount },
      ]),
    ];
  });
  return [...(won.length === 0 ? [] : [movement('hand', won)]), ...moves];
}

/** The chips of one table at the revision of another. */
function leftBy(home: Table, { revision }: Table): Table {
  return { ...home, revision };
}

interface Change {
  readonly user: UserId;
  /** From the balance to the stake. */
  readonly brought: number;
  /** From the stake to the balance. */
  readonly taken: number;
  /** By the play of a hand. */
  readonly won: number;
  readonly isFirst: boolean;
}

function changeOf(before: Sitter | undefined, after: Sitter): Change {
  const bought = after.bought - (before?.bought ?? 0);
  const home = after.home - (before?.home ?? 0);
  const brought = bought + Math.max(0, -home);
  const taken = Math.max(0, home);
  const won = after.stack - (before?.stack ?? 0) - brought + taken;
  const isFirst = before === undefined || home < 0;
  return { user: after.user, brought, taken, won, isFirst };
}
