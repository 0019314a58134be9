/** The game's part of the panel that the whole channel sees. */
import { ROUNDS, bidsBeyond, sumOfBids } from '../../../games/jabberwocky/show.ts';
import type { PublicPart } from '../../screens/contract.ts';
import { text } from '../../panels/components.ts';
import { cardText } from '../../text/playing-cards.ts';
import { bidButtons, bidSelect } from './bid-controls.ts';
import { suitText } from './cards.ts';
import type { JabberwockyContext } from './context.ts';
import { tellLastRound, tellPlayers } from './standings.ts';
import { tellLast, tellPrompt } from './told.ts';
import { tellLastTricks, tellOpenTrick } from './tricks.ts';

export function publicPart(context: JabberwockyContext): PublicPart {
  const isBidding = context.snapshot.public.phase === 'bidding';
  const body = [
    tellRound(context),
    ...tellOpenTrick(context),
    ...tellLastTricks(context),
    tellPlayers(context),
    ...(isBidding ? tellLastRound(context) : []),
  ];
  const select = bidSelect(context);
  return {
    happened: tellLast(context),
    prompt: tellPrompt(context),
    body: body.map(text),
    buttons: select === undefined ? bidButtons(context) : [],
    ...(select === undefined ? {} : { select }),
  };
}

/** Where the game is, trump, and what was bid against what there is. */
function tellRound(context: JabberwockyContext): string {
  const { say, snapshot } = context;
  const { round, cards, dealer, trump, turned, phase, trumpPlayed, bids } = snapshot.public;
  const open = phase === 'playing' ? (trumpPlayed ? 'yes' : 'no') : 'unsaid';
  const sum = sumOfBids(bids);
  const beyond = bidsBeyond(bids, cards);
  return [
    say('round.title', { round, rounds: ROUNDS, cards, dealer: context.name(dealer) }),
    say('round.trump', { suit: suitText(say, trump), card: cardText(turned), open }),
    beyond === null
      ? say('round.bidsSoFar', { sum, cards })
      : say('round.bids', {
          sum,
          cards,
          difference: beyond > 0 ? 'over' : 'under',
          count: Math.abs(beyond),
        }),
  ].join('\n');
}
