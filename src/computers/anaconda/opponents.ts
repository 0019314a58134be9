/** What the others may hold: hands that fit the cards they show, and what they have done with them. */
import type { Seat } from '../../engine/contract.ts';
import type { Draw } from '../../engine/random.ts';
import { codeOf } from '../../games/anaconda/ranking/codes.ts';
import type { HandSide } from '../../games/anaconda/ranking/hands.ts';
import { seatsIn } from '../../games/anaconda/show.ts';
import type { AnacondaTypes, PublicView } from '../../games/anaconda/types.ts';
import type { Budget, Sight } from '../contract.ts';
import { fraction } from '../quick-draw.ts';
import { bestOf } from './fives.ts';
import {
  MANNERS,
  deedsOf,
  likelihoodOf,
  mannersBefore,
  type Deed,
  type Manner,
  type Manners,
} from './habits.ts';
import { CODES, chanceToWin, rankerOf, takeFirst, type Code } from './strength.ts';

/** A hand that an opponent may have. */
export interface Possible {
  readonly side: HandSide;
  readonly high: number;
  readonly low: number;
  /** How likely it takes itself to be the best of its side. */
  readonly chance: number;
  /** How whoever has it is taken to bet. */
  readonly manner: Manner;
  readonly weight: number;
}

export interface Opponent {
  readonly seat: Seat;
  readonly hands: readonly Possible[];
  /** The sum of the weights. */
  readonly all: number;
}

/** Hands imagined for each opponent. */
const HANDS = 150;
/** What is known of an opponent. */
interface Seen {
  readonly shown: readonly Code[];
  readonly deeds: readonly Deed[];
  /** How likely each manner is, its deeds apart. */
  readonly before: Manners;
}

const FIVE = 5;
/**
 * The rarity of the best five of ten cards, in the half of all cases (measured over random cards): of those
 * who choose among ten, half keep a hand as rare as this, a quarter one three times as common.
 */
const TYPICAL_RARITY = 0.0037;
/** Imagines hands for as long as there is time, one for each opponent in any case. */
export function opponentsOf(
  sight: Sight<AnacondaTypes>,
  draw: Draw,
  budget: Budget,
): readonly Opponent[] {
  const { view, events, seats } = sight;
  const { public: table, seat: own } = view;
  const unseen = unseenCards(sight);
  const deeds = Array.from({ length: seats }, (_, seat) => deedsOf(events, seat));
  const opponents = seatsIn(table.folded)
    .filter((seat) => seat !== own)
    .map((seat) => ({
      seat,
      shown: (table.faceUp[seat] ?? []).map(codeOf),
      deeds: deeds[seat] ?? [],
      before: mannersBefore(deeds.filter((_, other) => other !== own && other !== seat)),
      hands: [] as Possible[],
    }));
  for (let made = 0; made < HANDS && (made === 0 || budget.hasTime()); made++) {
    for (const opponent of opponents) {
      opponent.hands.push(imagine(table, opponent, unseen, draw));
    }
  }
  return opponents.map(({ seat, hands }) => ({
    seat,
    hands,
    all: hands.reduce((sum, { weight }) => sum + weight, 0),
  }));
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

/** A hand, the likelier the sooner its holder would have kept it and have done this with it. */
function imagine(
  { options, folded }: PublicView,
  { shown, deeds, before }: Seen,
  unseen: readonly Code[],
  draw: Draw,
): Possible {
  const hidden = takeFirst([...unseen], 2 * (FIVE - shown.length), draw);
  const { side, cards, rarity } = bestOf(shown, hidden, options.wild, options.declare);
  const [a = 0, b = 0, c = 0, d = 0, e = 0] = cards;
  const chance = chanceToWin(rarity, seatsIn(folded).length - 1);
  const fits = MANNERS.map((manner) =>
    deeds.reduce((product, deed) => product * likelihoodOf(deed, manner, chance), before[manner]),
  );
  const fit = fits.reduce((sum, one) => sum + one, 0);
  let ticket = fraction(draw) * fit;
  const place = fits.findIndex((one) => (ticket -= one) < 0);
  return {
    side,
    high: rankerOf('high', options.wild)(a, b, c, d, e),
    low: rankerOf('low', options.wild)(a, b, c, d, e),
    chance,
    manner: MANNERS[place] ?? 'weighs',
    weight: shown.length === 0 ? fit : fit / (1 + rarity / TYPICAL_RARITY),
  };
}
