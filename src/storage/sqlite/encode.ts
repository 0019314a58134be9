/** From domain types to rows. The counterpart of decode.ts. */
import type { GameRecord, LogEntry, Sealed, Table, TableId } from '../../tables/types.ts';
import type { LogRow, RecordRow, SeatRow, SitterRow, TableRow } from './decode.ts';

/** What a commit writes of a table; what never changes stands apart in `encodeFixed`. */
export function encodeMoving(table: Table) {
  return {
    host: table.host,
    status: table.status,
    deal: table.deal.number,
    isLast: table.chips?.isLast ?? null,
    practice: table.practice ?? null,
    state: table.state === undefined ? null : JSON.stringify(table.state),
    asked: JSON.stringify(table.asked),
    revision: table.revision,
    deadline: table.deadline ?? null,
    decideBy: table.countdown?.endsAt ?? null,
    remindAt: table.countdown?.remindAt ?? null,
    standInAt: table.standInAt ?? null,
    endedHow: table.ending?.how ?? null,
    endedSeat: table.ending?.seat ?? null,
    endedBy: table.ending?.by ?? null,
    updatedAt: table.updatedAt,
  } satisfies Partial<TableRow['tables']>;
}

/** What is written once, when a table opens. */
export function encodeFixed(table: Table) {
  return {
    id: table.id,
    guild: table.guild,
    channel: table.channel,
    parent: table.parent ?? null,
    game: table.game,
    options: JSON.stringify(table.options),
    language: table.language,
    pace: table.pace,
    buyIn: table.chips?.buyIn ?? null,
    handLimit: table.chips?.hands ?? null,
    rebuy: table.chips?.rebuy ?? null,
    createdAt: table.createdAt,
  } satisfies Partial<TableRow['tables']>;
}

export function encodeDeal(table: Table): TableRow['deals'] {
  return {
    tableId: table.id,
    number: table.deal.number,
    secret: table.deal.secret,
    commitment: table.deal.commitment,
    mixedWith: JSON.stringify(table.deal.mixedWith),
    setup: table.setup === undefined ? null : JSON.stringify(table.setup),
  };
}

export function encodeSeats(table: Table): readonly SeatRow[] {
  return table.players.map((player, seat) => ({
    tableId: table.id,
    seat,
    user: player.user,
    name: player.name,
    joinedWith: player.joinedWith,
    presence: player.presence,
    missed: player.missed,
    ready: player.ready ?? false,
    computer: player.computer ?? false,
  }));
}

/** What is promised for the next hand, before anybody has asked for it. */
export function encodeNextDeal(table: Table, next: Sealed): TableRow['deals'] {
  return {
    tableId: table.id,
    number: table.deal.number + 1,
    secret: next.secret,
    commitment: next.commitment,
    mixedWith: '[]',
    setup: null,
  };
}

export function encodeSitters(table: Table): readonly SitterRow[] {
  return (table.chips?.sitters ?? []).map((sitter, place) => ({
    tableId: table.id,
    place,
    ...sitter,
  }));
}

export function encodeLogEntry(entry: LogEntry): LogRow {
  return {
    tableId: entry.table,
    revision: entry.revision,
    deal: entry.deal,
    action: JSON.stringify(entry.action),
    by: entry.by ?? null,
    interaction: entry.interaction ?? null,
    events: JSON.stringify(entry.events),
    at: entry.at,
  };
}

export function encodeRecord({ table, ...record }: GameRecord): RecordRow {
  return { tableId: table satisfies TableId, ...record };
}
