/** How the pots were awarded, in words. */
import type { Seat } from '../../../engine/contract.ts';
import { failedIn, ownPart, type HandSide } from '../../../games/anaconda/show.ts';
import type { AwardedPot, GameResult } from '../../../games/anaconda/types.ts';
import type { AnacondaKey } from './catalogue/en.ts';
import type { AnacondaContext } from './context.ts';
import { handText } from './hands.ts';
import { nameAll } from './told.ts';

/** A line or more for each pot: who won which half of it with which hand. */
export function tellPots(context: AnacondaContext, { pots }: GameResult): readonly string[] {
  return pots.map((pot, number) =>
    pot.eligible.length === 1
      ? tellUntested(context, pot)
      : [tellTitle(context, pot, number, pots), ...tellWinners(context, pot)].join('\n'),
  );
}

function tellTitle(
  { say }: AnacondaContext,
  { amount }: AwardedPot,
  number: number,
  pots: readonly AwardedPot[],
): string {
  const chips = say('chips.count', { count: amount });
  const isOneOfMany = pots.filter(({ eligible }) => eligible.length > 1).length > 1;
  const title =
    isOneOfMany && number === 0 ? say('end.mainPot', { chips }) : say('end.pot', { number, chips });
  return `**${title}**`;
}

/** "A pot with one eligible seat goes to that seat, without a test." */
function tellUntested(context: AnacondaContext, pot: AwardedPot): string {
  const { say, snapshot } = context;
  const [seat = 0] = pot.eligible;
  const isOwn = ownPart(pot, snapshot.public) === pot.amount;
  return say(isOwn ? 'end.returned' : 'end.untested', {
    chips: say('chips.count', { count: pot.amount }),
    name: context.name(seat),
  });
}

function tellWinners(context: AnacondaContext, pot: AwardedPot): readonly string[] {
  const { say, snapshot } = context;
  const { declared, options } = snapshot.public;
  const failed = failedIn(pot, declared);
  const cardsSpoke = failed.length === pot.eligible.length;
  const why = cardsSpoke
    ? [say('end.cardsSpoke')]
    : failed.length > 0
      ? [say('end.failed', { count: failed.length, names: nameAll(context, failed) })]
      : [];
  const { high, low, amount } = pot;
  if (!options.declare) return [tellBest(context, 'end.best', 'high', high)];
  if (low.length === 0) return [...why, tellBest(context, 'end.allHigh', 'high', high)];
  if (high.length === 0) return [...why, tellBest(context, 'end.allLow', 'low', low)];
  const lowHalf = Math.floor(amount / 2);
  return [
    ...why,
    tellBest(context, 'end.high', 'high', high, amount - lowHalf),
    tellBest(context, 'end.low', 'low', low, lowHalf),
  ];
}

/** The winners of a side, who all have equal hands. */
function tellBest(
  context: AnacondaContext,
  key: AnacondaKey,
  side: HandSide,
  winners: readonly Seat[],
  amount = 0,
): string {
  const { say, snapshot } = context;
  const { result, options } = snapshot.public;
  const [first = 0] = winners;
  const hand = handText(say, side, result?.shown?.[first] ?? [], options.wild);
  return say(key, { amount, names: nameAll(context, winners), hand });
}
