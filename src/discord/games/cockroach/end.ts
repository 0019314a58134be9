/** The last panel: who lost and why, that all others win, and every hand. */
import { countHand } from '../../../games/cockroach/show.ts';
import type { CockroachContext } from './context.ts';
import { text } from '../../panels/components.ts';
import { BETWEEN, counted, listCounts, oneCard } from './creatures.ts';
import { listNames } from '../../text/phrases.ts';
import type { GameScreen } from '../../screens/contract.ts';
import { tellStandings } from './standings.ts';
import { tellLastKept } from './told.ts';

export function endPart(context: CockroachContext): ReturnType<GameScreen['endPart']> {
  const { result } = context.snapshot.public;
  // A game that broke off did not end with the card that was kept last.
  const kept = result === null ? undefined : tellLastKept(context);
  const texts = [kept, tellStandings(context), tellHands(context)];
  return {
    headline: tellEnding(context),
    body: texts.filter((part) => part !== undefined).map(text),
  };
}

function tellEnding(context: CockroachContext): string {
  const { say, ending } = context;
  const { result, faceUp } = context.snapshot.public;
  if (result !== null) {
    const { loser, creature } = result;
    const name = context.name(loser);
    const why =
      creature === null
        ? say('end.emptyHand', { loser: name })
        : say('end.set', {
            loser: name,
            counted: counted(say, { creature, count: faceUp[loser]?.[creature] ?? 0 }),
          });
    return `${why} ${tellWinners(context, loser)}`;
  }
  const seat = ending?.seat;
  if (seat === undefined || (ending?.how !== 'left' && ending?.how !== 'removed')) {
    return say('end.broken');
  }
  const loser = context.name(seat);
  const why = ending.how === 'left' ? say('end.left', { loser }) : say('end.removed', { loser });
  return `${why} ${tellWinners(context, seat)}`;
}

function tellWinners(context: CockroachContext, loser: number): string {
  const winners = context.seats.filter((seat) => seat !== loser).map((seat) => context.name(seat));
  return context.say('end.winners', {
    count: winners.length,
    names: listNames(context.say.language, winners),
  });
}

/** Every hand, and the card that was on its way; undefined where they were not disclosed. */
function tellHands(context: CockroachContext): string | undefined {
  const { say } = context;
  const disclosed = context.snapshot.events.findLast((event) => event.type === 'hands');
  if (disclosed === undefined) return undefined;
  const rows = context.seats.map((seat) => {
    const hand = countHand(disclosed.hands[seat] ?? []);
    const cards = hand.length === 0 ? say('end.noCards') : listCounts(say, hand);
    return `${context.name(seat)}${BETWEEN}${cards}`;
  });
  const { inPlay } = disclosed;
  const open = inPlay === null ? [] : [say('end.inPlay', { card: oneCard(say, inPlay) })];
  return [`**${say('end.hands')}**`, ...rows, ...open].join('\n');
}
