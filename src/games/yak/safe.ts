import type { SeatView } from '../../engine/contract.ts';
import { pick, type Draw } from '../../engine/random.ts';
import type { Choices } from '../../engine/space.ts';
import { DECK } from './cards.ts';
import { countCards } from './count.ts';
import { claimRanges } from './show.ts';
import type { Claim, Move, Play, PrivateView, PublicView, YakCard, YakTypes } from './types.ts';

/** How many piles are imagined to judge a claim: enough to tell likely from unlikely. */
const IMAGINED_PILES = 60;

/** A play that could be made, with the share of imagined piles in which its claim holds. */
interface RatedPlay {
  readonly play: Play;
  readonly odds: number;
}

/**
 * A move for somebody absent: the one with the smaller risk of taking the pile. A doubt loses where
 * the claim holds; a play loses at most where the own claim does not. The odds come from piles
 * imagined with cards that this seat cannot see. Of the claims only the lowest of each animal are
 * looked at: a higher one is never likelier to hold. Equally good plays are drawn from by lot.
 */
export function safeMove(view: SeatView<YakTypes>, choices: Choices<Move>, draw: Draw): Move {
  const piles = imaginePiles(view, draw);
  const rated = ratePlays(view.private.hand, piles, choices);
  const best = Math.max(...rated.map(({ odds }) => odds));
  const { claim } = view.public;
  if (claim !== null && oddsOf(claim, piles) < riskOfPlaying(view.public, best)) {
    return { type: 'doubt' };
  }
  return pick(
    rated.filter(({ odds }) => odds === best),
    draw,
  ).play;
}

/** "At once when every hand is empty; in that case the last claim can't be doubted any more." */
function riskOfPlaying({ hands, draw }: PublicView, odds: number): number {
  const cards = hands.reduce((sum, count) => sum + count, draw);
  return cards === 1 ? 0 : 1 - odds;
}

function ratePlays(
  hand: readonly YakCard[],
  piles: readonly (readonly YakCard[])[],
  choices: Choices<Move>,
): readonly RatedPlay[] {
  const claims = claimRanges(choices).map(({ animal, min }) => ({ animal, number: min }));
  return [...new Set(hand)].flatMap((card) => {
    const pilesWithCard = piles.map((pile) => [...pile, card]);
    return claims.map((claim) => ({
      play: { type: 'play' as const, card, claim },
      odds: oddsOf(claim, pilesWithCard),
    }));
  });
}

function oddsOf({ animal, number }: Claim, piles: readonly (readonly YakCard[])[]): number {
  return piles.filter((pile) => countCards(pile, animal) >= number).length / piles.length;
}

/**
 * Piles as they could lie there: the own cards, and for each card of another seat one of those that
 * are neither in the own hand nor in the own part of the pile nor in the pile shown last.
 */
function imaginePiles(
  { public: table, private: own }: SeatView<YakTypes>,
  draw: Draw,
): readonly (readonly YakCard[])[] {
  const unseen = unseenCards(table, own);
  const hidden = table.pile.length - own.played.length;
  return Array.from({ length: IMAGINED_PILES }, () => [
    ...own.played,
    ...drawSome(unseen, hidden, draw),
  ]);
}

function unseenCards({ last }: PublicView, { hand, played }: PrivateView): readonly YakCard[] {
  const unseen = [...DECK];
  const seen = [...hand, ...played, ...(last?.cards.map(({ card }) => card) ?? [])];
  for (const card of seen) unseen.splice(unseen.indexOf(card), 1);
  return unseen;
}

/** The first steps of a Fisher–Yates shuffle. */
function drawSome(from: readonly YakCard[], count: number, draw: Draw): readonly YakCard[] {
  const left = [...from];
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat();
}
