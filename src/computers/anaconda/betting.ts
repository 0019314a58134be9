/** Betting and declaring by what the others may hold and how they would answer. */
import type { Draw } from '../../engine/random.ts';
import { codeOf } from '../../games/anaconda/ranking/codes.ts';
import { wagerRange } from '../../games/anaconda/show.ts';
import {
  SIDES,
  type AnacondaTypes,
  type BettingMove,
  type Side,
} from '../../games/anaconda/types.ts';
import type { Budget, Sight } from '../contract.ts';
import { fraction } from '../quick-draw.ts';
import { bestFor } from './fives.ts';
import { gainOf, type Deal, type Spot } from './gains.ts';
import { drawHand, opponentsOf, type Opponent } from './opponents.ts';
import { shareOf, type Own } from './shares.ts';

/** Ways that the hands of the others may fall. */
const DEALS = 250;

/** The side with the greatest share of the pot on the average. */
export function chooseSide(sight: Sight<AnacondaTypes>, draw: Draw, budget: Budget): Side {
  return bestSide(
    sight,
    ownHand(sight),
    imagineDeals(opponentsOf(sight, draw, budget), draw, budget),
  );
}

function bestSide({ view }: Sight<AnacondaTypes>, own: Own, deals: readonly Deal[]): Side {
  if (!view.public.options.declare) return 'high';
  const mean = (side: Side): number =>
    deals.reduce((sum, { hands }) => sum + shareOf(own, side, hands), 0);
  return SIDES.reduce((best, side) => (mean(side) > mean(best) ? side : best));
}

export function chooseBet(sight: Sight<AnacondaTypes>, draw: Draw, budget: Budget): BettingMove {
  const opponents = opponentsOf(sight, draw, budget);
  const deals = imagineDeals(opponents, draw, budget);
  const own = ownHand(sight);
  const side = bestSide(sight, own, deals);
  const spot: Spot = { view: sight.view, own, side, opponents };
  const rated = betsOf(sight).map((move) => ({
    move,
    gain: deals.reduce((sum, deal) => sum + gainOf(spot, move, deal), 0),
  }));
  return rated.reduce((one, other) => (other.gain > one.gain ? other : one)).move;
}

/** What is free comes first, so that equal values decide for it; of a wager the least, the middle and the most. */
function betsOf({ choices }: Sight<AnacondaTypes>): readonly BettingMove[] {
  const isFree = choices.some(({ type }) => type === 'check');
  const moves: BettingMove[] = isFree ? [{ type: 'check' }] : [{ type: 'fold' }, { type: 'call' }];
  const bet = wagerRange(choices, 'bet');
  if (bet !== undefined) {
    for (const amount of stepsOf(bet.min, bet.max)) moves.push({ type: 'bet', amount });
  }
  const raise = wagerRange(choices, 'raise');
  if (raise !== undefined) {
    for (const by of stepsOf(raise.min, raise.max)) moves.push({ type: 'raise', by });
  }
  return moves;
}

function stepsOf(min: number, max: number): readonly number[] {
  return [...new Set([min, Math.round((min + max) / 2), max])];
}

function imagineDeals(opponents: readonly Opponent[], draw: Draw, budget: Budget): readonly Deal[] {
  const deals: Deal[] = [];
  for (let made = 0; made < DEALS && (made === 0 || budget.hasTime()); made++) {
    deals.push({
      hands: opponents.map((opponent) => drawHand(opponent, draw)),
      moods: opponents.map(() => fraction(draw)),
    });
  }
  return deals;
}

/** The own ranks; before the cards are arranged those of the best five for each side. */
function ownHand({ view }: Sight<AnacondaTypes>): Own {
  const { wild } = view.public.options;
  const hand = view.private.hand.map(codeOf);
  return {
    high: bestFor('high', [], hand, wild).rank,
    low: bestFor('low', [], hand, wild).rank,
  };
}
