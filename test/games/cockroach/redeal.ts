import type { Seat } from '../../../src/engine/contract.ts';
import type { Draw } from '../../../src/engine/random.ts';
import { replay, type GameScript } from '../../../src/engine/replay.ts';
import { shuffle } from '../../../src/engine/shuffle.ts';
import { cockroach } from '../../../src/games/cockroach/game.ts';
import {
  CREATURES,
  type CockroachTypes,
  type Creature,
  type State,
} from '../../../src/games/cockroach/types.ts';
import type { Probe, Reader, Redealt } from '../../conformance/probe.ts';

export const cockroachProbe: Probe<CockroachTypes> = {
  options: () => ({}),
  cards: ({ fixed, hands, faceUp, phase }) => [
    ...fixed.removed,
    ...hands.flat(),
    ...faceUp.flatMap((tally) =>
      CREATURES.flatMap((creature) => Array.from({ length: tally[creature] ?? 0 }, () => creature)),
    ),
    ...('card' in phase ? [phase.card] : []),
  ],
  redeal,
};

/**
 * What a reader cannot see: the removed cards, all hands but its own, and the card in play unless it
 * knows it. Cards judged earlier lie open, so moves of past rounds stay as they are.
 */
function redeal(script: GameScript<CockroachTypes>, reader: Reader, draw: Draw): Redealt {
  const state = replay(cockroach, script).at(-1)?.state;
  if (state === undefined) throw new Error('A script has at least its deal.');
  const isHidden = (seat: Seat): boolean => seat !== reader;
  const knows = reader === 'public' ? null : cockroach.privateView(state, reader).knows;
  const hidesCard = 'card' in state.phase && knows === null;

  const pool = shuffle(
    [
      ...state.fixed.removed,
      ...state.hands.flatMap((hand, seat) => (isHidden(seat) ? hand : [])),
      ...('card' in state.phase && hidesCard ? [state.phase.card] : []),
    ],
    draw,
  ).values();
  const removed = take(pool, state.fixed.removed.length);
  const hands = state.hands.map((hand, seat) => (isHidden(seat) ? take(pool, hand.length) : hand));
  const inPlay = hidesCard ? take(pool, 1)[0] : undefined;

  const lastOffer = script.moves.findLastIndex(({ move }) => isOffer(move));
  const moves = script.moves.map((scripted, index) =>
    index === lastOffer && inPlay !== undefined && isOffer(scripted.move)
      ? { ...scripted, move: { ...scripted.move, card: inPlay } }
      : scripted,
  );
  // A seat was dealt what it holds now and every card that it has offered since.
  const dealt = hands.map((hand, seat) => [
    ...hand,
    ...moves.flatMap(({ by, move }) => (by === seat && isOffer(move) ? [move.card] : [])),
  ]);
  return { decks: [[...removed, ...gather(dealt, state)]], moves };
}

/** The order of the deck that deals these hands one card at a time from the start seat. */
function gather(dealt: readonly (readonly Creature[])[], { fixed }: State): readonly Creature[] {
  const inOrder = [...dealt.slice(fixed.start), ...dealt.slice(0, fixed.start)];
  const longest = Math.max(...dealt.map((hand) => hand.length));
  return Array.from({ length: longest }, (_, round) =>
    inOrder.flatMap((hand) => hand.slice(round, round + 1)),
  ).flat();
}

function take(pool: Iterator<Creature>, count: number): readonly Creature[] {
  return Array.from({ length: count }, () => {
    const next = pool.next();
    if (next.done === true) throw new Error('The pool holds too few cards.');
    return next.value;
  });
}

function isOffer(move: unknown): move is { readonly type: 'offer'; readonly card: Creature } {
  return cockroach.parseMove(move)?.type === 'offer';
}
