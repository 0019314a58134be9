import type { Game, Seat } from '../engine/contract.ts';
import type { LoggedEvents } from '../storage/port.ts';
import type { Evening, PublicSnapshot, SeatSnapshot, TableInfo, TableReader } from './api.ts';
import { hasNextHand, isBetweenHands, seatsMissing } from './evening.ts';
import { stateOf } from './play.ts';
import { isAttended } from './presence.ts';
import { nobodyAsked, seatOf } from './step.ts';
import type { ChipTable, StoredEvent, Table, UserId } from './types.ts';

/**
 * A reader of a table at one revision. The row, its state and its secret stay in private fields, which
 * neither JSON nor `console.log` shows; what comes out is built by adding what may be known, and only
 * when it is asked for. `log` may reach beyond the table's deal and revision; the reader keeps to them.
 */
export function createReader(game: Game, table: Table, log: readonly LoggedEvents[]): TableReader {
  return new LoadedTable(game, table, log);
}

class LoadedTable implements TableReader {
  readonly #game: Game;
  readonly #table: Table;
  readonly #log: readonly LoggedEvents[];
  #read: { readonly version: number } | undefined;
  #info: TableInfo | undefined;

  constructor(game: Game, table: Table, log: readonly LoggedEvents[]) {
    this.#game = game;
    this.#table = table;
    this.#log = log;
  }

  get info(): TableInfo {
    this.#info ??= infoOf(this.#game, this.#table);
    return this.#info;
  }

  seatOf(user: UserId): Seat | undefined {
    return seatOf(this.#table, user);
  }

  publicSnapshot(): PublicSnapshot | undefined {
    const state = this.#state();
    if (state === undefined) return undefined;
    return {
      public: this.#game.publicView(state),
      turn: this.#isPlaying() ? this.#game.turn(state) : [],
      result: this.#game.result(state),
      events: this.#events(({ to }) => to === 'all'),
      decisions: this.#isPlaying() ? this.#table.asked : nobodyAsked(this.#table.players.length),
    };
  }

  seatSnapshot(seat: Seat): SeatSnapshot | undefined {
    const state = this.#state();
    if (state === undefined || seat >= this.#table.deal.mixedWith.length) return undefined;
    return {
      seat,
      private: this.#game.privateView(state, seat),
      choices: this.#isPlaying() ? this.#game.choices(state, seat) : [],
      decision: this.#isPlaying() ? (this.#table.asked[seat] ?? null) : null,
      events: this.#events(({ to }) => to === 'all' || to.includes(seat)),
    };
  }

  #state() {
    if (this.#table.state === undefined) return undefined;
    this.#read ??= stateOf(this.#game, this.#table);
    return this.#read;
  }

  #isPlaying(): boolean {
    return this.#table.status === 'playing';
  }

  #events(mayKnow: (event: StoredEvent) => boolean) {
    const { deal, revision } = this.#table;
    return this.#log
      .filter((entry) => entry.deal === deal.number && entry.revision <= revision)
      .flatMap((entry) => entry.events.filter(mayKnow).map(({ event }) => event));
  }
}

function infoOf(game: Game, table: Table): TableInfo {
  const { deadline, countdown, panel, ending } = table;
  const isClosing = table.status === 'lobby' || !isAttended(table);
  const closesAt = isClosing && !hasNextHand(game, table) ? deadline : undefined;
  return {
    id: table.id,
    guild: table.guild,
    channel: table.channel,
    ...(table.parent === undefined ? {} : { parent: table.parent }),
    game: table.game,
    options: table.options,
    seats: game.seats,
    language: table.language,
    pace: table.pace,
    host: table.host,
    status: table.status,
    ...(table.practice === undefined ? {} : { practice: table.practice }),
    players: table.players,
    commitment: table.deal.commitment,
    ...(table.chips === undefined ? {} : { evening: eveningOf(game, table, table.chips) }),
    revision: table.revision,
    ...(closesAt === undefined ? {} : { closesAt }),
    ...(countdown === undefined ? {} : { countdown }),
    ...(panel === undefined ? {} : { panel }),
    ...(ending === undefined ? {} : { ending }),
    createdAt: table.createdAt,
  };
}

function eveningOf(game: Game, table: Table, chips: ChipTable): Evening {
  const { next, ...agreed } = chips;
  const isBetween = isBetweenHands(table);
  const nextHandAt = hasNextHand(game, table) ? table.deadline : undefined;
  return {
    ...agreed,
    hand: table.state === undefined ? 0 : table.deal.number,
    isBetweenHands: isBetween,
    seats: table.deal.mixedWith.length,
    missing: seatsMissing(game, table),
    ...(isBetween && next !== undefined ? { nextCommitment: next.commitment } : {}),
    ...(nextHandAt === undefined ? {} : { nextHandAt }),
  };
}
