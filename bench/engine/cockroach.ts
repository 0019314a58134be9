/** Cockroach Poker as one writes it for boardgame.io: the moves and the end of rules/cockroach.md. */
import type { Draw } from '../../src/engine/random.ts';
import { shuffle } from '../../src/engine/shuffle.ts';
import { DECK } from '../../src/games/cockroach/setup.ts';
import { setSize } from '../../src/games/cockroach/show.ts';
import { CREATURES, type Creature } from '../../src/games/cockroach/types.ts';
import type { BoardGame, MoveContext, Pick } from './boardgame.ts';

export interface Roaches {
  readonly hands: Creature[][];
  readonly faceUp: Partial<Record<Creature, number>>[];
  /** The card on its way; null where somebody has to offer one. */
  offer: { card: Creature; from: number; claim: Creature; had: number[]; peeked: boolean } | null;
}

type Context = MoveContext<Roaches>;

export function roaches(seats: number, draw: Draw): BoardGame<Roaches> {
  const deck = shuffle(DECK, draw);
  return {
    name: 'cockroach',
    setup: () => ({
      hands: Array.from({ length: seats }, (_, seat) =>
        deck.filter((_card, at) => at % seats === seat).toSorted(),
      ),
      faceUp: Array.from({ length: seats }, () => ({})),
      offer: null,
    }),
    moves: {
      offer({ G, ctx, events }: Context, card: Creature, to: number, claim: Creature) {
        const by = Number(ctx.currentPlayer);
        const at = G.hands[by]?.indexOf(card) ?? -1;
        if (G.offer !== null || at < 0 || to === by) return INVALID_MOVE;
        G.hands[by]?.splice(at, 1);
        G.offer = { card, from: by, claim, had: [by, to], peeked: false };
        events.endTurn({ next: String(to) });
        return undefined;
      },
      peek({ G }: Context) {
        if (G.offer === null || G.offer.peeked) return INVALID_MOVE;
        G.offer.peeked = true;
        return undefined;
      },
      pass({ G, ctx, events }: Context, to: number, claim: Creature) {
        if (G.offer === null || G.offer.had.includes(to)) return INVALID_MOVE;
        G.offer.from = Number(ctx.currentPlayer);
        G.offer.claim = claim;
        G.offer.peeked = false;
        G.offer.had.push(to);
        events.endTurn({ next: String(to) });
        return undefined;
      },
      judge({ G, ctx, events }: Context, truth: boolean) {
        if (G.offer === null || G.offer.peeked) return INVALID_MOVE;
        const { card, claim, from } = G.offer;
        const keeper = truth === (card === claim) ? from : Number(ctx.currentPlayer);
        const piles = G.faceUp[keeper] ?? {};
        const count = (piles[card] ?? 0) + 1;
        piles[card] = count;
        G.offer = null;
        if (count >= setSize(seats) || G.hands[keeper]?.length === 0) {
          events.endGame({ loser: keeper });
        } else events.endTurn({ next: String(keeper) });
        return undefined;
      },
    },
  };
}

const INVALID_MOVE = 'INVALID_MOVE';

export const pickRoach: Pick<Roaches> = ({ hands, offer }, player, draw) => {
  const others = hands.map((_hand, seat) => seat).filter((seat) => seat !== player);
  const claim = CREATURES[draw(CREATURES.length)];
  if (offer === null) {
    const kinds = [...new Set(hands[player])];
    return ['offer', kinds[draw(kinds.length)], others[draw(others.length)], claim];
  }
  const left = others.filter((seat) => !offer.had.includes(seat));
  const kind = left.length === 0 ? 0 : offer.peeked ? 2 : draw(3);
  if (kind === 0) return ['judge', draw(2) === 0];
  return kind === 1 ? ['peek'] : ['pass', left[draw(left.length)], claim];
};
