/** The words of Yak, as in rules/yak.md. */
import type { GameTypes, Seat } from '../../engine/contract.ts';

/** The five animals, biggest first: the order of claims and panels. */
export const ANIMALS = ['yak', 'ibex', 'vulture', 'marmot', 'yeti'] as const;
export type Animal = (typeof ANIMALS)[number];
export const ANIMAL_VALUES = [1, 2, 3] as const;
export type AnimalValue = (typeof ANIMAL_VALUES)[number];
export const JOKER_VALUES = [1, 2] as const;
export type JokerValue = (typeof JOKER_VALUES)[number];

/** `all`: every animal is the named one. `ones`: every card counts one. `stop`: an odd number voids both. */
export const SPECIALS = ['all', 'ones', 'stop'] as const;
export type Special = (typeof SPECIALS)[number];

export type YakCard = `${Animal}${AnimalValue}` | `joker${JokerValue}` | Special;

/** What is printed on a card. */
export type Face =
  | { readonly kind: 'animal'; readonly animal: Animal; readonly value: AnimalValue }
  | { readonly kind: 'joker'; readonly value: JokerValue }
  | { readonly kind: Special };
export type FaceKind = Face['kind'];

export const PHASES = ['playing', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];

/** Which claim is the higher one: by animal before number, or by number before animal. */
export const LADDERS = ['animal-first', 'number-first'] as const;
export type Ladder = (typeof LADDERS)[number];

export interface Options {
  readonly ladder: Ladder;
}

export interface Setup {
  /** The seat that opens first and is dealt to first. */
  readonly start: Seat;
}

/** Lays a card of the own hand face down on the pile and says what the whole pile now holds. */
export interface Play {
  readonly type: 'play';
  readonly card: YakCard;
  /** As said: what is no animal or no whole number is refused by the game, not unreadable. */
  readonly claim: { readonly animal: string; readonly number: number };
}
/** Has the pile turned up because of the last claim. */
export interface Doubt {
  readonly type: 'doubt';
}
export type Move = Play | Doubt;

/** The game's own refusals in the order in which they are checked. */
export const REFUSALS = [
  'not-in-hand',
  'bad-claim',
  'first-claim-is-one',
  'claim-not-higher',
  'claim-impossible',
  'nothing-to-doubt',
] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** "The pile holds at least so much of this animal." */
export interface Claim {
  readonly animal: Animal;
  readonly number: number;
}

/** A claim with the seat that made it. */
export interface StandingClaim extends Claim {
  readonly by: Seat;
}

/** A card in a pile with the seat that played it. */
export interface LaidCard {
  readonly by: Seat;
  readonly card: YakCard;
}

/** A card of a pile that was turned up, with what it counted for the claim. */
export interface CountedCard extends LaidCard {
  readonly worth: number;
}

/** What became of one kind of special in a counted pile. */
export const EFFECTS = ['absent', 'void', 'valid'] as const;
export type Effect = (typeof EFFECTS)[number];

/** How the specials acted in a counted pile. */
export interface SpecialEffects {
  /** Number of stop signs; an odd one voids every `all` and `ones`. */
  readonly stops: number;
  readonly all: Effect;
  readonly ones: Effect;
}

/** The latest doubt, as the view shows it. */
export interface LastDoubt {
  readonly doubter: Seat;
  readonly claimant: Seat;
  readonly claim: Claim;
  /** The pile from the first card played to the last. */
  readonly cards: readonly LaidCard[];
  readonly count: number;
  readonly holds: boolean;
  /** Who takes the pile: the doubter where the claim holds, else the claimant. */
  readonly taker: Seat;
}

