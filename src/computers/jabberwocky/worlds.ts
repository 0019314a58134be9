/**
 * Deals that a seat cannot tell from the real one: everybody has as many cards as it shows, nobody has
 * a suit that it did not follow, and hands fit the bids that were made.
 */
import type { Draw } from '../../engine/random.ts';
import { sumOfTricks } from '../../games/jabberwocky/show.ts';
import { fraction } from '../quick-draw.ts';
import { SUIT_COUNT, codeOf, suitOfCode, type Code } from './cards.ts';
import { addTo, type Known } from './known.ts';
import { playCard, type Round } from './round.ts';
import { worthOf } from './worth.ts';

/** So many deals are imagined for each that is used; the likelier ones by the bids are kept. */
const TRIED_FOR_ONE = 4;
/** How far the bid of a seat is from what its cards promise. */
const SPREAD = 0.8;
const ATTEMPTS = 8;

/** One imagined deal: the hands now, and what each seat's whole hand promised when it bid. */
export interface World {
  /** The cards of a seat and a suit at 4 × seat + suit. */
  readonly hands: Int32Array;
  readonly worth: readonly number[];
}

/** So many worlds, each as likely as the bids make it. */
export function imagineWorlds(known: Known, wanted: number, draw: Draw): readonly World[] {
  const tried = Array.from({ length: wanted * TRIED_FOR_ONE }, () => imagine(known, draw));
  const weights = tried.map((world) => likelihood(known, world));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  if (all === 0) return tried.slice(0, wanted);
  // Evenly spaced tickets take each world as often as its weight says, with little chance in it.
  const step = all / wanted;
  let ticket = fraction(draw) * step;
  let passed = 0;
  const chosen: World[] = [];
  for (const [index, world] of tried.entries()) {
    passed += weights[index] ?? 0;
    while (ticket < passed && chosen.length < wanted) {
      chosen.push(world);
      ticket += step;
    }
  }
  return chosen;
}

function imagine(known: Known, draw: Draw): World {
  const { table, seat, trump, hand, played } = known;
  const seats = table.hands.length;
  const hands = dealHidden(known, draw);
  for (const code of hand) addTo(hands, SUIT_COUNT * seat, code);
  const whole = hands.slice();
  for (const [by, codes] of played.entries())
    for (const code of codes) addTo(whole, SUIT_COUNT * by, code);
  const isHeld = (table.cards * (seats - 1)) / (51 - table.cards);
  const worth = table.hands.map((_, by) =>
    worthOf(whole, SUIT_COUNT * by, trump, isHeld, table.cards),
  );
  return { hands, worth };
}

/** Gives the hidden cards to the other seats, those with the fewest suits to hold first. */
function dealHidden(known: Known, draw: Draw): Int32Array {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const hands = tryToDeal(known, draw, true);
    if (hands !== undefined) return hands;
  }
  const hands = tryToDeal(known, draw, false);
  if (hands === undefined) throw new Error('There are fewer hidden cards than places for them.');
  return hands;
}

function tryToDeal(known: Known, draw: Draw, isStrict: boolean): Int32Array | undefined {
  const { table, seat, voids, hidden } = known;
  const hands = new Int32Array(SUIT_COUNT * table.hands.length);
  const left = [...hidden];
  const order = [...table.hands.keys()]
    .filter((other) => other !== seat)
    .toSorted((one, other) => (voids[other] ?? 0) - (voids[one] ?? 0));
  for (const other of order) {
    const suits = isStrict ? (voids[other] ?? 0) : 0;
    for (let given = 0; given < (table.hands[other] ?? 0); given++) {
      const code = takeOne(left, suits, draw);
      if (code === undefined) return undefined;
      addTo(hands, SUIT_COUNT * other, code);
    }
  }
  return hands;
}

/** Takes a card that is of none of these suits out of the list. */
function takeOne(left: Code[], suits: number, draw: Draw): Code | undefined {
  for (let attempt = 0; attempt < 40 && left.length > 0; attempt++) {
    const place = draw(left.length);
    const code = left[place];
    if (code === undefined || (suits & (1 << suitOfCode(code))) !== 0) continue;
    left[place] = left.at(-1) ?? code;
    left.pop();
    return code;
  }
  return undefined;
}

/** How well the imagined hands fit the bids of the others. */
function likelihood({ table, seat }: Known, { worth }: World): number {
  let weight = 1;
  for (const [by, bid] of table.bids.entries()) {
    if (by === seat || bid === null) continue;
    const off = (bid - (worth[by] ?? 0)) / SPREAD;
    // Nobody is beyond doubt: a bid may be a bluff, or forced by the hook.
    weight *= Math.exp((-off * off) / 2) + 0.02;
  }
  return weight;
}

/** The round as it stands, in a world, with these bids. */
export function roundIn(known: Known, { hands }: World, bids: readonly number[]): Round {
  const { table, trump, played } = known;
  const gone = new Int32Array(SUIT_COUNT);
  for (const codes of played) for (const code of codes) addTo(gone, 0, code);
  addTo(gone, 0, codeOf(table.turned));
  const round: Round = {
    seats: table.hands.length,
    trump,
    hands: hands.slice(),
    gone,
    needs: Int32Array.from(bids, (bid, seat) => bid - (table.tricks[seat] ?? 0)),
    leader: table.leader,
    played: 0,
    led: 0,
    winner: table.leader,
    winning: 0,
    tricksLeft: table.cards - sumOfTricks(table.tricks),
    trumpPlayed: table.trumpPlayed,
    trumpInTrick: false,
  };
  for (const { card } of table.trick) playCard(round, codeOf(card));
  return round;
}
