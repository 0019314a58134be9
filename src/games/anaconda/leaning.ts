/** Which side a hand is better for, judged by how rare so good a hand is, and what its cards do for it. */
import { faceOf, type PlayingCard } from '../../engine/cards.ts';
import type { SeatView } from '../../engine/contract.ts';
import { KEPT } from './holding.ts';
import { describeRank } from './ranking/describe.ts';
import { compareRanks, rankHand, type HandSide } from './ranking/hands.ts';
import type { Category } from './ranking/rank.ts';
import type { AnacondaTypes, Wild } from './types.ts';

/** Five cards of a hand with the side that they are kept for. */
export interface Leaning {
  readonly side: HandSide;
  readonly cards: readonly PlayingCard[];
  /** Which share of all hands of five is about as good or better: 0 … 1. */
  readonly rarity: number;
}

/** What a wild card is worth, and more than any other. */
export const TOP_WORTH = 1_000;
/** More than the heights of two cards differ. */
const GROUP_WORTH = 20;

/** Hands of five cards from 52. */
const HANDS = 2_598_960;

/** How many of them are of this category or a better one, for high. */
const AS_GOOD: Readonly<Record<Category, number>> = {
  'five-of-a-kind': 0,
  'straight-flush': 40,
  'four-of-a-kind': 664,
  'full-house': 4_408,
  flush: 9_516,
  straight: 19_716,
  'three-of-a-kind': 74_628,
  'two-pairs': 198_180,
  pair: 1_296_420,
  'high-card': HANDS,
};

/** How many have no pair and no rank above this one, for low: the ways to choose five ranks, each in four suits. */
const AS_LOW: Readonly<Partial<Record<string, number>>> = {
  '5': 1_024,
  '6': 6_144,
  '7': 21_504,
  '8': 57_344,
  '9': 129_024,
  T: 258_048,
  J: 473_088,
  Q: 811_008,
  K: 1_317_888,
};

/** The best five of at least five cards, for the side for which they are rarer. */
export function leaningOf(
  { public: table }: SeatView<AnacondaTypes>,
  hand: readonly PlayingCard[],
): Leaning {
  const { wild, declare } = table.options;
  const high = bestFive('high', hand, wild);
  const rareHigh = howRare('high', high, wild);
  if (!declare) return { side: 'high', cards: high, rarity: rareHigh / HANDS };
  const low = bestFive('low', hand, wild);
  const rareLow = howRare('low', low, wild);
  return rareLow < rareHigh
    ? { side: 'low', cards: low, rarity: rareLow / HANDS }
    : { side: 'high', cards: high, rarity: rareHigh / HANDS };
}

/** The best five of at least five cards for one side, in the order of the hand. */
export function bestFive(
  side: HandSide,
  hand: readonly PlayingCard[],
  wild: Wild,
): readonly PlayingCard[] {
  const [first, ...others] = fivesOf(hand).map((cards) => ({
    cards,
    rank: rankHand(side, cards, wild),
  }));
  if (first === undefined) throw new Error('There are not five cards to choose from.');
  return others.reduce(
    (best, next) => (compareRanks(side, next.rank, best.rank) < 0 ? next : best),
    first,
  ).cards;
}

/** For high a card of a large group and a high rank, for low a low rank; a wild card above all. */
export function worthOf(
  card: PlayingCard,
  { side, cards }: Pick<Leaning, 'side' | 'cards'>,
  wild: Wild,
): number {
  const { rank, height } = faceOf(card);
  if (wild === 'howdy-doody' && rank === (side === 'high' ? '3' : 'K')) return TOP_WORTH;
  if (side === 'low') return rank === 'A' ? 0 : -1 - height;
  return GROUP_WORTH * cards.filter((other) => faceOf(other).rank === rank).length + height;
}

/** How many hands of a whole deck are about as good or better. */
function howRare(side: HandSide, cards: readonly PlayingCard[], wild: Wild): number {
  const { category, others } = describeRank(side, rankHand(side, cards, wild));
  if (side === 'high') return AS_GOOD[category];
  const [highest = ''] = others;
  return category === 'high-card' ? (AS_LOW[highest] ?? HANDS) : HANDS;
}

function fivesOf(hand: readonly PlayingCard[]): readonly (readonly PlayingCard[])[] {
  if (hand.length === KEPT) return [hand];
  const fives = hand.flatMap((_, left) => fivesOf(hand.toSpliced(left, 1)));
  return [...new Map(fives.map((cards) => [cards.join(), cards])).values()];
}
