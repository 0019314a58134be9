/** The story of a hand from its public events, stage by stage. */
import type { AnacondaEvent } from '../../../games/anaconda/types.ts';
import { PAGE_MAX, paginate } from '../../screens/pages.ts';
import { BETWEEN } from '../../text/phrases.ts';
import { cardText } from '../../text/playing-cards.ts';
import type { AnacondaContext, EventOf } from './context.ts';
import { tellPlayers, tellWinners } from './end.ts';
import { tellPots } from './showdown.ts';
import { cardOfRoll, stageText } from './stage.ts';
import { ofThisHand } from './story.ts';

/** A long round is told in parts that find room on any page. */
const PART_MAX = PAGE_MAX / 2;

/** A stage of the hand: its title, and what was done in it one after another. */
interface Chapter {
  readonly title: string;
  readonly steps: readonly string[];
}

export function recap(context: AnacondaContext): readonly string[] {
  const chapters = readChapters(context, ofThisHand(context.snapshot.events));
  if (chapters.length === 0) return [context.say('recap.none')];
  const told = chapters.flatMap(({ title, steps }) =>
    steps.length === 0
      ? [title]
      : parts(steps).map((part, index) => (index === 0 ? `${title}\n${part}` : part)),
  );
  return paginate([...told, ...tellEnd(context)]);
}

/** Each event adds a chapter, or a step to the last one, or tells nothing that the others do not. */
function readChapters(
  context: AnacondaContext,
  events: readonly AnacondaEvent[],
): readonly Chapter[] {
  const chapters: Chapter[] = [];
  for (const event of events) {
    const opened = chapterOf(context, event);
    if (opened !== undefined) {
      chapters.push(opened);
      continue;
    }
    const last = chapters.at(-1);
    const step = stepOf(context, event);
    if (last === undefined || step === undefined) continue;
    chapters[chapters.length - 1] = { ...last, steps: [...last.steps, step] };
  }
  return chapters;
}

function chapterOf(context: AnacondaContext, event: AnacondaEvent): Chapter | undefined {
  switch (event.type) {
    case 'dealt':
      return dealChapter(context, event);
    case 'passed':
      return passChapter(context, event);
    case 'turned-up':
      return turnedChapter(context, event);
    case 'betting':
      return betsChapter(context, event);
    case 'declared':
      return declaredChapter(context, event);
    default:
      return undefined;
  }
}

function dealChapter(context: AnacondaContext, { dealer, stacks }: EventOf<'dealt'>): Chapter {
  const { say, seats, snapshot } = context;
  const { ante } = snapshot.public.options;
  const left = seats.map((seat) =>
    say('recap.stack', { name: context.name(seat), stack: stacks[seat] ?? 0 }),
  );
  return {
    title: say('recap.deal', { dealer: context.name(dealer) }),
    steps: [
      say('recap.antes', {
        chips: say('chips.count', { count: ante }),
        stacks: left.join(BETWEEN),
      }),
    ],
  };
}

/** How many cards went where is all in the title. */
function passChapter({ say, snapshot }: AnacondaContext, { stage }: EventOf<'passed'>): Chapter {
  return { title: `**${stageText(say, snapshot.public.options, stage)}**`, steps: [] };
}

function turnedChapter(context: AnacondaContext, { stage, cards }: EventOf<'turned-up'>): Chapter {
  return {
    title: context.say('recap.turned', { number: cardOfRoll(stage) }),
    steps: cards.map(({ by, card }) => `${context.name(by)} ${cardText(card)}`),
  };
}

/** Undefined for a round that was skipped. */
function betsChapter(
  { say, snapshot }: AnacondaContext,
  { stage, first, pot }: EventOf<'betting'>,
): Chapter | undefined {
  if (first === null) return undefined;
  const title = say('recap.bets', { stage: stageText(say, snapshot.public.options, stage), pot });
  return { title, steps: [] };
}

function declaredChapter(context: AnacondaContext, { sides }: EventOf<'declared'>): Chapter {
  const { say } = context;
  const steps = context.seats.flatMap((seat) => {
    const side = sides[seat] ?? null;
    return side === null ? [] : [say('recap.side', { name: context.name(seat), side })];
  });
  return { title: say('recap.declared'), steps };
}

function stepOf(context: AnacondaContext, event: AnacondaEvent): string | undefined {
  const { say } = context;
  switch (event.type) {
    case 'checked':
      return say('recap.checked', { name: context.name(event.by) });
    case 'folded':
      return say('recap.folded', { name: context.name(event.by) });
    case 'bet':
      return paid(context, event, say('recap.bet', amountOf(context, event, event.paid)));
    case 'called':
      return paid(context, event, say('recap.called', amountOf(context, event, event.paid)));
    case 'raised':
      return paid(context, event, say('recap.raised', amountOf(context, event, event.more)));
    default:
      return undefined;
  }
}

function amountOf(context: AnacondaContext, { by }: { readonly by: number }, amount: number) {
  return { name: context.name(by), amount };
}

function paid(
  { say }: AnacondaContext,
  { allIn }: { readonly allIn: boolean },
  action: string,
): string {
  return allIn ? say('recap.allIn', { action }) : action;
}

/** How it ended, with the pots and what everybody held. */
function tellEnd(context: AnacondaContext): readonly string[] {
  const { say, snapshot } = context;
  const { result } = snapshot.public;
  if (result === null) return [say('recap.unfinished')];
  const pots = result.shown === null ? [] : tellPots(context, result, 'full');
  return [tellWinners(context, result), ...pots, tellPlayers(context)];
}

/** The steps on as few lines as hold them, of at most `PART_MAX` characters. */
function parts(steps: readonly string[]): readonly string[] {
  const lines: string[] = [];
  for (const step of steps) {
    const last = lines.at(-1);
    if (last === undefined || last.length + step.length >= PART_MAX) lines.push(step);
    else lines[lines.length - 1] = `${last}${BETWEEN}${step}`;
  }
  return lines;
}
