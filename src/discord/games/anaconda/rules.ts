/** The rules in short, in the reader's language; the ranking of hands is shown by examples. */
import type { PlayingCard } from '../../../engine/cards.ts';
import type { HandSide } from '../../../games/anaconda/show.ts';
import type { Wild } from '../../../games/anaconda/types.ts';
import { cardsText } from './cards.ts';
import type { AnacondaSay } from './context.ts';
import { handText } from './hands.ts';

/** A hand of each kind, the best first; what they are called is what the rules make of them. */
const HIGH: readonly (readonly PlayingCard[])[] = [
  ['9h', '8h', '7h', '6h', '5h'],
  ['Qs', 'Qh', 'Qd', 'Qc', '4s'],
  ['9s', '9h', '9d', '5c', '5d'],
  ['Kd', 'Jd', '8d', '4d', '2d'],
  ['Ts', '9d', '8h', '7c', '6s'],
  ['7s', '7h', '7d', 'Kc', '2s'],
  ['Js', 'Jd', '4h', '4c', 'As'],
  ['As', 'Ad', '9h', '6c', '3s'],
  ['Ks', 'Qd', '8h', '5c', '3s'],
];
const LOW: readonly (readonly PlayingCard[])[] = [
  ['5s', '4d', '3h', '2c', 'As'],
  ['7s', '5d', '4h', '3c', '2s'],
  ['8s', '4d', '3h', '2c', 'As'],
  ['Ks', 'Qd', 'Jh', 'Tc', '9s'],
  ['As', 'Ad', '4h', '3c', '2s'],
];
const WILD_HIGH: readonly PlayingCard[] = ['9s', '9h', '3d', '3c', '9d'];
const WILD_LOW: readonly PlayingCard[] = ['Ks', '6d', '4h', '2c', 'As'];

export function rules(say: AnacondaSay): readonly string[] {
  return [
    say('rules.goal'),
    say('rules.cards'),
    say('rules.bets'),
    say('rules.showdown'),
    say('rules.ranking', { high: list(say, 'high', HIGH), low: list(say, 'low', LOW) }),
    say('rules.options', {
      high: example(say, 'high', WILD_HIGH, 'howdy-doody'),
      low: example(say, 'low', WILD_LOW, 'howdy-doody'),
    }),
    say('rules.questions'),
  ];
}

function list(
  say: AnacondaSay,
  side: HandSide,
  hands: readonly (readonly PlayingCard[])[],
): string {
  return hands.map((hand, index) => `${index + 1}. ${example(say, side, hand, 'none')}`).join('\n');
}

/** "**9♥ 8♥ 7♥ 6♥ 5♥** straight flush to the nine" */
function example(
  say: AnacondaSay,
  side: HandSide,
  hand: readonly PlayingCard[],
  wild: Wild,
): string {
  return `${cardsText(hand)} ${handText(say, side, hand, wild)}`;
}
