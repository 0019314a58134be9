/** The rows of the players, which the running game and its end both show. */
import { openInAll, setSize } from '../../../games/cockroach/show.ts';
import type { CockroachContext } from './context.ts';
import { BETWEEN, listPiles, marked } from './creatures.ts';

/** Each player's hand size and face-up cards, then the open cards of all together. */
export function tellStandings(context: CockroachContext): string {
  const { say, seats, snapshot } = context;
  const { hands, faceUp, result } = snapshot.public;
  const rows = seats.map((seat) => {
    const count = hands[seat] ?? 0;
    const hand = say('players.hand', { count });
    const danger = count === 0 && result === null ? BETWEEN + say('players.emptyHand') : '';
    const piles = listPiles(say, faceUp[seat] ?? {}, seats.length);
    return `${context.name(seat)}${BETWEEN}${hand}${danger}\n${piles}`;
  });
  const open = openInAll(faceUp).map(({ creature, count }) => `${marked(say, creature)} ${count}`);
  return [
    `**${say('players.title')}**`,
    `-# ${say('players.rule', { limit: setSize(seats.length) })}`,
    ...rows,
    `**${say('players.all')}**`,
    open.join(BETWEEN),
  ].join('\n');
}
