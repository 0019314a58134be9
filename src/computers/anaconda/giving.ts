/** What to give away and what to keep: by what the rest may become with the cards still to come. */
import type { PlayingCard } from '../../engine/cards.ts';
import type { Draw } from '../../engine/random.ts';
import { codeOf } from '../../games/anaconda/ranking/codes.ts';
import { rankShown } from '../../games/anaconda/ranking/hands.ts';
import { seatsIn } from '../../games/anaconda/show.ts';
import type { AnacondaTypes, PublicView } from '../../games/anaconda/types.ts';
import type { Budget, Sight } from '../contract.ts';
import { bestOf, choicesOf } from './fives.ts';
import { CODES, cardOf, chanceToWin, takeFirst, type Code } from './strength.ts';

/** Ways that the cards to come may fall. */
const FALLS = 40;

/** The cards without which the hand most likely becomes the best of its side. */
export function chooseGift(
  { view }: Sight<AnacondaTypes>,
  count: number,
  draw: Draw,
  budget: Budget,
): readonly PlayingCard[] {
  const { public: table, private: own } = view;
  const hand = own.hand.map(codeOf);
  const unseen = CODES.filter((code) => !hand.includes(code));
  // Of the passes after this one hardly more than one card is ever wanted.
  const coming = table.stage === 'pass-3' ? count : count + 1;
  const gifts = choicesOf(hand.length, count).map((places) => ({
    gift: places.map((place) => hand[place] ?? 0),
    kept: hand.filter((_, place) => !places.includes(place)),
    sum: 0,
  }));
  for (let fall = 0; fall < FALLS && (fall === 0 || budget.hasTime()); fall++) {
    const received = takeFirst([...unseen], coming, draw);
    for (const one of gifts) one.sum += promise(table, [...one.kept, ...received]);
  }
  const best = gifts.reduce((one, other) => (other.sum > one.sum ? other : one));
  return best.gift.map(cardOf);
}

/** How likely the best five of these cards win their side. */
function promise({ options, folded }: PublicView, cards: readonly Code[]): number {
  const { rarity } = bestOf([], cards, options.wild, options.declare);
  return chanceToWin(rarity, seatsIn(folded).length - 1);
}

/** The best five, so ordered that they show least for longest: what makes the hand is turned up last. */
export function arrange({ view }: Sight<AnacondaTypes>): readonly PlayingCard[] {
  const { options } = view.public;
  const hand = view.private.hand.map(codeOf);
  const { side, cards } = bestOf([], hand, options.wild, options.declare);
  const five = cards.map(cardOf);
  // For low a high card first hides the low ones.
  if (side === 'low') return five.toSorted((one, other) => codeOf(other) - codeOf(one));
  const ordered: PlayingCard[] = [];
  let left = five;
  while (left.length > 0) {
    const [next, ...more] = left.toSorted(
      (one, other) =>
        rankShownWith(ordered, one, options.wild) - rankShownWith(ordered, other, options.wild),
    );
    if (next === undefined) break;
    ordered.push(next);
    left = more;
  }
  return ordered;
}

function rankShownWith(
  shown: readonly PlayingCard[],
  card: PlayingCard,
  wild: PublicView['options']['wild'],
): number {
  return shown.length >= 4 ? 0 : rankShown([...shown, card], wild);
}
