/** What a move of a betting round gains against hands that the others may hold. */
import type { SeatView } from '../../engine/contract.ts';
import { priceOfCall, stagesOf } from '../../games/anaconda/show.ts';
import {
  BETTING_STAGES,
  type AnacondaTypes,
  type BettingMove,
  type PublicView,
  type Side,
} from '../../games/anaconda/types.ts';
import type { Opponent, Possible } from './opponents.ts';
import { shareOf, type Own } from './shares.ts';

/** One way that the hands may fall, in the order of the opponents. */
export interface Deal {
  readonly hands: readonly Possible[];
  /** 0 … 1: what decides for whoever does anything. */
  readonly moods: readonly number[];
}

/** What does not change from deal to deal. */
export interface Spot {
  readonly view: SeatView<AnacondaTypes>;
  readonly own: Own;
  /** The side that the seat is going to declare. */
  readonly side: Side;
  readonly opponents: readonly Opponent[];
}

/** What whoever stays in pays in each later round, in most bets. */
const STAKE_OF_A_ROUND = 1;
/** How likely whoever does anything calls or raises, and does not fold. */
const STAYING_BY_CHANCE = 2 / 3;

/**
 * Chips that a move gains in one deal against folding, if whoever would pay a bet now pays as much in
 * every later round.
 */
export function gainOf(spot: Spot, move: BettingMove, deal: Deal): number {
  if (move.type === 'fold') return 0;
  const { public: table, seat } = spot.view;
  const { maxBet } = table.options;
  const cost = costOf(spot, move);
  const level = (table.bets[seat] ?? 0) + cost;
  let pot = table.pot + cost;
  let payers = 0;
  const left: Possible[] = [];
  for (const [place, { seat: other }] of spot.opponents.entries()) {
    const missing = level - (table.bets[other] ?? 0);
    const price = Math.max(0, Math.min(missing, table.stacks[other] ?? 0));
    const hand = deal.hands[place];
    const mood = deal.moods[place] ?? 0;
    if (hand === undefined || !stays(spot, hand, mood, pot, price)) continue;
    pot += price;
    left.push(hand);
    if (stays(spot, hand, mood, pot, maxBet)) payers += 1;
  }
  if (left.length === 0) return pot - cost;
  const later = payers === 0 ? 0 : roundsLeft(table) * maxBet * STAKE_OF_A_ROUND;
  return shareOf(spot.own, spot.side, left) * (pot + (payers + 1) * later) - cost - later;
}

/** Whether an opponent pays to stay: by its manner, or where the pot pays for the risk. */
function stays(
  { view }: Spot,
  { chance, manner }: Possible,
  mood: number,
  pot: number,
  price: number,
): boolean {
  if (price === 0) return true;
  switch (manner) {
    case 'calls':
    case 'raises':
      return true;
    case 'folds':
      return false;
    case 'guesses':
      return mood < STAYING_BY_CHANCE;
    case 'weighs': {
      const share = view.public.options.declare ? 1 / 2 : 1;
      return chance * share * (pot + price) >= price;
    }
  }
}

function costOf({ view }: Spot, move: BettingMove): number {
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

/** How many betting rounds are still to come after this one. */
function roundsLeft({ options, stage }: PublicView): number {
  const rounds = stagesOf(options).filter((one) => BETTING_STAGES.some((known) => known === one));
  return rounds.length - 1 - rounds.findIndex((round) => round === stage);
}
