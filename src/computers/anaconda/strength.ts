/** How good five cards are for a side: what share of all hands is as good, and how likely nobody has better. */
import { DECK, type PlayingCard } from '../../engine/cards.ts';
import { codeOf } from '../../games/anaconda/ranking/codes.ts';
import type { HandSide } from '../../games/anaconda/ranking/hands.ts';
import { rankHigh, rankHighWithThrees } from '../../games/anaconda/ranking/high.ts';
import { rankLow, rankLowWithKings } from '../../games/anaconda/ranking/low.ts';
import type { Wild } from '../../games/anaconda/types.ts';
import { quickDraw } from '../quick-draw.ts';

/** A card as ranking takes it (codes.ts of the game). */
export type Code = number;

export const CODES: readonly Code[] = DECK.map(codeOf);
const CARDS: ReadonlyMap<Code, PlayingCard> = new Map(DECK.map((card) => [codeOf(card), card]));

export function cardOf(code: Code): PlayingCard {
  const card = CARDS.get(code);
  if (card === undefined) throw new Error(`There is no card of the code ${code}.`);
  return card;
}

type Ranker = (a: Code, b: Code, c: Code, d: Code, e: Code) => number;

const RANKERS: Readonly<Record<Wild, Readonly<Record<HandSide, Ranker>>>> = {
  none: { high: rankHigh, low: rankLow },
  'howdy-doody': { high: rankHighWithThrees, low: rankLowWithKings },
};

export function rankerOf(side: HandSide, wild: Wild): Ranker {
  return RANKERS[wild][side];
}

/** Hands from which rarity is told: so many that the half of one is rare enough. */
const HANDS = 8_000;
const rankings = new Map<string, Float64Array>();

/**
 * Which share of all hands of five is as good as this rank or better: above 0, up to 1. From hands drawn
 * once, the same in every run.
 */
export function rarityOf(side: HandSide, rank: number, wild: Wild): number {
  const ranks = ranksOf(side, wild);
  // For high more is better, for low less: the list runs from the worst to the best.
  const sign = side === 'high' ? 1 : -1;
  let worse = 0;
  let end = ranks.length;
  while (worse < end) {
    const middle = (worse + end) >> 1;
    if ((ranks[middle] ?? 0) < sign * rank) worse = middle + 1;
    else end = middle;
  }
  return (ranks.length - worse + 1 / 2) / (ranks.length + 1 / 2);
}

function ranksOf(side: HandSide, wild: Wild): Float64Array {
  const key = `${side} ${wild}`;
  const made = rankings.get(key);
  if (made !== undefined) return made;
  const rank = rankerOf(side, wild);
  const sign = side === 'high' ? 1 : -1;
  const draw = quickDraw(() => 1);
  const deck = [...CODES];
  const ranks = Float64Array.from({ length: HANDS }, () => {
    const [a = 0, b = 0, c = 0, d = 0, e = 0] = takeFirst(deck, 5, draw);
    return sign * rank(a, b, c, d, e);
  }).sort();
  rankings.set(key, ranks);
  return ranks;
}

/** So many random cards of the list, which stand first in it afterwards. */
export function takeFirst(
  cards: Code[],
  count: number,
  draw: (bound: number) => number,
): readonly Code[] {
  for (let place = 0; place < count; place++) {
    const other = place + draw(cards.length - place);
    const card = cards[other] ?? 0;
    cards[other] = cards[place] ?? 0;
    cards[place] = card;
  }
  return cards.slice(0, count);
}

/** To how many random hands of five the pick of an opponent comes for one side, as for `easy`. */
const FIVES_OF_AN_OPPONENT = 20;

/** How likely nobody of so many opponents has a better hand for that side. */
export function chanceToWin(rarity: number, opponents: number): number {
  return (1 - rarity) ** (FIVES_OF_AN_OPPONENT * opponents);
}
