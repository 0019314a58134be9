/** What people have to be told for ever, counted beside the database when a table ends. */
import { OUTCOMES } from '../../src/engine/contract.ts';
import type { ChipRecord } from '../../src/chips/types.ts';
import type { Storage } from '../../src/storage/port.ts';
import type { GuildId, RecordLine, TableId, UserId } from '../../src/tables/types.ts';
import { places } from './people.ts';

export class Tally {
  readonly #results = new Map<string, number>();
  readonly #chips = new Map<string, ChipRecord>();

  /** Notes what a table that has just ended has recorded and moved. */
  async note(storage: Storage, table: TableId): Promise<void> {
    for (const { user, guild, game, outcome } of await storage.tableRecords(table)) {
      const key = [user, guild, game, outcome].join(' ');
      this.#results.set(key, (this.#results.get(key) ?? 0) + 1);
    }
    for (const { guild, reason, entries } of await storage.tableMovements(table)) {
      if (reason !== 'hand') continue;
      for (const { account, amount } of entries) {
        if (account.kind === 'stake') this.#addHand(account.user, guild, amount);
      }
    }
  }

  #addHand(user: UserId, guild: GuildId, amount: number): void {
    const key = [user, guild].join(' ');
    const { hands, won, lost } = this.#chips.get(key) ?? { hands: 0, won: 0, lost: 0 };
    this.#chips.set(key, {
      hands: hands + 1,
      won: won + Math.max(amount, 0),
      lost: lost + Math.max(-amount, 0),
    });
  }

  /** For somebody who has deleted their data. */
  forget(user: UserId): void {
    for (const map of [this.#results, this.#chips]) {
      for (const key of map.keys()) if (key.startsWith(user)) map.delete(key);
    }
  }

  /** What the database tells of somebody otherwise than it was, a sentence each. */
  async differences(storage: Storage): Promise<readonly string[]> {
    const faults: string[] = [];
    for (const { guild, people } of places) {
      for (const user of people) {
        const record = await storage.records(guild, user);
        const chips = await storage.chipRecord(guild, user);
        if (!this.#isRecord(user, guild, record)) faults.push(`${user} has another record.`);
        const expected = this.#chips.get([user, guild].join(' ')) ?? { hands: 0, won: 0, lost: 0 };
        if (JSON.stringify(chips) !== JSON.stringify(expected)) {
          faults.push(`${user} has won and lost other chips.`);
        }
      }
    }
    return faults;
  }

  #isRecord(user: UserId, guild: GuildId, lines: readonly RecordLine[]): boolean {
    const told = lines.flatMap((line) =>
      OUTCOMES.flatMap((outcome) =>
        line[outcome] === 0
          ? []
          : `${[user, guild, line.game, outcome].join(' ')}=${line[outcome]}`,
      ),
    );
    const expected = [...this.#results].flatMap(([key, count]) =>
      key.startsWith(`${user} ${guild} `) ? `${key}=${count}` : [],
    );
    return told.sort().join() === expected.sort().join();
  }
}
