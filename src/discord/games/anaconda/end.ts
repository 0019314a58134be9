/** The end of a hand: who won which pot with what, all hands that may be shown, and the chips. */
import type { Seat } from '../../../engine/contract.ts';
import type { GameResult } from '../../../games/anaconda/types.ts';
import { text } from '../../panels/components.ts';
import type { GameScreen } from '../../screens/contract.ts';
import { BETWEEN, listNames } from '../../text/phrases.ts';
import { cardsText } from './cards.ts';
import type { AnacondaContext } from './context.ts';
import { handText } from './hands.ts';
import { tellPots } from './showdown.ts';

export function endPart(context: AnacondaContext): ReturnType<GameScreen['endPart']> {
  const { say, snapshot } = context;
  const { result } = snapshot.public;
  if (result === null) {
    return { headline: say('end.broken'), body: [text(tellChips(context))] };
  }
  const body =
    result.shown === null
      ? [tellChips(context)]
      : [tellPots(context, result).join('\n'), tellHands(context), tellChips(context)];
  return { headline: tellWinners(context, result), body: body.map(text) };
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

/** The five cards of everybody who was in to the end, with what was declared and what they are worth for it. */
export function tellHands(context: AnacondaContext): string {
  const { say, seats, snapshot } = context;
  const shown = snapshot.public.result?.shown ?? [];
  const rows = seats.flatMap((seat) => {
    const five = shown[seat] ?? null;
    if (five === null) return [];
    const who = [context.name(seat), ...tellSide(context, seat), cardsText(five)];
    return [who.join(BETWEEN), `↳ ${tellWorth(context, seat).join(BETWEEN)}`];
  });
  return [`**${say('end.hands')}**`, ...rows].join('\n');
}

function tellSide({ say, snapshot }: AnacondaContext, seat: Seat): readonly string[] {
  const side = snapshot.public.declared?.[seat] ?? null;
  return side === null ? [] : [say('end.side', { side })];
}

/** For the side that was declared, for both where both were. */
function tellWorth({ say, snapshot }: AnacondaContext, seat: Seat): readonly string[] {
  const { result, declared, options } = snapshot.public;
  const five = result?.shown?.[seat] ?? [];
  const side = declared?.[seat] ?? 'high';
  const sides = side === 'both' ? (['high', 'low'] as const) : ([side] as const);
  return sides.map((one) =>
    say('end.worth', { side: one, hand: handText(say, one, five, options.wild) }),
  );
}

/** "**Ann** · 40 → **62** (+22)"; for a hand that does not count the chips from before it. */
export function tellChips(context: AnacondaContext): string {
  const { say, seats, snapshot } = context;
  const { result, paid, stacks } = snapshot.public;
  const rows = seats.map((seat) => {
    const now = stacks[seat] ?? 0;
    const before = now + (paid[seat] ?? 0) - (result?.won[seat] ?? 0);
    const name = context.name(seat);
    return result === null
      ? [name, say('chips.count', { count: before })].join(BETWEEN)
      : say('end.change', { name, before, after: now, change: signed(now - before) });
  });
  return [`**${say('end.chips')}**`, ...rows].join('\n');
}

function signed(change: number): string {
  return change > 0 ? `+${change}` : change < 0 ? `−${-change}` : '±0';
}
