/**
 * Carrying forward: old movements of a server are added up into one, entry by entry, so that every
 * movement still adds up to zero and every balance is still the sum of its entries. What people have won
 * and lost by hands is added to totals of their own.
 */
import type { BetterSQLite3Database } from 'drizzle-orm/better-sqlite3';
import type { Millis } from '../../tables/types.ts';
import { prepareCarryingStatements, type CarryingStatements } from './carrying-statements.ts';

interface OldMovement {
  readonly id: number;
  readonly guild: string;
  readonly at: Millis;
}

export class Carrying {
  readonly #statements: CarryingStatements;

  constructor(db: BetterSQLite3Database) {
    this.#statements = prepareCarryingStatements(db);
  }

  /**
   * Adds up at most `limit` movements from before that time, the oldest first, but none of a table that
   * still stands. Runs inside the transaction of its caller. Gives how many it were.
   */
  carryForward(before: Millis, limit: number): number {
    const old = this.#statements.oldMovements.all({ before, limit });
    for (const [guild, movements] of byGuild(old)) this.#carry(guild, movements);
    return old.length;
  }

  #carry(guild: string, movements: readonly OldMovement[]): void {
    const ids = JSON.stringify(movements.map(({ id }) => id));
    const until = Math.max(...movements.map(({ at }) => at));
    const carried = this.#carriedMovement(guild, until);
    const sums = this.#statements.sumsOf.all({ ids });
    for (const hands of this.#statements.handsOf.all({ ids })) this.#statements.addHands.run(hands);
    for (const { account, amount } of sums) this.#addTo(carried, account, amount);
    this.#statements.deleteEntries.run({ ids });
    this.#statements.deleteMovements.run({ ids });
    for (const { account } of sums) this.#statements.deleteEmptyAccount.run({ account });
    this.#statements.deleteEmptyMovement.run({ movement: carried });
  }

  #carriedMovement(guild: string, until: Millis): number {
    const found = this.#statements.carriedOf.get({ guild });
    if (found === undefined) {
      return Number(this.#statements.insertCarried.run({ guild, at: until }).lastInsertRowid);
    }
    this.#statements.moveOn.run({ movement: found.id, at: Math.max(found.at, until) });
    return found.id;
  }

  /** An entry of nothing is none. */
  #addTo(movement: number, account: number, amount: number): void {
    const before = this.#statements.entryOf.get({ movement, account })?.amount ?? 0;
    if (before + amount === 0) this.#statements.deleteEntry.run({ movement, account });
    else this.#statements.setEntry.run({ movement, account, amount: before + amount });
  }
}

function byGuild(movements: readonly OldMovement[]): ReadonlyMap<string, readonly OldMovement[]> {
  const groups = new Map<string, OldMovement[]>();
  for (const movement of movements) {
    groups.set(movement.guild, [...(groups.get(movement.guild) ?? []), movement]);
  }
  return groups;
}
