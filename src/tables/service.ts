import type { Registry } from '../engine/registry.ts';
import { ok } from '../engine/result.ts';
import { createStream } from '../engine/shuffle.ts';
import type { Storage } from '../storage/port.ts';
import type { Press, TableReader, Tables } from './api.ts';
import type { Clock } from './clock.ts';
import { createClockwork, type Clockwork } from './clockwork.ts';
import {
  decideAddComputer,
  decideBack,
  decideBuyIn,
  decideCallLast,
  decideCancel,
  decideEnd,
  decideHandOver,
  decideJoin,
  decideLeave,
  decideLeaveLobby,
  decideMemberGone,
  decideMove,
  decideReady,
  decideRemove,
  decideRemoveComputer,
  decideStart,
  type Decision,
} from './decide.ts';
import { Desk, type DeskDeps, type Reach } from './desk.ts';
import { decideDue } from './due.ts';
import type { RandomBytes } from './ids.ts';
import type { Log } from './log.ts';
import { Opening } from './opening.ts';
import { proofOf } from './proof.ts';
import { nextToThink, think, thoughtless, type Thinker, type Thought } from './thinking.ts';
import type { Action, Millis, Table, TableId } from './types.ts';
import type { Game } from '../engine/contract.ts';

export interface TablesDeps {
  readonly storage: Storage;
  readonly registry: Registry;
  readonly clock: Clock;
  /** The system's generator of secrets, such as `randomBytes` of node:crypto. */
  readonly random: RandomBytes;
  readonly log: Log;
  /** Chooses the moves of computers; absent: they make safe moves. */
  readonly thinker?: Thinker;
}

export interface TablesService extends Tables {
  /** What happens without a press. Whoever creates the tables starts and stops it. */
  readonly clockwork: Clockwork;
}

/** Tables that somebody is shown from another channel. */
const SHOWN_ELSEWHERE = 4;
const SEED_BYTES = 32;

/**
 * The tables of a database. Every method that takes a press answers with a reader of the table as it
 * is after the action, or with a refusal; it rejects only where the storage fails, and then nothing has
 * changed. See the functions of decide.ts for who may do what, and advance.ts for what follows:
 *
 * - In a lobby anybody may leave; the rights of a host who leaves or is removed pass to whoever joined
 *   next, and the last one out closes the lobby. The same holds for removals.
 * - Who leaves a running game, is removed from it or leaves the server has lost it; a stand-in takes the
 *   seat, and the game goes on and counts for the others while one of them is there.
 * - Time runs by the table's pace (pace.ts): a reminder, then a safe move; after two missed deadlines a
 *   stand-in moves until the person is back, and the host's rights pass on.
 * - Without anybody there nothing moves, and the table closes after a day; a hand with chips is played
 *   out by stand-ins then, so that nobody undoes it by staying away.
 * - Host and moderators may cancel a lobby, end a game (nothing counts), remove people and hand over.
 * - A game with chips goes on hand by hand (evening.ts), with its stakes set aside (stakes.ts).
 * - A lobby without a start closes half an hour after the last person joined.
 */
