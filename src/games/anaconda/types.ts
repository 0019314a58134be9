/** The words of Anaconda, as in rules/anaconda.md. */
import type { PlayingCard } from '../../engine/cards.ts';
import type { GameTypes, Seat } from '../../engine/contract.ts';

export const PHASES = ['betting', 'passing', 'arranging', 'declaring', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];

export const PASS_STAGES = ['pass-1', 'pass-2', 'pass-3'] as const;
export type PassStage = (typeof PASS_STAGES)[number];
export const ROLL_STAGES = ['roll-1', 'roll-2', 'roll-3', 'roll-4'] as const;
export type RollStage = (typeof ROLL_STAGES)[number];
export const BETTING_STAGES = [
  'before-pass',
  'after-pass-1',
  'after-pass-2',
  'after-pass-3',
  ...ROLL_STAGES,
] as const;
export type BettingStage = (typeof BETTING_STAGES)[number];
export const STAGES = [...PASS_STAGES, ...BETTING_STAGES, 'arrange', 'declare'] as const;
export type Stage = (typeof STAGES)[number];

export const PASSINGS = ['classic', 'once', 'zigzag', 'steps'] as const;
/** How many cards go where: `PASSES` in show.ts. */
export type Passing = (typeof PASSINGS)[number];
export const WILDS = ['none', 'howdy-doody'] as const;
/** `howdy-doody`: threes are wild for high, kings for low. */
export type Wild = (typeof WILDS)[number];
export const HAND_SIZES = [7, 6] as const;
/** Number of cards dealt to each seat. */
export type HandSize = (typeof HAND_SIZES)[number];

export interface Options {
  /** Chips. */
  readonly ante: number;
  /** The least and the most chips of one bet, and of one raise. */
  readonly minBet: number;
  readonly maxBet: number;
  /** Raises in one betting round, without the opening bet. */
  readonly maxRaises: number;
  readonly passing: Passing;
  /** A betting round before the first pass and after every pass. Always true where `passing` is `once`. */
  readonly passBetting: boolean;
  /** Whether high and low are declared; else the best high hand takes each pot. */
  readonly declare: boolean;
  readonly cards: HandSize;
  readonly wild: Wild;
}

export interface Setup {
  readonly dealer: Seat;
  /** Chips of each seat before the ante, at least 1. */
  readonly stacks: readonly number[];
}

export const SIDES = ['high', 'low', 'both'] as const;
export type Side = (typeof SIDES)[number];

/** Gives the cards of the present pass. */
export interface Give {
  readonly type: 'give';
  readonly cards: readonly PlayingCard[];
}
/** Keeps five cards, the first to be turned up first. */
export interface Arrange {
  readonly type: 'arrange';
  readonly cards: readonly PlayingCard[];
}
export interface Check {
  readonly type: 'check';
}
export interface Bet {
  readonly type: 'bet';
  readonly amount: number;
}
export interface Call {
  readonly type: 'call';
}
/** Pays what is missing and `by` more. */
export interface Raise {
  readonly type: 'raise';
  readonly by: number;
}
export interface Fold {
  readonly type: 'fold';
}
export interface Declare {
  readonly type: 'declare';
  readonly side: Side;
}
export type BettingMove = Check | Bet | Call | Raise | Fold;
export type Move = Give | Arrange | BettingMove | Declare;

