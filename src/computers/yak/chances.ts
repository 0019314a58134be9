/**
 * How likely a pile holds a claim to somebody who knows a part of it, the rest being any cards of the
 * deck. The answers come from tables of piles imagined once, so that a playout can ask thousands.
 */
import { quickDraw } from '../quick-draw.ts';
import {
  DECK_KINDS,
  EFFECTS,
  FLAGS,
  countUnder,
  effectOf,
  flagsOf,
  sumOf,
  type Kind,
  type Sum,
} from './kinds.ts';

/** Piles imagined for each number of hidden cards. */
const PILES = 600;
/** More than any pile counts: three for each card of the deck. */
const MOST = 3 * 107;

/**
 * By flags of the known part, effect and number: in what share of the piles that effect is the one, and
 * the hidden part counts at least that number.
 */
type Table = Float32Array;
const ROW = MOST + 1;

const tables = new Map<number, Table>();

/**
 * @param hidden number of cards that one does not know
 * @param known what the cards come to that one knows
 */
export function chanceToHold(hidden: number, known: Sum, animal: number, number: number): number {
  const table = tableFor(hidden);
  const flags = flagsOf(known);
  let chance = 0;
  for (let effect = 0; effect < EFFECTS; effect++) {
    const missing = Math.min(MOST, Math.max(0, number - countUnder(known, animal, effect)));
    chance += table[(EFFECTS * flags + effect) * ROW + missing] ?? 0;
  }
  return chance;
}

function tableFor(hidden: number): Table {
  const made = tables.get(hidden);
  if (made !== undefined) return made;
  const table = makeTable(hidden);
  tables.set(hidden, table);
  return table;
}

function makeTable(hidden: number): Table {
  const table: Table = new Float32Array(FLAGS * EFFECTS * ROW);
  // The same piles in every run: what is likely does not depend on the game.
  const draw = quickDraw(() => hidden + 1);
  const deck = [...DECK_KINDS];
  for (let pile = 0; pile < PILES; pile++) {
    const sum = sumOf(takeFirst(deck, hidden, draw));
    const own = flagsOf(sum);
    for (let flags = 0; flags < FLAGS; flags++) {
      const effect = effectOf(flags, own);
      const at = (EFFECTS * flags + effect) * ROW + countUnder(sum, 0, effect);
      table[at] = (table[at] ?? 0) + 1 / PILES;
    }
  }
  for (let row = 0; row < FLAGS * EFFECTS; row++) {
    for (let number = MOST - 1; number >= 0; number--) {
      const at = row * ROW + number;
      table[at] = (table[at] ?? 0) + (table[at + 1] ?? 0);
    }
  }
  return table;
}

/** So many random cards, which stand first in the list afterwards. */
export function takeFirst(
  cards: Kind[],
  count: number,
  draw: (bound: number) => number,
): readonly Kind[] {
  for (let place = 0; place < count; place++) {
    const other = place + draw(cards.length - place);
    const card = cards[other] ?? 0;
    cards[other] = cards[place] ?? 0;
    cards[place] = card;
  }
  return cards.slice(0, count);
}
