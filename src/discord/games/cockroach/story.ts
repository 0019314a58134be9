/** The rounds of a game put together again from its public events, and what they say of the players. */
import type { Seat } from '../../../engine/contract.ts';
import type { CockroachEvent, Creature } from '../../../games/cockroach/types.ts';
import type { EventOf } from './context.ts';

export interface StoryStep {
  readonly from: Seat;
  readonly to: Seat;
  readonly claim: Creature;
  /** `opened`: offered from the hand. `looked`: passed on after a look. `unseen`: passed on without. */
  readonly manner: 'opened' | 'looked' | 'unseen';
}

export interface Round {
  readonly steps: readonly StoryStep[];
  /** Undefined where the game broke off while the card was on its way. */
  readonly judged?: EventOf<'judged'>;
  /** How many of the creature the keeper then had; with `judged`. */
  readonly count?: number;
  /** Undefined where nobody ever learned it. */
  readonly card?: Creature;
}

/** The rounds in order. Events from the middle of a round whose start is missing are left out. */
export function readRounds(events: readonly CockroachEvent[]): readonly Round[] {
  const rounds: Round[] = [];
  const change = (next: (round: Round) => Round) => {
    const round = rounds.pop();
    if (round !== undefined) rounds.push(next(round));
  };
  for (const event of events) {
    switch (event.type) {
      case 'offered':
        rounds.push({ steps: [stepOf(event, 'opened')] });
        break;
      case 'passed': {
        const step = stepOf(event, event.peeked ? 'looked' : 'unseen');
        change((round) => ({ ...round, steps: [...round.steps, step] }));
        break;
      }
      case 'judged':
        change((round) => ({ ...round, judged: event, card: event.card }));
        break;
      case 'kept':
        change((round) => ({ ...round, count: event.count }));
        break;
      case 'hands': {
        const { inPlay } = event;
        if (inPlay !== null) change((round) => ({ ...round, card: inPlay }));
        break;
      }
      case 'dealt':
      case 'peeked':
      case 'ended':
      case 'laid':
      case 'saw':
        break; // tells nothing that the other events do not
    }
  }
  return rounds;
}

function stepOf(
  { by, to, claim }: EventOf<'offered'> | EventOf<'passed'>,
  manner: StoryStep['manner'],
): StoryStep {
  return { from: by, to, claim, manner };
}

/** How one player played. All are numbers of cards. */
export interface Figures {
  readonly seat: Seat;
  /** False claims about a card that the player knew. */
  readonly lies: number;
  /** Of these, those that were answered with "true". */
  readonly believed: number;
  readonly judged: number;
  readonly right: number;
  /** Answers "true". */
  readonly trusting: number;
  readonly looked: number;
}

export function figuresOf(seat: Seat, rounds: readonly Round[]): Figures {
  const steps = rounds.flatMap(({ steps, card }) => steps.map((step) => ({ step, card })));
  const mine = steps.filter(({ step }) => step.from === seat);
  const answers = rounds.flatMap(({ judged }) => (judged?.by === seat ? [judged] : []));
  const believed = rounds.filter(({ steps: way, judged }) => {
    const last = way.at(-1);
    return judged?.truth === true && last?.from === seat && isLie(last, judged.card);
  });
  return {
    seat,
    lies: mine.filter(({ step, card }) => isLie(step, card)).length,
    believed: believed.length,
    judged: answers.length,
    right: answers.filter(({ right }) => right).length,
    trusting: answers.filter(({ truth }) => truth).length,
    looked: mine.filter(({ step }) => step.manner === 'looked').length,
  };
}

/** A false claim by somebody who knew the card; what is said of an unseen card is a guess. */
export function isLie({ manner, claim }: StoryStep, card: Creature | undefined): boolean {
  return manner !== 'unseen' && card !== undefined && card !== claim;
}
