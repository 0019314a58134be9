/**
 * The private panels that a bot keeps current in its present life, and what they still have to show:
 * one is edited where a decision of its owner has come or gone, or the owner's hand has changed. A bot
 * has a budget of such edits, so this holds of the first minutes of a life and few presses.
 */
import type { Attempt } from '../../src/local/member.ts';
import type { StoredTable } from '../support/stored-table.ts';
import { isPrivate, type Guest } from '../support/table-driver.ts';
import { privateFaults } from './current-panel.ts';

interface KeptPanel {
  readonly guest: Guest;
  readonly message: string;
  /** What mattered to its owner when it was last seen to be current. */
  matter: string;
}

export class KeptPanels {
  readonly #panels = new Map<string, KeptPanel>();

  /** After the bot's death: the next life knows of none. */
  forget(): void {
    this.#panels.clear();
  }

  has(guest: Guest): boolean {
    return this.#panels.has(guest.id);
  }

  /** A press of `guest` was answered, perhaps with the private panel of the table as `stored`. */
  answered(guest: Guest, attempt: Attempt, stored: StoredTable): void {
    const message = attempt.message?.message;
    if (message === undefined || !isPrivate(message)) return;
    if (stored.table.status !== 'playing') return;
    const matter = matterOf(guest, stored);
    this.#panels.set(guest.id, { guest, message: message.id, matter });
  }

  /** How many of them `stored` has changed. */
  due(stored: StoredTable): number {
    return this.#dueOf(stored).length;
  }

  /** What is wrong with those. */
  faults(stored: StoredTable): readonly string[] {
    return this.#dueOf(stored).flatMap(({ guest, message }) =>
      privateFaults(guest, message, stored),
    );
  }

  /** They have been seen to be current. */
  seen(stored: StoredTable): void {
    for (const panel of this.#dueOf(stored)) panel.matter = matterOf(panel.guest, stored);
  }

  #dueOf(stored: StoredTable): readonly KeptPanel[] {
    const { players } = stored.table;
    return [...this.#panels.values()].filter(
      ({ guest, matter }) =>
        players.some(({ user }) => user === guest.id) && matter !== matterOf(guest, stored),
    );
  }
}

function matterOf(guest: Guest, { table, reader }: StoredTable): string {
  const seat = table.players.findIndex(({ user }) => user === guest.id);
  const mine = reader.seatSnapshot(seat);
  return JSON.stringify([table.status, mine?.decision, mine?.private]);
}