export interface PublicView {
  readonly phase: PhaseName;
  readonly turn: readonly Seat[];
  readonly start: Seat;
  readonly ladder: Ladder;
  /** Number of cards in each hand. */
  readonly hands: readonly number[];
  /** Number of cards left to draw. */
  readonly draw: number;
  /** The seat that played each card of the present pile, in order. */
  readonly pile: readonly Seat[];
  readonly claim: StandingClaim | null;
  /** Number of cards that each seat has taken. */
  readonly taken: readonly number[];
  /** Whether the draw pile is empty. */
  readonly lastPhase: boolean;
  readonly last: LastDoubt | null;
  readonly result: GameResult | null;
}

export interface PrivateView {
  /** Sorted as text. */
  readonly hand: readonly YakCard[];
  /** The own cards in the present pile, in order. */
  readonly played: readonly YakCard[];
}

export interface GameResult {
  /** Number of cards that each seat has taken, specials included. */
  readonly taken: readonly number[];
  /** The seats with the fewest taken cards, ascending. */
  readonly winners: readonly Seat[];
}

/** What ends a game: the first doubt of the last phase, or that nobody has a card left. */
export const ENDINGS = ['doubt', 'empty-hands'] as const;
export type Ending = (typeof ENDINGS)[number];

/** Told to everybody, in the order in which it happens. */
export type PublicEvent =
  | {
      readonly type: 'dealt';
      readonly start: Seat;
      readonly hands: readonly number[];
      readonly draw: number;
    }
  | {
      readonly type: 'played';
      readonly by: Seat;
      readonly claim: Claim;
      /** Number of cards in the pile, the new one included. */
      readonly pile: number;
      /** Whether a card was left to draw. */
      readonly drew: boolean;
    }
  /** The last card was drawn: the next doubt ends the game. */
  | { readonly type: 'last-phase' }
  | {
      readonly type: 'doubted';
      readonly doubter: Seat;
      readonly claimant: Seat;
      readonly claim: Claim;
      /** The pile from the first card played to the last. */
      readonly cards: readonly CountedCard[];
      readonly effects: SpecialEffects;
      readonly count: number;
      readonly holds: boolean;
      readonly taker: Seat;
      /** Number of cards that the taker has taken by now, this pile included. */
      readonly taken: number;
    }
  | {
      readonly type: 'ended';
      readonly reason: Ending;
      readonly taken: readonly number[];
      readonly winners: readonly Seat[];
    }
  | {
      /** Told when the table ends. */
      readonly type: 'hands';
      readonly hands: readonly (readonly YakCard[])[];
      /** The cards of a pile that nobody doubted, from the first card played to the last. */
      readonly pile: readonly LaidCard[];
    };

/** Told to the one seat that may know. */
export type PrivateEvent =
  /** The card that the seat itself played. */
  | { readonly type: 'laid'; readonly by: Seat; readonly card: YakCard }
  /** The card that the seat drew after its play. */
  | { readonly type: 'drew'; readonly by: Seat; readonly card: YakCard };

export type YakEvent = PublicEvent | PrivateEvent;

/** What the game waits for. */
export type Phase =
  | { readonly name: 'playing'; readonly turn: Seat }
  | { readonly name: 'over'; readonly result: GameResult };

export interface State {
  readonly version: 1;
  /** What never changes after the deal. */
  readonly fixed: { readonly start: Seat; readonly ladder: Ladder };
  /** Each hand sorted as text. */
  readonly hands: readonly (readonly YakCard[])[];
  /** From the top. */
  readonly draw: readonly YakCard[];
  /** From the first card played to the last. */
  readonly pile: readonly LaidCard[];
  /** The claim about the pile; null exactly where the pile is empty. */
  readonly claim: StandingClaim | null;
  readonly taken: readonly number[];
  readonly last: LastDoubt | null;
  readonly phase: Phase;
}

export interface YakTypes extends GameTypes {
  readonly options: Options;
  readonly setup: Setup;
  readonly state: State;
  readonly move: Move;
  readonly refusal: RefusalCode;
  readonly event: YakEvent;
  readonly publicView: PublicView;
  readonly privateView: PrivateView;
  readonly result: GameResult;
}
