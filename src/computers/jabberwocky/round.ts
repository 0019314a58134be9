/** A round as the search plays it on; written to while it is played out, and by nothing else. */
import type { Seat } from '../../engine/contract.ts';
import { SUIT_COUNT, WHOLE_SUIT, suitOfCode, heightOfCode, type Code } from './cards.ts';

export interface Round {
  readonly seats: number;
  readonly trump: number;
  /** The cards of a seat and a suit at 4 × seat + suit. */
  readonly hands: Int32Array;
  /** By suit, the cards that everybody has seen: played, in the open trick, or turned up. */
  readonly gone: Int32Array;
  /** How many tricks each seat has still to take for its bid; negative where it has too many. */
  readonly needs: Int32Array;
  /** The open trick. */
  leader: Seat;
  played: number;
  /** The suit led, the seat and the card that win so far; without meaning while nobody has led. */
  led: number;
  winner: Seat;
  winning: Code;
  /** Tricks that are not complete yet, the open one included. */
  tricksLeft: number;
  /** Whether a trump was played in an earlier trick, and in the open one. */
  trumpPlayed: boolean;
  trumpInTrick: boolean;
}

/** The seat that plays next. */
export function nextSeat({ leader, played, seats }: Round): Seat {
  return (leader + played) % seats;
}

/** The cards of one suit in a hand. */
export function held(round: Round, seat: Seat, suit: number): number {
  return round.hands[SUIT_COUNT * seat + suit] ?? 0;
}

/** The cards of a suit that a seat has neither seen nor holds. */
export function unseen(round: Round, seat: Seat, suit: number): number {
  return WHOLE_SUIT & ~(round.gone[suit] ?? 0) & ~held(round, seat, suit);
}

export function playCard(round: Round, code: Code): void {
  const seat = nextSeat(round);
  const suit = suitOfCode(code);
  const bit = 1 << heightOfCode(code);
  round.hands[SUIT_COUNT * seat + suit] = held(round, seat, suit) & ~bit;
  round.gone[suit] = (round.gone[suit] ?? 0) | bit;
  if (suit === round.trump) round.trumpInTrick = true;
  if (round.played === 0) round.led = suit;
  if (round.played === 0 || wins(round, code)) {
    round.winner = seat;
    round.winning = code;
  }
  round.played += 1;
  if (round.played === round.seats) finishTrick(round);
}

/** Whether the card takes the open trick from the one that would win it so far. */
function wins({ winning, trump }: Round, code: Code): boolean {
  const suit = suitOfCode(code);
  return suit === suitOfCode(winning) ? code > winning : suit === trump;
}

function finishTrick(round: Round): void {
  const { winner } = round;
  round.needs[winner] = (round.needs[winner] ?? 0) - 1;
  round.leader = winner;
  round.played = 0;
  round.tricksLeft -= 1;
  if (round.trumpInTrick) round.trumpPlayed = true;
  round.trumpInTrick = false;
}
