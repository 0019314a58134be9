/**
 * How everybody is taken to play in a playout: high and early while tricks are needed, low and out of
 * the way once they are there. Each seat goes by what it could know itself.
 */
import type { Seat } from '../../engine/contract.ts';
import {
  RANK_COUNT,
  SUIT_COUNT,
  above,
  below,
  count,
  heightOfCode,
  highest,
  lowest,
  suitOfCode,
  type Code,
} from './cards.ts';
import { held, nextSeat, playCard, unseen, type Round } from './round.ts';

/** Plays the round to its end. */
export function playOut(round: Round): void {
  while (round.tricksLeft > 0) playCard(round, policyCard(round));
}

/** The card that the seat on turn is taken to play. */
export function policyCard(round: Round): Code {
  const seat = nextSeat(round);
  const isNeeding = (round.needs[seat] ?? 0) > 0;
  if (round.played === 0) return leadCard(round, seat, isNeeding);
  const ofSuit = held(round, seat, round.led);
  if (ofSuit !== 0) return follow(round, seat, ofSuit, isNeeding);
  return isNeeding ? ruff(round, seat) : discardDanger(round, seat);
}

/** Needing tricks the card that most likely wins, else the one that most likely loses. */
function leadCard(round: Round, seat: Seat, isNeeding: boolean): Code {
  let best = -1;
  let bestScore = -Infinity;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const cards = held(round, seat, suit);
    if (cards === 0 || !mayLead(round, seat, suit)) continue;
    const height = isNeeding ? highest(cards) : lowest(cards);
    const risk = riskOf(round, seat, suit, height);
    const score = isNeeding ? -risk : risk;
    if (score <= bestScore) continue;
    best = RANK_COUNT * suit + height;
    bestScore = score;
  }
  return best;
}

/** How much speaks against this card's taking a trick if it is led: higher cards, and ruffs as the suit runs out. */
function riskOf(round: Round, seat: Seat, suit: number, height: number): number {
  const others = unseen(round, seat, suit);
  const higher = 2 * count(others & above(height));
  if (suit === round.trump) return higher;
  const left = count(others);
  return higher + (left === 0 ? 4 : 3 / left);
}

/** "A trump may not be led until a trump was played, except by a leader who holds nothing else." */
export function mayLead(round: Round, seat: Seat, suit: number): boolean {
  if (suit !== round.trump || round.trumpPlayed) return true;
  for (let other = 0; other < SUIT_COUNT; other++) {
    if (other !== round.trump && held(round, seat, other) !== 0) return false;
  }
  return true;
}

function follow(round: Round, seat: Seat, cards: number, isNeeding: boolean): Code {
  const { led, winning, trump } = round;
  const base = RANK_COUNT * led;
  const isLast = round.played === round.seats - 1;
  const isRuffed = suitOfCode(winning) !== led && suitOfCode(winning) === trump;
  const winners = isRuffed ? 0 : cards & above(heightOfCode(winning));
  const losers = cards & ~winners;
  if (!isNeeding) {
    // A danger goes under a higher card.
    if (losers !== 0) return base + highest(losers);
    return base + (isLast ? highest(winners) : lowest(winners));
  }
  if (winners === 0) return base + lowest(losers);
  if (isLast) return base + lowest(winners);
  const top = highest(winners);
  const isStrong = count(unseen(round, seat, led) & above(top)) <= 1;
  const mustWin = (round.needs[seat] ?? 0) >= round.tricksLeft;
  return base + (isStrong || mustWin || losers === 0 ? top : lowest(losers));
}

/** Takes the trick with the least trump that does, else throws the card that is least likely to take one. */
function ruff(round: Round, seat: Seat): Code {
  const { trump, winning } = round;
  const trumps = held(round, seat, trump);
  const winners = suitOfCode(winning) === trump ? trumps & above(heightOfCode(winning)) : trumps;
  if (winners !== 0) return RANK_COUNT * trump + lowest(winners);
  return pickDiscard(round, seat, false);
}

/** Throws the card that is likeliest to take a trick that is not wanted; a trump under a higher one first. */
function discardDanger(round: Round, seat: Seat): Code {
  const { trump, winning } = round;
  const trumps = held(round, seat, trump);
  const losing = suitOfCode(winning) === trump ? trumps & below(heightOfCode(winning)) : 0;
  if (losing !== 0) return RANK_COUNT * trump + highest(losing);
  return pickDiscard(round, seat, true);
}

/** A card of a side suit, the most or the least dangerous one; a trump where there is no other. */
function pickDiscard(round: Round, seat: Seat, isDangerous: boolean): Code {
  let best = -1;
  let bestScore = -Infinity;
  for (let suit = 0; suit < SUIT_COUNT; suit++) {
    const cards = held(round, seat, suit);
    if (cards === 0 || suit === round.trump) continue;
    const height = isDangerous ? highest(cards) : lowest(cards);
    const risk = riskOf(round, seat, suit, height);
    const score = isDangerous ? -risk : risk;
    if (score <= bestScore) continue;
    best = RANK_COUNT * suit + height;
    bestScore = score;
  }
  if (best >= 0) return best;
  const trumps = held(round, seat, round.trump);
  const isLast = round.played === round.seats - 1;
  return RANK_COUNT * round.trump + (isDangerous && isLast ? highest(trumps) : lowest(trumps));
}
