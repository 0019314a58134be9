/** How the players stand, as the running game and its end both show it. */
import { openInAll, setSize } from '../../../games/cockroach/show.ts';
import type { CockroachContext } from './context.ts';
import { BETWEEN, listPiles, marked } from './creatures.ts';

/** Each player's hand size and face-up cards. */
export function tellStandings(context: CockroachContext): string {
  const { say, seats, snapshot } = context;
  const { hands, faceUp, result } = snapshot.public;
  const rows = seats.map((seat) => {
    const count = hands[seat] ?? 0;
    const piles = listPiles(say, faceUp[seat] ?? {}, seats.length);
    const row = [
      context.name(seat),
      say('players.hand', { count }),
      ...(count === 0 && result === null ? [say('players.emptyHand')] : []),
      ...(piles === '' ? [say('players.none')] : []),
    ].join(BETWEEN);
    return piles === '' ? row : `${row}\n${piles}`;
  });
  const rule = say('players.rule', { limit: setSize(seats.length) });
  return [`**${say('players.title')}**`, `-# ${rule}`, ...rows].join('\n');
}

/** How many of each creature lie before all together; empty before the first. */
export function tellOpenCards({ say, snapshot }: CockroachContext): readonly string[] {
  const open = openInAll(snapshot.public.faceUp);
  if (open.every(({ count }) => count === 0)) return [];
  const counts = open.map(({ creature, count }) => `${marked(say, creature)} ${count}`);
  return [`**${say('players.all')}**\n${counts.join(BETWEEN)}`];
}
