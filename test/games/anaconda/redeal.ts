import { DECK, isPlayingCard, type PlayingCard } from '../../../src/engine/cards.ts';
import type { Brought } from '../../../src/engine/contract.ts';
import { pick, type Draw } from '../../../src/engine/random.ts';
import { replay, type GameScript } from '../../../src/engine/replay.ts';
import { shuffle } from '../../../src/engine/shuffle.ts';
import { anaconda } from '../../../src/games/anaconda/game.ts';
import {
  HAND_SIZES,
  PASSINGS,
  WILDS,
  type AnacondaEvent,
  type AnacondaTypes,
  type Move,
} from '../../../src/games/anaconda/types.ts';
import type { Probe, Reader, Redealt } from '../../conformance/probe.ts';

export const anacondaProbe: Probe<AnacondaTypes> = {
  options: anyOptions,
  brought: anyStacks,
  /** Cards that were not kept are told to their seat and leave the state. */
  cards: ({ hands, phase }, told) => [
    ...hands.flat(),
    ...(phase.name === 'passing' ? phase.given.flatMap((cards) => cards ?? []) : []),
    ...told.flatMap((event) => (event.type === 'arranged' ? event.discarded : [])),
  ],
  dealt: ({ decks, seats, options }) => decks.flat().slice(0, seats * options.cards),
  redeal,
};

function anyOptions(draw: Draw): object {
  const minBet = 1 + draw(6);
  const options = {
    ante: 1 + draw(8),
    minBet,
    maxBet: minBet + draw(20),
    maxRaises: draw(4),
    passing: pick(PASSINGS, draw),
    passBetting: draw(2) === 0,
    declare: draw(4) > 0,
    cards: pick(HAND_SIZES, draw),
    wild: pick(WILDS, draw),
  };
  return draw(4) === 0 ? { passing: options.passing, wild: options.wild } : options;
}

/** From 1 to 200 chips; at every other table few, so that seats are all-in early. */
function anyStacks(seats: number, draw: Draw): Brought {
  const most = draw(2) === 0 ? 200 : 20;
  const stacks = Array.from({ length: seats }, () => 1 + draw(most));
  return draw(2) === 0 ? { stacks } : { stacks, dealer: draw(seats) };
}

/** Every card that the reader has never seen changes places with others like it, in the deck and in all moves. */
function redeal(script: GameScript<AnacondaTypes>, reader: Reader, draw: Draw): Redealt {
  const told = replay(anaconda, script).flatMap(({ events }) =>
    events.flatMap(({ to, event }) =>
      to === 'all' || (reader !== 'public' && to.includes(reader)) ? [event] : [],
    ),
  );
  const seen = new Set(told.flatMap(cardsIn));
  const hidden = DECK.filter((card) => !seen.has(card));
  const mixed = shuffle(hidden, draw);
  const others = new Map(hidden.map((card, index) => [card, mixed[index] ?? card]));
  const swap = (card: PlayingCard): PlayingCard => others.get(card) ?? card;
  return {
    decks: script.decks.map((deck) => deck.filter(isPlayingCard).map(swap)),
    moves: script.moves.map(({ by, move }) => ({ by, move: renamed(move, swap) })),
  };
}

function cardsIn(event: AnacondaEvent): readonly PlayingCard[] {
  switch (event.type) {
    case 'hand':
    case 'received':
      return event.cards;
    case 'turned-up':
      return event.cards.map(({ card }) => card);
    case 'shown':
      return event.hands.flatMap((cards) => cards ?? []);
    default:
      return [];
  }
}

function renamed(raw: unknown, swap: (card: PlayingCard) => PlayingCard): Move {
  const move = anaconda.parseMove(raw);
  if (move === undefined) throw new Error('A script holds moves.');
  return move.type === 'give' || move.type === 'arrange'
    ? { ...move, cards: move.cards.map(swap) }
    : move;
}
