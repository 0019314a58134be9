/** The last panel: who won, the ranking, the last round, and what was still held. */
import { ROUNDS } from '../../../games/jabberwocky/show.ts';
import { text } from '../../panels/components.ts';
import type { GameScreen } from '../../screens/contract.ts';
import { BETWEEN, listNames } from '../../text/phrases.ts';
import { cardText } from '../../text/playing-cards.ts';
import type { JabberwockyContext } from './context.ts';
import { tellLastRound, tellRanking } from './standings.ts';

export function endPart(context: JabberwockyContext): ReturnType<GameScreen['endPart']> {
  const texts = [tellRanking(context), ...tellLastRound(context), ...tellHands(context)];
  return { headline: tellEnding(context), body: texts.map(text) };
}

function tellEnding(context: JabberwockyContext): string {
  const { say, ending, snapshot } = context;
  const { result, round } = snapshot.public;
  if (result !== null) {
    const [winner = 0] = result.winners;
    return say('end.winners', {
      count: result.winners.length,
      names: nameAll(context, result.winners),
      points: result.scores[winner] ?? 0,
    });
  }
  const seat = ending?.seat;
  if (seat === undefined || (ending?.how !== 'left' && ending?.how !== 'removed')) {
    return say('end.broken', { round, rounds: ROUNDS });
  }
  const loser = context.name(seat);
  const others = context.seats.filter((other) => other !== seat);
  const why = ending.how === 'left' ? say('end.left', { loser }) : say('end.removed', { loser });
  return `${why} ${say('end.others', { count: others.length, names: nameAll(context, others) })}`;
}

function nameAll(context: JabberwockyContext, seats: readonly number[]): string {
  return listNames(
    context.say.language,
    seats.map((seat) => context.name(seat)),
  );
}

/** The cards that nobody has played; empty at the end of a whole game, when there are none. */
function tellHands(context: JabberwockyContext): readonly string[] {
  const { say, snapshot } = context;
  const disclosed = snapshot.events.findLast((event) => event.type === 'hands');
  if (disclosed === undefined || disclosed.hands.every((hand) => hand.length === 0)) return [];
  const rows = context.seats.map((seat) => {
    const hand = disclosed.hands[seat] ?? [];
    const cards = hand.length === 0 ? say('end.noCards') : hand.map(cardText).join(' ');
    return `${context.name(seat)}${BETWEEN}${cards}`;
  });
  return [[`**${say('end.hands')}**`, ...rows].join('\n')];
}
