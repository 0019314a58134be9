/** How each seat bets: what it has done tells its manner, and the manner what its deeds say of its hand. */
import type { Seat } from '../../engine/contract.ts';
import type { AnacondaEvent } from '../../games/anaconda/types.ts';

export const MANNERS = ['weighs', 'calls', 'raises', 'folds', 'guesses'] as const;
/** Bets what its hand is worth; or whatever it holds: calls, raises, folds to a bet, does anything. */
export type Manner = (typeof MANNERS)[number];

/** A likelihood for each manner. */
export type Manners = Readonly<Record<Manner, number>>;

/** What somebody has done in a betting round. */
export type Deed = Extract<
  AnacondaEvent['type'],
  'checked' | 'bet' | 'called' | 'raised' | 'folded'
>;

/** A hand that most likely wins its side is bet, and raised again and again. */
const GOOD = 0.6;
const EXCELLENT = 0.85;

/** What everybody is taken to be like before anything was seen. */
const BEFORE: Manners = { weighs: 0.6, calls: 0.2, raises: 0.06, folds: 0.04, guesses: 0.1 };
/** How much a deed of somebody else counts against an own one: tables have their ways. */
const WAYS_OF_THE_TABLE = 0.3;

/** How likely a deed is to those who do not look at their cards. Nobody does something never or always. */
const BLIND: Readonly<Record<Exclude<Manner, 'weighs'>, Readonly<Record<Deed, number>>>> = {
  calls: { checked: 0.97, bet: 0.03, called: 0.94, raised: 0.03, folded: 0.03 },
  raises: { checked: 0.03, bet: 0.97, called: 0.3, raised: 0.67, folded: 0.03 },
  folds: { checked: 0.97, bet: 0.03, called: 0.03, raised: 0.03, folded: 0.94 },
  guesses: { checked: 0.5, bet: 0.5, called: 0.33, raised: 0.33, folded: 0.33 },
};
/** How likely it is over all hands to those who weigh theirs. */
const WEIGHED: Readonly<Record<Deed, number>> = {
  checked: 0.65,
  bet: 0.35,
  called: 0.33,
  raised: 0.25,
  folded: 0.42,
};

/** How likely somebody of that manner does this with a hand of that chance to win its side. */
export function likelihoodOf(deed: Deed, manner: Manner, chance: number): number {
  if (manner !== 'weighs') return BLIND[manner][deed];
  const isGood = chance >= GOOD;
  switch (deed) {
    case 'bet':
    case 'raised':
      return chance >= EXCELLENT ? 0.9 : isGood ? 0.5 : 0.08;
    case 'called':
      return isGood ? 0.3 : Math.min(0.8, 0.15 + 2 * chance);
    case 'checked':
      return isGood ? 0.25 : 0.9;
    case 'folded':
      return isGood ? 0.05 : Math.max(0.1, 0.8 - 2 * chance);
  }
}

export function deedsOf(events: readonly AnacondaEvent[], seat: Seat): readonly Deed[] {
  return events.flatMap((event) => (isDeed(event) && event.by === seat ? [event.type] : []));
}

type DeedEvent = Extract<AnacondaEvent, { type: Deed }>;

function isDeed(event: AnacondaEvent): event is DeedEvent {
  return event.type in WEIGHED;
}

/**
 * How likely each manner is of a seat, before its own deeds of this hand: those are told by the hand and
 * the manner together.
 *
 * @param others the deeds of every other opponent
 */
export function mannersBefore(others: readonly (readonly Deed[])[]): Manners {
  const logs = others.map(evidenceOf);
  const weigh = (manner: Manner): number =>
    BEFORE[manner] * Math.exp(WAYS_OF_THE_TABLE * logs.reduce((sum, one) => sum + one[manner], 0));
  return mannersBy(weigh);
}

/** How deeds fit each manner, whatever the cards were: logarithms. */
function evidenceOf(deeds: readonly Deed[]): Manners {
  return mannersBy((manner) =>
    deeds.reduce((sum, deed) => {
      const likelihood = manner === 'weighs' ? WEIGHED[deed] : BLIND[manner][deed];
      return sum + Math.log(likelihood);
    }, 0),
  );
}

function mannersBy(valueOf: (manner: Manner) => number): Manners {
  return {
    weighs: valueOf('weighs'),
    calls: valueOf('calls'),
    raises: valueOf('raises'),
    folds: valueOf('folds'),
    guesses: valueOf('guesses'),
  };
}
