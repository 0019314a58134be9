/** A look back on the last rounds, a line each. */
import type { CockroachContext, EventOf } from './context.ts';
import { claimed, marked } from './creatures.ts';

/** How many rounds are looked back on at most. */
const ROUNDS = 5;

/** The lines, newest round first. */
export function lastRounds(context: CockroachContext): readonly string[] {
  const { events, public: view } = context.snapshot;
  const judged = events.filter((event) => event.type === 'judged');
  // Between two rounds the last one is what has just happened, and is told as such.
  const past = view.phase === 'offering' ? judged.slice(0, -1) : judged;
  return past
    .slice(-ROUNDS)
    .toReversed()
    .map((event) => tellRound(context, event));
}

function tellRound(context: CockroachContext, judged: EventOf<'judged'>): string {
  const { say } = context;
  return say('rounds.line', {
    card: marked(say, judged.card),
    from: context.name(judged.from),
    claim: claimed(say, judged.claim),
    judge: context.name(judged.by),
    truth: judged.truth ? 'yes' : 'no',
    keeper: context.name(judged.keeper),
  });
}
