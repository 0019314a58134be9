/** How the players stand: in this round, after a round, and in the whole game. */
import type { Seat } from '../../../engine/contract.ts';
import { ranking } from '../../../engine/ranking.ts';
import { prospectOf } from '../../../games/jabberwocky/show.ts';
import type { FinishedRound } from '../../../games/jabberwocky/types.ts';
import { BETWEEN } from '../../text/phrases.ts';
import type { JabberwockyContext, JabberwockySeatContext } from './context.ts';

/** Each player's bid, tricks, what is still needed, and points, in the order of seats. */
export function tellPlayers(context: JabberwockyContext): string {
  const { say, seats, snapshot } = context;
  const { scores } = snapshot.public;
  const rows = seats.map((seat) =>
    [context.name(seat), ...tellRound(context, seat), tellPoints(context, scores[seat])].join(
      BETWEEN,
    ),
  );
  return [`**${say('players.title')}**`, ...rows].join('\n');
}

function tellRound({ say, snapshot }: JabberwockyContext, seat: Seat): readonly string[] {
  const { phase, bids, tricks } = snapshot.public;
  const bid = bids[seat] ?? null;
  const prospect = prospectOf(snapshot.public, seat);
  if (bid === null || prospect === null) return [say('players.noBid')];
  if (phase === 'bidding') return [say('players.bid', { bid })];
  return [
    say('players.tricks', { bid, taken: tricks[seat] ?? 0 }),
    say('players.needs', { state: prospect.state, count: prospect.count }),
  ];
}

function tellPoints({ say }: JabberwockyContext, points = 0): string {
  return say('players.points', { count: points });
}

/** Bids, tricks and points of the round that was finished last; empty before the first. */
export function tellLastRound(context: JabberwockyContext): readonly string[] {
  const { say, seats, snapshot } = context;
  const { rounds } = snapshot.public;
  if (rounds.length === 0) return [];
  const rows = seats.map((seat) =>
    say('last.row', { name: context.name(seat), ...resultOf(rounds, seat) }),
  );
  return [[`**${say('last.title', { round: rounds.length })}**`, ...rows].join('\n')];
}

/** What the last finished round brought the reader; empty before the first. */
export function tellMyLastRound({
  say,
  mine,
  snapshot,
}: JabberwockySeatContext): readonly string[] {
  const { rounds } = snapshot.public;
  if (rounds.length === 0) return [];
  return [say('hand.last', { round: rounds.length, ...resultOf(rounds, mine.seat) })];
}

function resultOf(rounds: readonly FinishedRound[], seat: Seat) {
  const last = rounds.at(-1);
  return {
    bid: last?.bids[seat] ?? 0,
    taken: last?.tricks[seat] ?? 0,
    points: last?.points[seat] ?? 0,
  };
}

/** The players by their points, the most first. */
export function tellRanking(context: JabberwockyContext): string {
  const { say, snapshot } = context;
  const { scores, result } = snapshot.public;
  const title = say(result === null ? 'end.soFar' : 'end.ranking');
  const rows = ranking(scores, 'most').map(({ seat, count, place }) =>
    say('end.place', { place, name: context.name(seat), points: tellPoints(context, count) }),
  );
  return [`**${title}**`, ...rows].join('\n');
}
