/**
 * Yak by imagined games: what the others may have laid and hold is drawn from the cards that were never
 * seen, by how honest and how distrustful each has been so far; every sensible move is played on in such
 * games until somebody takes the pile. The README names the sources.
 */
import type { Seat } from '../../engine/contract.ts';
import type { Draw } from '../../engine/random.ts';
import { claimRanges } from '../../games/yak/show.ts';
import { ANIMALS, type Move, type YakTypes } from '../../games/yak/types.ts';
import type { Budget, Sight } from '../contract.ts';
import { quickDraw } from '../quick-draw.ts';
import { addKind, animalNumber, cardOf, countPile, type Kind, type Sum } from './kinds.ts';
import { knownOf, type Known } from './known.ts';
import { lay, playOut, type Ending, type Game } from './playout.ts';
import { hopeAfter, type Standing } from './prospects.ts';
import { copyOf, imagine, imaginePile } from './worlds.ts';

/** Turns played in all the imagined games of one move. */
const STEPS = 10_000;
/** Piles imagined to find the plays that are worth playing on. */
const PILES = 300;
/** Plays that are played on, and how far below the likeliest claim theirs may be. */
const PLAYS = 8;
const FURTHEST = 0.4;
/** Games for each option before the worse of them are left out, and then for the last ones. */
const GAMES_OF_A_ROUND = 40;
/** So many plays are never thinned out. */
const FEWEST = 2;
/** How many numbers above the lowest are looked at for each animal. */
const JUMPS = [0, 1, 2, 3, 5, 8] as const;
/** From here on a seat more likely trusts every claim than not. */
const TRUSTING = 1 / 2;

interface Option {
  readonly kind: Kind;
  readonly animal: number;
  readonly number: number;
}

/** What is known of a play so far. */
interface Trial {
  readonly option: Option;
  sum: number;
  games: number;
}

export function hard(sight: Sight<YakTypes>, draw: Draw, budget: Budget): Move {
  const known = knownOf(sight);
  const quick = quickDraw(draw);
  const piles = Array.from({ length: PILES }, () => imaginePile(known, quick));
  const standing = standingOf(sight, known);
  const best = bestOf(
    tryAll(sight, known, standing, optionsOf(sight, known, piles), quick, budget),
  );
  const { claim } = sight.view.public;
  if (claim !== null && hopeOfDoubt(sight, standing, piles) > meanOf(best))
    return { type: 'doubt' };
  const { kind, animal, number } = best.option;
  return { type: 'play', card: cardOf(kind), claim: { animal: ANIMALS[animal] ?? 'yak', number } };
}

/** The plays whose claims most likely hold; where the next seat trusts, the boldest one too. */
function optionsOf(
  { view, choices, seats }: Sight<YakTypes>,
  { hand, habits }: Known,
  piles: readonly Sum[],
): readonly Option[] {
  const ranges = claimRanges(choices);
  const claims = ranges.flatMap(({ animal, min, max }) =>
    JUMPS.map((jump) => min + jump)
      .filter((number) => number <= max)
      .map((number) => ({ animal: animalNumber(animal), number })),
  );
  const rated = [...new Set(hand)]
    .flatMap((kind) => {
      for (const pile of piles) addKind(pile, kind);
      const plays = claims.map(({ animal, number }) => ({
        option: { kind, animal, number },
        chance: shareHolding(piles, animal, number),
      }));
      for (const pile of piles) addKind(pile, kind, -1);
      return plays;
    })
    .toSorted((one, other) => other.chance - one.chance);
  const best = rated[0]?.chance ?? 0;
  const likely = rated
    .filter(({ chance }) => chance >= best - FURTHEST)
    .slice(0, PLAYS)
    .map(({ option }) => option);
  const [highest] = ranges;
  const leastUseful = rated.at(-1)?.option.kind;
  const isTrusted = (habits[(view.seat + 1) % seats]?.manners.trusts ?? 0) >= TRUSTING;
  if (!isTrusted || highest === undefined || leastUseful === undefined) return likely;
  // Whoever does not doubt it has to top it, and is caught.
  const animal = animalNumber(highest.animal);
  return [...likely, { kind: leastUseful, animal, number: highest.max }];
}

function shareHolding(piles: readonly Sum[], animal: number, number: number): number {
  return piles.filter((pile) => countPile(pile, animal) >= number).length / piles.length;
}

/** What a doubt leaves to hope for, by the piles alone: more of them than games can be played. */
function hopeOfDoubt({ view }: Sight<YakTypes>, standing: Standing, piles: readonly Sum[]): number {
  const { claim, pile, lastPhase } = view.public;
  if (claim === null) return 0;
  const holds = shareHolding(piles, animalNumber(claim.animal), claim.number);
  const hope = (taker: Seat): number =>
    hopeAfter(standing, { taker, cards: pile.length, isOver: lastPhase });
  return holds * hope(view.seat) + (1 - holds) * hope(claim.by);
}

/** Plays on with every option, then with the better half of them, and so on; once in any case. */
function tryAll(
  sight: Sight<YakTypes>,
  known: Known,
  standing: Standing,
  options: readonly Option[],
  draw: Draw,
  budget: Budget,
): readonly Trial[] {
  const steps = { left: STEPS };
  const playOne = (trials: readonly Trial[]): void => {
    const world = imagine(sight, known, draw);
    for (const trial of trials) {
      trial.sum += hopeAfter(standing, playOn(copyOf(world), trial.option, draw, steps));
      trial.games += 1;
    }
  };
  const hasTime = (): boolean => steps.left > 0 && budget.hasTime();
  let trials: readonly Trial[] = options.map((option) => ({ option, sum: 0, games: 0 }));
  playOne(trials);
  for (let games = GAMES_OF_A_ROUND; hasTime(); games *= 2) {
    for (let game = 0; game < games && hasTime(); game++) playOne(trials);
    if (trials.length <= FEWEST) break;
    trials = trials.toSorted(byMean).slice(0, Math.max(FEWEST, Math.ceil(trials.length / 2)));
  }
  return trials;
}

function bestOf(trials: readonly Trial[]): Trial {
  const [best] = trials.toSorted(byMean);
  if (best === undefined) throw new Error('There is always something to play.');
  return best;
}

function byMean(one: Trial, other: Trial): number {
  return meanOf(other) - meanOf(one);
}

function meanOf({ sum, games }: Trial): number {
  return sum / games;
}

function playOn(game: Game, option: Option, draw: Draw, steps: { left: number }): Ending {
  lay(game, option.kind, option.animal, option.number);
  return playOut(game, draw, steps);
}

function standingOf({ view }: Sight<YakTypes>, { habits, seat }: Known): Standing {
  const { taken, hands, draw, pile } = view.public;
  const others = habits.filter((_, other) => other !== seat);
  const minded = others.map(({ manners }) => 1 - manners.trusts);
  return {
    seat,
    taken,
    left: hands.reduce((sum, count) => sum + count, draw + pile.length),
    activity: minded.reduce((sum, one) => sum + one, 0) / others.length,
  };
}
