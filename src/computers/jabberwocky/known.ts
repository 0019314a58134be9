/** What a seat knows of a round: who has played what, who is void where, and which cards are hidden. */
import type { Seat } from '../../engine/contract.ts';
import type {
  JabberwockyEvent,
  JabberwockyTypes,
  PublicView,
} from '../../games/jabberwocky/types.ts';
import type { Sight } from '../contract.ts';
import {
  RANK_COUNT,
  SUIT_COUNT,
  WHOLE_SUIT,
  codeOf,
  heightOfCode,
  suitNumber,
  suitOfCode,
  type Code,
} from './cards.ts';

export interface Known {
  readonly seat: Seat;
  readonly table: PublicView;
  readonly trump: number;
  /** The own cards. */
  readonly hand: readonly Code[];
  /** By seat, the cards that it has played in this round, in order. */
  readonly played: readonly (readonly Code[])[];
  /** By seat, the suits that it has shown not to hold, as a set. */
  readonly voids: readonly number[];
  /** Every card that is in another hand or was not dealt. */
  readonly hidden: readonly Code[];
}

export function knownOf({ view, events }: Sight<JabberwockyTypes>): Known {
  const { public: table, private: own, seat } = view;
  const trump = suitNumber(table.trump);
  const hand = own.hand.map(codeOf);
  const order = playedInRound(events);
  const seats = table.hands.length;
  const played = table.hands.map((_, by) =>
    order.filter((one) => one.by === by).map(({ code }) => code),
  );
  const seen = new Set([...hand, ...order.map(({ code }) => code), codeOf(table.turned)]);
  const hidden = Array.from({ length: SUIT_COUNT * RANK_COUNT }, (_, code) => code).filter(
    (code) => !seen.has(code),
  );
  return { seat, table, trump, hand, played, voids: voidsOf(order, seats, trump), hidden };
}

interface Played {
  readonly by: Seat;
  readonly code: Code;
}

function playedInRound(events: readonly JabberwockyEvent[]): readonly Played[] {
  const deal = events.findLastIndex(({ type }) => type === 'dealt');
  return events
    .slice(deal + 1)
    .flatMap((event) =>
      event.type === 'played' ? [{ by: event.by, code: codeOf(event.card) }] : [],
    );
}

/** Whoever does not follow has nothing of the suit led; whoever leads an unopened trump has nothing else. */
function voidsOf(order: readonly Played[], seats: number, trump: number): readonly number[] {
  const voids = Array.from({ length: seats }, () => 0);
  let isOpen = false;
  for (let start = 0; start < order.length; start += seats) {
    const trick = order.slice(start, start + seats);
    const led = suitOfCode(trick[0]?.code ?? 0);
    for (const [place, { by, code }] of trick.entries()) {
      const suit = suitOfCode(code);
      const before = voids[by] ?? 0;
      if (suit !== led) voids[by] = before | (1 << led);
      if (place === 0 && suit === trump && !isOpen) voids[by] = 0b1111 & ~(1 << trump);
    }
    if (trick.some(({ code }) => suitOfCode(code) === trump)) isOpen = true;
  }
  return voids;
}

/** Adds a card to the four sets that begin at `at`. */
export function addTo(sets: Int32Array, at: number, code: Code): void {
  const place = at + suitOfCode(code);
  sets[place] = ((sets[place] ?? 0) | (1 << heightOfCode(code))) & WHOLE_SUIT;
}
