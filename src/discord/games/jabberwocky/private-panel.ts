/** What one player sees alone: the hand, and on turn the bids or the cards that may be played. */
import { suitOf, type PlayingCard } from '../../../engine/cards.ts';
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import { valuesOf } from '../../../engine/choices.ts';
import {
  ROUNDS,
  groupBySuit,
  prospectOf,
  sumOfBids,
  winningCard,
} from '../../../games/jabberwocky/show.ts';
import { button, text } from '../../panels/components.ts';
import { evenRows } from '../../panels/rows.ts';
import type { PrivatePart } from '../../screens/contract.ts';
import { cardLabel, cardText } from '../../text/playing-cards.ts';
import { bidButtons } from './bid-controls.ts';
import { handLines, suitText } from './cards.ts';
import type { JabberwockySeatContext } from './context.ts';
import { tellMyLastRound } from './standings.ts';
import { tellHook, tellPrompt } from './told.ts';

export function privatePart(context: JabberwockySeatContext): PrivatePart {
  if (context.snapshot.public.phase === 'over') return { body: [text(tellPrompt(context))] };
  return {
    body: [
      text(tellPlace(context)),
      ...tellTask(context).map(text),
      text(tellHand(context)),
      ...evenRows(controls(context)),
    ],
  };
}

/** Which round this is, and while it is bid what the last one brought. */
function tellPlace(context: JabberwockySeatContext): string {
  const { say, snapshot } = context;
  const { round, trump, phase } = snapshot.public;
  return [
    say('hand.round', { round, rounds: ROUNDS, suit: suitText(say, trump) }),
    ...(phase === 'bidding' ? tellMyLastRound(context) : []),
  ].join('\n');
}

/**
 * What the reader is to do. Off turn only what stays true until the reader is on turn again: the panel
 * of somebody who waits is not kept current for every card.
 */
function tellTask(context: JabberwockySeatContext): readonly string[] {
  const { say, mine, snapshot } = context;
  const { phase, bids, cards } = snapshot.public;
  const bid = bids[mine.seat] ?? null;
  if (mine.choices.length === 0) return bid === null ? [] : [say('hand.bid', { bid, cards })];
  if (phase === 'bidding') {
    const place = bids.every((other) => other === null) ? 'first' : 'later';
    const ask = say('ask.bid', { cards, sum: sumOfBids(bids), place });
    return [[ask, ...tellHook(context)].join('\n')];
  }
  return [[tellAsk(context), ...tellTarget(context)].join('\n')];
}

function tellTarget({ say, mine, snapshot }: JabberwockySeatContext): readonly string[] {
  const { bids, tricks } = snapshot.public;
  const prospect = prospectOf(snapshot.public, mine.seat);
  if (prospect === null) return [];
  const target = say('ask.target', {
    bid: bids[mine.seat] ?? 0,
    taken: tricks[mine.seat] ?? 0,
    state: prospect.state,
    count: prospect.count,
  });
  return [target];
}

function tellAsk(context: JabberwockySeatContext): string {
  const { say, mine, snapshot } = context;
  const { trick, trump, trumpPlayed } = snapshot.public;
  const { hand } = mine.private;
  const [led] = trick;
  const trumps = hand.filter((card) => suitOf(card) === trump).length;
  if (led === undefined) {
    const isOpen = trumpPlayed || trumps === 0;
    return say('ask.lead', {
      trumps: isOpen ? 'open' : trumps === hand.length ? 'only' : 'closed',
    });
  }
  const best = winningCard(trick, trump) ?? led;
  return say('ask.follow', {
    leader: context.name(led.by),
    card: cardText(led.card),
    best: best.card === led.card ? 'none' : cardText(best.card),
    can: hand.some((card) => suitOf(card) === suitOf(led.card)) ? 'yes' : 'no',
  });
}

function tellHand({ say, mine, snapshot }: JabberwockySeatContext): string {
  const { hand } = mine.private;
  const title = `**${say('hand.title', { count: hand.length })}**`;
  return [title, ...handLines(say, hand, snapshot.public.trump)].join('\n');
}

function controls(context: JabberwockySeatContext): readonly APIButtonComponentWithCustomId[] {
  if (context.mine.choices.length === 0) return [];
  return context.snapshot.public.phase === 'bidding' ? bidButtons(context) : cardButtons(context);
}

/** The cards that may be played now, in the order of the hand's lines; the ids hold positions. */
function cardButtons(context: JabberwockySeatContext): readonly APIButtonComponentWithCustomId[] {
  const { mine, snapshot } = context;
  const { hand } = mine.private;
  const playable = mine.choices.flatMap((space): readonly PlayingCard[] =>
    space.type === 'play' ? valuesOf(space.fields.card) : [],
  );
  return groupBySuit(playable, snapshot.public.trump)
    .flatMap(({ cards }) => cards.toReversed())
    .map((card) => button(context.id('play', [hand.indexOf(card)]), cardLabel(card)));
}
