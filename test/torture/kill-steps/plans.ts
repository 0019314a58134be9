/** Which games and evenings together hold each moment of each game at each step of a press. */
import type { Step } from '../../../src/discord/dispatcher/dispatcher.ts';
import type { Draw } from '../../../src/engine/random.ts';
import { mortalAnaconda } from '../../process/games/anaconda.ts';
import { mortalCockroach } from '../../process/games/cockroach.ts';
import { mortalJabberwocky } from '../../process/games/jabberwocky.ts';
import { mortalYak } from '../../process/games/yak.ts';
import type { Kill, MortalGame } from '../../process/mortal-game.ts';
import { playMortalGame, type PlayableBot } from '../../process/mortal-play.ts';

export interface Plan {
  readonly name: string;
  readonly seats: number;
  /** How often the bot dies in it. */
  readonly deaths: number;
  readonly play: (bot: PlayableBot, people: readonly string[], draw: Draw) => Promise<void>;
}

/** `edited` comes only where somebody has a private panel, so not before a game. */
const STEPS = ['received', 'committed', 'answered'] as const;
const BEFORE = ['open', 'join', 'start'] as const;

/** One game or evening in which each of the moments is the last one of a bot. */
function plan<M extends string>(
  game: MortalGame<M>,
  step: Step,
  seats: number,
  moments: readonly Kill<M>['moment'][],
): Plan {
  const kills = moments.map((moment) => ({ moment, step }));
  return {
    name: `${game.command}, ${seats} people, ${step} (${moments.join(', ')})`,
    seats,
    deaths: kills.length,
    play: (bot, people, draw) => playMortalGame(bot, game, people, kills, draw),
  };
}

/** A game at all steps; the numbers of people are those of the steps in their order, `edited` last. */
function everyStep<M extends string>(
  game: MortalGame<M>,
  moments: readonly M[],
  seats: readonly [number, number, number, number],
  edited: readonly M[] = moments,
): readonly Plan[] {
  return [
    ...STEPS.map((step, index) => plan(game, step, seats[index] ?? 3, [...BEFORE, ...moments])),
    plan(game, 'edited', seats[3], edited),
  ];
}

/** One pass with bets around it, and so wide bounds that amounts are typed. */
const hands = mortalAnaconda({ variant: 'once', 'max-bet': 40, hands: 2 });
const HANDS = [
  ...(['bet', 'form', 'give', 'last-give', 'arrange', 'late-bet', 'declare', 'end'] as const),
  ...(['ready', 'next-hand'] as const),
] as const;
/** Everybody is all-in by the ante, so that after each hand somebody has nothing left. */
const chips = mortalAnaconda({
  ...{ ante: 20, 'buy-in': 20, rebuy: true, variant: 'high-only', hands: 4 },
});
const CHIPS = ['buy-in', 'leave', 'return'] as const;

export const PLANS: readonly Plan[] = [
  ...everyStep(mortalCockroach, ['offer', 'judge', 'peek', 'pass'], [3, 4, 5, 6]),
  // Edits of private panels are followed for few presses and people only: a bot has a budget for them.
  ...everyStep(
    mortalYak,
    ['open-pile', 'raise', 'doubt', 'last-doubt'],
    [2, 3, 5, 2],
    ['open-pile', 'raise', 'doubt'],
  ),
  ...everyStep(
    mortalJabberwocky,
    ['bid', 'last-bid', 'lead', 'follow', 'take', 'round', 'end'],
    [3, 4, 5, 3],
    ['bid', 'last-bid', 'lead', 'follow', 'take', 'round'],
  ),
  ...everyStep(hands, HANDS, [3, 4, 5, 3]),
  ...STEPS.map((step) => plan(chips, step, 4, CHIPS)),
  plan(chips, 'edited', 4, ['buy-in', 'leave']),
];
