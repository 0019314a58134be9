/** What the others may hold: hands that fit the cards they show, and what they have done with them. */
import type { Seat } from '../../engine/contract.ts';
import type { Draw } from '../../engine/random.ts';
import { codeOf } from '../../games/anaconda/ranking/codes.ts';
import type { HandSide } from '../../games/anaconda/ranking/hands.ts';
import { seatsIn } from '../../games/anaconda/show.ts';
import type { AnacondaEvent, AnacondaTypes } from '../../games/anaconda/types.ts';
import type { Sight } from '../contract.ts';
import { fraction } from '../quick-draw.ts';
import { bestOf } from './fives.ts';
import { CODES, chanceToWin, rankerOf, takeFirst, type Code } from './strength.ts';

/** A hand that an opponent may have. */
export interface Possible {
  readonly side: HandSide;
  readonly high: number;
  readonly low: number;
  /** How likely it takes itself to be the best of its side. */
  readonly chance: number;
  readonly weight: number;
}

export interface Opponent {
  readonly seat: Seat;
  readonly hands: readonly Possible[];
  /** The sum of the weights. */
  readonly all: number;
}

/** How the table plays this hand: learned from all others together, since a hand is short. */
export interface Ways {
  /** How likely somebody bets and raises whatever it holds. */
  readonly wild: number;
  /** How likely somebody calls whatever it holds. */
  readonly loose: number;
}

/** Hands imagined for each opponent. */
const HANDS = 150;
/** Cards among which an opponent has chosen those that do not lie open yet, beside their number. */
const SPARE = 3;
/** A hand as good as this is bet, and raised again and again. */
const GOOD = 0.6;
const EXCELLENT = 0.85;

export function opponentsOf(sight: Sight<AnacondaTypes>, draw: Draw): readonly Opponent[] {
  const { view, events } = sight;
  const { public: table, seat: own } = view;
  const unseen = unseenCards(sight);
  const ways = waysOf(sight);
  return seatsIn(table.folded)
    .filter((seat) => seat !== own)
    .map((seat) => {
      const deeds = deedsOf(events, seat);
      const shown = (table.faceUp[seat] ?? []).map(codeOf);
      const hands = Array.from({ length: HANDS }, () =>
        imagine(sight, shown, unseen, deeds, ways, draw),
      );
      return { seat, hands, all: hands.reduce((sum, { weight }) => sum + weight, 0) };
    });
}

/** One of the hands, as often as it is likely. */
export function drawHand({ hands, all }: Opponent, draw: Draw): Possible {
  let ticket = fraction(draw) * all;
  for (const hand of hands) {
    ticket -= hand.weight;
    if (ticket < 0) return hand;
  }
  const last = hands.at(-1);
  if (last === undefined) throw new Error('An opponent holds something.');
  return last;
}

function unseenCards({ view, events }: Sight<AnacondaTypes>): readonly Code[] {
  const { public: table, private: own } = view;
  const out = events.flatMap((event) => (event.type === 'arranged' ? event.discarded : []));
  const seen = new Set([...own.hand, ...out, ...table.faceUp.flat()].map(codeOf));
  return CODES.filter((code) => !seen.has(code));
}

function imagine(
  { view }: Sight<AnacondaTypes>,
  shown: readonly Code[],
  unseen: readonly Code[],
  deeds: readonly Deed[],
  ways: Ways,
  draw: Draw,
): Possible {
  const { options, folded } = view.public;
  const hidden = takeFirst([...unseen], 5 - shown.length + SPARE, draw);
  const { side, cards, rarity } = bestOf(shown, hidden, options.wild, options.declare);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
  const chance = chanceToWin(rarity, seatsIn(folded).length - 1);
  return {
    side,
    high: rankerOf('high', options.wild)(a, b, c, d, e),
    low: rankerOf('low', options.wild)(a, b, c, d, e),
    chance,
    weight: deeds.reduce((product, deed) => product * likelihood(deed, chance, ways), 1),
  };
}

/** What somebody has done in a betting round. */
type Deed = 'passive' | 'called' | 'aggressive';

function deedsOf(events: readonly AnacondaEvent[], seat: Seat): readonly Deed[] {
  return events.flatMap((event): readonly Deed[] => {
    if (!('by' in event) || event.by !== seat) return [];
    switch (event.type) {
      case 'checked':
        return ['passive'];
      case 'called':
        return ['called'];
      case 'bet':
      case 'raised':
        return ['aggressive'];
      default:
        return [];
    }
  });
}

/** How likely that is done with a hand of this chance. */
function likelihood(deed: Deed, chance: number, { wild, loose }: Ways): number {
  const isGood = chance >= GOOD;
  switch (deed) {
    case 'aggressive':
      return wild * 0.9 + (1 - wild) * (chance >= EXCELLENT ? 0.9 : isGood ? 0.5 : 0.08);
    case 'called':
      return loose + (1 - loose) * (isGood ? 0.3 : Math.min(0.8, 0.15 + 2 * chance));
    case 'passive':
      return wild * 0.1 + (1 - wild) * (isGood ? 0.25 : 0.9);
  }
}

/**
 * How many of the others have been aggressive at all, and how many have called and not folded: one who
 * raises again and again has a hand, four who do have a habit.
 */
function waysFrom(deeds: ReadonlyMap<Seat, ReadonlySet<string>>): Ways {
  const all = [...deeds.values()];
  const aggressive = all.filter((done) => done.has('bet') || done.has('raised')).length;
  const answering = all.filter((done) => done.has('called') || done.has('folded'));
  const calling = answering.filter((done) => !done.has('folded')).length;
  const share = (some: number, of: number): number => (some + BEFORE) / (of + 1);
  return {
    wild: between(0.05, (share(aggressive, all.length) - 0.5) / 0.4, 0.9),
    loose: between(0.1, (share(calling, answering.length) - 0.4) / 0.5, 0.9),
  };
}

/** What counts for each habit before anything was seen, against one seat. */
const BEFORE = 0.35;

export function waysOf({ view, events }: Sight<AnacondaTypes>): Ways {
  const deeds = new Map<Seat, Set<string>>();
  for (const event of events) {
    if (!('by' in event) || event.by === view.seat || !isBetting(event.type)) continue;
    const done = deeds.get(event.by) ?? new Set();
    deeds.set(event.by, done.add(event.type));
  }
  return waysFrom(deeds);
}

function isBetting(type: AnacondaEvent['type']): boolean {
  return ['bet', 'raised', 'called', 'checked', 'folded'].includes(type);
}

function between(least: number, value: number, most: number): number {
  return Math.max(least, Math.min(most, value));
}
