import { isPlayingCard, suitOf, type PlayingCard, type Suit } from '../../../src/engine/cards.ts';
import { pick, type Draw } from '../../../src/engine/random.ts';
import type { Seat } from '../../../src/engine/contract.ts';
import type { GameScript } from '../../../src/engine/replay.ts';
import { replay } from '../../../src/engine/replay.ts';
import { shuffle } from '../../../src/engine/shuffle.ts';
import { cardsUsed } from '../../../src/games/jabberwocky/deal.ts';
import { jabberwocky } from '../../../src/games/jabberwocky/game.ts';
import type {
  JabberwockyEvent,
  JabberwockyTypes,
  State,
  TrickCard,
} from '../../../src/games/jabberwocky/types.ts';
import type { Probe, Reader, Redealt } from '../../conformance/probe.ts';

export const jabberwockyProbe: Probe<JabberwockyTypes> = {
  options: (draw) => pick([{}, { quick: true }, { quick: false }], draw),
  /** Cards of finished tricks are shown to all and not kept. */
  cards: ({ ahead, round }, told) => [
    ...shownCards(told),
    ...ahead.flat(),
    ...round.hands.flat(),
    ...round.trick.map(({ card }) => card),
    round.turned,
  ],
  dealt: usedCards,
  redeal,
};

/** The cards that have left the state, by the events that showed them: tricks, and trumps of past rounds. */
function shownCards(events: readonly JabberwockyEvent[]): readonly PlayingCard[] {
  const tricks = events.flatMap((event) =>
    event.type === 'trick' ? event.cards.map(({ card }) => card) : [],
  );
  const turned = events.flatMap((event) => (event.type === 'dealt' ? [event.turned] : []));
  return [...tricks, ...turned.slice(0, -1)];
}

/** The cards that a game takes from its decks: of each the hands and the card turned up. */
function usedCards(script: GameScript<JabberwockyTypes>): readonly string[] {
  return script.decks.flatMap((deck, index) => deck.slice(0, cardsUsed(index + 1, script.seats)));
}

/**
 * Of past rounds only what was never dealt changes, of coming rounds everything. In the present round
 * cards that others hold change places among each other and with the rest of the deck, but nobody
 * gets a card that it has shown not to hold. Every card that was played stays, and so do the moves.
 */
function redeal(script: GameScript<JabberwockyTypes>, reader: Reader, draw: Draw): Redealt {
  const steps = replay(jabberwocky, script);
  const state = steps.at(-1)?.state;
  if (state === undefined) throw new Error('A script has at least its deal.');
  const decks = script.decks.map((deck, index) => {
    const round = index + 1;
    if (round > state.round.number) return shuffle(deck, draw);
    const used = cardsUsed(round, script.seats);
    if (round < state.round.number) {
      return [...deck.slice(0, used), ...shuffle(deck.slice(used), draw)];
    }
    const events = steps.flatMap((step) => step.events.map(({ event }) => event));
    return mixPresent(deck.filter(isPlayingCard), state, cardsOfRound(events), reader, draw);
  });
  return { decks, moves: script.moves };
}

/** The cards played since the latest deal, in order. */
function cardsOfRound(events: readonly JabberwockyEvent[]): readonly TrickCard[] {
  const deal = events.findLastIndex(({ type }) => type === 'dealt');
  return events
    .slice(deal + 1)
    .flatMap((event) => (event.type === 'played' ? [{ by: event.by, card: event.card }] : []));
}

/** Changes hidden cards of the deck by twos, wherever both places allow it. */
function mixPresent(
  deck: readonly PlayingCard[],
  { round }: State,
  played: readonly TrickCard[],
  reader: Reader,
  draw: Draw,
): readonly PlayingCard[] {
  const holders = new Map(
    round.hands.flatMap((hand, seat) => hand.map((card): [PlayingCard, Seat] => [card, seat])),
  );
  const open = new Set<string>([round.turned, ...played.map(({ card }) => card)]);
  const hidden = [...deck.entries()].filter(
    ([, card]) => !open.has(card) && holders.get(card) !== reader,
  );
  const excluded = round.hands.map((_hand, seat) =>
    excludedSuits(played, seat, suitOf(round.turned), round.hands.length),
  );
  const fits = (card: PlayingCard, place: PlayingCard): boolean => {
    const holder = holders.get(place);
    return holder === undefined || excluded[holder]?.has(suitOf(card)) !== true;
  };
  const mixed = [...deck];
  for (const [at, place] of hidden) {
    const [other, otherPlace] = hidden[draw(hidden.length)] ?? [at, place];
    const [card, otherCard] = [mixed[at] ?? place, mixed[other] ?? otherPlace];
    if (!fits(card, otherPlace) || !fits(otherCard, place)) continue;
    mixed[at] = otherCard;
    mixed[other] = card;
  }
  return mixed;
}

/**
 * Suits that a seat has shown not to hold: one that it did not follow, and all but trump where it led
 * a trump before any was played.
 */
function excludedSuits(
  played: readonly TrickCard[],
  seat: Seat,
  trump: Suit,
  seats: number,
): ReadonlySet<Suit> {
  const excluded = new Set<Suit>();
  for (const [index, { by, card }] of played.entries()) {
    if (by !== seat) continue;
    const start = index - (index % seats);
    const led = played[start]?.card ?? card;
    if (suitOf(card) !== suitOf(led)) excluded.add(suitOf(led));
    const isForcedLead =
      index === start &&
      suitOf(card) === trump &&
      played.slice(0, start).every((earlier) => suitOf(earlier.card) !== trump);
    if (isForcedLead) {
      for (const suit of ['c', 'd', 'h', 's'] as const) if (suit !== trump) excluded.add(suit);
    }
  }
  return excluded;
}
