import type { SeatView } from '../../engine/contract.ts';
import { pick, type Draw } from '../../engine/random.ts';
import type { Choices } from '../../engine/space.ts';
import { DECK } from './cards.ts';
import { claimRanges } from './show.ts';
import { countTogether, tallyOf, type Tally } from './tally.ts';
import type { Claim, Move, Play, PrivateView, PublicView, YakCard, YakTypes } from './types.ts';

/** How many piles are imagined to judge a claim: enough to tell likely from unlikely. */
const IMAGINED_PILES = 30;

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
  const imagined = imagineHiddenCards(view, draw);
  const rated = ratePlays(view.private, imagined, choices);
  const best = Math.max(...rated.map(({ odds }) => odds));
  const { claim } = view.public;
  if (claim !== null) {
    const riskOfDoubt = oddsOf(claim, tallyOf(view.private.played), imagined);
    if (riskOfDoubt < riskOfPlay(view.public, best)) return { type: 'doubt' };
  }
  return pick(
    rated.filter(({ odds }) => odds === best),
    draw,
  ).play;
}

/** "At once when every hand is empty; in that case the last claim can't be doubted any more." */
function riskOfPlay({ hands, draw }: PublicView, odds: number): number {
  const cardsLeft = hands.reduce((sum, count) => sum + count, draw);
  return cardsLeft === 1 ? 0 : 1 - odds;
}

function ratePlays(
  { hand, played }: PrivateView,
  imagined: readonly Tally[],
  choices: Choices<Move>,
): readonly RatedPlay[] {
  const claims = claimRanges(choices).map(({ animal, min }) => ({ animal, number: min }));
  return [...new Set(hand)].flatMap((card) => {
    const known = tallyOf([...played, card]);
    return claims.map((claim) => ({
      play: { type: 'play' as const, card, claim },
      odds: oddsOf(claim, known, imagined),
    }));
  });
}

/** In which share of the piles the claim holds: what is known of them, and each way to imagine the rest. */
function oddsOf({ animal, number }: Claim, known: Tally, imagined: readonly Tally[]): number {
  const holding = imagined.filter((rest) => countTogether(known, rest, animal) >= number);
  return holding.length / imagined.length;
}

/**
 * What the others may have in the pile: for each of their cards one of those that are neither in the
 * own hand nor in the own part of the pile nor in the pile shown last.
 */
function imagineHiddenCards(
  { public: table, private: own }: SeatView<YakTypes>,
  draw: Draw,
): readonly Tally[] {
  const hidden = table.pile.length - own.played.length;
  if (hidden === 0) return [tallyOf([])];
  const unseen = unseenCards(table, own);
  return Array.from({ length: IMAGINED_PILES }, () => {
    // Whatever order the cards were left in, drawing from all of them is fair.
    const drawn = Array.from({ length: hidden }, () =>
      unseen.splice(draw(unseen.length), 1),
    ).flat();
    unseen.push(...drawn);
    return tallyOf(drawn);
  });
}

/** A new list, for the caller to draw from. */
function unseenCards({ last }: PublicView, { hand, played }: PrivateView): YakCard[] {
  const unseen = [...DECK];
  const seen = [...hand, ...played, ...(last?.cards.map(({ card }) => card) ?? [])];
  for (const card of seen) unseen.splice(unseen.indexOf(card), 1);
  return unseen;
}
