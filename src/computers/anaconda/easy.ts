import type { Draw } from '../../engine/random.ts';
import { leaningOf } from '../../games/anaconda/leaning.ts';
import { safeMove } from '../../games/anaconda/safe.ts';
import { isRoll, priceOfCall, seatsIn, wagerRange } from '../../games/anaconda/show.ts';
import type { AnacondaTypes, Move } from '../../games/anaconda/types.ts';
import type { Sight } from '../contract.ts';

/**
 * To how many random hands of five the pick of an opponent comes: seven cards hold 21, the passes bring
 * more, and half of the opponents go for the other side.
 */
const FIVES_OF_AN_OPPONENT = 20;
/** The chance to have the best hand of its side from which it bets, and from which it raises the most. */
const GOOD = 0.6;
const EXCELLENT = 0.85;

/**
 * Plays its cards as the safe move does, and bets as they are worth: it bets the hands that most
 * likely win their side, calls where the pot pays for the risk, and folds the rest. It never bluffs.
 */
export function easy(sight: Sight<AnacondaTypes>, draw: Draw): Move {
  return sight.view.public.phase === 'betting'
    ? wager(sight)
    : safeMove(sight.view, sight.choices, draw);
}

function wager(sight: Sight<AnacondaTypes>): Move {
  const chance = chanceToWin(sight);
  const move = chance < GOOD ? undefined : bid(sight, chance < EXCELLENT ? 'min' : 'max');
  if (move !== undefined) return move;
  if (sight.choices.some(({ type }) => type === 'check')) return { type: 'check' };
  const { public: table, seat } = sight.view;
  const price = priceOfCall(table, seat);
  const share = table.options.declare ? 1 / 2 : 1;
  return chance * share * (table.pot + price) >= price ? { type: 'call' } : { type: 'fold' };
}

/** A bet or a raise of the least or the most; undefined where there can be none. */
function bid({ choices }: Sight<AnacondaTypes>, which: 'min' | 'max'): Move | undefined {
  const bet = wagerRange(choices, 'bet');
  if (bet !== undefined) return { type: 'bet', amount: bet[which] };
  const raise = wagerRange(choices, 'raise');
  return raise === undefined ? undefined : { type: 'raise', by: raise[which] };
}

/** To have the best hand of the own side; before the last pass no hand is taken to be below the average. */
function chanceToWin({ view }: Sight<AnacondaTypes>): number {
  const { public: table, private: own } = view;
  const opponents = seatsIn(table.folded).length - 1;
  const { rarity } = leaningOf(view, own.hand);
  const chance = (1 - rarity) ** (FIVES_OF_AN_OPPONENT * opponents);
  return isRoll(table.stage) ? chance : Math.max(chance, 1 / (opponents + 1));
}
