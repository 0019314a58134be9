/** Sentences about what happened and what is to be done, as several panels tell them. */
import { suitOf } from '../../../engine/cards.ts';
import { ROUNDS, bidsBeyond, hookedBid, sumOfTricks } from '../../../games/jabberwocky/show.ts';
import { listNames } from '../../text/phrases.ts';
import { cardText } from '../../text/playing-cards.ts';
import type { EventOf, JabberwockyContext } from './context.ts';

/** What has just happened. */
export function tellLast(context: JabberwockyContext): string {
  const { say, snapshot } = context;
  const { events } = snapshot;
  const last = events.at(-1);
  switch (last?.type) {
    case 'dealt': {
      const before = events.at(-2);
      const round = before?.type === 'round' ? [tellRoundOver(context, before)] : [];
      return [...round, tellDealt(context, last)].join(' ');
    }
    case 'bid':
      return tellBid(context, last);
    case 'played':
      return tellPlayed(context, last);
    case 'trick':
      return tellTrick(context, last);
    case 'round':
    case 'ended':
    case 'hands':
    case undefined:
      return say('prompt.over');
  }
}

function tellDealt(context: JabberwockyContext, dealt: EventOf<'dealt'>): string {
  return context.say('happened.dealt', {
    round: dealt.round,
    rounds: ROUNDS,
    cards: dealt.cards,
    dealer: context.name(dealt.dealer),
    card: cardText(dealt.turned),
    suit: suitOf(dealt.turned),
  });
}

/** Who scored in a round that is over. */
export function tellRoundOver(context: JabberwockyContext, round: EventOf<'round'>): string {
  const names = context.seats
    .filter((seat) => (round.points[seat] ?? 0) > 0)
    .map((seat) => context.name(seat));
  return context.say('happened.round', {
    round: round.round,
    count: names.length,
    names: listNames(context.say.language, names),
  });
}

function tellBid(context: JabberwockyContext, { by, tricks }: EventOf<'bid'>): string {
  const { say, snapshot } = context;
  const bid = say('happened.bid', { name: context.name(by), tricks });
  const beyond = bidsBeyond(snapshot.public.bids, snapshot.public.cards);
  if (beyond === null) return bid;
  const difference = beyond > 0 ? 'over' : 'under';
  return `${bid} ${say('happened.bidsDone', { difference, count: Math.abs(beyond) })}`;
}

function tellPlayed(context: JabberwockyContext, { by, card }: EventOf<'played'>): string {
  const isLead = context.snapshot.public.trick.length === 1;
  return context.say(isLead ? 'happened.led' : 'happened.played', {
    name: context.name(by),
    card: cardText(card),
  });
}

function tellTrick(context: JabberwockyContext, { cards, winner }: EventOf<'trick'>): string {
  const last = cards.at(-1);
  const best = cards.find(({ by }) => by === winner);
  if (last === undefined || best === undefined) throw new Error('A trick has cards.');
  const played = { name: context.name(last.by), card: cardText(last.card) };
  if (last.by === winner) return context.say('happened.took', played);
  return context.say('happened.trick', {
    ...played,
    winner: context.name(winner),
    best: cardText(best.card),
  });
}

/** Who is to do what now. */
export function tellPrompt(context: JabberwockyContext): string {
  const { say, snapshot } = context;
  const { phase, cards, tricks, trick } = snapshot.public;
  const [seat] = snapshot.turn;
  if (phase === 'over' || seat === undefined) return say('prompt.over');
  const name = context.name(seat);
  if (phase === 'bidding')
    return [say('prompt.bid', { name, cards }), ...tellHook(context)].join(' ');
  const [led] = trick;
  return led === undefined
    ? say('prompt.lead', { name, number: sumOfTricks(tricks) + 1, cards })
    : say('prompt.follow', { name, suit: suitOf(led.card) });
}

/** Which bid the dealer may not make, and why; empty where none is forbidden. */
export function tellHook({ say, snapshot }: JabberwockyContext): readonly string[] {
  const { bids, cards } = snapshot.public;
  const hooked = hookedBid(bids, cards);
  return hooked === undefined ? [] : [say('prompt.hook', { tricks: hooked, cards })];
}
