/** Yak as one writes it for boardgame.io: the moves and the end of rules/yak.md, animal before number. */
import type { Draw } from '../../src/engine/random.ts';
import { shuffle } from '../../src/engine/shuffle.ts';
import { DECK } from '../../src/games/yak/cards.ts';
import { countPile } from '../../src/games/yak/count.ts';
import { ANIMALS, type Animal, type YakCard } from '../../src/games/yak/types.ts';
import type { BoardGame, MoveContext, Pick } from './boardgame.ts';

const HAND = 5;
const INVALID_MOVE = 'INVALID_MOVE';

export interface Yaks {
  readonly hands: YakCard[][];
  readonly draw: YakCard[];
  pile: { by: number; card: YakCard }[];
  claim: { by: number; animal: Animal; number: number } | null;
  readonly taken: number[];
}

type Context = MoveContext<Yaks>;

/** The lowest number with which the animal is a higher claim; undefined where none is. */
function lowest({ claim }: Yaks, animal: Animal): number | undefined {
  if (claim === null) return 1;
  if (animal === claim.animal) return claim.number + 1;
  return ANIMALS.indexOf(animal) < ANIMALS.indexOf(claim.animal) ? 1 : undefined;
}

function highest({ claim, pile }: Yaks): number {
  return claim === null ? 1 : 3 * (pile.length + 1);
}

export function yaks(seats: number, draw: Draw): BoardGame<Yaks> {
  const deck = shuffle(DECK, draw);
  return {
    name: 'yak',
    setup: () => ({
      hands: Array.from({ length: seats }, (_, seat) =>
        deck.slice(0, seats * HAND).filter((_card, at) => at % seats === seat),
      ),
      draw: deck.slice(seats * HAND),
      pile: [],
      claim: null,
      taken: Array.from({ length: seats }, () => 0),
    }),
    moves: {
      play({ G, ctx, events }: Context, card: YakCard, animal: Animal, number: number) {
        const by = Number(ctx.currentPlayer);
        const hand = G.hands[by] ?? [];
        const at = hand.indexOf(card);
        const least = lowest(G, animal);
        if (at < 0 || least === undefined || number < least || number > highest(G)) {
          return INVALID_MOVE;
        }
        hand.splice(at, 1);
        const drawn = G.draw.shift();
        if (drawn !== undefined) hand.push(drawn);
        G.pile.push({ by, card });
        G.claim = { by, animal, number };
        if (G.hands.every(({ length }) => length === 0)) events.endGame({ taken: [...G.taken] });
        else events.endTurn();
        return undefined;
      },
      doubt({ G, ctx, events }: Context) {
        if (G.claim === null) return INVALID_MOVE;
        const holds = countPile(G.pile, G.claim.animal).count >= G.claim.number;
        const taker = holds ? Number(ctx.currentPlayer) : G.claim.by;
        G.taken[taker] = (G.taken[taker] ?? 0) + G.pile.length;
        G.pile = [];
        G.claim = null;
        if (G.draw.length === 0) events.endGame({ taken: [...G.taken] });
        else events.endTurn({ next: String(taker) });
        return undefined;
      },
    },
  };
}

export const pickYak: Pick<Yaks> = (G, player, draw) => {
  const claims = ANIMALS.flatMap((animal) => {
    const least = lowest(G, animal);
    return least === undefined || least > highest(G) ? [] : [{ animal, least }];
  });
  const claim = claims[draw(Math.max(1, claims.length))];
  if (claim === undefined || (G.claim !== null && draw(2) === 0)) return ['doubt'];
  const hand = G.hands[player] ?? [];
  const number = claim.least + draw(highest(G) - claim.least + 1);
  return ['play', hand[draw(hand.length)], claim.animal, number];
};