export function createTables(deps: TablesDeps): TablesService {
  const { storage, registry, clock, random, log } = deps;
  const listeners = new Set<Parameters<Tables['onChange']>[0]>();
  const onDeadline = (deadline: Millis): void => {
    clockwork.expect(deadline);
  };
  const desk = new Desk({ ...deps, onDeadline } satisfies DeskDeps);
  const opening = new Opening({ ...deps, desk, onDeadline });
  const clockwork = createClockwork({ storage, clock, log, act: (id) => actOnDeadline(id) });

  /** What a table does without a press, told to whoever listens. Undefined where it does nothing. */
  const actAlone = async (
    id: TableId,
    decide: (game: Game, table: Table) => Decision,
  ): Promise<TableReader | undefined> => {
    let did: Action['type'] | undefined;
    const answer = await desk.act(id, undefined, (game, table) => {
      const decision = decide(game, table);
      did = decision.ok ? decision.value.type : undefined;
      return decision;
    });
    if (!answer.ok && answer.refusal.by === 'game') {
      throw new Error(`Table ${id} made a move that its game refuses.`);
    }
    if (!answer.ok || did === undefined) return undefined;
    for (const listener of listeners) listener(answer.value, did);
    return answer.value;
  };
  /** Outside the table's turn: presses do not wait for it. */
  const thoughtFor = async (id: TableId): Promise<Thought | undefined> => {
    const table = await storage.load(id);
    const next = table && nextToThink(desk.gameOf(table), table, clock.now());
    if (table === undefined || next === undefined) return undefined;
    return think(deps.thinker ?? thoughtless, await desk.reader(table, 'all'), next);
  };
  const actOnDeadline = async (id: TableId): Promise<boolean> => {
    const draw = createStream(Buffer.from(random(SEED_BYTES)), 'safe-move');
    const thought = await thoughtFor(id);
    const decide = (game: Game, table: Table) =>
      decideDue(game, table, clock.now(), { draw, thought });
    return (await actAlone(id, decide)) !== undefined;
  };
  const pressed =
    (decide: (game: Game, table: Table, press: Press) => Decision, reach: Reach = 'here') =>
    (press: Press, id: TableId) =>
      desk.act(id, press, (game, table) => decide(game, table, press), reach);

  return {
    clockwork,
    async open(press, request) {
      const opened = await opening.open(press, request);
      if (!opened.ok || request.begin !== true) return opened;
      // The press has opened the table, and counts once; the start is the table's own.
      return desk.act(opened.value.info.id, undefined, () => ok({ type: 'start' }));
    },
    rematch: (press, id) => opening.rematch(press, id),
    join: pressed(decideJoin),
    leave: pressed(decideLeave, 'server'),
    leaveLobby: pressed(decideLeaveLobby, 'server'),
    start: pressed(decideStart),
    addComputer: (press, id, level) =>
      desk.act(id, press, (game, table) => decideAddComputer(game, table, press, level)),
    removeComputer: pressed(decideRemoveComputer),
    ready: pressed(decideReady),
    buyIn: pressed(decideBuyIn),
    callLast: pressed(decideCallLast, 'server'),
    cancel: pressed(decideCancel, 'server'),
    end: pressed(decideEnd, 'server'),
    back: pressed(decideBack),
    move: (press, { table: id, decision, move }) =>
      desk.act(id, press, (game, table) => decideMove(game, table, press, decision, move)),
    remove: (press, id, user) =>
      desk.act(id, press, (_, table) => decideRemove(table, press, { user, now: clock.now() })),
    handOver: (press, id, to) =>
      desk.act(id, press, (_, table) => decideHandOver(table, press, to)),

    async read(id, history = 'recent') {
      const table = await storage.load(id);
      return table && desk.reader(table, history);
    },
    wasCleared: (id) => storage.wasCleared(id),
    async readChannel(channel) {
      const table = await storage.loadByChannel(channel);
      return table && desk.reader(table);
    },
    async proof(id) {
      const table = await storage.load(id);
      const game = table && registry.get(table.game);
      return game && proofOf(game, table, await storage.deals(id), await storage.log(id));
    },
    panelPosted: (id, panel) => storage.setPanel(id, panel),
    memberGone: (id, user) => actAlone(id, (_, table) => decideMemberGone(table, user)),
    async readElsewhere({ guild, user, channel, moderator }) {
      const found = await storage.living(guild, user, moderator ? channel : undefined);
      const tables = await Promise.all(
        found.slice(0, SHOWN_ELSEWHERE).map((id) => storage.load(id)),
      );
      return Promise.all(
        tables.flatMap((table) => (table === undefined ? [] : [desk.reader(table)])),
      );
    },
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
