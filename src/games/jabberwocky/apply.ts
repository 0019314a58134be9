import { suitOf, type PlayingCard } from '../../engine/cards.ts';
import type { Addressed, Applied, Seat, SharedRefusal } from '../../engine/contract.ts';
import { toAll } from '../../engine/events.ts';
import { leaders } from '../../engine/ranking.ts';
import { turnRefusal } from '../../engine/refuse.ts';
import { assertNever, ok, refused, type Result } from '../../engine/result.ts';
import { dealRound, dealtEvent } from './deal.ts';
import { bidRefusal, cardRefusal, turn } from './legal.ts';
import { scoresOf } from './show.ts';
import { winningCard } from './trick.ts';
import type {
  FinishedRound,
  JabberwockyEvent,
  JabberwockyTypes,
  Move,
  RefusalCode,
  Round,
  State,
  TrickCard,
} from './types.ts';

type Outcome = Result<Applied<JabberwockyTypes>, RefusalCode | SharedRefusal>;
type Events = readonly Addressed<JabberwockyEvent>[];

/** Plays a move by rules/jabberwocky.md. The shared refusals come first, in their order. */
export function apply(state: State, seat: Seat, move: Move): Outcome {
  const refusal = turnRefusal(turn(state), seat);
  if (refusal !== undefined) return refused(refusal);
  const { phase } = state;
  switch (phase.name) {
    case 'bidding':
      return move.type === 'bid' ? bid(state, seat, move.tricks) : refused('wrong-phase');
    case 'playing':
      return move.type === 'play' ? play(state, seat, move.card) : refused('wrong-phase');
    case 'over':
      return refused('game-over');
    default:
      return assertNever(phase);
  }
}

function bid(state: State, by: Seat, tricks: number): Outcome {
  const { round } = state;
  const refusal = bidRefusal(round, tricks);
  if (refusal !== undefined) return refused(refusal);
  const bids = round.bids.with(by, tricks);
  return ok({
    state: {
      ...state,
      round: { ...round, bids },
      phase: { name: bids.includes(null) ? 'bidding' : 'playing' },
    },
    events: [toAll({ type: 'bid', by, tricks })],
  });
}

function play(state: State, by: Seat, card: PlayingCard): Outcome {
  const { round } = state;
  const refusal = cardRefusal(round, by, card);
  if (refusal !== undefined) return refused(refusal);
  const hand = round.hands[by] ?? [];
  const trick = [...round.trick, { by, card }];
  const played: Round = {
    ...round,
    hands: round.hands.with(by, hand.toSpliced(hand.indexOf(card), 1)),
    trick,
  };
  const events = [toAll({ type: 'played', by, card })];
  const isComplete = trick.length === round.hands.length;
  return ok(
    isComplete
      ? finishTrick(state, played, events)
      : { state: { ...state, round: played }, events },
  );
}

/** Gives the trick to its winner, who leads to the next; after the last trick the round is over. */
function finishTrick(state: State, round: Round, events: Events): Applied<JabberwockyTypes> {
  const trump = suitOf(round.turned);
  const cards = round.trick;
  const winner = winnerOf(cards, trump);
  const tricks = (round.tricks[winner] ?? 0) + 1;
  const finished: Round = {
    ...round,
    tricks: round.tricks.with(winner, tricks),
    leader: winner,
    trick: [],
    trumpPlayed: round.trumpPlayed || cards.some(({ card }) => suitOf(card) === trump),
  };
  const next: State = { ...state, round: finished, lastTrick: { cards, winner } };
  const told = [...events, toAll({ type: 'trick', winner, cards, tricks })];
  const isLast = finished.hands.every((hand) => hand.length === 0);
  return isLast ? finishRound(next, told) : { state: next, events: told };
}

function winnerOf(trick: readonly TrickCard[], trump: ReturnType<typeof suitOf>): Seat {
  const winning = winningCard(trick, trump);
  if (winning === undefined) throw new Error('A trick without cards has no winner.');
  return winning.by;
}

/** "One point to each seat whose tricks equal its bid. Then the next round, or after the 13th the end." */
function finishRound(state: State, events: Events): Applied<JabberwockyTypes> {
  const { number, dealer } = state.round;
  const finished = resultOf(state.round);
  const rounds = [...state.rounds, finished];
  const seats = state.round.hands.length;
  const scores = scoresOf(rounds, seats);
  const told = [...events, toAll({ type: 'round', round: number, ...finished, scores })];
  const [deck, ...ahead] = state.ahead;
  if (deck === undefined) return end({ ...state, rounds }, scores, told);
  const round = dealRound(number + 1, seats, (dealer + 1) % seats, deck);
  return {
    state: { ...state, ahead, round, rounds, phase: { name: 'bidding' } },
    events: [...told, dealtEvent(round)],
  };
}

function resultOf({ bids, tricks }: Round): FinishedRound {
  const bid = bids.filter((tricksBid) => tricksBid !== null);
  return {
    bids: bid,
    tricks,
    points: tricks.map((taken, seat) => (taken === bid[seat] ? 1 : 0)),
  };
}

/** "Most points wins; ties share." */
function end(state: State, scores: readonly number[], events: Events): Applied<JabberwockyTypes> {
  const winners = leaders(scores, 'most');
  return {
    state: { ...state, phase: { name: 'over', result: { scores, winners } } },
    events: [...events, toAll({ type: 'ended', scores, winners })],
  };
}
