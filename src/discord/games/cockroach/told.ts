/** What happens in a game, and who is to act, in sentences for everybody. */
import type { CockroachKey } from './catalogue/en.ts';
import type { CockroachContext, EventOf } from './context.ts';
import { claimed, counted, oneCard } from './creatures.ts';

/** How an answer met the truth; the four ways in which a card comes to be kept. */
export type Verdict = 'trustedTruth' | 'trustedLie' | 'doubtedLie' | 'doubtedTruth';

export function verdictOf({ truth, right }: EventOf<'judged'>): Verdict {
  if (truth) return right ? 'trustedTruth' : 'trustedLie';
  return right ? 'doubtedLie' : 'doubtedTruth';
}

const KEPT: Readonly<Record<Verdict, CockroachKey>> = {
  trustedTruth: 'kept.trustedTruth',
  trustedLie: 'kept.trustedLie',
  doubtedLie: 'kept.doubtedLie',
  doubtedTruth: 'kept.doubtedTruth',
};

/** What just happened: the newest event that has a sentence of its own. */
export function tellLast(context: CockroachContext): string {
  for (const event of context.snapshot.events.toReversed()) {
    switch (event.type) {
      case 'judged':
        return tellKept(context, event);
      case 'dealt':
        return tellDealt(context, event);
      case 'offered':
        return tellOffered(context, event);
      case 'passed':
        return tellPassed(context, event);
      case 'peeked':
        return context.say('happened.looked', { name: context.name(event.by) });
      case 'kept':
      case 'ended':
      case 'hands':
      case 'laid':
      case 'saw':
        break; // told together with what they follow from, or not for everybody
    }
  }
  return tellPrompt(context);
}

/** Claim, answer, truth and consequence of the card that was kept last; undefined before the first. */
export function tellLastKept(context: CockroachContext): string | undefined {
  const last = context.snapshot.events.findLast((event) => event.type === 'judged');
  return last && tellKept(context, last);
}

function tellKept(context: CockroachContext, judged: EventOf<'judged'>): string {
  const { say, snapshot } = context;
  const { claim, card, keeper } = judged;
  const sentence = say(KEPT[verdictOf(judged)], {
    from: context.name(judged.from),
    judge: context.name(judged.by),
    claim: claimed(say, claim),
    card: oneCard(say, card),
  });
  const count = snapshot.public.faceUp[keeper]?.[card] ?? 0;
  const now = say('kept.now', {
    keeper: context.name(keeper),
    counted: counted(say, { creature: card, count }),
  });
  return `${sentence} ${now}`;
}

function tellDealt(context: CockroachContext, { removed, start }: EventOf<'dealt'>): string {
  return context.say('happened.dealt', { removed, name: context.name(start) });
}

function tellOffered(context: CockroachContext, { by, to, claim }: EventOf<'offered'>): string {
  return context.say('happened.offered', {
    from: context.name(by),
    to: context.name(to),
    claim: claimed(context.say, claim),
  });
}

function tellPassed(
  context: CockroachContext,
  { by, to, claim, peeked }: EventOf<'passed'>,
): string {
  return context.say('happened.passed', {
    peeked: peeked ? 'yes' : 'no',
    from: context.name(by),
    to: context.name(to),
    claim: claimed(context.say, claim),
  });
}

/** Whether the seat on turn cannot pass the card on, since everybody has had it. */
export function mustJudge({ seats, snapshot }: CockroachContext): boolean {
  const { offer, phase } = snapshot.public;
  return phase === 'deciding' && offer !== null && offer.had.length === seats.length;
}

/** Who is to do what now. */
export function tellPrompt(context: CockroachContext): string {
  const { say, snapshot } = context;
  const { phase, turn, offer } = snapshot.public;
  const [seat] = turn;
  if (seat === undefined) return say('prompt.over');
  const name = context.name(seat);
  if (offer === null) return say('prompt.offering', { name });
  if (phase === 'passing') return say('prompt.passing', { name });
  return say(mustJudge(context) ? 'prompt.mustJudge' : 'prompt.deciding', {
    name,
    from: context.name(offer.from),
    card: say('creature.one', { creature: offer.claim }),
  });
}
