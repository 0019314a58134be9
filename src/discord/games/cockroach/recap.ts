/** The story of a game, card by card, with a few numbers before it. */
import type { CockroachKey } from './catalogue/en.ts';
import type { CockroachContext, EventOf } from './context.ts';
import { claimed, counted, marked } from './creatures.ts';
import { paginate } from '../../screens/pages.ts';
import { standout } from '../../screens/standout.ts';
import { figuresOf, isLie, readRounds, type Figures, type Round, type StoryStep } from './story.ts';
import { verdictOf, type Verdict } from './told.ts';

/** Below these a number says more of luck than of a player. */
const ENOUGH_LIES = 2;
const ENOUGH_ANSWERS = 4;
const ENOUGH_LOOKS = 2;

export function recap(context: CockroachContext): readonly string[] {
  const rounds = readRounds(context.snapshot.events);
  if (rounds.length === 0) return [context.say('recap.none')];
  const stories = rounds.map((round, index) => tellRound(context, round, index + 1));
  return paginate([tellFigures(context, rounds), ...stories]);
}

function tellFigures(context: CockroachContext, rounds: readonly Round[]): string {
  const { say } = context;
  const all = context.seats.map((seat) => figuresOf(seat, rounds));
  const rows = all.map((figures) =>
    say('recap.player', {
      name: context.name(figures.seat),
      lies: figures.lies,
      believed: figures.believed,
      judged: figures.judged,
      right: figures.right,
      looked: figures.looked,
    }),
  );
  return [...tellStandouts(context, all), ...rows, `-# ${say('recap.legend')}`].join('\n');
}

function tellStandouts(context: CockroachContext, all: readonly Figures[]): readonly string[] {
  const { say } = context;
  const liar = standout(
    all,
    ({ believed }) => believed,
    ({ believed }) => believed >= ENOUGH_LIES,
  );
  const trusting = standout(
    all,
    ({ trusting: said, judged }) => said / judged,
    ({ trusting: said, judged }) => judged >= ENOUGH_ANSWERS && said * 2 > judged,
  );
  const sharpest = standout(
    all,
    ({ right, judged }) => right / judged,
    ({ right, judged }) => judged >= ENOUGH_ANSWERS && right * 2 > judged,
  );
  const curious = standout(
    all,
    ({ looked }) => looked,
    ({ looked }) => looked >= ENOUGH_LOOKS,
  );
  const line = (key: CockroachKey, one: Figures, args: Readonly<Record<string, number>>) =>
    say(key, { name: context.name(one.seat), ...args });
  return [
    liar && line('recap.bestLiar', liar, { count: liar.believed }),
    trusting &&
      line('recap.mostTrusting', trusting, { said: trusting.trusting, judged: trusting.judged }),
    sharpest &&
      line('recap.sharpest', sharpest, { right: sharpest.right, judged: sharpest.judged }),
    curious && line('recap.mostCurious', curious, { count: curious.looked }),
  ].filter((sentence) => sentence !== undefined);
}

function tellRound(context: CockroachContext, round: Round, number: number): string {
  const { say } = context;
  const { card, judged } = round;
  const title =
    card === undefined
      ? say('recap.round', { number })
      : say('recap.roundCard', { number, card: marked(say, card) });
  return [
    `**${title}**`,
    ...round.steps.map((step) => tellStep(context, step, card)),
    judged === undefined ? say('recap.unfinished') : tellEnd(context, round, judged),
  ].join('\n');
}

function tellStep(context: CockroachContext, step: StoryStep, card: Round['card']): string {
  const { say } = context;
  const truth = card === undefined ? 'Unknown' : card === step.claim ? 'True' : 'False';
  return say('recap.step', {
    from: context.name(step.from),
    to: context.name(step.to),
    claim: claimed(say, step.claim),
    how: `${step.manner}${truth}`,
  });
}

const VERDICTS: Readonly<Record<Verdict, CockroachKey>> = {
  trustedTruth: 'recap.trustedTruth',
  trustedLie: 'recap.trustedLie',
  doubtedLie: 'recap.doubtedLie',
  doubtedTruth: 'recap.doubtedTruth',
};

/** Who believed, who was caught, who keeps the card. */
function tellEnd(
  context: CockroachContext,
  { steps, count }: Round,
  judged: EventOf<'judged'>,
): string {
  const { say } = context;
  const last = steps.at(-1);
  const verdict = say(VERDICTS[verdictOf(judged)], {
    judge: context.name(judged.by),
    from: context.name(judged.from),
    caught: last !== undefined && isLie(last, judged.card) ? 'yes' : 'no',
  });
  const keeps = say('recap.keeps', {
    keeper: context.name(judged.keeper),
    counted: counted(say, { creature: judged.card, count: count ?? 1 }),
  });
  return `${verdict} ${keeps}`;
}
