/**
 * Anaconda by sampling: hands that the others may hold, by the cards they show and the chips they have
 * put in; what each bet gains against them; and what the own hand may become in the passes. The README
 * names the sources.
 */
import type { Draw } from '../../engine/random.ts';
import type { AnacondaTypes, Move } from '../../games/anaconda/types.ts';
import type { Budget, Sight } from '../contract.ts';
import { quickDraw } from '../quick-draw.ts';
import { chooseBet, chooseSide } from './betting.ts';
import { arrange, chooseGift } from './giving.ts';

export function hard(sight: Sight<AnacondaTypes>, draw: Draw, budget: Budget): Move {
  const [space] = sight.choices;
  const quick = quickDraw(draw);
  switch (space?.type) {
    case 'give':
      return { type: 'give', cards: chooseGift(sight, space.fields.cards.count, quick, budget) };
    case 'arrange':
      return { type: 'arrange', cards: arrange(sight) };
    case 'declare':
      return { type: 'declare', side: chooseSide(sight, quick, budget) };
    case undefined:
      throw new Error('There is nothing to choose.');
    default:
      return chooseBet(sight, quick, budget);
  }
}
