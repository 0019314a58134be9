import type { Seat } from '../../../src/engine/contract.ts';
import { pick, type Draw } from '../../../src/engine/random.ts';
import type { GameScript } from '../../../src/engine/replay.ts';
import { shuffle } from '../../../src/engine/shuffle.ts';
import { isYakCard } from '../../../src/games/yak/cards.ts';
import { parseMove } from '../../../src/games/yak/legal.ts';
import {
  LADDERS,
  type Move,
  type YakCard,
  type YakEvent,
  type YakTypes,
} from '../../../src/games/yak/types.ts';
import type { Probe, Reader, Redealt } from '../../conformance/probe.ts';

export const yakProbe: Probe<YakTypes> = {
  options: (draw) => pick([{}, ...LADDERS.map((ladder) => ({ ladder }))], draw),
  /** Cards taken are shown to all and then only numbered. */
  cards: ({ hands, draw, pile }, told) => [
    ...hands.flat(),
    ...draw,
    ...pile.map(({ card }) => card),
    ...shownCards(told),
  ],
  redeal,
};

/** The cards that have left the state, by the events that showed them. */
export function shownCards(events: readonly YakEvent[]): readonly YakCard[] {
  return events.flatMap((event) =>
    event.type === 'doubted' ? event.cards.map(({ card }) => card) : [],
  );
}

/**
 * Which place of the deck each played card had. Places, unlike cards, tell equal cards apart: those
 * in a pile that was turned up are known to all, those that went through a hand to its seat.
 */
interface Trace {
  /** For each move the place of the card that it played; undefined for a doubt. */
  readonly playedFrom: readonly (number | undefined)[];
  readonly turnedUp: ReadonlySet<number>;
  /** For each seat the places that it has ever held. */
  readonly held: readonly ReadonlySet<number>[];
}

/** Cards that the reader neither held nor saw turned up change places; plays say the new cards. */
function redeal(script: GameScript<YakTypes>, reader: Reader, draw: Draw): Redealt {
  const deck = (script.decks[0] ?? []).filter(isYakCard);
  const { playedFrom, turnedUp, held } = trace(script, deck);
  const own = reader === 'public' ? new Set<number>() : held[reader];
  const hidden = [...deck.keys()].filter(
    (place) => !turnedUp.has(place) && own?.has(place) !== true,
  );
  const mixed = shuffle(hidden, draw);
  const source = new Map(hidden.map((place, index) => [place, mixed[index] ?? place]));
  const dealt = deck.map((card, place) => deck[source.get(place) ?? place] ?? card);
  const moves = script.moves.map((scripted, index) => {
    const move = readMove(scripted.move);
    const card = dealt[playedFrom[index] ?? -1];
    return move.type === 'play' && card !== undefined
      ? { ...scripted, move: { ...move, card } }
      : scripted;
  });
  return { decks: [dealt], moves };
}

/** Follows every card of the deck through hands and pile. */
function trace(script: GameScript<YakTypes>, deck: readonly YakCard[]): Trace {
  const { seats, setup } = script;
  const dealt = 5 * seats;
  const hands = Array.from({ length: seats }, (_, seat) => {
    const first = (seat - setup.start + seats) % seats;
    return [0, 1, 2, 3, 4].map((round) => round * seats + first);
  });
  const held = hands.map((hand) => new Set(hand));
  const turnedUp = new Set<number>();
  let pile: number[] = [];
  let next = dealt;
  const playedFrom = script.moves.map(({ by, move: raw }) => {
    const move = readMove(raw);
    if (move.type === 'doubt') {
      for (const place of pile) turnedUp.add(place);
      pile = [];
      return undefined;
    }
    const place = takeFrom(hands[by] ?? [], (held) => deck[held] === move.card, by);
    pile.push(place);
    if (next < deck.length) {
      hands[by]?.push(next);
      held[by]?.add(next);
      next += 1;
    }
    return place;
  });
  return { playedFrom, turnedUp, held };
}

function takeFrom(hand: number[], isWanted: (place: number) => boolean, by: Seat): number {
  const at = hand.findIndex(isWanted);
  const [place] = hand.splice(at, at < 0 ? 0 : 1);
  if (place === undefined) throw new Error(`Seat ${by} does not hold what it plays.`);
  return place;
}

function readMove(raw: unknown): Move {
  const move = parseMove(raw);
  if (move === undefined) throw new Error('A script has moves of its game.');
  return move;
}
