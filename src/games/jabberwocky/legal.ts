import { DECK, suitOf, type PlayingCard } from '../../engine/cards.ts';
import type { Seat } from '../../engine/contract.ts';
import { anyOf, exactly, number, oneOf } from '../../engine/parse.ts';
import { assertNever } from '../../engine/result.ts';
import type { Choices } from '../../engine/space.ts';
import { cardsOf } from './deal.ts';
import { hookedBid } from './show.ts';
import { followsSuit } from './trick.ts';
import type { Bid, Move, Play, RefusalCode, Round, State } from './types.ts';

export const parseMove = anyOf<Move>(
  exactly<Bid>({ type: oneOf(['bid']), tricks: number }),
  exactly<Play>({ type: oneOf(['play']), card: oneOf(DECK) }),
);

export function turn({ phase, round }: State): readonly Seat[] {
  const seats = round.hands.length;
  switch (phase.name) {
    case 'bidding':
      // "The seat left of the dealer bids first, the dealer last"; the first bidder will lead.
      return [(round.leader + round.bids.filter((bid) => bid !== null).length) % seats];
    case 'playing':
      return [(round.leader + round.trick.length) % seats];
    case 'over':
      return [];
    default:
      return assertNever(phase);
  }
}

export function choices(state: State, seat: Seat): Choices<Move> {
  if (!turn(state).includes(seat)) return [];
  const { phase, round } = state;
  switch (phase.name) {
    case 'bidding':
      return [{ type: 'bid', fields: { tricks: { kind: 'one-of', values: legalBids(round) } } }];
    case 'playing':
      return [
        { type: 'play', fields: { card: { kind: 'one-of', values: legalCards(round, seat) } } },
      ];
    case 'over':
      return [];
    default:
      return assertNever(phase);
  }
}

/** Why the seat on turn may not bid so many tricks; undefined where it may. */
export function bidRefusal(round: Round, tricks: number): RefusalCode | undefined {
  const cards = cardsOf(round.number);
  if (!Number.isInteger(tricks) || tricks < 0 || tricks > cards) return 'out-of-range';
  if (tricks === hookedBid(round.bids, cards)) return 'hook';
  return undefined;
}

/** Why the seat on turn may not play this card; undefined where it may. */
export function cardRefusal(round: Round, seat: Seat, card: PlayingCard): RefusalCode | undefined {
  const hand = round.hands[seat] ?? [];
  if (!hand.includes(card)) return 'not-in-hand';
  const [led] = round.trick;
  if (led !== undefined) {
    return followsSuit(card, hand, suitOf(led.card)) ? undefined : 'must-follow-suit';
  }
  return mayLead(round, hand, card) ? undefined : 'trump-not-played';
}

/**
 * "A trump may not be led until a trump was played in an earlier trick of this round, except by a
 * leader who holds nothing but trumps."
 */
function mayLead(
  { turned, trumpPlayed }: Round,
  hand: readonly PlayingCard[],
  card: PlayingCard,
): boolean {
  const trump = suitOf(turned);
  return suitOf(card) !== trump || trumpPlayed || hand.every((held) => suitOf(held) === trump);
}

function legalBids(round: Round): readonly number[] {
  const bids = Array.from({ length: cardsOf(round.number) + 1 }, (_, tricks) => tricks);
  return bids.filter((tricks) => bidRefusal(round, tricks) === undefined);
}

function legalCards(round: Round, seat: Seat): readonly PlayingCard[] {
  const hand = round.hands[seat] ?? [];
  return hand.filter((card) => cardRefusal(round, seat, card) === undefined);
}
