/** How the players stand in the hand. */
import type { Seat } from '../../../engine/contract.ts';
import { isAllIn, potsSoFar } from '../../../games/anaconda/show.ts';
import { BETWEEN, together } from '../../text/phrases.ts';
import { cardsText } from './cards.ts';
import type { AnacondaContext } from './context.ts';
import { shownText } from './hands.ts';

/** Everybody's chips, part in this step, and open cards with what they make, in the order of seats. */
export function tellPlayers(context: AnacondaContext): string {
  const { say, seats } = context;
  const rows = seats.flatMap((seat) => tellPlayer(context, seat));
  return [`**${say('players.title')}**`, ...rows].join('\n');
}

/** A line, and a second one from the second open card on. */
function tellPlayer(context: AnacondaContext, seat: Seat): readonly string[] {
  const { say, snapshot } = context;
  const { stacks, folded, dealer, faceUp } = snapshot.public;
  const shown = faceUp[seat] ?? [];
  const line = [
    context.name(seat),
    together(say('chips.count', { count: stacks[seat] ?? 0 })),
    ...(shown.length === 1 ? [cardsText(shown)] : []),
    ...(seat === dealer ? [say('players.dealer')] : []),
    ...(folded[seat] === true ? [say('players.folded')] : tellPart(context, seat)),
  ];
  return [line.join(BETWEEN), ...tellShown(context, seat)];
}

/** What somebody still in has done in this step. */
function tellPart({ say, snapshot }: AnacondaContext, seat: Seat): readonly string[] {
  const view = snapshot.public;
  const amount = view.bets[seat] ?? 0;
  const isChoosing = ['passing', 'arranging', 'declaring'].includes(view.phase);
  return [
    ...(amount > 0 ? [together(say('players.bet', { amount }))] : []),
    ...(isAllIn(view, seat) ? [allInText({ say, snapshot }, seat)] : []),
    ...(isChoosing
      ? [say(view.gaveOrSet[seat] === true ? 'players.ready' : 'players.choosing')]
      : []),
  ];
}

/** Up to which pot somebody can win who has no more chips to pay. */
function allInText(
  { say, snapshot }: Pick<AnacondaContext, 'say' | 'snapshot'>,
  seat: Seat,
): string {
  const pots = potsSoFar(snapshot.public);
  if (pots.length < 2) return say('players.allIn');
  const number = pots.findLastIndex(({ eligible }) => eligible.includes(seat));
  return say('players.upTo', { number: Math.max(0, number) });
}

/** Several open cards, and what they make for somebody still in. */
function tellShown({ say, snapshot }: AnacondaContext, seat: Seat): readonly string[] {
  const { faceUp, folded, options } = snapshot.public;
  const cards = faceUp[seat] ?? [];
  if (cards.length < 2) return [];
  if (folded[seat] === true) return [`↳ ${cardsText(cards)}`];
  const hand = shownText(say, cards, options.wild);
  return [`↳ ${say('players.shows', { cards: cardsText(cards), hand })}`];
}
