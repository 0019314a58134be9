import type { Applied, Seat, SharedRefusal } from '../../engine/contract.ts';
import { toAll } from '../../engine/events.ts';
import { turnRefusal } from '../../engine/refuse.ts';
import { assertNever, ok, refused, type Result } from '../../engine/result.ts';
import { allSeats, lastStep, seatsLeft, turn } from './legal.ts';
import { isCreature, setSize } from './show.ts';
import type {
  CockroachTypes,
  Creature,
  GameResult,
  Judge,
  Move,
  Offer,
  Pass,
  PlayingPhase,
  PublicEvent,
  RefusalCode,
  State,
  Step,
} from './types.ts';

type Played = Result<Applied<CockroachTypes>, RefusalCode | SharedRefusal>;

/** Plays a move by rules/cockroach.md. The shared refusals come first, in their order. */
export function apply(state: State, seat: Seat, move: Move): Played {
  const refusal = turnRefusal(turn(state), seat);
  if (refusal !== undefined) return refused(refusal);
  const { phase } = state;
  switch (phase.name) {
    case 'offering':
      return move.type === 'offer' ? offer(state, seat, move) : refused('wrong-phase');
    case 'deciding':
      return decide(state, phase, move);
    case 'passing':
      return move.type === 'pass' ? pass(state, phase, move, true) : refused('wrong-phase');
    case 'over':
      return refused('game-over');
    default:
      return assertNever(phase);
  }
}

function offer(state: State, opener: Seat, { card, to, claim }: Offer): Played {
  const hand = state.hands[opener] ?? [];
  const at = hand.indexOf(card);
  if (at < 0) return refused('not-in-hand');
  if (!isCreature(claim)) return refused('bad-claim');
  if (!isOtherSeat(state, opener, to)) return refused('bad-seat');
  return ok({
    state: {
      ...state,
      hands: state.hands.with(opener, hand.toSpliced(at, 1)),
      phase: { name: 'deciding', card, trail: [{ from: opener, to, claim, peeked: true }] },
    },
    events: [
      toAll({ type: 'offered', by: opener, to, claim }),
      { to: [opener], event: { type: 'laid', by: opener, card } },
    ],
  });
}

function decide(state: State, phase: PlayingPhase, move: Move): Played {
  switch (move.type) {
    case 'judge':
      return ok(judge(state, phase, move));
    case 'peek':
      return peek(state, phase);
    case 'pass':
      return pass(state, phase, move, false);
    case 'offer':
      return refused('wrong-phase');
    default:
      return assertNever(move);
  }
}

/** "Shows the card to this seat alone and commits it to passing." */
function peek(state: State, phase: PlayingPhase): Played {
  if (seatsLeft(state, phase.trail).length === 0) return refused('must-judge');
  const { to: by } = lastStep(phase);
  return ok({
    state: { ...state, phase: { ...phase, name: 'passing' } },
    events: [
      toAll({ type: 'peeked', by }),
      { to: [by], event: { type: 'saw', by, card: phase.card } },
    ],
  });
}

function pass(
  state: State,
  { card, trail }: PlayingPhase,
  { to, claim }: Pass,
  peeked: boolean,
): Played {
  const left = seatsLeft(state, trail);
  if (left.length === 0) return refused('must-judge');
  const { to: by } = lastStep({ trail });
  if (!isCreature(claim)) return refused('bad-claim');
  if (!isOtherSeat(state, by, to)) return refused('bad-seat');
  if (!left.includes(to)) return refused('has-seen');
  const step: Step = { from: by, to, claim, peeked };
  return ok({
    state: { ...state, phase: { name: 'deciding', card, trail: [...trail, step] } },
    events: [toAll({ type: 'passed', by, to, claim, peeked })],
  });
}

/** "Right: the seat that offered or passed it last keeps the card. Wrong: the judge keeps it." */
function judge(state: State, phase: PlayingPhase, { truth }: Judge): Applied<CockroachTypes> {
  const { card } = phase;
  const { from, to: by, claim } = lastStep(phase);
  const right = truth === (card === claim);
  const keeper = right ? from : by;
  const judged = { type: 'judged', by, truth, right, claim, card, from, keeper } as const;
  return keep(state, keeper, card, judged);
}

/** Lays the card open before its keeper, who opens the next round or has lost. */
function keep(
  state: State,
  keeper: Seat,
  card: Creature,
  judged: PublicEvent,
): Applied<CockroachTypes> {
  const before = state.faceUp[keeper] ?? {};
  const count = (before[card] ?? 0) + 1;
  const faceUp = state.faceUp.with(keeper, { ...before, [card]: count });
  const told = [toAll(judged), toAll({ type: 'kept', keeper, card, count })];
  const result = findResult(state, keeper, card, count);
  if (result === undefined) {
    return {
      state: { ...state, faceUp, phase: { name: 'offering', opener: keeper } },
      events: told,
    };
  }
  const { loser, reason, creature } = result;
  return {
    state: { ...state, faceUp, phase: { name: 'over', result } },
    events: [...told, toAll({ type: 'ended', loser, reason, creature })],
  };
}

/** The set is asked for before the empty hand: with both it is reported as the set. */
function findResult(
  state: State,
  keeper: Seat,
  card: Creature,
  count: number,
): GameResult | undefined {
  const winners = allSeats(state).filter((seat) => seat !== keeper);
  if (count >= setSize(state.hands.length)) {
    return { loser: keeper, reason: 'set', creature: card, winners };
  }
  if (state.hands[keeper]?.length === 0) {
    return { loser: keeper, reason: 'empty-hand', creature: null, winners };
  }
  return undefined;
}

function isOtherSeat(state: State, own: Seat, seat: Seat): boolean {
  return seat !== own && allSeats(state).includes(seat);
}
