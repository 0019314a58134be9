/**
 * `npm run bench:ranking`: how many five-card hands a second are ranked, here and by the evaluators of
 * the registry (`npm --prefix bench ci` installs them). All in one process, on the same hands.
 */
import type { PlayingCard } from '../../src/engine/cards.ts';
import { rankHand } from '../../src/games/anaconda/ranking/hands.ts';
import { categoryNumber } from '../../src/games/anaconda/ranking/rank.ts';
import { measure, type Contender, type Timing } from '../measure.ts';
import { printTable, ratio } from '../report.ts';
import { handsWith, randomHands } from './hands.ts';
import {
  phe,
  pheInner,
  pokerEvaluator,
  pokerEvaluatorTable,
  pokerSolver,
  pokerTools,
  type Evaluator,
} from './others.ts';
import { ourCards, ourHigh, ourLow, ourWildHigh, ourWildLow } from './ours.ts';

const HANDS = 50_000;
/** The slowest evaluator takes a thousand times as long as the fastest. */
const HANDS_OF_THE_SLOWEST = 500;
const ROUNDS = 25;

const hands = randomHands(HANDS);
const few = randomHands(HANDS_OF_THE_SLOWEST);
const evaluators = [pokerTools, phe, pheInner, pokerEvaluator, pokerEvaluatorTable].map((make) =>
  make(hands),
);
const solver = pokerSolver(few);

const high = (hand: readonly PlayingCard[]): number => rankHand('high', hand, 'none');
for (const evaluator of evaluators) checkOrder(evaluator, high);
checkOrder(solver, (hand) => categoryNumber(high(hand)));

const ours: readonly Contender[] = [
  ourHigh(hands),
  ourLow(hands),
  ourWildHigh(hands, 'any hands'),
  ourWildHigh(handsWith('3', hands), 'all with a three'),
  ourWildLow(hands, 'any hands'),
  ourWildLow(handsWith('K', hands), 'all with a king'),
  ourCards(hands, 'high'),
  ourCards(hands, 'low'),
];
const timings = measure([...ours, ...evaluators], HANDS, ROUNDS);
print([...timings, ...measure([solver], HANDS_OF_THE_SLOWEST, ROUNDS)]);

/** Throws where the evaluator orders two hands in another way: then it does not do the same work. */
function checkOrder(evaluator: Evaluator, rank: (hand: readonly PlayingCard[]) => number): void {
  for (const [at, hand] of few.cards.entries()) {
    const next = few.cards[(at + 1) % few.count] ?? hand;
    const theirs = Math.sign(evaluator.rank(hand) - evaluator.rank(next));
    if (theirs === Math.sign(rank(hand) - rank(next))) continue;
    throw new Error(`${evaluator.name} ranks ${hand.join(' ')} and ${next.join(' ')} otherwise.`);
  }
}

function print(rows: readonly Timing[]): void {
  const names = new Set([...evaluators, solver].map(({ name }) => name));
  const fastest = Math.min(...rows.filter(({ name }) => names.has(name)).map((row) => row.median));
  printTable(
    'Ranking five-card hands',
    ['ranking', 'ns a hand', 'ns at best', 'million a second', 'against the fastest other'],
    rows.map(({ name, median, fastest: best }) => [
      name,
      median,
      best,
      1e3 / median,
      ratio(fastest / median),
    ]),
  );
}
