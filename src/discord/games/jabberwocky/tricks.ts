/** Tricks as the public panel and the story write them. */
import type { Seat } from '../../../engine/contract.ts';
import { sumOfTricks, winningCard } from '../../../games/jabberwocky/show.ts';
import type { FinishedTrick, TrickCard } from '../../../games/jabberwocky/types.ts';
import { BETWEEN } from '../../text/phrases.ts';
import { cardText } from '../../text/playing-cards.ts';
import type { JabberwockyContext } from './context.ts';

/** How many finished tricks are looked back on while the next round is bid. */
const TRICKS = 2;

/** The trick that is being played, with the card that would take it; empty during the bids. */
export function tellOpenTrick(context: JabberwockyContext): readonly string[] {
  const { say, snapshot } = context;
  const { phase, trick, trump } = snapshot.public;
  if (phase !== 'playing') return [];
  const cards =
    trick.length === 0
      ? say('trick.first')
      : tellCards(context, trick, winningCard(trick, trump)?.by, say('trick.best'));
  return [`**${say('trick.open')}**\n${cards}`];
}

/**
 * The last trick of the round; between two rounds the last two, since the very last may have been
 * played by itself right after the one before.
 */
export function tellLastTricks(context: JabberwockyContext): readonly string[] {
  const { say } = context;
  const tricks = lastTricks(context);
  if (tricks.length === 0) return [];
  const lines = tricks.map(({ cards, winner }) =>
    tellCards(context, cards, winner, say('trick.took')),
  );
  return [[`**${say('trick.last', { count: tricks.length })}**`, ...lines].join('\n')];
}

function lastTricks({ snapshot }: JabberwockyContext): readonly FinishedTrick[] {
  const { phase, tricks, lastTrick } = snapshot.public;
  if (phase === 'bidding') {
    return snapshot.events.filter((event) => event.type === 'trick').slice(-TRICKS);
  }
  return lastTrick === null || sumOfTricks(tricks) === 0 ? [] : [lastTrick];
}

/** "Ann **9♥** · Bo **A♥** (👑 takes it) · Cy **2♥**" */
function tellCards(
  context: JabberwockyContext,
  cards: readonly TrickCard[],
  best: Seat | undefined,
  mark: string,
): string {
  return cards
    .map(({ by, card }) => {
      const played = `${context.name(by)} ${cardText(card)}`;
      return by === best ? `${played} (👑 ${mark})` : played;
    })
    .join(BETWEEN);
}
