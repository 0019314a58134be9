/** The words of Jabberwocky, as in rules/jabberwocky.md. */
import type { PlayingCard, Suit } from '../../engine/cards.ts';
import type { GameTypes, Seat } from '../../engine/contract.ts';

export const PHASES = ['bidding', 'playing', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];

export interface Options {
  /** Whether the last card of a round is played by itself. */
  readonly quick: boolean;
}

export interface Setup {
  /** The dealer of the first round. */
  readonly dealer: Seat;
}

/** Says how many tricks one will take in this round. */
export interface Bid {
  readonly type: 'bid';
  readonly tricks: number;
}
/** Leads a card or plays one to the open trick. */
export interface Play {
  readonly type: 'play';
  readonly card: PlayingCard;
}
export type Move = Bid | Play;

/** The game's own refusals in the order in which they are checked. */
export const REFUSALS = [
  'out-of-range',
  'hook',
  'not-in-hand',
  'must-follow-suit',
  'trump-not-played',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** A card in a trick with the seat that played it. */
export interface TrickCard {
  readonly by: Seat;
  readonly card: PlayingCard;
}

export interface FinishedTrick {
  /** In the order in which they were played. */
  readonly cards: readonly TrickCard[];
  readonly winner: Seat;
}

/** What a round came to; every list has one entry a seat. */
export interface FinishedRound {
  readonly bids: readonly number[];
  readonly tricks: readonly number[];
  /** 1 for an exact prediction, else 0. */
  readonly points: readonly number[];
}

export interface PublicView {
  readonly phase: PhaseName;
  readonly turn: readonly Seat[];
  /** 1 … 13. */
  readonly round: number;
  /** Number of cards dealt to each hand in this round. */
  readonly cards: number;
  readonly dealer: Seat;
  /** The card that was turned up; its suit is trump. */
  readonly turned: PlayingCard;
  readonly trump: Suit;
  /** The bid of each seat; null for one that has not bid yet. */
  readonly bids: readonly (number | null)[];
  /** Number of tricks that each seat has taken in this round. */
  readonly tricks: readonly number[];
  /** The open trick. */
  readonly trick: readonly TrickCard[];
  /** The seat that led to the open trick, or will lead to it. */
  readonly leader: Seat;
  /** Whether a trump was played in an earlier trick of this round. */
  readonly trumpPlayed: boolean;
  /** Number of cards in each hand. */
  readonly hands: readonly number[];
  readonly scores: readonly number[];
  readonly lastTrick: FinishedTrick | null;
  readonly rounds: readonly FinishedRound[];
  readonly result: GameResult | null;
}

export interface PrivateView {
  /** Sorted by suit c d h s, then by rank 2 … A. */
  readonly hand: readonly PlayingCard[];
}

export interface GameResult {
  readonly scores: readonly number[];
  /** The seats with the most points, ascending. */
  readonly winners: readonly Seat[];
}

/** Told to everybody, in the order in which it happens. */
export type PublicEvent =
  | {
      readonly type: 'dealt';
      readonly round: number;
      readonly cards: number;
      readonly dealer: Seat;
      readonly turned: PlayingCard;
    }
  | { readonly type: 'bid'; readonly by: Seat; readonly tricks: number }
  | { readonly type: 'played'; readonly by: Seat; readonly card: PlayingCard }
  | {
      readonly type: 'trick';
      readonly winner: Seat;
      /** In the order in which they were played. */
      readonly cards: readonly TrickCard[];
      /** Number of tricks that the winner has taken in this round, this one included. */
      readonly tricks: number;
    }
  | ({
      readonly type: 'round';
      readonly round: number;
      /** The points of the whole game so far. */
      readonly scores: readonly number[];
    } & FinishedRound)
  | {
      readonly type: 'ended';
      readonly scores: readonly number[];
      readonly winners: readonly Seat[];
    }
  | {
      /** Told when the table ends: the cards that nobody played. */
      readonly type: 'hands';
      readonly hands: readonly (readonly PlayingCard[])[];
    };

/** Nothing is told to one seat alone: what it holds stands in its view. */
export type JabberwockyEvent = PublicEvent;

/** What the game waits for. */
export type Phase =
  | { readonly name: 'bidding' }
  | { readonly name: 'playing' }
  | { readonly name: 'over'; readonly result: GameResult };

/** The round that is being bid and played; when the game is over, the last one. */
export interface Round {
  /** 1 … 13. */
  readonly number: number;
  readonly dealer: Seat;
  readonly turned: PlayingCard;
  /** Each hand sorted by suit, then by rank. */
  readonly hands: readonly (readonly PlayingCard[])[];
  /** Null for a seat that has not bid yet. */
  readonly bids: readonly (number | null)[];
  readonly tricks: readonly number[];
  readonly leader: Seat;
  readonly trick: readonly TrickCard[];
  readonly trumpPlayed: boolean;
}

export interface State {
  readonly version: 1;
  /** What does not change after the deal. */
  readonly fixed: { readonly quick: boolean };
  /**
   * What each coming round will be dealt, the next one first, from the top: the hands and the card
   * to be turned up. The rest of a deck is never used, and not kept.
   */
  readonly ahead: readonly (readonly PlayingCard[])[];
  readonly round: Round;
  readonly rounds: readonly FinishedRound[];
  readonly lastTrick: FinishedTrick | null;
  readonly phase: Phase;
}

export interface JabberwockyTypes extends GameTypes {
  readonly options: Options;
  readonly setup: Setup;
  readonly state: State;
  readonly move: Move;
  readonly refusal: RefusalCode;
  readonly event: JabberwockyEvent;
  readonly publicView: PublicView;
  readonly privateView: PrivateView;
  readonly result: GameResult;
}
