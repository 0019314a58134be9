/** The hands that are ranked, in every form that an evaluator takes, so that none has to convert. */
import { DECK, faceOf, isPlayingCard, type PlayingCard } from '../../src/engine/cards.ts';
import { shuffle } from '../../src/engine/shuffle.ts';
import { codeOf } from '../../src/games/anaconda/ranking/codes.ts';
import { seededDraw } from '../../test/conformance/seeded.ts';

const HAND_SIZE = 5;

export interface Hands {
  readonly count: number;
  readonly cards: readonly (readonly PlayingCard[])[];
  /** Five codes a hand, one hand after the other. */
  readonly codes: Uint8Array;
}

/** Random hands, the same in every run. */
export function randomHands(count: number): Hands {
  const draw = seededDraw('bench ranking');
  return handsOf(Array.from({ length: count }, () => shuffle(DECK, draw).slice(0, HAND_SIZE)));
}

/** Those of the hands that hold a card of this rank, over and over until there are as many. */
export function handsWith(rank: string, { count, cards }: Hands): Hands {
  const holding = cards.filter((hand) => hand.some((card) => faceOf(card).rank === rank));
  return handsOf(Array.from({ length: count }, (_, at) => holding[at % holding.length] ?? []));
}

function handsOf(cards: readonly (readonly string[])[]): Hands {
  const known = cards.map((hand) => hand.filter(isPlayingCard));
  return {
    count: known.length,
    cards: known,
    codes: Uint8Array.from(known.flatMap((hand) => hand.map(codeOf))),
  };
}
