/** How a hand ends: with the last cards turned up, or with all but one folded. */
import type { Addressed, Applied, Seat } from '../../engine/contract.ts';
import { toAll } from '../../engine/events.ts';
import { shareOut, winnersOf, type Contender } from './award.ts';
import { seatsIn } from './plan.ts';
import { layerPots, type Pot } from './pots.ts';
import { rankHand } from './ranking/hands.ts';
import { fromLeftOfDealer } from './round.ts';
import type {
  AnacondaEvent,
  AnacondaTypes,
  AwardedPot,
  GameResult,
  Stage,
  Table,
} from './types.ts';

type Told = Addressed<AnacondaEvent>;

/** A pot with what is told of it. */
interface Settled {
  readonly pot: AwardedPot;
  readonly told: Told;
}

/** "The last cards are turned up and each pot is awarded." */
export function showDown(table: Table, stage: Stage): Applied<AnacondaTypes> {
  const shown = table.arranged.map((cards, seat) => (table.folded[seat] === true ? null : cards));
  const turnedUp = table.turnedUp.map((count, seat) => shown[seat]?.length ?? count);
  const settled = layerPots(table.paid, table.folded).map((pot, number) =>
    settle(table, pot, number),
  );
  return end({ ...table, turnedUp }, stage, settled, shown, [
    toAll({ type: 'shown', hands: shown }),
  ]);
}

/** "As soon as one seat only has not folded, it takes every pot at once; no cards are shown." */
export function takeAll(table: Table, by: Seat, stage: Stage): Applied<AnacondaTypes> {
  const settled = layerPots(table.paid, table.folded).map((pot) => ({
    pot: awardUntested(pot, by, table),
    told: toAll({ type: 'taken', by, amount: pot.amount }),
  }));
  return end(table, stage, settled, null, []);
}

function settle(table: Table, pot: Pot, number: number): Settled {
  const [first, ...others] = pot.eligible;
  // "A pot with one eligible seat goes to that seat, without a test: so an uncalled surplus comes back."
  if (first !== undefined && others.length === 0) {
    const own = (table.paid[first] ?? 0) - pot.floor;
    return {
      pot: awardUntested(pot, first, table),
      told: toAll({ type: 'returned', by: first, amount: pot.amount, own }),
    };
  }
  const { high, low, failed, cardsSpoke } = winnersOf(
    pot.eligible.map((seat) => contenderOf(table, seat)),
  );
  const awards = shareOut(pot.amount, { high, low }, fromLeftOfDealer(table));
  const awarded = { amount: pot.amount, eligible: pot.eligible, awards, high, low };
  return {
    pot: awarded,
    told: toAll({ type: 'pot', number, failed, cardsSpoke, ...awarded }),
  };
}

function awardUntested({ amount, eligible }: Pot, to: Seat, { stacks }: Table): AwardedPot {
  const awards = stacks.map((_, seat) => (seat === to ? amount : 0));
  return { amount, eligible, awards, high: [], low: [] };
}

/** "Without declaration: best high hand takes it": as if everybody had declared high. */
function contenderOf({ arranged, declared, fixed }: Table, seat: Seat): Contender {
  const hand = arranged[seat] ?? [];
  const { wild } = fixed.options;
  return {
    seat,
    side: declared[seat] ?? 'high',
    high: rankHand('high', hand, wild),
    low: rankHand('low', hand, wild),
  };
}

function end(
  table: Table,
  stage: Stage,
  settled: readonly Settled[],
  shown: GameResult['shown'],
  events: readonly Told[],
): Applied<AnacondaTypes> {
  const pots = settled.map(({ pot }) => pot);
  const won = table.stacks.map((_, seat) =>
    pots.reduce((sum, { awards }) => sum + (awards[seat] ?? 0), 0),
  );
  const stacks = table.stacks.map((stack, seat) => stack + (won[seat] ?? 0));
  const result = { stacks, won, pots, shown };
  return {
    state: { ...table, stacks, phase: { name: 'over', stage, result } },
    events: [...events, ...settled.map(({ told }) => told), toAll({ type: 'ended', stacks, won })],
  };
}

/** The one seat that has not folded; undefined where there are others. */
export function lastOneIn({ folded }: Table): Seat | undefined {
  const [only, ...others] = seatsIn(folded);
  return others.length === 0 ? only : undefined;
}
