import { DECK, isPlayingCard, sortCards, type PlayingCard } from '../../engine/cards.ts';
import type { Applied, Brought, Deck, Seat } from '../../engine/contract.ts';
import { dealOneByOne } from '../../engine/deal.ts';
import { toAll } from '../../engine/events.ts';
import { exactly, integer, listOf } from '../../engine/parse.ts';
import type { Draw } from '../../engine/random.ts';
import { ok, refused, type Result } from '../../engine/result.ts';
import { goOn } from './course.ts';
import type { AnacondaTypes, Options, Setup, Table } from './types.ts';

export const SEATS = { min: 3, max: 7 } as const;
export const STATE_VERSION = 1;

/** `{"dealer": seat, "stacks": [chips of each seat]}`, every stack at least 1. */
export function parseSetup(input: unknown, seats: number): Result<Setup, string> {
  const setup = exactly<Setup>({
    dealer: integer(0, seats - 1),
    stacks: listOf(integer(1, Number.MAX_SAFE_INTEGER)),
  })(input);
  return setup?.stacks.length === seats
    ? ok(setup)
    : refused(
        `The set-up has to be {"dealer": s, "stacks": […]} with a seat s from 0 to ${seats - 1} and ` +
          `${seats} stacks of at least 1 chip.`,
      );
}

/** The stacks that the table brings; in its first hand chance decides who deals. */
export function drawSetup(
  seats: number,
  _options: Options,
  draw: Draw,
  brought: Brought | undefined,
): Setup {
  if (brought === undefined) throw new Error('Anaconda is played for chips that the table brings.');
  return { dealer: brought.dealer ?? draw(seats), stacks: brought.stacks };
}

/**
 * Takes the antes, deals, and goes on to the first decision. Throws on a number of seats, a set-up or
 * a deck that cannot be.
 */
export function setup(
  seats: number,
  options: Options,
  { dealer, stacks }: Setup,
  decks: readonly Deck[],
): Applied<AnacondaTypes> {
  if (!Number.isInteger(seats) || seats < SEATS.min || seats > SEATS.max) {
    throw new Error(`Anaconda is not played by ${seats}.`);
  }
  const parsed = parseSetup({ dealer, stacks }, seats);
  if (!parsed.ok) throw new Error(parsed.refusal);
  const table = deal(options, parsed.value, wholeDeck(decks));
  const { state, events } = goOn(table, null);
  const hands = table.hands.map((cards, by) => ({
    to: [by],
    event: { type: 'hand' as const, by, cards },
  }));
  return { state, events: [dealtEvent(table), ...hands, ...events] };
}

/** "Each seat pays the ante; one that has less pays all it has and is all-in." */
function deal(options: Options, { dealer, stacks }: Setup, deck: readonly PlayingCard[]): Table {
  const seats = stacks.length;
  const antes = stacks.map((stack) => Math.min(stack, options.ante));
  const first: Seat = (dealer + 1) % seats;
  return {
    version: STATE_VERSION,
    fixed: { options, dealer },
    stacks: stacks.map((stack, seat) => stack - (antes[seat] ?? 0)),
    paid: antes,
    folded: stacks.map(() => false),
    hands: dealOneByOne(deck.slice(0, options.cards * seats), seats, first).map(sortCards),
    arranged: stacks.map(() => null),
    turnedUp: stacks.map(() => 0),
    declared: stacks.map(() => null),
  };
}

function dealtEvent({ fixed, paid, stacks }: Table) {
  return toAll({
    type: 'dealt',
    dealer: fixed.dealer,
    cards: fixed.options.cards,
    antes: paid,
    allIn: [...stacks.keys()].filter((seat) => stacks[seat] === 0),
    stacks,
  });
}

function wholeDeck(decks: readonly Deck[]): readonly PlayingCard[] {
  const [deck = [], ...others] = decks;
  const cards = deck.filter(isPlayingCard);
  const isWhole =
    others.length === 0 && deck.length === DECK.length && new Set(cards).size === DECK.length;
  if (!isWhole) throw new Error('Anaconda is played with one deck of 52 different cards.');
  return cards;
}
