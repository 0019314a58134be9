import type { PlayingCard } from '../../engine/cards.ts';
import type { SeatView } from '../../engine/contract.ts';
import type { Draw } from '../../engine/random.ts';
import { shuffle } from '../../engine/shuffle.ts';
import type { Choices } from '../../engine/space.ts';
import { TOP_WORTH, leaningOf, worthOf } from './leaning.ts';
import type { AnacondaTypes, Move } from './types.ts';

type View = SeatView<AnacondaTypes>;

/**
 * A move for somebody absent: it pays nothing (check, else fold), gives the cards that its best five
 * need least, keeps those five in an order drawn by lot, and declares the side that they are better
 * for.
 */
export function safeMove(view: View, choices: Choices<Move>, draw: Draw): Move {
  if (choices.some(({ type }) => type === 'check')) return { type: 'check' };
  const { hand } = view.private;
  const [space] = choices;
  switch (space?.type) {
    case 'give':
      return { type: 'give', cards: leastUseful(view, space.fields.cards.count) };
    case 'arrange':
      return { type: 'arrange', cards: shuffle(leaningOf(view, hand).cards, draw) };
    case 'declare':
      return { type: 'declare', side: leaningOf(view, hand).side };
    default:
      return { type: 'fold' };
  }
}

/** So many cards of the hand: those outside its best five first, then the least worth of these. */
function leastUseful(view: View, count: number): readonly PlayingCard[] {
  const { hand } = view.private;
  const leaning = leaningOf(view, hand);
  const worth = (card: PlayingCard): number =>
    (leaning.cards.includes(card) ? 2 * TOP_WORTH : 0) +
    worthOf(card, leaning, view.public.options.wild);
  return hand.toSorted((one, other) => worth(one) - worth(other)).slice(0, count);
}