/** The game's own refusals in the order in which they are checked. */
export const REFUSALS = [
  'not-in-hand',
  'wrong-count',
  'repeated-card',
  'cannot-check',
  'nothing-to-call',
  'raise-cap',
  'nobody-to-bet',
  'bet-out-of-range',
  'not-enough-chips',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** One pot as it was awarded. */
export interface AwardedPot {
  /** Chips. */
  readonly amount: number;
  /** The seats that could win it, ascending. */
  readonly eligible: readonly Seat[];
  /** Chips that each seat got from it. */
  readonly awards: readonly number[];
  /**
   * The seats with the best hand of each side, ascending, even where the share is no chip. Both are
   * empty for a pot with one eligible seat, which wins it without a test.
   */
  readonly high: readonly Seat[];
  readonly low: readonly Seat[];
}

export interface GameResult {
  /** Chips of each seat after the hand. */
  readonly stacks: readonly number[];
  /** Chips that each seat received, those that came back to it included. */
  readonly won: readonly number[];
  readonly pots: readonly AwardedPot[];
  /** The five cards of each seat in the order turned up, null for folded ones; null where all but one folded. */
  readonly shown: readonly (readonly PlayingCard[] | null)[] | null;
}

/** Lists have one entry a seat. */
export interface PublicView {
  readonly phase: PhaseName;
  /** Where the hand is; when it is over, where it ended. */
  readonly stage: Stage;
  readonly turn: readonly Seat[];
  readonly dealer: Seat;
  readonly options: Options;
  /** Chips now. */
  readonly stacks: readonly number[];
  /** Chips paid in this hand. */
  readonly paid: readonly number[];
  /** Chips paid in this betting round. */
  readonly bets: readonly number[];
  /** Number of raises in this betting round. */
  readonly raises: number;
  /** The highest of `bets`. */
  readonly toMatch: number;
  /** All chips paid in this hand. */
  readonly pot: number;
  readonly folded: readonly boolean[];
  /** Number of cards held. */
  readonly inHand: readonly number[];
  /** In the order in which they were turned up. */
  readonly faceUp: readonly (readonly PlayingCard[])[];
  /** Whether the seat has acted in this simultaneous step: given, arranged or declared. */
  readonly gaveOrSet: readonly boolean[];
  /** Null until all have declared; null for a folded seat. */
  readonly declared: readonly (Side | null)[] | null;
  readonly result: GameResult | null;
}

export interface PrivateView {
  /** What the seat holds, or held when it folded. By suit c d h s, then by rank 2 … A. */
  readonly hand: readonly PlayingCard[];
  /** The five cards as arranged, the first to be turned up first. */
  readonly stack: readonly PlayingCard[] | null;
  /** The cards given in the present pass, while it waits for others. */
  readonly gave: readonly PlayingCard[] | null;
  readonly declared: Side | null;
}

/** A card that was turned up. */
export interface TurnedCard {
  readonly by: Seat;
  readonly card: PlayingCard;
}

/** What a payment in a betting round came to. */
interface Payment {
  readonly by: Seat;
  /** Chips that it cost. */
  readonly paid: number;
  /** Chips that the seat has paid in this round, these included. */
  readonly inRound: number;
  readonly allIn: boolean;
}

/** Told to everybody, in the order in which it happens. */
export type PublicEvent =
  | {
      readonly type: 'dealt';
      readonly dealer: Seat;
      /** Number of cards dealt to each seat. */
      readonly cards: number;
      /** Chips that each seat paid as its ante. */
      readonly antes: readonly number[];
      /** The seats that the ante took the last chip from, ascending. */
      readonly allIn: readonly Seat[];
      /** Chips of each seat after the ante. */
      readonly stacks: readonly number[];
    }
  | {
      /** A betting round. */
      readonly type: 'betting';
      readonly stage: BettingStage;
      /** Who acts first; null where fewer than two seats can bet, and the round is skipped. */
      readonly first: Seat | null;
      /** All chips paid so far. */
      readonly pot: number;
    }
  | { readonly type: 'checked'; readonly by: Seat }
  | ({ readonly type: 'bet' } & Payment)
  | ({ readonly type: 'called' } & Payment)
  | ({
      readonly type: 'raised';
      /** Chips beyond what was missing. */
      readonly more: number;
    } & Payment)
  | { readonly type: 'folded'; readonly by: Seat }
  | {
      /** A pass, the arranging or the declaring begins: everybody still in is asked at once. */
      readonly type: 'asked';
      readonly stage: PassStage | 'arrange' | 'declare';
    }
  | {
      /** The seat has given, arranged or declared; the others do not see what. */
      readonly type: 'ready';
      readonly by: Seat;
      readonly stage: PassStage | 'arrange' | 'declare';
    }
  | {
      /** The cards of a pass change hands. */
      readonly type: 'passed';
      readonly stage: PassStage;
      /** Number of cards that each seat gave. */
      readonly count: number;
      readonly passes: readonly { readonly from: Seat; readonly to: Seat }[];
    }
  | {
      /** Every seat still in turns up its next card, the dealer's left neighbour named first. */
      readonly type: 'turned-up';
      readonly stage: RollStage;
      readonly cards: readonly TurnedCard[];
    }
  | {
      /** One entry a seat, null for folded ones. */
      readonly type: 'declared';
      readonly sides: readonly (Side | null)[];
    }
  | {
      /** The showdown: five cards a seat in the order turned up, null for folded ones. */
      readonly type: 'shown';
      readonly hands: readonly (readonly PlayingCard[] | null)[];
    }
  | ({
      /** A pot that several seats could win. */
      readonly type: 'pot';
      /** 0 for the main pot, then the side pots. */
      readonly number: number;
      /** The seats that declared both and did not stand in this pot, ascending. */
      readonly failed: readonly Seat[];
      /** Whether everybody had declared both and nobody stood, so that the cards spoke. */
      readonly cardsSpoke: boolean;
    } & AwardedPot)
  | {
      /** A pot that one seat only was in for: it takes it without a test. */
      readonly type: 'returned';
      readonly by: Seat;
      /** Chips. */
      readonly amount: number;
      /** How many of them the seat itself had paid; the others are those of folded seats. */
      readonly own: number;
    }
  | {
      /** All but one have folded: it takes everything, and no cards are shown. */
      readonly type: 'taken';
      readonly by: Seat;
      readonly amount: number;
    }
  | {
      /** The hand is over. */
      readonly type: 'ended';
      /** Chips of each seat after the hand. */
      readonly stacks: readonly number[];
      readonly won: readonly number[];
    };

/** Told to the one seat that may know. */
export type PrivateEvent =
  | { readonly type: 'hand'; readonly by: Seat; readonly cards: readonly PlayingCard[] }
  | {
      readonly type: 'gave';
      readonly by: Seat;
      readonly to: Seat;
      readonly cards: readonly PlayingCard[];
    }
  | {
      readonly type: 'received';
      readonly by: Seat;
      readonly from: Seat;
      readonly cards: readonly PlayingCard[];
    }
  | {
      readonly type: 'arranged';
      readonly by: Seat;
      /** The first to be turned up first. */
      readonly cards: readonly PlayingCard[];
      /** What is out of the hand. */
      readonly discarded: readonly PlayingCard[];
    }
  | { readonly type: 'chose'; readonly by: Seat; readonly side: Side };

export type AnacondaEvent = PublicEvent | PrivateEvent;

/** A betting round; lists have one entry a seat. */
export interface Betting {
  readonly name: 'betting';
  readonly stage: BettingStage;
  readonly turn: Seat;
  /** Chips paid in this round. */
  readonly bets: readonly number[];
  readonly acted: readonly boolean[];
  readonly raises: number;
}

/** A pass that waits for the cards of some seats. */
export interface PassingPhase {
  readonly name: 'passing';
  readonly stage: PassStage;
  /** What each seat has given, in the order of its move. */
  readonly given: readonly (readonly PlayingCard[] | null)[];
}

/** What the game waits for. */
export type Phase =
  | Betting
  | PassingPhase
  | { readonly name: 'arranging'; readonly stage: 'arrange' }
  | { readonly name: 'declaring'; readonly stage: 'declare' }
  | { readonly name: 'over'; readonly stage: Stage; readonly result: GameResult };

/** The state without what the game waits for. Lists have one entry a seat. */
export interface Table {
  readonly version: 1;
  /** What does not change after the deal. */
  readonly fixed: { readonly options: Options; readonly dealer: Seat };
  /** Chips now. */
  readonly stacks: readonly number[];
  /** Chips paid in this hand; they stay here when the pots are awarded. */
  readonly paid: readonly number[];
  readonly folded: readonly boolean[];
  /** What each seat holds, sorted; without what it has given in the present pass. */
  readonly hands: readonly (readonly PlayingCard[])[];
  /** The five of each seat as arranged; null for one that has not. */
  readonly arranged: readonly (readonly PlayingCard[] | null)[];
  /** How many of the five are turned up. */
  readonly turnedUp: readonly number[];
  readonly declared: readonly (Side | null)[];
}

export interface State extends Table {
  readonly phase: Phase;
}

export interface AnacondaTypes extends GameTypes {
  readonly options: Options;
  readonly setup: Setup;
  readonly state: State;
  readonly move: Move;
  readonly refusal: RefusalCode;
  readonly event: AnacondaEvent;
  readonly publicView: PublicView;
  readonly privateView: PrivateView;
  readonly result: GameResult;
}
