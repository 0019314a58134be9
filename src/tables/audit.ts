/**
 * The doctor's core: replays a table from its log and compares what comes out with what is stored.
 * Pure. Findings say which part differs and never what stands in it: they may be shown to an operator
 * who plays at the same table.
 */
import type { Game } from '../engine/contract.ts';
import { sameJson } from '../engine/json.ts';
import { commitmentOf } from '../engine/shuffle.ts';
import type { Movement } from '../chips/types.ts';
import type { StoredDeal } from '../storage/port.ts';
import { advance } from './advance.ts';
import { agreementOf } from './agreement.ts';
import { openTable, type Opened } from './lobby.ts';
import type { Step } from './step.ts';
import type { Action, GameRecord, LogEntry, Millis, Table } from './types.ts';

/** Everything that is stored about a table. */
export interface StoredTable {
  readonly table: Table;
  /** Every line, oldest first. */
  readonly log: readonly LogEntry[];
  readonly records: readonly GameRecord[];
  /** Every deal, the promised one included, in order. */
  readonly deals: readonly StoredDeal[];
  /** Everything that the table has moved in the ledger, oldest first. */
  readonly movements: readonly Movement[];
}

/** What is wrong with a table, a sentence each; none where all is well. `game` is that of the table. */
export function auditTable(stored: StoredTable, game: Game | undefined): readonly string[] {
  const { table, log } = stored;
  if (game === undefined) return [`its game, ${table.game}, is not one of this program`];
  const problems = [...stored.deals.flatMap(checkDeal), ...checkNumbers(table, log)];
  const replayed = replayTable(stored, game);
  return [...problems, ...replayed.problems, ...compare(stored, replayed, game)];
}

function checkDeal({ number, secret, commitment }: StoredDeal): readonly string[] {
  try {
    return commitmentOf(secret) === commitment
      ? []
      : [`the secret of its deal ${number} is not the one that was promised`];
  } catch {
    return [`the secret of its deal ${number} is not 64 hex digits`];
  }
}

function checkNumbers(table: Table, log: readonly LogEntry[]): readonly string[] {
  const problems: string[] = [];
  const gap = log.findIndex((entry, index) => entry.revision !== index + 1);
  if (gap !== -1) problems.push(`line ${gap + 1} of its log is missing`);
  if (log.length !== table.revision) {
    problems.push(`it is at revision ${table.revision}, and its log has ${log.length} lines`);
  }
  return problems;
}

interface Replayed {
  readonly last: Pick<Step, 'table'> | undefined;
  /** Of all lines together. */
  readonly records: readonly GameRecord[];
  readonly movements: readonly Movement[];
  readonly problems: readonly string[];
}

function replayTable({ table, log, deals }: StoredTable, game: Game): Replayed {
  const [first, ...rest] = log;
  const opened = first && reopen(table, first, deals);
  const records: GameRecord[] = [];
  const movements: Movement[] = [...(opened?.movements ?? [])];
  const problems: string[] = [];
  if (opened === undefined) {
    problems.push('the first line of its log does not open a table');
    return { last: undefined, records, movements, problems };
  }
  let last: Pick<Step, 'table'> = opened;
  for (const entry of rest) {
    const step = replayLine(game, last.table, entry, deals);
    if (typeof step === 'string') {
      problems.push(`line ${entry.revision} of its log cannot be replayed: ${step}`);
      return { last: undefined, records, movements, problems };
    }
    records.push(...step.records);
    movements.push(...step.movements);
    if (step.entry.deal !== entry.deal) {
      problems.push(`line ${entry.revision} of its log names another deal`);
    }
    // Events of an earlier version of the game may have had another shape.
    if (isOfThisVersion(table, game) && !sameJson(step.entry.events, entry.events)) {
      problems.push(`the events of line ${entry.revision} of its log are not those of its action`);
    }
    last = step;
  }
  return { last, records, movements, problems };
}

/** The table as it was after its first line, from what never changes. */
function reopen(
  table: Table,
  { action, by, interaction, at }: LogEntry,
  [promised]: readonly StoredDeal[],
): Opened | undefined {
  if (action.type !== 'open' || by === undefined || interaction === undefined) return undefined;
  if (promised === undefined) return undefined;
  const { id, guild, channel, game, options, language, pace, chips } = table;
  return openTable({
    ...{ id, guild, channel, game, options, language, pace, at },
    ...(chips === undefined ? {} : { agreement: agreementOf(chips) }),
    ...(action.computers === undefined ? {} : { computers: action.computers }),
    secret: promised.secret,
    commitment: promised.commitment,
    host: { user: by, name: action.name, joinedWith: interaction },
  });
}

