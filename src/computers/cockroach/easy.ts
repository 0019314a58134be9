import type { Draw } from '../../engine/random.ts';
import { safeMove } from '../../games/cockroach/safe.ts';
import { unseenOf } from '../../games/cockroach/show.ts';
import { CREATURES, type CockroachTypes, type Move } from '../../games/cockroach/types.ts';
import type { Sight } from '../contract.ts';

/**
 * How far from an even chance, as a share of the unseen cards, a claim may be to be looked at: the
 * creature has a sixteenth to three sixteenths of them.
 */
const DOUBTFUL = 1 / 16;

/**
 * What players tell beginners: count the cards that you can see, answer by the count, and where it
 * says little, look and hand the card on. Everything else is the safe move.
 */
export function easy(sight: Sight<CockroachTypes>, draw: Draw): Move {
  const mayLook = sight.choices.some(({ type }) => type === 'peek');
  return mayLook && isDoubtful(sight)
    ? { type: 'peek' }
    : safeMove(sight.view, sight.choices, draw);
}

function isDoubtful({ view }: Sight<CockroachTypes>): boolean {
  const { offer } = view.public;
  if (offer === null) return false;
  const unseen = unseenOf(view);
  const all = CREATURES.reduce((sum, creature) => sum + unseen[creature], 0);
  return Math.abs(unseen[offer.claim] / all - 1 / CREATURES.length) < DOUBTFUL;
}
