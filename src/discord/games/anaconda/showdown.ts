/** How the pots were awarded, in words. */
import type { Seat } from '../../../engine/contract.ts';
import { failedIn, ownPart, type HandSide } from '../../../games/anaconda/show.ts';
import type { AwardedPot, GameResult } from '../../../games/anaconda/types.ts';
import type { AnacondaKey } from './catalogue/en.ts';
import type { AnacondaContext } from './context.ts';
import { handText } from './hands.ts';
import { nameAll } from './told.ts';

/** With why somebody was out of a pot and with the winning hands; without the one; without both. */
export const DETAILS = ['full', 'brief', 'bare'] as const;
type Detail = (typeof DETAILS)[number];

/** A line or more for each pot: who won which half of it with which hand. */
export function tellPots(
  context: AnacondaContext,
  { pots }: GameResult,
  detail: Detail,
): readonly string[] {
  return pots.map((pot, number) =>
    pot.eligible.length === 1
      ? tellUntested(context, pot)
      : [tellTitle(context, pot, number, pots), ...tellWinners(context, pot, detail)].join('\n'),
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

function tellWinners(context: AnacondaContext, pot: AwardedPot, detail: Detail): readonly string[] {
  const { options } = context.snapshot.public;
  const { high, low, amount } = pot;
  const best = (key: AnacondaKey, side: HandSide, share = amount) =>
    tellBest(context, key, side, side === 'high' ? high : low, share, detail);
  if (!options.declare) return [best('end.best', 'high')];
  const why = detail === 'full' ? tellFailed(context, pot) : [];
  if (low.length === 0) return [...why, best('end.allHigh', 'high')];
  if (high.length === 0) return [...why, best('end.allLow', 'low')];
  const lowHalf = Math.floor(amount / 2);
  return [...why, best('end.high', 'high', amount - lowHalf), best('end.low', 'low', lowHalf)];
}

/** Who had declared both and was beaten; empty where nobody was. */
function tellFailed(context: AnacondaContext, pot: AwardedPot): readonly string[] {
  const { say, snapshot } = context;
  const failed = failedIn(pot, snapshot.public.declared);
  if (failed.length === 0) return [];
  if (failed.length === pot.eligible.length) return [say('end.cardsSpoke')];
  return [say('end.failed', { count: failed.length, names: nameAll(context, failed) })];
}

/** The winners of a side, who all have equal hands. */
function tellBest(
  context: AnacondaContext,
  key: AnacondaKey,
  side: HandSide,
  winners: readonly Seat[],
  amount: number,
  detail: Detail,
): string {
  const { say, snapshot } = context;
  const { result, options } = snapshot.public;
  const [first = 0] = winners;
  const told = say(key, { amount, names: nameAll(context, winners) });
  if (detail === 'bare') return told;
  return `${told} (${handText(say, side, result?.shown?.[first] ?? [], options.wild)})`;
}
