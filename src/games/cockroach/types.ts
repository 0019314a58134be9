/** The words of Cockroach Poker, as in rules/cockroach.md. */
import type { GameTypes, Seat } from '../../engine/contract.ts';

/** The eight creatures, sorted by id: the order of hands, panels and tallies. */
export const CREATURES = [
  'bat',
  'cockroach',
  'fly',
  'rat',
  'scorpion',
  'spider',
  'stinkbug',
  'toad',
] as const;
export type Creature = (typeof CREATURES)[number];
export const CARDS_PER_CREATURE = 8;

export const PHASES = ['offering', 'deciding', 'passing', 'over'] as const;
export type PhaseName = (typeof PHASES)[number];

/** Why a game was lost: too many face-up cards of one creature, or nothing left to open with. */
export const REASONS = ['set', 'empty-hand'] as const;
export type Reason = (typeof REASONS)[number];

/** How many cards of each creature; a creature without a card is left out. */
export type Tally = Readonly<Partial<Record<Creature, number>>>;

/** There is nothing to agree on. */
export type Options = Readonly<Record<string, never>>;

export interface Setup {
  /** The seat that opens first and is dealt to first. */
  readonly start: Seat;
}

/** Puts a card of the own hand face down before another seat. */
export interface Offer {
  readonly type: 'offer';
  readonly card: Creature;
  readonly to: Seat;
  /** What the card is said to be: any text, since a word that is no creature is refused by the game. */
  readonly claim: string;
}
/** Answers the claim, unseen. */
export interface Judge {
  readonly type: 'judge';
  /** True: "I believe the claim". */
  readonly truth: boolean;
}
/** Looks at the card, and is bound to pass it on. */
export interface Peek {
  readonly type: 'peek';
}
/** Hands the card on with a claim of one's own. */
export interface Pass {
  readonly type: 'pass';
  readonly to: Seat;
  readonly claim: string;
}
export type Move = Offer | Judge | Peek | Pass;

/** The game's own refusals in the order in which they are checked. */
export const REFUSALS = ['must-judge', 'not-in-hand', 'bad-claim', 'bad-seat', 'has-seen'] as const;
export type RefusalCode = (typeof REFUSALS)[number];

/** One step of a card's way in this round. */
export interface Step {
  readonly from: Seat;
  readonly to: Seat;
  readonly claim: Creature;
  /** Whether `from` knew the card; true for the opener. */
  readonly peeked: boolean;
}

/** The card in play as everybody sees it. */
export interface OfferView {
  /** The last offerer or passer. */
  readonly from: Seat;
  readonly to: Seat;
  readonly claim: Creature;
  /** The seats that have had the card, ascending; the opener and the present receiver included. */
  readonly had: readonly Seat[];
  readonly trail: readonly Step[];
}

export interface PublicView {
  readonly phase: PhaseName;
  readonly turn: readonly Seat[];
  readonly start: Seat;
  /** Number of cards in each hand. */
  readonly hands: readonly number[];
  readonly faceUp: readonly Tally[];
  /** Cards put aside unseen: 10 with two players, else none. */
  readonly removed: number;
  readonly offer: OfferView | null;
  readonly result: GameResult | null;
}

export interface PrivateView {
  /** Sorted by id. */
  readonly hand: readonly Creature[];
  /** The card in play, for the opener and each seat that peeked; null for everyone else. */
  readonly knows: Creature | null;
}

export interface GameResult {
  readonly loser: Seat;
  readonly reason: Reason;
  /** The creature of the set; null for an empty hand. */
  readonly creature: Creature | null;
  readonly winners: readonly Seat[];
}

/** Told to everybody, in the order in which it happens. */
export type PublicEvent =
  | {
      readonly type: 'dealt';
      readonly start: Seat;
      readonly hands: readonly number[];
      readonly removed: number;
    }
  | { readonly type: 'offered'; readonly by: Seat; readonly to: Seat; readonly claim: Creature }
  | { readonly type: 'peeked'; readonly by: Seat }
  | {
      readonly type: 'passed';
      readonly by: Seat;
      readonly to: Seat;
      readonly claim: Creature;
      readonly peeked: boolean;
    }
  | {
      readonly type: 'judged';
      readonly by: Seat;
      readonly truth: boolean;
      /** Whether the judge was right. */
      readonly right: boolean;
      readonly claim: Creature;
      /** What the card turned out to be. */
      readonly card: Creature;
      /** Who made the claim that was judged. */
      readonly from: Seat;
      readonly keeper: Seat;
    }
  | {
      readonly type: 'kept';
      readonly keeper: Seat;
      readonly card: Creature;
      /** How many of this creature now lie before the keeper. */
      readonly count: number;
    }
  | {
      readonly type: 'ended';
      readonly loser: Seat;
      readonly reason: Reason;
      readonly creature: Creature | null;
    }
  | {
      /** Told when the table ends. */
      readonly type: 'hands';
      readonly hands: readonly (readonly Creature[])[];
      /** The card that was on its way when the table ended early, else null. */
      readonly inPlay: Creature | null;
    };

/** Told to the one seat that may know. */
export type PrivateEvent =
  /** The card that the seat itself offered. */
  | { readonly type: 'laid'; readonly by: Seat; readonly card: Creature }
  /** The card that the seat looked at. */
  | { readonly type: 'saw'; readonly by: Seat; readonly card: Creature };

export type CockroachEvent = PublicEvent | PrivateEvent;

/** A card on its way; `trail` has at least the offer, and its last step leads to the seat on turn. */
interface InPlay {
  readonly card: Creature;
  readonly trail: readonly [Step, ...Step[]];
}

/** What the game waits for. */
export type Phase =
  | { readonly name: 'offering'; readonly opener: Seat }
  | ({ readonly name: 'deciding' } & InPlay)
  /** After a peek. */
  | ({ readonly name: 'passing' } & InPlay)
  | { readonly name: 'over'; readonly result: GameResult };
export type PlayingPhase = Extract<Phase, InPlay>;

export interface State {
  readonly version: 1;
  /** What never changes after the deal. */
  readonly fixed: { readonly start: Seat; readonly removed: readonly Creature[] };
  /** Each hand sorted by id. */
  readonly hands: readonly (readonly Creature[])[];
  /** The cards that each seat has kept. */
  readonly faceUp: readonly Tally[];
  readonly phase: Phase;
}

export interface CockroachTypes extends GameTypes {
  readonly options: Options;
  readonly setup: Setup;
  readonly state: State;
  readonly move: Move;
  readonly refusal: RefusalCode;
  readonly event: CockroachEvent;
  readonly publicView: PublicView;
  readonly privateView: PrivateView;
  readonly result: GameResult;
}
