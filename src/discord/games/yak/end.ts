/** The last panel: who won and why, the pile of the last doubt, the ranking, and all that was left. */
import { countPile } from '../../../games/yak/show.ts';
import { text } from '../../panels/components.ts';
import type { GameScreen } from '../../screens/contract.ts';
import { richest } from '../../screens/room.ts';
import { BETWEEN, listNames } from '../../text/phrases.ts';
import { cardCount, claimed, counted, listCards } from './cards.ts';
import type { EventOf, YakContext } from './context.ts';
import { tellCards, tellCounted, tellEffects } from './counted.ts';
import { tellRanking, tellTaken } from './standings.ts';
import { lastDoubt, tellDoubted } from './told.ts';

export function endPart(context: YakContext): ReturnType<GameScreen['endPart']> {
  const { events, public: view } = context.snapshot;
  const disclosed = events.findLast((event) => event.type === 'hands');
  const headline = tellEnding(context);
  const needed = [
    ...tellReason(context),
    view.result === null ? tellTaken(context) : tellRanking(context),
  ];
  const pile = disclosed === undefined ? [] : tellUndoubted(context, disclosed);
  const hands = disclosed === undefined ? [] : [tellHands(context, disclosed)];
  const told = pile.length === 0 ? [] : [pile.join('\n')];
  const body = richest(
    [
      [...needed, ...told, ...hands],
      [...needed, ...told],
      [...needed, ...pile.slice(0, 1)],
    ],
    [headline],
  );
  return { headline, body: body.map(text) };
}

function tellEnding(context: YakContext): string {
  const { say, ending, snapshot } = context;
  const { result } = snapshot.public;
  if (result !== null) {
    const [winner = 0] = result.winners;
    return say('end.winners', {
      count: result.winners.length,
      names: listNames(
        say.language,
        result.winners.map((seat) => context.name(seat)),
      ),
      taken: result.taken[winner] ?? 0,
    });
  }
  const seat = ending?.seat;
  if (seat === undefined || (ending?.how !== 'left' && ending?.how !== 'removed')) {
    return say('end.broken');
  }
  const loser = context.name(seat);
  const others = context.seats
    .filter((other) => other !== seat)
    .map((other) => context.name(other));
  const why = ending.how === 'left' ? say('end.left', { loser }) : say('end.removed', { loser });
  return `${why} ${say('end.others', { count: others.length, names: listNames(say.language, others) })}`;
}

/** What brought the game to its end; empty where it broke off. */
function tellReason(context: YakContext): readonly string[] {
  const ended = context.snapshot.events.findLast((event) => event.type === 'ended');
  if (ended === undefined) return [];
  if (ended.reason === 'empty-hands') return [context.say('end.emptyHands')];
  const doubted = lastDoubt(context);
  if (doubted === undefined) return [];
  const pile = tellCounted(context, { ...doubted, animal: doubted.claim.animal });
  return [`${tellDoubted(context, doubted)}\n${pile}`];
}

/** The pile that nobody doubted, counted as if somebody had; empty where none lies there. */
function tellUndoubted(context: YakContext, { pile }: EventOf<'hands'>): readonly string[] {
  const { say, snapshot } = context;
  const { claim } = snapshot.public;
  if (claim === null) return [];
  const { cards, effects, count } = countPile(pile, claim.animal);
  const undoubted = say('end.undoubted', {
    counted: counted(say, claim.animal, count),
    cards: cardCount(say, pile.length),
    holds: count >= claim.number ? 'yes' : 'no',
    claim: claimed(say, claim),
  });
  return [undoubted, ...tellCards(context, cards), ...tellEffects(say, { ...claim, effects })];
}

function tellHands(context: YakContext, { hands }: EventOf<'hands'>): string {
  const { say } = context;
  const rows = context.seats.map((seat) => {
    const hand = hands[seat] ?? [];
    const cards = hand.length === 0 ? say('end.noCards') : listCards(say, hand);
    return `${context.name(seat)}${BETWEEN}${cards}`;
  });
  return [`**${say('end.hands')}**`, ...rows].join('\n');
}
