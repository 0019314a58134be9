/** The people of one corner, who play one game after the other for as long as there is a bot. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Attempt } from '../../../src/local/member.ts';
import type { ChannelId, Table, TableId } from '../../../src/tables/types.ts';
import { nextPresses, type Company } from './habits.ts';
import type { Kept, Pressing } from './kept.ts';
import type { Watch } from './watch.ts';

/** Between looks at a table that waits for a computer or the clock, in milliseconds. */
const A_MOMENT = 100;
/**
 * More presses and moments than pass before a press counts, also after a kill that has left old panels
 * behind, and with the half minute between two hands.
 */
const STUCK_AFTER = 500;

/** One life of the bot. */
export interface Lifetime {
  readonly isOver: () => boolean;
  readonly over: Promise<unknown>;
  readonly watch: Watch;
}

export class TableLife {
  readonly company: Company;
  readonly channel: ChannelId;
  readonly #kept: Kept;
  /** Tables that may have changed since somebody asked. */
  readonly #touched = new Set<TableId>();
  #sinceCounted = 0;
  #counted = 0;

  constructor(company: Company, channel: string, kept: Kept) {
    this.company = company;
    this.channel = channel as ChannelId;
    this.#kept = kept;
  }

  /** How many presses have counted. */
  get counted(): number {
    return this.#counted;
  }

  /** Tables that may have changed since the last call. */
  takeTouched(): readonly TableId[] {
    const touched = [...this.#touched];
    this.#touched.clear();
    return touched;
  }

  /** Presses until the bot is dead. Rejects where the table does not go on. */
  async live(lifetime: Lifetime): Promise<void> {
    while (!lifetime.isOver()) {
      const table = await lifetime.watch.loadByChannel(this.channel);
      if (table !== undefined) this.#touched.add(table.id);
      const pressings = nextPresses(this.company, table);
      this.#sinceCounted += 1;
      if (pressings.length === 0) await pause(A_MOMENT);
      await Promise.all(pressings.map((pressing) => this.#press(pressing, lifetime)));
      if (this.#sinceCounted > STUCK_AFTER) {
        throw new Error(`A table does not go on: ${standingOf(table)}`);
      }
    }
  }

  async #press(pressing: Pressing, lifetime: Lifetime): Promise<void> {
    const attempt = begin(pressing);
    if (attempt === undefined) return;
    this.#kept.begun(pressing, attempt);
    // Where nothing is to come, an acknowledgement is all.
    const settled = attempt.settled({ final: pressing.isVoid !== true });
    await Promise.race([settled.catch(() => undefined), lifetime.over]);
    if (attempt.outcome.type === 'pending') {
      this.#kept.cutOff(pressing, attempt);
      return;
    }
    if (this.#kept.answered(pressing, attempt)) {
      this.#counted += 1;
      this.#sinceCounted = 0;
    }
    const next = lifetime.isOver() ? undefined : pressing.then?.(attempt);
    if (next !== undefined) await this.#press(next, lifetime);
  }
}

/** How a table stands, without what is hidden. */
function standingOf(table: Table | undefined): string {
  if (table === undefined) return 'it does not open';
  const { id, game, status, pace, players, asked, revision, deadline, chips } = table;
  const seats = players.map(({ user, presence, ready }) => ({ user, presence, ready }));
  const stacks = chips?.sitters.map(({ user, stack }) => ({ user, stack }));
  return JSON.stringify({ id, game, status, pace, seats, asked, revision, deadline, stacks });
}

/** Undefined where the control has gone from under the finger. */
function begin(pressing: Pressing): Attempt | undefined {
  try {
    return pressing.begin();
  } catch (error) {
    if (error instanceof Error && error.name === 'ClientRefusal') return undefined;
    throw error;
  }
}
