/** A stored table, and the same with everything dealt anew that a reader cannot see. */
import type { Brought, Game } from '../../../src/engine/contract.ts';
import { sameJson } from '../../../src/engine/json.ts';
import type { Draw } from '../../../src/engine/random.ts';
import { replay, type GameScript } from '../../../src/engine/replay.ts';
import { dealOf } from '../../../src/engine/shuffle.ts';
import type { Storage } from '../../../src/storage/port.ts';
import { RECENT_LINES } from '../../../src/tables/desk.ts';
import type { TableReader } from '../../../src/tables/api.ts';
import { optionsOf } from '../../../src/tables/play.ts';
import { createReader } from '../../../src/tables/reader.ts';
import { asJson } from '../../../src/tables/step.ts';
import type { LogEntry, Table, TableId } from '../../../src/tables/types.ts';
import type { Reader, Redealt } from '../../conformance/probe.ts';
import { getProbe } from '../../conformance/probes.ts';

export interface StoredGame {
  readonly game: Game;
  readonly table: Table;
  /** The lines of the deal on the table, oldest first. */
  readonly log: readonly LogEntry[];
}

/** The table as it is stored; undefined before its first deal. */
export async function loadGame(
  storage: Storage,
  game: Game,
  id: TableId,
): Promise<StoredGame | undefined> {
  const table = await storage.load(id);
  if (table?.state === undefined) return undefined;
  const log = await storage.log(id);
  return { game, table, log: log.filter(({ deal }) => deal === table.deal.number) };
}

export function readerOf({ game, table, log }: StoredGame, history: 'recent' | 'all'): TableReader {
  return createReader(game, table, history === 'all' ? log : log.slice(-RECENT_LINES));
}

/** The cards and moves of another deal that the reader cannot tell from this one. */
export function dealtAnew(stored: StoredGame, reader: Reader, draw: Draw): Redealt {
  return getProbe(stored.game.id).redeal(scriptOf(stored), reader, draw);
}

/** The table as it would be stored if this had been dealt; it may have fewer moves than there are. */
export function withDeal(stored: StoredGame, { decks, moves }: Redealt): StoredGame {
  const { game, table, log } = stored;
  const script = scriptOf(stored);
  const steps = replay(game, { ...script, decks, moves: moves.slice(0, script.moves.length) });
  const told = steps.map(({ events }) => events).values();
  const next = () => told.next().value ?? [];
  let isDealt = false;
  const lines = log.map((line): LogEntry => {
    if (line.action.type === 'move') {
      const followed = line.action.followed ?? [];
      return { ...line, events: [next(), ...followed.map(next)].flat() };
    }
    if (line.events.length === 0 || isDealt) return line;
    isDealt = true;
    return { ...line, events: next() };
  });
  const state = steps.at(-1)?.state;
  if (state === undefined) throw new Error('A replay has at least its deal.');
  return { game, table: { ...table, state: asJson(state) }, log: lines };
}

/** Throws where the same deal does not come out as it is stored: then this file is wrong. */
export function expectFaithful(stored: StoredGame): void {
  const again = withDeal(stored, scriptOf(stored));
  const isFaithful =
    sameJson(again.table.state, stored.table.state) && sameJson(again.log, stored.log);
  if (!isFaithful) throw new Error(`${stored.game.id} does not come out of its log again.`);
}

function scriptOf({ game, table, log }: StoredGame): GameScript {
  const { deal } = table;
  const seats = deal.mixedWith.length;
  const options = optionsOf(game, table);
  const setup = game.parseSetup(table.setup, seats);
  if (!setup.ok) throw new Error(setup.refusal);
  const brought = broughtTo(game, setup.value, deal.number);
  const { decks } = dealOf(game, {
    seats,
    options,
    ...(brought === undefined ? {} : { brought }),
    secret: deal.secret,
    table: table.id,
    deal: deal.number,
    interactionIds: deal.mixedWith,
  });
  const moves = log.flatMap(({ action }) =>
    action.type === 'move' ? [action, ...(action.followed ?? [])] : [],
  );
  return {
    seats,
    options,
    setup: setup.value,
    decks,
    moves: moves.map(({ seat, move }) => ({ by: seat, move })),
  };
}

/** Chance decides who deals the first hand; later the table says so. */
function broughtTo(game: Game, setup: object, deal: number): Brought | undefined {
  if (game.chips === undefined) return undefined;
  const { stacks, dealer } = game.chips.brought(setup);
  return deal === 1 ? { stacks } : { stacks, dealer };
}
