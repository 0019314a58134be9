/** The end of a hand: who won which pot with what, and what everybody held, as far as it may be shown. */
import type { PlayingCard } from '../../../engine/cards.ts';
import type { Seat } from '../../../engine/contract.ts';
import type { GameResult, Side } from '../../../games/anaconda/types.ts';
import { text } from '../../panels/components.ts';
import type { GameScreen } from '../../screens/contract.ts';
import { richest } from '../../screens/room.ts';
import { BETWEEN, listNames } from '../../text/phrases.ts';
import { cardsText } from './cards.ts';
import type { AnacondaContext } from './context.ts';
import { handText } from './hands.ts';
import { DETAILS, tellPots } from './showdown.ts';

export function endPart(context: AnacondaContext): ReturnType<GameScreen['endPart']> {
  const { say, snapshot } = context;
  const { result } = snapshot.public;
  const players = tellPlayers(context);
  if (result === null) return { headline: say('end.broken'), body: [text(players)] };
  const headline = tellWinners(context, result);
  if (result.shown === null) return { headline, body: [text(players)] };
  const variants = DETAILS.map((detail) => [tellPots(context, result, detail).join('\n'), players]);
  const [first = [players], ...plainer] = variants;
  return { headline, body: richest([first, ...plainer], [headline]).map(text) };
}

/** Who got what out of the pots; what came back to somebody without a test is no gain. */
export function tellWinners(context: AnacondaContext, { pots, shown, won }: GameResult): string {
  const { say } = context;
  const tested = pots.filter(({ eligible }) => shown === null || eligible.length > 1);
  const gains = won.map((_, seat) => tested.reduce((sum, pot) => sum + (pot.awards[seat] ?? 0), 0));
  const winners = context.seats.filter((seat) => (gains[seat] ?? 0) > 0);
  const chipsOf = (seat: Seat) => say('chips.count', { count: gains[seat] ?? 0 });
  const [first = 0] = winners;
  if (shown === null) {
    return say('end.taken', { name: context.name(first), chips: chipsOf(first) });
  }
  const named = winners.map((seat) =>
    say('end.winner', { name: context.name(seat), chips: chipsOf(seat) }),
  );
  return say('end.winners', { count: named.length, names: listNames(say.language, named) });
}

/** What everybody won or lost and declared, and under it what they held, as far as it was shown. */
export function tellPlayers(context: AnacondaContext): string {
  const { say, seats } = context;
  const rows = seats.flatMap((seat) => [tellPlayer(context, seat), ...tellHand(context, seat)]);
  return [`**${say('players.title')}**`, ...rows].join('\n');
}

/** "**Ann** · **+22** · declared high"; for a hand that does not count the chips from before it. */
function tellPlayer(context: AnacondaContext, seat: Seat): string {
  const { say, snapshot } = context;
  const name = context.name(seat);
  const { result, paid, stacks, folded, declared } = snapshot.public;
  const spent = paid[seat] ?? 0;
  if (result === null) {
    return [name, say('chips.count', { count: (stacks[seat] ?? 0) + spent })].join(BETWEEN);
  }
  const side = declared?.[seat] ?? null;
  return [
    say('end.change', { name, change: signed((result.won[seat] ?? 0) - spent) }),
    ...(folded[seat] === true ? [say('players.folded')] : []),
    ...(side === null ? [] : [say('end.side', { side })]),
  ].join(BETWEEN);
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
}

/** "↳ **9♠ 9♥ 9♦ 5♣ 5♦** · full house, nines over fives" */
function tellHand(context: AnacondaContext, seat: Seat): readonly string[] {
  const { result, declared } = context.snapshot.public;
  const five = result?.shown?.[seat] ?? null;
  if (five === null) return [];
  const side = declared?.[seat] ?? null;
  return [`↳ ${[cardsText(five), ...tellWorth(context, five, side)].join(BETWEEN)}`];
}

/** For the side that was declared; for both where both were. */
function tellWorth(
  { say, snapshot }: AnacondaContext,
  five: readonly PlayingCard[],
  declared: Side | null,
): readonly string[] {
  const { wild } = snapshot.public.options;
  if (declared !== 'both') return [handText(say, declared ?? 'high', five, wild)];
  return (['high', 'low'] as const).map((side) =>
    say('end.worth', { side, hand: handText(say, side, five, wild) }),
  );
}
