/** How the players stand in the hand. */
import type { Seat } from '../../../engine/contract.ts';
import { isAllIn, potsSoFar } from '../../../games/anaconda/show.ts';
import { BETWEEN } from '../../text/phrases.ts';
import { cardsText } from './cards.ts';
import type { AnacondaContext } from './context.ts';
import { shownText } from './hands.ts';

/** Everybody's chips, part in this step, and open cards with what they make, in the order of seats. */
export function tellPlayers(context: AnacondaContext): string {
  const { say, seats } = context;
  const rows = seats.flatMap((seat) => [tellPlayer(context, seat), ...tellShown(context, seat)]);
  return [`**${say('players.title')}**`, ...rows].join('\n');
}

function tellPlayer(context: AnacondaContext, seat: Seat): string {
  const { say, snapshot } = context;
  const { stacks, folded } = snapshot.public;
  const chips = say('chips.count', { count: stacks[seat] ?? 0 });
  const part = folded[seat] === true ? [say('players.folded')] : tellPart(context, seat);
  return [context.name(seat), chips, ...part].join(BETWEEN);
}

/** What somebody still in has done in this step. */
function tellPart({ say, snapshot }: AnacondaContext, seat: Seat): readonly string[] {
  const view = snapshot.public;
  const amount = view.bets[seat] ?? 0;
  const isChoosing = ['passing', 'arranging', 'declaring'].includes(view.phase);
  return [
    ...(amount > 0 ? [say('players.bet', { amount })] : []),
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

/** The open cards, and from the second on what they make; empty before any is turned up. */
function tellShown({ say, snapshot }: AnacondaContext, seat: Seat): readonly string[] {
  const { faceUp, folded, options } = snapshot.public;
  const cards = faceUp[seat] ?? [];
  if (cards.length === 0) return [];
  if (folded[seat] === true || cards.length === 1) return [`↳ ${cardsText(cards)}`];
  const hand = shownText(say, cards, options.wild);
  return [`↳ ${say('players.shows', { cards: cardsText(cards), hand })}`];
}