/** The step, or why there is none. What a game throws may quote a hand, so it is not passed on. */
function replayLine(
  game: Game,
  table: Table,
  entry: LogEntry,
  deals: readonly StoredDeal[],
): Step | string {
  const next = deals.find(({ number }) => number === table.deal.number + 1);
  try {
    const step = advance(game, table, {
      ...entry,
      action: recorded(entry.action),
      ...(next === undefined ? {} : { next: { secret: next.secret, commitment: next.commitment } }),
    });
    return step.ok ? step.value : `the game refuses it (${step.refusal})`;
  } catch {
    return 'it does not fit the table as it was then';
  }
}

/** Only what the log says followed a move is played again: a later version may let more moves make themselves. */
function recorded(action: Action): Action {
  return action.type === 'move' ? { ...action, followed: action.followed ?? [] } : action;
}

function isOfThisVersion({ state }: Table, game: Game): boolean {
  return (
    typeof state === 'object' &&
    state !== null &&
    'version' in state &&
    state['version'] === game.stateVersion
  );
}

function compare(
  { table, records, movements }: StoredTable,
  { last, ...replayedRows }: Replayed,
  game: Game,
): readonly string[] {
  if (last === undefined) return [];
  const replayed = last.table;
  const problems: string[] = [];
  const expectSame = (what: string, stored: unknown, expected: unknown): void => {
    if (!sameJson(plain(stored), plain(expected))) problems.push(`${what} not what its log gives`);
  };
  expectSame('its status is', table.status, replayed.status);
  expectSame('its ending is', table.ending, replayed.ending);
  expectSame('whether it is for practice is', table.practice, replayed.practice);
  expectSame('its host is', table.host, replayed.host);
  expectSame('its people and their seats are', peopleOf(table), peopleOf(replayed));
  expectSame('what its deal was mixed with is', table.deal.mixedWith, replayed.deal.mixedWith);
  expectSame('the number of its deal is', table.deal.number, replayed.deal.number);
  expectSame('its set-up is', table.setup, replayed.setup);
  expectSame('its open decisions are', table.asked, replayed.asked);
  expectSame('the time of its last change is', table.updatedAt, replayed.updatedAt);
  expectSame('the time of its opening is', table.createdAt, replayed.createdAt);
  expectSame('its results are', records, replayedRows.records);
  expectSame('its chips are', table.chips, replayed.chips);
  expectSame('what it has moved in the ledger is', movements, replayedRows.movements);
  return [...problems, ...compareState(table, replayed, game), ...checkMoments(table, replayed)];
}

/** Names are those of people's last actions, which the log does not keep. */
function peopleOf({ players }: Table) {
  return players.map(({ name: _, ...player }) => player);
}

function compareState(table: Table, replayed: Table, game: Game): readonly string[] {
  if (table.state === undefined || replayed.state === undefined) {
    return table.state === replayed.state ? [] : ['its state is not what its log gives'];
  }
  try {
    const stored = game.readState(table.state);
    return sameJson(plain(stored), plain(replayed.state))
      ? []
      : ['its state is not what its log gives'];
  } catch {
    return ['its state cannot be read by the game'];
  }
}

/** An outage moves what a table waits for forward, never back. */
function checkMoments(table: Table, replayed: Table): readonly string[] {
  const stored = momentsOf(table);
  const fits = momentsOf(replayed).every((expected, index) => {
    const moment = stored[index];
    return expected === undefined || moment === undefined
      ? expected === moment
      : moment >= expected;
  });
  return fits ? [] : ['what it waits for is not what its log gives'];
}

function momentsOf({ deadline, countdown, standInAt }: Table): readonly (Millis | undefined)[] {
  return [deadline, countdown?.endsAt, countdown?.remindAt, standInAt];
}
/** As it would be stored: absent fields gone. */
function plain(value: unknown): unknown {
  return value === undefined ? null : JSON.parse(JSON.stringify(value));
}
