/** The piles of a game put together again from its public events, and what they say of the players. */
import type { Seat } from '../../../engine/contract.ts';
import { countPile } from '../../../games/yak/show.ts';
import type { Claim, LaidCard, YakCard, YakEvent } from '../../../games/yak/types.ts';
import type { EventOf } from './context.ts';

/** A card that was played with its claim, now that all is known. */
export interface StoryStep {
  readonly by: Seat;
  readonly card: YakCard;
  readonly claim: Claim;
  /** What the pile counted of the claimed animal at that moment. */
  readonly held: number;
  readonly isTrue: boolean;
}

export interface StoryPile {
  readonly steps: readonly StoryStep[];
  /** Absent where nobody doubted the last claim any more. */
  readonly doubted?: EventOf<'doubted'>;
}

/** The piles in order; one that was never turned up, not even at the end, is left out. */
export function readPiles(events: readonly YakEvent[]): readonly StoryPile[] {
  const piles: StoryPile[] = [];
  let claims: Claim[] = [];
  const close = (cards: readonly LaidCard[], doubted?: EventOf<'doubted'>) => {
    const steps = stepsOf(cards, claims);
    claims = [];
    if (steps.length > 0) piles.push(doubted === undefined ? { steps } : { steps, doubted });
  };
  for (const event of events) {
    switch (event.type) {
      case 'played':
        claims.push(event.claim);
        break;
      case 'doubted':
        close(event.cards, event);
        break;
      case 'hands':
        close(event.pile);
        break;
      case 'dealt':
      case 'last-phase':
      case 'ended':
      case 'laid':
      case 'drew':
        break; // tells nothing of a pile that the other events do not
    }
  }
  return piles;
}

function stepsOf(cards: readonly LaidCard[], claims: readonly Claim[]): readonly StoryStep[] {
  return cards.flatMap(({ by, card }, index) => {
    const claim = claims[index];
    if (claim === undefined) return [];
    const held = countPile(cards.slice(0, index + 1), claim.animal).count;
    return [{ by, card, claim, held, isTrue: held >= claim.number }];
  });
}

/** How one player played. */
export interface Figures {
  readonly seat: Seat;
  readonly claims: number;
  readonly truths: number;
  /** Untrue claims that nobody doubted at once. */
  readonly bluffs: number;
  readonly doubts: number;
  /** Doubts of claims that did not hold. */
  readonly right: number;
  /** Own claims that were doubted and did not hold. */
  readonly caught: number;
}

export function figuresOf(seat: Seat, piles: readonly StoryPile[]): Figures {
  const mine = piles.flatMap(({ steps }) => steps).filter(({ by }) => by === seat);
  const ends = piles.flatMap(({ doubted }) => (doubted === undefined ? [] : [doubted]));
  const truths = mine.filter(({ isTrue }) => isTrue).length;
  const caught = ends.filter(({ claimant, holds }) => claimant === seat && !holds).length;
  const doubts = ends.filter(({ doubter }) => doubter === seat);
  return {
    seat,
    claims: mine.length,
    truths,
    bluffs: mine.length - truths - caught,
    doubts: doubts.length,
    right: doubts.filter(({ holds }) => !holds).length,
    caught,
  };
}
