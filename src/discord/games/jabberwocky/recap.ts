/** The story of a game, round by round and trick by trick, with a few numbers before it. */
import { suitOf } from '../../../engine/cards.ts';
import { paginate } from '../../screens/pages.ts';
import { standout } from '../../screens/standout.ts';
import { BETWEEN } from '../../text/phrases.ts';
import { cardLabel, cardText } from '../../text/playing-cards.ts';
import { suitText } from './cards.ts';
import type { JabberwockyKey } from './catalogue/en.ts';
import type { EventOf, JabberwockyContext } from './context.ts';
import { figuresOf, readRounds, type Figures, type StoryRound } from './story.ts';

/** Below these a number says more of luck than of a player. */
const ENOUGH = { streak: 3, boldest: 3, empty: 2, over: 3 } as const;

const STANDOUTS: readonly (readonly [keyof typeof ENOUGH, JabberwockyKey])[] = [
  ['streak', 'recap.streak'],
  ['boldest', 'recap.boldest'],
  ['empty', 'recap.modest'],
  ['over', 'recap.greedy'],
];

export function recap(context: JabberwockyContext): readonly string[] {
  const rounds = readRounds(context.snapshot.events);
  if (rounds.every(({ tricks }) => tricks.length === 0)) return [context.say('recap.none')];
  return paginate([
    tellFigures(context, rounds),
    ...rounds.map((round) => tellRound(context, round)),
  ]);
}

function tellFigures(context: JabberwockyContext, rounds: readonly StoryRound[]): string {
  const { say } = context;
  const all = context.seats.map((seat) => figuresOf(seat, rounds));
  const rows = all.map((figures) =>
    say('recap.player', {
      name: context.name(figures.seat),
      points: say('players.points', { count: figures.points }),
      rounds: figures.rounds,
      bid: figures.bid,
      taken: figures.taken,
      over: figures.over,
      under: figures.under,
    }),
  );
  return [...tellStandouts(context, all), ...rows, `-# ${say('recap.legend')}`].join('\n');
}

function tellStandouts(context: JabberwockyContext, all: readonly Figures[]): readonly string[] {
  return STANDOUTS.flatMap(([measure, key]) => {
    const first = standout(
      all,
      (figures) => figures[measure],
      (figures) => figures[measure] >= ENOUGH[measure],
    );
    return first === undefined
      ? []
      : [context.say(key, { name: context.name(first.seat), count: first[measure] })];
  });
}

function tellRound(context: JabberwockyContext, round: StoryRound): string {
  const { say } = context;
  const { dealt, bids, tricks, finished } = round;
  const title = say('recap.round', {
    round: dealt.round,
    cards: dealt.cards,
    suit: suitText(say, suitOf(dealt.turned)),
    dealer: context.name(dealt.dealer),
  });
  const said = bids.map(({ by, tricks: bid }) => say('recap.bid', { name: context.name(by), bid }));
  return [
    title,
    ...(said.length === 0 ? [] : [say('recap.bids', { bids: said.join(BETWEEN) })]),
    ...tricks.map((trick, index) => tellTrick(context, trick, index + 1)),
    ...(finished === undefined ? [say('recap.unfinished')] : tellEnd(context, finished)),
  ].join('\n');
}

/** The cards clockwise from the leader; the one that took the trick is bold. */
function tellTrick(
  context: JabberwockyContext,
  { cards, winner }: EventOf<'trick'>,
  number: number,
): string {
  const shown = cards.map(({ by, card }) => (by === winner ? cardText(card) : cardLabel(card)));
  return context.say('recap.trick', {
    number,
    leader: context.name(cards[0]?.by ?? winner),
    cards: shown.join(' '),
    winner: context.name(winner),
  });
}

function tellEnd(
  context: JabberwockyContext,
  { bids, tricks, points }: EventOf<'round'>,
): readonly string[] {
  return context.seats.map((seat) =>
    context.say('last.row', {
      name: context.name(seat),
      bid: bids[seat] ?? 0,
      taken: tricks[seat] ?? 0,
      points: points[seat] ?? 0,
    }),
  );
}
