/**
 * A small game for tests of tables: everybody holds one secret card and chooses a number at the same
 * time, three rounds long; then whoever is behind has to nod. It has what Cockroach Poker has not:
 * steps of several at once, ties, options, and states of an earlier version.
 */
import type { Addressed, Applied, Game, Outcome, Seat } from '../../src/engine/contract.ts';
import { isJsonObject } from '../../src/engine/json.ts';
import { ok, refused } from '../../src/engine/result.ts';

const ROUNDS = 3;
const HIGHEST = 3;
const CARDS = ['a', 'b', 'c', 'd', 'e', 'f'] as const;

interface State {
  readonly version: number;
  readonly cards: readonly string[];
  readonly chosen: readonly (number | null)[];
  readonly totals: readonly number[];
  readonly round: number;
  /** Set once the rounds are over: who has to nod, and then that it is done. */
  readonly nodding: Seat | null;
  readonly over: boolean;
}
type Move = { readonly type: 'choose'; readonly number: number } | { readonly type: 'nod' };
type Event =
  | { readonly type: 'dealt'; readonly card: string }
  | { readonly type: 'chosen'; readonly by: Seat }
  | { readonly type: 'revealed'; readonly numbers: readonly number[] }
  | { readonly type: 'cards'; readonly cards: readonly string[] };

export interface DuelTypes {
  readonly options: { readonly bonus: number };
  readonly setup: { readonly start: Seat };
  readonly state: State;
  readonly move: Move;
  readonly refusal: 'out-of-range';
  readonly event: Event;
  readonly publicView: { readonly totals: readonly number[]; readonly round: number };
  readonly privateView: { readonly card: string; readonly chosen: number | null };
  readonly result: { readonly winners: readonly Seat[] };
}

/** The game as a program of that version has it; version 1 lacked the field `over`. */
export function createDuel(version: 1 | 2 = 2): Game<DuelTypes> {
  return {
    id: 'duel',
    stateVersion: version,
    seats: { min: 2, max: 4 },
    refusals: ['out-of-range'],
    parseOptions(input) {
      if (!isJsonObject(input)) return refused('options are an object');
      const { bonus = 0, ...rest } = input;
      if (Object.keys(rest).length > 0) return refused('unknown option');
      return typeof bonus === 'number' ? ok({ bonus }) : refused('bonus is a number');
    },
    parseSetup: (input, seats) =>
      isJsonObject(input) && typeof input['start'] === 'number' && input['start'] < seats
        ? ok({ start: input['start'] })
        : refused('start is a seat'),
    drawSetup: (seats, _options, draw) => ({ start: draw(seats) }),
    decks: () => [CARDS],
    setup(seats, { bonus }, { start }, [deck = []]): Applied<DuelTypes> {
      const cards = deck.slice(0, seats);
      const state: State = {
        version,
        cards,
        chosen: cards.map(() => null),
        totals: cards.map((_, seat) => (seat === start ? bonus : 0)),
        round: 1,
        nodding: null,
        over: false,
      };
      return {
        state,
        events: cards.map((card, seat) => ({ to: [seat], event: { type: 'dealt', card } })),
      };
    },
    turn,
    choices: (state, seat) => {
      if (!turn(state).includes(seat)) return [];
      return state.nodding === null
        ? [{ type: 'choose', fields: { number: { kind: 'range', min: 1, max: HIGHEST } } }]
        : [{ type: 'nod', fields: {} }];
    },
    isComposed: () => false,
    parseMove(input) {
      if (!isJsonObject(input)) return undefined;
      if (input['type'] === 'nod') return { type: 'nod' };
      const { type, number } = input;
      return type === 'choose' && typeof number === 'number' ? { type, number } : undefined;
    },
    apply(state, seat, move) {
      if (state.over) return refused('game-over');
      if (!turn(state).includes(seat)) return refused('not-your-turn');
      if ((move.type === 'nod') !== (state.nodding !== null)) return refused('wrong-phase');
      if (move.type === 'nod') return ok({ state: { ...state, over: true }, events: [] });
      if (!Number.isInteger(move.number) || move.number < 1 || move.number > HIGHEST) {
        return refused('out-of-range');
      }
      return ok(choose(state, seat, move.number));
    },
    automatic: () => undefined,
    publicView: ({ totals, round }) => ({ totals, round }),
    privateView: ({ cards, chosen }, seat) => ({
      card: cards[seat] ?? '',
      chosen: chosen[seat] ?? null,
    }),
    result: (state) => (state.over ? { winners: winnersOf(state) } : null),
    outcomes: ({ winners }, seats) =>
      Array.from({ length: seats }, (_, seat): Outcome => {
        if (!winners.includes(seat)) return 'lost';
        return winners.length > 1 ? 'shared' : 'won';
      }),
    disclose: ({ cards }) => [{ to: 'all', event: { type: 'cards', cards } }],
    safeMove: (_view, [space], draw) =>
      space?.type === 'nod' ? { type: 'nod' } : { type: 'choose', number: 1 + draw(HIGHEST) },
    readState(stored) {
      const state = isJsonObject(stored) ? { over: false, ...stored, version } : undefined;
      const isKnown =
        state !== undefined &&
        isJsonObject(stored) &&
        [1, version].includes(Number(stored['version']));
      if (!isKnown || !isState(state)) {
        throw new Error('This duel is of a version that is not known.');
      }
      return state;
    },
  };
}

/** Tests store only what a duel has written, so the parts that tell versions apart are enough. */
function isState(value: object | undefined): value is State {
  return value !== undefined && 'cards' in value && 'totals' in value && 'chosen' in value;
}

function turn(state: State): readonly Seat[] {
  if (state.over) return [];
  if (state.nodding !== null) return [state.nodding];
  return state.chosen.flatMap((number, seat) => (number === null ? [seat] : []));
}

function choose(state: State, seat: Seat, number: number): Applied<DuelTypes> {
  const chosen = state.chosen.map((other, at) => (at === seat ? number : other));
  const events: Addressed<Event>[] = [{ to: 'all', event: { type: 'chosen', by: seat } }];
  const numbers = chosen.filter((each) => each !== null);
  if (numbers.length < chosen.length) return { state: { ...state, chosen }, events };
  const totals = state.totals.map((total, at) => total + (numbers[at] ?? 0));
  const isLast = state.round === ROUNDS;
  return {
    state: {
      ...state,
      totals,
      chosen: chosen.map(() => null),
      round: isLast ? state.round : state.round + 1,
      nodding: isLast ? totals.indexOf(Math.min(...totals)) : null,
    },
    events: [...events, { to: 'all', event: { type: 'revealed', numbers } }],
  };
}

function winnersOf({ totals }: State): readonly Seat[] {
  const best = Math.max(...totals);
  return totals.flatMap((total, seat) => (total === best ? [seat] : []));
}
