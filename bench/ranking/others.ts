/** The evaluators of the registry, each by its fastest entries. */
import type { PlayingCard } from '../../src/engine/cards.ts';
import { load } from '../load.ts';
import type { Contender } from '../measure.ts';
import type { Hands } from './hands.ts';

/** An evaluator with the order of its ranks, to see that it ranks the same hands alike. */
export interface Evaluator extends Contender {
  /** More is better. */
  readonly rank: (hand: readonly PlayingCard[]) => number;
}

interface PokerTools {
  readonly evaluate: (codes: readonly number[]) => number;
  readonly getCardCodes: (cards: readonly string[]) => number[];
}
interface Phe {
  readonly evaluateCardCodes: (codes: readonly number[]) => number;
  readonly cardCodes: (cards: readonly string[]) => number[];
}
type PheFive = (a: number, b: number, c: number, d: number, e: number) => number;
interface PokerEvaluator {
  readonly evalHand: (cards: readonly number[]) => { readonly value: number };
  readonly evalCard: (at: number) => number;
}
interface PokerSolver {
  readonly Hand: {
    readonly solve: (cards: readonly string[]) => { readonly rank: number };
    readonly winners: (hands: readonly object[]) => readonly object[];
  };
}

export function pokerTools({ cards }: Hands): Evaluator {
  const { evaluate, getCardCodes } = load('@pokertools/evaluator') as PokerTools;
  const hands = cards.map((hand) => getCardCodes(hand));
  return {
    name: '@pokertools/evaluator',
    rank: (hand) => -evaluate(getCardCodes(hand)),
    run: () => sumOf(hands, evaluate),
  };
}

export function phe({ cards }: Hands): Evaluator {
  const { evaluateCardCodes, cardCodes } = load('phe') as Phe;
  const hands = cards.map((hand) => cardCodes(hand));
  return {
    name: 'phe',
    rank: (hand) => -evaluateCardCodes(cardCodes(hand)),
    run: () => sumOf(hands, evaluateCardCodes),
  };
}

/** Not part of its published interface, but its fastest way in. */
export function pheInner({ cards }: Hands): Evaluator {
  const { cardCodes } = load('phe') as Phe;
  const rankFive = load('phe/lib/evaluator5.js') as PheFive;
  const codes = Uint8Array.from(cards.flatMap((hand) => cardCodes(hand)));
  return {
    name: 'phe, its inner function',
    rank: (hand) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = cardCodes(hand);
      return -rankFive(a, b, c, d, e);
    },
    run: () => {
      let sum = 0;
      for (let at = 0; at < codes.length; at += 5) {
        sum += rankFive(
          codes[at] ?? 0,
          codes[at + 1] ?? 0,
          codes[at + 2] ?? 0,
          codes[at + 3] ?? 0,
          codes[at + 4] ?? 0,
        );
      }
      return sum;
    },
  };
}

/** Its cards are numbered from 1, by rank, then by suit c d h s. */
function evaluatorCode(card: PlayingCard): number {
  const [rank = '', suit = ''] = card;
  return 4 * '23456789TJQKA'.indexOf(rank) + 'cdhs'.indexOf(suit) + 1;
}

export function pokerEvaluator({ cards }: Hands): Evaluator {
  const { evalHand } = load('poker-evaluator') as PokerEvaluator;
  const hands = cards.map((hand) => hand.map(evaluatorCode));
  return {
    name: 'poker-evaluator',
    rank: (hand) => evalHand(hand.map(evaluatorCode)).value,
    run: () => sumOf(hands, (hand) => evalHand(hand).value),
  };
}

/** Walks its table of 124 MB card by card, as its `evalHand` does. */
export function pokerEvaluatorTable({ cards }: Hands): Evaluator {
  const { evalCard } = load('poker-evaluator') as PokerEvaluator;
  const codes = Uint8Array.from(cards.flatMap((hand) => hand.map(evaluatorCode)));
  const walk = (a: number, b: number, c: number, d: number, e: number): number =>
    evalCard(evalCard(evalCard(evalCard(evalCard(evalCard(53 + a) + b) + c) + d) + e));
  return {
    name: 'poker-evaluator, its table',
    rank: (hand) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0] = hand.map(evaluatorCode);
      return walk(a, b, c, d, e);
    },
    run: () => {
      let sum = 0;
      for (let at = 0; at < codes.length; at += 5) {
        sum += walk(
          codes[at] ?? 0,
          codes[at + 1] ?? 0,
          codes[at + 2] ?? 0,
          codes[at + 3] ?? 0,
          codes[at + 4] ?? 0,
        );
      }
      return sum;
    },
  };
}

/** It only tells categories as numbers; hands of one category it compares by itself. */
export function pokerSolver({ cards }: Hands): Evaluator {
  const { Hand } = load('pokersolver') as PokerSolver;
  return {
    name: 'pokersolver',
    rank: (hand) => Hand.solve(hand).rank,
    run: () => sumOf(cards, (hand) => Hand.solve(hand).rank),
  };
}

function sumOf<T>(hands: readonly T[], rank: (hand: T) => number): number {
  let sum = 0;
  for (const hand of hands) sum += rank(hand);
  return sum;
}
