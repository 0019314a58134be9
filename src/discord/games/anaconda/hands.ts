/** What cards are worth, in words. */
import type { PlayingCard } from '../../../engine/cards.ts';
import {
  KEPT,
  bestFive,
  nameHand,
  nameShown,
  type Category,
  type HandName,
  type HandSide,
} from '../../../games/anaconda/show.ts';
import type { Wild } from '../../../games/anaconda/types.ts';
import { rankIndex } from '../../text/playing-cards.ts';
import type { AnacondaKey } from './catalogue/en.ts';
import type { AnacondaSay } from './context.ts';

const CATEGORY_KEYS: Readonly<Record<Category, AnacondaKey>> = {
  'high-card': 'hand.high-card',
  pair: 'hand.pair',
  'two-pairs': 'hand.two-pairs',
  'three-of-a-kind': 'hand.three-of-a-kind',
  straight: 'hand.straight',
  flush: 'hand.flush',
  'full-house': 'hand.full-house',
  'four-of-a-kind': 'hand.four-of-a-kind',
  'straight-flush': 'hand.straight-flush',
  'five-of-a-kind': 'hand.five-of-a-kind',
};

/** Does not break, so that a low hand stays on one line. */
const HYPHEN = '\u2011';

/** "full house, nines over fives" of five cards; for low "8-5-4-3-2". */
export function handText(
  say: AnacondaSay,
  side: HandSide,
  hand: readonly PlayingCard[],
  wild: Wild,
): string {
  return nameText(say, side, nameHand(side, hand, wild));
}

/** The same of the best five of at least five cards. */
export function bestText(
  say: AnacondaSay,
  side: HandSide,
  cards: readonly PlayingCard[],
  wild: Wild,
): string {
  return handText(say, side, bestFive(side, cards, wild), wild);
}

/** "pair of kings" of one to five open cards. */
export function shownText(say: AnacondaSay, cards: readonly PlayingCard[], wild: Wild): string {
  if (cards.length === KEPT) return handText(say, 'high', cards, wild);
  return nameText(say, 'high', nameShown(cards, wild));
}

function nameText(say: AnacondaSay, side: HandSide, { category, groups, others }: HandName) {
  const ranks = [...groups, ...others];
  const [first, second = first] = ranks;
  if (first === undefined || second === undefined) throw new Error('A hand has cards.');
  if (category === 'straight-flush' && first === 'A') return say('hand.royal-flush');
  if (category === 'high-card' && side === 'low') {
    return ranks.map(rankIndex).join(HYPHEN);
  }
  return say(CATEGORY_KEYS[category], {
    name: say('rank.name', { rank: first }),
    many: say('rank.many', { rank: first }),
    many2: say('rank.many', { rank: second }),
    group: say('rank.group', { rank: first }),
    upTo: say('rank.upTo', { rank: first }),
  });
}
