/** The answer of somebody who goes by the cards that it can see, as `easy` and the safe move do. */
import { CARDS_PER_CREATURE, CREATURES } from '../../games/cockroach/types.ts';

/** What is known about the cards around a claim to whoever predicts the answer. */
export interface Counted {
  /** Cards of the claimed creature that lie open, and open cards of all creatures. */
  readonly openClaimed: number;
  readonly open: number;
  /** Cards of the claimed creature that the predictor cannot see, and all that it cannot see. */
  readonly unseenClaimed: number;
  readonly unseen: number;
  /** Number of cards in the hand of whoever answers: some of the unseen ones. */
  readonly hand: number;
}

/**
 * How likely it believes the claim: where the creature has more than its eighth of the cards that it
 * cannot see itself, and half of the time at exactly one eighth.
 */
export function chanceToBelieve(counted: Counted): number {
  const { openClaimed, open, unseenClaimed, unseen, hand } = counted;
  const hidden = CARDS_PER_CREATURE * CREATURES.length - open - hand;
  const believedBelow = CARDS_PER_CREATURE - openClaimed - hidden / CREATURES.length;
  let chance = 0;
  for (let held = 0; held <= Math.min(hand, unseenClaimed) && held <= believedBelow; held++) {
    const part = chanceToHold(held, hand, unseenClaimed, unseen);
    chance += held < believedBelow ? part : part / 2;
  }
  return Math.min(1, chance);
}

/** That of so many cards drawn from the unseen ones exactly `held` are of the creature (hypergeometric). */
function chanceToHold(held: number, hand: number, ofCreature: number, unseen: number): number {
  return Math.exp(
    logWays(ofCreature, held) + logWays(unseen - ofCreature, hand - held) - logWays(unseen, hand),
  );
}

/** The logarithm of the number of ways to choose; of none where there is no way. */
function logWays(from: number, chosen: number): number {
  if (chosen < 0 || chosen > from) return -Infinity;
  let ways = 0;
  for (let taken = 0; taken < chosen; taken++) ways += Math.log((from - taken) / (taken + 1));
  return ways;
}
