/**
 * The double-entry ledger of chips (design decision 9). Everything here runs inside the transaction of
 * whoever calls it, so a table and its chips move together or not at all.
 */
import { createHmac, randomBytes } from 'node:crypto';
import { checkMovement, closeAccount, GRANT, GRANT_PAUSE, issue } from '../../chips/rules.ts';
import type {
  Account,
  ChipRecord,
  Holdings,
  LedgerLine,
  Movement,
  MovementReason,
} from '../../chips/types.ts';
import type { GuildId, Millis, TableId, UserId } from '../../tables/types.ts';
import type { LedgerStatements } from './ledger-statements.ts';

/** The fact that holds the key of the hashes in `departed`. */
const DEPARTED_KEY = 'departed-key';
const KEY_BYTES = 32;

/** Somebody has fewer chips than they want to set aside; the transaction goes back. */
export class ShortOfChips extends Error {
  constructor() {
    super('Somebody has too few chips.');
  }
}

interface Facts {
  readonly getFact: (name: string) => string | undefined;
  readonly setFact: (name: string, value: string) => void;
}

/** What caused a movement besides its table. */
interface Cause {
  readonly at: Millis;
  readonly interaction?: string;
}

export class Ledger {
  readonly #statements: LedgerStatements;
  readonly #facts: Facts;

  constructor(statements: LedgerStatements, facts: Facts) {
    this.#statements = statements;
    this.#facts = facts;
  }

  /** Books all of it. Throws `ShortOfChips` where a person or a stake would owe something. */
  book(movements: readonly Movement[], cause: Cause): void {
    for (const movement of movements) this.#book(movement, cause);
  }

  /** Whether this press has moved chips already. */
  hasCounted(interaction: string): boolean {
    return this.#statements.movementOfPress.get({ interaction }) !== undefined;
  }

  /** What the person has; what they would begin with where there is no account yet. */
  holdings(guild: GuildId, user: UserId, now: Millis): Holdings {
    const account = this.#statements.accountOf.get(key(guild, { kind: 'person', user }));
    const staked = this.#statements.stakedBy.get({ guild, user })?.staked ?? 0;
    if (account === undefined) {
      const left = this.#departedAt(guild, user, now);
      return left === undefined
        ? { balance: GRANT, staked }
        : { balance: 0, staked, toppedUpAt: left };
    }
    const { balance, toppedUpAt } = account;
    return { balance, staked, ...(toppedUpAt === null ? {} : { toppedUpAt }) };
  }

  topUp(guild: GuildId, user: UserId, amount: number, cause: Cause): void {
    this.#book(issue('top-up', guild, user, amount), cause);
    this.#statements.noteTopUp.run({ ...key(guild, { kind: 'person', user }), at: cause.at });
  }

  /** Hands that the person has played for chips, and what they won and lost by them. */
  record(guild: GuildId, user: UserId): ChipRecord {
    const found = this.#statements.chipRecord.get({ guild, user });
    const carried = this.#statements.carriedRecord.get(key(guild, { kind: 'person', user }));
    const total = (of: keyof ChipRecord) => (found?.[of] ?? 0) + (carried?.[of] ?? 0);
    return { hands: total('hands'), won: total('won'), lost: total('lost') };
  }

  /** Lines of the person's ledger, the newest first, `offset` of them left out. */
  lines(guild: GuildId, user: UserId, offset: number, limit: number): readonly LedgerLine[] {
    return this.#statements.linesOf
      .all({ guild, user, offset, limit })
      .map(({ reason, amount, tableId, game, hand, at }) => ({
        reason: reason as MovementReason,
        amount,
        ...(tableId === null ? {} : { table: tableId as TableId }),
        ...(game === null ? {} : { game }),
        ...(hand === null ? {} : { hand }),
        at,
      }));
  }

  /**
   * Gives what is left back to the house, remembers a hash of the person for a while, and puts the
   * stand-in in their place. What is still staked, by somebody who has left in the middle of a hand,
   * comes back to the stand-in.
   */
  forget(user: UserId, standIn: UserId, at: Millis): void {
    for (const { guild, balance } of this.#statements.accountsOfPerson.all({ user })) {
      if (balance > 0) this.#book(closeAccount(guild as GuildId, user, balance), { at });
      const hash = hashOf(this.#departedKey(), guild, user);
      this.#statements.noteDeparture.run({ hash, at });
    }
    this.#statements.renameAccounts.run({ user, standIn });
    this.dropDepartures(at);
  }

  /** Forgets those whose return is to make no difference any more. */
  dropDepartures(now: Millis): void {
    this.#statements.dropDepartures.run({ before: now - GRANT_PAUSE });
  }

  #book(movement: Movement, cause: Cause): void {
    checkMovement(movement);
    const { guild, reason, entries, at: place } = movement;
    const accounts = entries.map(({ account }) => this.#open(guild, account, cause.at));
    const { lastInsertRowid } = this.#statements.insertMovement.run({
      guild,
      reason,
      tableId: place?.table ?? null,
      hand: place?.hand ?? null,
      revision: place?.revision ?? null,
      interaction: cause.interaction ?? null,
      at: cause.at,
    });
    for (const [index, { amount }] of entries.entries()) {
      const { changes } = this.#statements.addToBalance.run({ id: accounts[index], amount });
      if (changes === 0) throw new ShortOfChips();
      this.#statements.insertEntry.run({
        movement: Number(lastInsertRowid),
        account: accounts[index],
        amount,
      });
    }
  }

  /** The account's row; a person's first one brings the grant. */
  #open(guild: GuildId, account: Account, at: Millis): number {
    const found = this.#statements.accountOf.get(key(guild, account));
    if (found !== undefined) return found.id;
    const left = account.kind === 'person' ? this.#departedAt(guild, account.user, at) : undefined;
    const { lastInsertRowid } = this.#statements.insertAccount.run({
      ...key(guild, account),
      toppedUpAt: left ?? null,
    });
    if (account.kind === 'person' && left === undefined) {
      this.#book(issue('grant', guild, account.user, GRANT), { at });
    }
    return Number(lastInsertRowid);
  }

  #departedAt(guild: string, user: string, now: Millis): Millis | undefined {
    const secret = this.#facts.getFact(DEPARTED_KEY);
    if (secret === undefined) return undefined;
    const at = this.#statements.departure.get({ hash: hashOf(secret, guild, user) })?.at;
    return at === undefined || at + GRANT_PAUSE <= now ? undefined : at;
  }

  #departedKey(): string {
    const stored = this.#facts.getFact(DEPARTED_KEY);
    if (stored !== undefined) return stored;
    const drawn = randomBytes(KEY_BYTES).toString('hex');
    this.#facts.setFact(DEPARTED_KEY, drawn);
    return drawn;
  }
}

/** Keyed with a secret of the database, so that a list of ids cannot be tried out elsewhere. */
function hashOf(secret: string, guild: string, user: string): string {
  return createHmac('sha256', Buffer.from(secret, 'hex'))
    .update(JSON.stringify([guild, user]))
    .digest('hex');
}

/** What names an account; see the schema for the empty texts. */
function key(guild: string, account: Account) {
  return {
    guild,
    kind: account.kind,
    user: account.kind === 'house' ? '' : account.user,
    tableId: account.kind === 'stake' ? account.table : '',
  };
}
