import type { Game } from '../engine/contract.ts';
import type { Registry } from '../engine/registry.ts';
import { ok, refused, type Result } from '../engine/result.ts';
import type { LoggedEvents, Storage } from '../storage/port.ts';
import { advance } from './advance.ts';
import type { Answer, Press, TableReader, TableRefusal, TableRefusalCode } from './api.ts';
import type { Clock } from './clock.ts';
import { byTable, type Decision, type Refusal } from './decide.ts';
import { seal, type RandomBytes } from './ids.ts';
import { createKeyedQueue } from './queue.ts';
import { createReader } from './reader.ts';
import { isLiving, type Step } from './step.ts';
import type { Millis, Table, TableId } from './types.ts';

/** Lines of the log that a reader holds unless all are asked for. */
export const RECENT_LINES = 40;
/** How often an action is tried again because another process was faster. */
const ATTEMPTS = 5;
/** Actions of one table that may wait: more than a channel full of people can ask for. */
const WAITING_ACTIONS = 200;

export interface DeskDeps {
  readonly storage: Storage;
  readonly registry: Registry;
  readonly clock: Clock;
  readonly random: RandomBytes;
  /** Told of each deadline that is set. */
  readonly onDeadline: (deadline: Millis) => void;
}

/** Where a press has to be made: at its table, or anywhere in the server of the table. */
export type Reach = 'here' | 'server';

/** Says which action a table is to take, or why none. Called again with the newer table after a conflict. */
export type Decide = (game: Game, table: Table) => Decision;

/**
 * Where every action on a table passes: one at a time, from the table as it is stored to one commit.
 * Nothing of a table is kept in memory between two actions.
 */
export class Desk {
  readonly #deps: DeskDeps;
  readonly #queue = createKeyedQueue(WAITING_ACTIONS);

  constructor(deps: DeskDeps) {
    this.#deps = deps;
  }

  /** Runs `task` after all that were asked for under the same key. */
  inTurn(key: string, task: () => Answer): Answer {
    return this.#queue.run(key, task) ?? Promise.resolve(refusal(byTable('busy').refusal));
  }

  /**
   * Loads, decides, commits. Refusals are checked in this order: `unknown-table` or `cleared-away`,
   * `other-place`, `duplicate`, `table-over`, then those of `decide`, then the game's. `press` is absent where the
   * table acts of itself. Rejects where the storage fails; nothing has changed then.
   */
  act(id: TableId, press: Press | undefined, decide: Decide, reach: Reach = 'here'): Answer {
    return this.inTurn(id, async () => {
      for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
        const answer = await this.#attempt(id, press, decide, reach);
        if (answer !== 'conflict') return answer;
      }
      return refusal(byTable('busy').refusal);
    });
  }

  async #attempt(
    id: TableId,
    press: Press | undefined,
    decide: Decide,
    reach: Reach,
  ): Promise<Awaited<Answer> | 'conflict'> {
    const table = await this.#deps.storage.load(id);
    if (table === undefined) return this.refuseMissing(id);
    // No reader: somebody elsewhere has no business with this table.
    if (press !== undefined && !isWithin(reach, table, press)) {
      return refusal(byTable('other-place').refusal);
    }
    const step = this.#step(table, press, decide);
    if (!step.ok) return this.#refuse(step.refusal, table, press);
    const outcome = await this.#deps.storage.commit({ expected: table.revision, ...step.value });
    switch (outcome) {
      case 'conflict':
        return 'conflict';
      case 'duplicate':
        return this.duplicate(press);
      case 'short':
        return this.refuseWith('too-few-chips', table);
      case 'committed': {
        const { deadline } = step.value.table;
        if (deadline !== undefined) this.#deps.onDeadline(deadline);
        return ok(await this.reader(step.value.table));
      }
    }
  }

  #step(table: Table, press: Press | undefined, decide: Decide): Result<Step, Refusal> {
    if (!isLiving(table)) return byTable('table-over');
    const game = this.gameOf(table);
    const decision = decide(game, table);
    if (!decision.ok) return decision;
    const step = advance(game, table, {
      action: decision.value,
      ...(press === undefined ? {} : { by: press.user, interaction: press.interaction }),
      ...(game.chips === undefined ? {} : { next: seal(this.#deps.random) }),
      at: this.#deps.clock.now(),
    });
    if (!step.ok) return refused({ by: 'game', code: step.refusal });
    return ok({ ...step.value, table: withPresentName(step.value.table, press) });
  }

  /**
   * Looks only now whether the press has counted already: an accepted one is found out by the commit,
   * and so a press that counts costs no look-up.
   */
  async #refuse(why: Refusal, table: Table, press: Press | undefined): Answer {
    if (press !== undefined) {
      const counted = await this.#deps.storage.findByInteraction(press.interaction);
      if (counted !== undefined) return this.duplicate(press);
    }
    return refusal(why, await this.reader(table));
  }

  /** The answer to a press that has counted already, with the table on which it did, as it is now. */
  async duplicate(press: Press | undefined): Answer {
    const id = press && (await this.#deps.storage.findByInteraction(press.interaction));
    const table = id === undefined ? undefined : await this.#deps.storage.load(id);
    return refusal(
      byTable('duplicate').refusal,
      table === undefined ? undefined : await this.reader(table),
    );
  }

  /** For a table that is not there: it never was, or it ended long ago. */
  async refuseMissing(id: TableId): Answer {
    const wasCleared = await this.#deps.storage.wasCleared(id);
    return this.refuseWith(wasCleared ? 'cleared-away' : 'unknown-table', undefined);
  }

  /** A refusal by the table's rules, with the table where there is one to show. */
  async refuseWith(code: TableRefusalCode, table: Table | undefined): Answer {
    return refusal(
      byTable(code).refusal,
      table === undefined ? undefined : await this.reader(table),
    );
  }

  async reader(table: Table, history: 'recent' | 'all' = 'recent'): Promise<TableReader> {
    // Nothing has happened in a game that was not dealt.
    const log = table.state === undefined ? [] : await this.#events(table, history);
    return createReader(this.gameOf(table), table, log);
  }

  #events({ id, deal }: Table, history: 'recent' | 'all'): Promise<readonly LoggedEvents[]> {
    const { storage } = this.#deps;
    return history === 'all'
      ? storage.eventsOfDeal(id, deal.number)
      : storage.events(id, RECENT_LINES);
  }

  /** Throws where this program does not have the game of a stored table. */
  gameOf(table: Table): Game {
    const game = this.#deps.registry.get(table.game);
    if (game === undefined) throw new Error(`Table ${table.id} plays the unknown ${table.game}.`);
    return game;
  }
}

function refusal(why: Refusal, reader?: TableReader): Awaited<Answer> {
  if (why.by === 'table') {
    return refused<TableRefusal>(reader === undefined ? why : { ...why, reader });
  }
  if (reader === undefined) throw new Error('A game refuses only at a table.');
  return refused<TableRefusal>({ ...why, reader });
}

function isWithin(reach: Reach, table: Table, press: Press): boolean {
  return table.guild === press.guild && (reach === 'server' || table.channel === press.channel);
}

/** People rename themselves; the table knows them by the name of their last action. */
function withPresentName(table: Table, press: Press | undefined): Table {
  const stale = table.players.some(
    (player) => player.user === press?.user && player.name !== press.name,
  );
  if (press === undefined || !stale) return table;
  return {
    ...table,
    players: table.players.map((player) =>
      player.user === press.user ? { ...player, name: press.name } : player,
    ),
  };
}
