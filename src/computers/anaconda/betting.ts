/** Betting and declaring by what the others may hold and how they would answer. */
import type { Draw } from '../../engine/random.ts';
import { codeOf } from '../../games/anaconda/ranking/codes.ts';
import { priceOfCall, stagesOf, wagerRange } from '../../games/anaconda/show.ts';
import {
  BETTING_STAGES,
  SIDES,
  type PublicView,
  type AnacondaTypes,
  type BettingMove,
  type Side,
} from '../../games/anaconda/types.ts';
import type { Budget, Sight } from '../contract.ts';
import { fraction } from '../quick-draw.ts';
import { bestFor } from './fives.ts';
import {
  drawHand,
  opponentsOf,
  waysOf,
  type Opponent,
  type Possible,
  type Ways,
} from './opponents.ts';
import { shareOf, type Own } from './shares.ts';

/** Ways that the hands of the others may fall. */
const DEALS = 250;
/** What whoever stays in pays in each later round, in most bets. */
const STAKE_OF_A_ROUND = 1;

/** One way: what each of the others holds, and a number by which it decides where it does not weigh. */
interface Deal {
  readonly hands: readonly Possible[];
  readonly moods: readonly number[];
}

/** The side with the greatest share of the pot on the average. */
export function chooseSide(sight: Sight<AnacondaTypes>, draw: Draw, budget: Budget): Side {
  return bestSide(sight, ownHand(sight), imagineDeals(opponentsOf(sight, draw), draw, budget));
}

function bestSide({ view }: Sight<AnacondaTypes>, own: Own, deals: readonly Deal[]): Side {
  if (!view.public.options.declare) return 'high';
  const mean = (side: Side): number =>
    deals.reduce((sum, { hands }) => sum + shareOf(own, side, hands), 0);
  return SIDES.reduce((best, side) => (mean(side) > mean(best) ? side : best));
}

export function chooseBet(sight: Sight<AnacondaTypes>, draw: Draw, budget: Budget): BettingMove {
  const opponents = opponentsOf(sight, draw);
  const deals = imagineDeals(opponents, draw, budget);
  const own = ownHand(sight);
  const side = bestSide(sight, own, deals);
  const ways = waysOf(sight);
  const rated = betsOf(sight).map((move) => ({
    move,
    value:
      deals.reduce((sum, deal) => sum + gainOf(sight, move, own, side, opponents, deal, ways), 0) /
      deals.length,
  }));
  const best = rated.reduce((one, other) => (other.value > one.value ? other : one));
  return best.move;
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

/** Chips that a move gains in one deal against folding, if whoever would pay a bet now pays as much in every later round. */
function gainOf(
  { view }: Sight<AnacondaTypes>,
  move: BettingMove,
  own: Own,
  side: Side,
  opponents: readonly Opponent[],
  { hands, moods }: Deal,
  ways: Ways,
): number {
  const { public: table, seat } = view;
  if (move.type === 'fold') return 0;
  const cost = costOf(view, move);
  const level = (table.bets[seat] ?? 0) + cost;
  let pot = table.pot + cost;
  const left: Possible[] = [];
  const { maxBet } = table.options;
  let payers = 0;
  for (const [place, { seat: other }] of opponents.entries()) {
    const hand = hands[place];
    if (hand === undefined) continue;
    const missing = level - (table.bets[other] ?? 0);
    const price = Math.min(missing, table.stacks[other] ?? 0);
    const share = table.options.declare ? 1 / 2 : 1;
    if (price > 0 && !stays(hand, moods[place] ?? 0, ways, share * (pot + price), price)) continue;
    pot += Math.max(0, price);
    left.push(hand);
    if (stays(hand, moods[place] ?? 0, ways, share * (pot + maxBet), maxBet)) payers += 1;
  }
  if (left.length === 0) return pot - cost;
  const later = payers === 0 ? 0 : roundsLeft(table) * maxBet * STAKE_OF_A_ROUND;
  return shareOf(own, side, left) * (pot + (payers + 1) * later) - cost - later;
}

/** How many betting rounds are still to come after this one. */
function roundsLeft({ options, stage }: PublicView): number {
  const rounds = stagesOf(options).filter((one) => BETTING_STAGES.some((known) => known === one));
  return rounds.length - 1 - rounds.findIndex((round) => round === stage);
}

function costOf(view: Sight<AnacondaTypes>['view'], move: BettingMove): number {
  const missing = priceOfCall(view.public, view.seat);
  switch (move.type) {
    case 'bet':
      return move.amount;
    case 'raise':
      return missing + move.by;
    case 'call':
      return missing;
    case 'check':
    case 'fold':
      return 0;
  }
}

/** Whether somebody pays to stay: always in some moods, else where the pot pays for the risk. */
function stays(
  { chance }: Possible,
  mood: number,
  { wild, loose }: Ways,
  toWin: number,
  price: number,
): boolean {
  return mood < Math.max(wild, loose) || chance * toWin >= price;
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
