/** The rounds of a game put together again from its public events, and what they say of the players. */
import type { Seat } from '../../../engine/contract.ts';
import type { JabberwockyEvent } from '../../../games/jabberwocky/types.ts';
import type { EventOf } from './context.ts';

export interface StoryRound {
  readonly dealt: EventOf<'dealt'>;
  readonly bids: readonly EventOf<'bid'>[];
  readonly tricks: readonly EventOf<'trick'>[];
  /** Undefined where the game broke off before the round was over. */
  readonly finished?: EventOf<'round'>;
}

/** The rounds in order. Events from before the first deal that is known are left out. */
export function readRounds(events: readonly JabberwockyEvent[]): readonly StoryRound[] {
  const rounds: StoryRound[] = [];
  const change = (next: (round: StoryRound) => StoryRound) => {
    const round = rounds.pop();
    if (round !== undefined) rounds.push(next(round));
  };
  for (const event of events) {
    switch (event.type) {
      case 'dealt':
        rounds.push({ dealt: event, bids: [], tricks: [] });
        break;
      case 'bid':
        change((round) => ({ ...round, bids: [...round.bids, event] }));
        break;
      case 'trick':
        change((round) => ({ ...round, tricks: [...round.tricks, event] }));
        break;
      case 'round':
        change((round) => ({ ...round, finished: event }));
        break;
      case 'played':
      case 'ended':
      case 'hands':
        break; // tells nothing that the other events do not
    }
  }
  return rounds;
}

/** How one player fared over the rounds that were finished. All are numbers. */
export interface Figures {
  readonly seat: Seat;
  readonly rounds: number;
  readonly points: number;
  /** Sums of tricks. */
  readonly bid: number;
  readonly taken: number;
  /** Rounds with too many tricks, and with too few. */
  readonly over: number;
  readonly under: number;
  /** The most rounds in a row that were predicted exactly. */
  readonly streak: number;
  /** The highest bid that came true. */
  readonly boldest: number;
  /** Rounds in which no trick was bid and none taken. */
  readonly empty: number;
}

export function figuresOf(seat: Seat, rounds: readonly StoryRound[]): Figures {
  const played = rounds
    .flatMap(({ finished }) => (finished === undefined ? [] : [finished]))
    .map(({ bids, tricks }) => ({ bid: bids[seat] ?? 0, taken: tricks[seat] ?? 0 }));
  const exact = played.filter(({ bid, taken }) => bid === taken);
  return {
    seat,
    rounds: played.length,
    points: exact.length,
    bid: played.reduce((sum, { bid }) => sum + bid, 0),
    taken: played.reduce((sum, { taken }) => sum + taken, 0),
    over: played.filter(({ bid, taken }) => taken > bid).length,
    under: played.filter(({ bid, taken }) => taken < bid).length,
    streak: longestRun(played.map(({ bid, taken }) => bid === taken)),
    boldest: Math.max(0, ...exact.map(({ bid }) => bid)),
    empty: exact.filter(({ bid }) => bid === 0).length,
  };
}

function longestRun(hits: readonly boolean[]): number {
  let longest = 0;
  let run = 0;
  for (const hit of hits) {
    run = hit ? run + 1 : 0;
    longest = Math.max(longest, run);
  }
  return longest;
}
