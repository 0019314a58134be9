import type { Addressed, Applied, Seat, SharedRefusal } from '../../engine/contract.ts';
import { toAll } from '../../engine/events.ts';
import { leaders } from '../../engine/ranking.ts';
import { turnRefusal } from '../../engine/refuse.ts';
import { assertNever, ok, refused, type Result } from '../../engine/result.ts';
import { sortAsText } from './cards.ts';
import { countPile } from './count.ts';
import { claimableNumbers, turn } from './legal.ts';
import {
  ANIMALS,
  type Claim,
  type Ending,
  type Move,
  type Phase,
  type Play,
  type RefusalCode,
  type State,
  type YakEvent,
  type YakTypes,
} from './types.ts';

type Outcome = Result<Applied<YakTypes>, RefusalCode | SharedRefusal>;
type Events = readonly Addressed<YakEvent>[];

/**
 * Plays a move by rules/yak.md. The shared refusals come first, in their order; `wrong-phase` never
 * comes up, since the only phase in which anybody is on turn knows both moves.
 */
export function apply(state: State, seat: Seat, move: Move): Outcome {
  const refusal = turnRefusal(turn(state), seat);
  if (refusal !== undefined) return refused(refusal);
  switch (move.type) {
    case 'play':
      return play(state, seat, move);
    case 'doubt':
      return doubt(state, seat);
    default:
      return assertNever(move);
  }
}

/** "The card goes face down on the pile; then the seat draws one card, if any is left." */
function play(state: State, by: Seat, { card, claim: said }: Play): Outcome {
  const hand = state.hands[by] ?? [];
  if (!hand.includes(card)) return refused('not-in-hand');
  const heard = hearClaim(state, said);
  if (!heard.ok) return heard;
  const claim = heard.value;
  const [drawn, ...draw] = state.draw;
  const left = hand.toSpliced(hand.indexOf(card), 1);
  const newHand = drawn === undefined ? left : sortAsText([...left, drawn]);
  const pile = [...state.pile, { by, card }];
  const played: State = {
    ...state,
    hands: state.hands.with(by, newHand),
    draw,
    pile,
    claim: { by, ...claim },
    phase: { name: 'playing', turn: (by + 1) % state.hands.length },
  };
  const events: Events = [
    toAll({ type: 'played', by, claim, pile: pile.length, drew: drawn !== undefined }),
    { to: [by], event: { type: 'laid', by, card } },
    ...drawEvents(by, drawn, draw.length),
  ];
  const isEnd = played.hands.every(({ length }) => length === 0);
  return ok(isEnd ? end(played, 'empty-hands', events) : { state: played, events });
}

/** The claim as the game keeps it, or why it may not be made now. */
function hearClaim(state: State, said: Play['claim']): Result<Claim, RefusalCode> {
  const animal = ANIMALS.find((known) => known === said.animal);
  if (animal === undefined || !Number.isInteger(said.number) || said.number < 1) {
    return refused('bad-claim');
  }
  const numbers = claimableNumbers(state, animal);
  if (state.claim === null && said.number !== numbers?.min) return refused('first-claim-is-one');
  if (numbers === undefined || said.number < numbers.min) return refused('claim-not-higher');
  if (said.number > numbers.max) return refused('claim-impossible');
  return ok({ animal, number: said.number });
}

function drawEvents(by: Seat, drawn: Play['card'] | undefined, left: number): Events {
  if (drawn === undefined) return [];
  const drew: Addressed<YakEvent> = { to: [by], event: { type: 'drew', by, card: drawn } };
  return left > 0 ? [drew] : [drew, toAll({ type: 'last-phase' })];
}

/** "Holds: the doubter takes the pile. Fails: the claimant does." The taker opens a new pile. */
function doubt(state: State, doubter: Seat): Outcome {
  if (state.claim === null) return refused('nothing-to-doubt');
  const { by: claimant, ...claim } = state.claim;
  const counted = countPile(state.pile, claim.animal);
  const holds = counted.count >= claim.number;
  const taker = holds ? doubter : claimant;
  const taken = (state.taken[taker] ?? 0) + state.pile.length;
  const told = { doubter, claimant, claim, count: counted.count, holds, taker };
  const doubted: State = {
    ...state,
    pile: [],
    claim: null,
    taken: state.taken.with(taker, taken),
    last: { ...told, cards: state.pile },
    phase: { name: 'playing', turn: taker },
  };
  const { cards, effects } = counted;
  const events = [toAll({ type: 'doubted', ...told, cards, effects, taken })];
  // "It ends with the first doubt" once the draw pile is empty.
  const isEnd = state.draw.length === 0;
  return ok(isEnd ? end(doubted, 'doubt', events) : { state: doubted, events });
}

/** "Fewest wins; ties share." */
function end(state: State, reason: Ending, events: Events): Applied<YakTypes> {
  const { taken } = state;
  const winners = leaders(taken, 'fewest');
  const phase: Phase = { name: 'over', result: { taken, winners } };
  return {
    state: { ...state, phase },
    events: [...events, toAll({ type: 'ended', reason, taken, winners })],
  };
}
