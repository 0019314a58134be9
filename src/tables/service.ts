import type { Registry } from '../engine/registry.ts';
import { ok } from '../engine/result.ts';
import type { Storage } from '../storage/port.ts';
import type { DealProof, Press, TableReader, Tables } from './api.ts';
import type { Clock } from './clock.ts';
import { createClockwork, type Clockwork } from './clockwork.ts';
import {
  byTable,
  decideCancel,
  decideEnd,
  decideHandOver,
  decideJoin,
  decideLeave,
  decideMove,
  decideRemove,
  decideStart,
  type Decision,
} from './decide.ts';
import { Desk, type DeskDeps } from './desk.ts';
import type { RandomBytes } from './ids.ts';
import type { Log } from './log.ts';
import { Opening } from './opening.ts';
import { isLiving } from './step.ts';
import type { Millis, Table, TableId } from './types.ts';
import type { Game } from '../engine/contract.ts';

export interface TablesDeps {
  readonly storage: Storage;
  readonly registry: Registry;
  readonly clock: Clock;
  /** The system's generator of secrets, such as `randomBytes` of node:crypto. */
  readonly random: RandomBytes;
  readonly log: Log;
}

export interface TablesService extends Tables {
  /** What happens without a press. Whoever creates the tables starts and stops it. */
  readonly clockwork: Clockwork;
}

/**
 * The tables of a database. Every method that takes a press answers with a reader of the table as it
 * is after the action, or with a refusal; it rejects only where the storage fails, and then nothing has
 * changed. See the functions of decide.ts for who may do what, and advance.ts for what follows:
 *
 * - In a lobby anybody may leave; the rights of a host who leaves or is removed pass to whoever joined
 *   next, and the last one out closes the lobby. The same holds for removals.
 * - Who leaves a running game, or is removed from it, has lost, all others have won, and it counts.
 * - Host and moderators may cancel a lobby, end a game (nothing counts), remove people and hand over.
 * - A lobby without a start closes half an hour after the last person joined.
 */
export function createTables(deps: TablesDeps): TablesService {
  const { storage, clock, log } = deps;
  const listeners = new Set<(reader: TableReader) => void>();
  const onDeadline = (deadline: Millis): void => {
    clockwork.expect(deadline);
  };
  const desk = new Desk({ ...deps, onDeadline } satisfies DeskDeps);
  const opening = new Opening({ ...deps, desk, onDeadline });
  const clockwork = createClockwork({ storage, clock, log, act: (id) => actOnDeadline(id) });

  const actOnDeadline = async (id: TableId): Promise<boolean> => {
    const answer = await desk.act(id, undefined, (_, table) => decideDue(table, clock.now()));
    if (!answer.ok) return false;
    for (const listener of listeners) listener(answer.value);
    return true;
  };
  const pressed =
    (decide: (game: Game, table: Table, press: Press) => Decision) => (press: Press, id: TableId) =>
      desk.act(id, press, (game, table) => decide(game, table, press));

  return {
    clockwork,
    open: (press, request) => opening.open(press, request),
    rematch: (press, id) => opening.rematch(press, id),
    join: pressed(decideJoin),
    leave: pressed(decideLeave),
    start: pressed(decideStart),
    cancel: pressed(decideCancel),
    end: pressed(decideEnd),
    move: (press, { table: id, decision, move }) =>
      desk.act(id, press, (game, table) => decideMove(game, table, press, decision, move)),
    remove: (press, id, user) =>
      desk.act(id, press, (_, table) => decideRemove(table, press, user)),
    handOver: (press, id, to) =>
      desk.act(id, press, (_, table) => decideHandOver(table, press, to)),

    async read(id, history = 'recent') {
      const table = await storage.load(id);
      return table && desk.reader(table, history);
    },
    async readChannel(channel) {
      const table = await storage.loadByChannel(channel);
      return table && desk.reader(table);
    },
    async proof(id) {
      const table = await storage.load(id);
      return table && proofOf(table);
    },
    panelPosted: (id, panel) => storage.setPanel(id, panel),
    async channelLost(id) {
      const answer = await desk.act(id, undefined, () => ok({ type: 'lose-channel' }));
      return answer.ok ? answer.value : answer.refusal.reader;
    },
    records: (guild, user) => storage.records(guild, user),
    onChange(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** What a table does of itself once its deadline has come; a refusal where it has not, or no more. */
function decideDue(table: Table, now: Millis): Decision {
  if (table.deadline === undefined || table.deadline > now) return byTable('stale');
  return table.status === 'lobby' ? ok({ type: 'expire' }) : byTable('already-started');
}

/** The secret leaves the tables here and nowhere else, and only once it can do no harm. */
function proofOf(table: Table): DealProof | undefined {
  if (isLiving(table) || table.setup === undefined) return undefined;
  return {
    version: 1,
    table: table.id,
    game: table.game,
    options: table.options,
    deal: table.deal,
    names: table.players.map((player) => player.name),
  };
}
