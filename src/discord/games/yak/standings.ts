/** How the players stand. */
import { ranking } from '../../../engine/ranking.ts';
import { BETWEEN } from '../../text/phrases.ts';
import type { YakContext } from './context.ts';

/** What each player has taken and holds, in the order of seats. */
export function tellTaken(context: YakContext): string {
  const { say, seats, snapshot } = context;
  const { hands, taken } = snapshot.public;
  const rows = seats.map((seat) =>
    [
      context.name(seat),
      say('players.taken', { count: taken[seat] ?? 0 }),
      say('players.hand', { count: hands[seat] ?? 0 }),
    ].join(BETWEEN),
  );
  return [`**${say('players.title')}**`, `-# ${say('players.rule')}`, ...rows].join('\n');
}

/** The players by their taken cards, the fewest first. */
export function tellRanking(context: YakContext): string {
  const { say, snapshot } = context;
  const rows = ranking(snapshot.public.taken, 'fewest').map(({ seat, count, place }) =>
    say('end.place', {
      place,
      name: context.name(seat),
      taken: say('players.taken', { count }),
    }),
  );
  return [`**${say('end.ranking')}**`, ...rows].join('\n');
}
