/** What people do with tables: games, evenings, practice, and tables that nobody wants after all. */
import { sample } from '../../src/engine/choices.ts';
import type { Draw } from '../../src/engine/random.ts';
import type { OpenRequest, Press, TableReader } from '../../src/tables/api.ts';
import type { Pace, TableId, UserId } from '../../src/tables/types.ts';
import { pick } from '../support/random-table.ts';
import { accepted } from '../support/tables-bench.ts';
import type { House } from './house.ts';
import { pressOf, someOf, type Place } from './people.ts';

/** Longer than the pause of a computer. */
const A_MOMENT = 2_000;
/** Moves of a game that nobody finishes. */
const A_FEW = 10;
const BUY_IN = 50;
const TOP_UP = 200;
const PLAYERS: Readonly<Record<string, readonly [least: number, most: number]>> = {
  cockroach: [2, 4],
  yak: [2, 4],
  jabberwocky: [3, 4],
  anaconda: [3, 4],
};
const WITHOUT_CHIPS = ['cockroach', 'yak', 'jabberwocky'] as const;

export const KINDS = [
  'game',
  'evening',
  'practice',
  'forgotten lobby',
  'cancelled lobby',
  'ended game',
  'forgotten game',
] as const;
export type Kind = (typeof KINDS)[number];
/** How often, of a hundred. */
const SHARES: Readonly<Record<Kind, number>> = {
  game: 25,
  evening: 12,
  practice: 5,
  'forgotten lobby': 25,
  'cancelled lobby': 18,
  'ended game': 8,
  'forgotten game': 7,
};

export function drawKind(draw: Draw): Kind {
  let left = draw(100);
  return KINDS.find((kind) => (left -= SHARES[kind]) < 0) ?? 'game';
}

/** Gives the table, which has ended or was left as it is. */
export async function playTable(
  house: House,
  place: Place,
  kind: Kind,
  draw: Draw,
): Promise<TableId> {
  const game = kind === 'evening' ? 'anaconda' : pick(draw, WITHOUT_CHIPS);
  const [least, most] = PLAYERS[game] ?? [2, 2];
  const people = someOf(place, least + draw(most - least + 1), draw);
  if (game === 'anaconda') await topUp(house, place, people);
  const pace = pick(draw, ['live', 'relaxed', 'none'] as const);
  return new Play(house, place, draw).run(kind, game, people, pace);
}

/** Whoever has too few chips to sit down has them topped up first, as often as it takes. */
async function topUp(
  { storage, now }: House,
  place: Place,
  people: readonly UserId[],
): Promise<void> {
  for (const user of people) {
    const { guild, interaction } = pressOf(user, place);
    const { balance } = await storage.holdings(guild, user, now());
    if (balance >= BUY_IN) continue;
    const request = { guild, user, interaction, at: now() };
    await storage.topUp(request, () => ({ ok: true, value: TOP_UP }));
  }
}

class Play {
  readonly #house: House;
  readonly #place: Place;
  readonly #draw: Draw;

  constructor(house: House, place: Place, draw: Draw) {
    this.#house = house;
    this.#place = place;
    this.#draw = draw;
  }

  #press(user: UserId): Press {
    return pressOf(user, this.#place);
  }

  async run(kind: Kind, game: string, people: readonly UserId[], pace: Pace): Promise<TableId> {
    const { tables } = this.#house;
    const [host] = people;
    if (host === undefined) throw new Error('Nobody is there.');
    if (kind === 'practice') return this.#practise(host, game);
    const hands = 1 + this.#draw(4);
    const agreement = { buyIn: BUY_IN, hands };
    const chips = game === 'anaconda' ? { agreement } : {};
    const lobby = await this.#lobby(people, { game, options: {}, language: 'en', pace, ...chips });
    const { id } = lobby.info;
    if (kind === 'forgotten lobby') return id;
    if (kind === 'cancelled lobby') {
      await accepted(tables.cancel(this.#press(host), id));
      return id;
    }
    const dealt = await accepted(tables.start(this.#press(host), id));
    if (kind === 'ended game' || kind === 'forgotten game') {
      await this.#playOn(dealt, A_FEW);
      if (kind === 'ended game') await tables.end(this.#press(host), id);
      return id;
    }
    await (kind === 'evening' ? this.#evening(dealt, hands) : this.#playOn(dealt));
    return id;
  }

  async #lobby(people: readonly UserId[], request: OpenRequest): Promise<TableReader> {
    const { tables } = this.#house;
    const [host, ...others] = people.map((user) => this.#press(user));
    if (host === undefined) throw new Error('Nobody is there.');
    let reader = await accepted(tables.open(host, request));
    for (const other of others) reader = await accepted(tables.join(other, reader.info.id));
    return reader;
  }

  /** By legal moves of those on turn, until the hand or game is over. */
  async #playOn(from: TableReader, moves = Number.POSITIVE_INFINITY): Promise<TableReader> {
    let reader = from;
    for (let made = 0; made < moves && reader.info.status === 'playing'; made += 1) {
      const turn = reader.publicSnapshot()?.turn ?? [];
      const seat = turn[this.#draw(turn.length)];
      if (seat === undefined) throw new Error('Nobody is on turn.');
      reader = await this.#move(reader, seat);
    }
    return reader;
  }

  #move(reader: TableReader, seat: number): Promise<TableReader> {
    const mine = reader.seatSnapshot(seat);
    const user = reader.info.players[seat]?.user;
    if (mine?.decision == null || user === undefined) throw new Error('The seat is not asked.');
    const move = sample(mine.choices, this.#draw);
    const request = { table: reader.info.id, decision: mine.decision, move };
    return accepted(this.#house.tables.move(this.#press(user), request));
  }

  async #evening(first: TableReader, hands: number): Promise<void> {
    const { tables } = this.#house;
    let reader = await this.#playOn(first);
    const { id, host } = reader.info;
    for (let hand = 1; hand < hands && reader.info.status === 'lobby'; hand += 1) {
      if (reader.info.evening?.missing !== 0) break;
      reader = await this.#playOn(await accepted(tables.start(this.#press(host), id)));
    }
    if (reader.info.status === 'lobby') await accepted(tables.cancel(this.#press(host), id));
  }

  /** One person among computers, at every moment of the clock. */
  async #practise(user: UserId, game: string): Promise<TableId> {
    const { tables, wait } = this.#house;
    const opened = await accepted(
      tables.open(this.#press(user), {
        game,
        options: {},
        language: 'en',
        pace: 'live',
        computers: { count: 2, level: 'easy' },
        begin: true,
      }),
    );
    const { id } = opened.info;
    for (;;) {
      const reader = await tables.read(id);
      if (reader?.info.status !== 'playing') return id;
      const seat = reader.seatOf(user);
      const isAsked = seat !== undefined && reader.seatSnapshot(seat)?.decision != null;
      if (isAsked) await this.#move(reader, seat);
      else await wait(A_MOMENT);
    }
  }
}
