/** Playing an imagined game of Yak on until somebody takes the pile; written to by the playout only. */
import type { Seat } from '../../engine/contract.ts';
import type { Draw } from '../../engine/random.ts';
import type { Ladder } from '../../games/yak/types.ts';
import { chanceToHold } from './chances.ts';
import { ANIMAL_COUNT, addKind, countPile, type Kind, type Sum } from './kinds.ts';
import type { Manner } from './known.ts';

export interface Game {
  readonly seats: number;
  readonly ladder: Ladder;
  readonly hands: readonly Kind[][];
  /** The next card to be drawn stands last. */
  readonly draw: Kind[];
  /** What the whole pile comes to, and what each seat knows of it. */
  readonly pile: Sum;
  readonly own: readonly Sum[];
  /** Number of cards in the pile, and of each seat in it. */
  cards: number;
  readonly ownCards: Int16Array;
  /** The last claim; number 0 where there is none. */
  animal: number;
  number: number;
  claimant: Seat;
  turn: Seat;
  readonly manners: readonly Manner[];
  /** How likely the seat after each of them doubts at all, as that seat sees it. */
  readonly isMinded: readonly number[];
}

/** How a pile ended. */
export interface Ending {
  /** Undefined where nobody took it. */
  readonly taker: Seat | undefined;
  readonly cards: number;
  /** Whether the game is over with it. */
  readonly isOver: boolean;
}

/** A claim with a card, as a player of the playout rates it. */
interface Rated {
  kind: Kind;
  animal: number;
  number: number;
  chance: number;
}

/** No pile is followed further: nobody seems ever to doubt. */
const LONGEST = 40;
/** Where so few doubt, one's own doubt can wait until the claim has become impossible. */
const FEW = 0.2;

/** Plays on. `steps.left` counts down the turns played. */
export function playOut(game: Game, draw: Draw, steps: { left: number }): Ending {
  for (let turns = 0; turns < LONGEST; turns++) {
    steps.left -= 1;
    const seat = game.turn;
    if ((game.hands[seat]?.length ?? 0) === 0) {
      return { taker: undefined, cards: game.cards, isOver: true };
    }
    const best = bestPlay(game, seat);
    if (game.number > 0 && doubts(game, seat, best.chance, draw)) return resolveDoubt(game, seat);
    lay(game, best.kind, best.animal, best.number);
  }
  return { taker: undefined, cards: game.cards, isOver: false };
}

function resolveDoubt(game: Game, doubter: Seat): Ending {
  const holds = countPile(game.pile, game.animal) >= game.number;
  return {
    taker: holds ? doubter : game.claimant,
    cards: game.cards,
    isOver: game.draw.length === 0,
  };
}

/** Whoever weighs doubts where that risks less than its best play. */
function doubts(game: Game, seat: Seat, bestChance: number, draw: Draw): boolean {
  switch (game.manners[seat] ?? 'weighs') {
    case 'doubts':
      return true;
    case 'trusts':
      return false;
    case 'guesses':
      return draw(2) === 0;
    case 'weighs': {
      const minded = game.isMinded[seat] ?? 1;
      if (minded < FEW) return false;
      return hold(game, seat, game.animal, game.number) < (1 - bestChance) * minded;
    }
  }
}

function hold(game: Game, seat: Seat, animal: number, number: number): number {
  const known = game.own[seat];
  if (known === undefined) throw new Error(`There is no seat ${seat}.`);
  return chanceToHold(game.cards - (game.ownCards[seat] ?? 0), known, animal, number);
}

/** The card and the lowest claim that most likely hold. */
function bestPlay(game: Game, seat: Seat): Rated {
  const known = game.own[seat];
  const hand = game.hands[seat];
  if (known === undefined || hand === undefined) throw new Error(`There is no seat ${seat}.`);
  const best: Rated = { kind: hand[0] ?? 0, animal: 0, number: 1, chance: -1 };
  for (const [place, kind] of hand.entries()) {
    if (hand.indexOf(kind) < place) continue;
    addKind(known, kind);
    for (let animal = 0; animal < ANIMAL_COUNT; animal++) {
      const number = lowestNumber(game, animal);
      if (number === 0) continue;
      const chance = hold(game, seat, animal, number);
      if (chance <= best.chance) continue;
      best.kind = kind;
      best.animal = animal;
      best.number = number;
      best.chance = chance;
    }
    addKind(known, kind, -1);
  }
  return best;
}

/** The lowest number that makes a higher claim with this animal (0 is the biggest); 0 where none does. */
function lowestNumber({ ladder, animal: last, number }: Game, animal: number): number {
  if (number === 0) return 1;
  if (ladder === 'number-first') return animal < last ? number : number + 1;
  if (animal === last) return number + 1;
  return animal < last ? 1 : 0;
}

/** Lays a card of the seat on turn, and draws one. */
export function lay(game: Game, kind: Kind, animal: number, number: number): void {
  const seat = game.turn;
  const known = game.own[seat];
  const hand = game.hands[seat];
  if (known === undefined || hand === undefined) throw new Error(`There is no seat ${seat}.`);
  hand.splice(hand.indexOf(kind), 1);
  const drawn = game.draw.pop();
  if (drawn !== undefined) hand.push(drawn);
  addKind(known, kind);
  addKind(game.pile, kind);
  game.cards += 1;
  game.ownCards[seat] = (game.ownCards[seat] ?? 0) + 1;
  game.animal = animal;
  game.number = number;
  game.claimant = seat;
  game.turn = (seat + 1) % game.seats;
}
