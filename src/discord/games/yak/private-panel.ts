/** What one player sees alone: the hand, the own cards in the pile, and on turn the controls. */
import { SPECIALS, type Special } from '../../../games/yak/types.ts';
import { text } from '../../panels/components.ts';
import type { Draft, PrivatePart } from '../../screens/contract.ts';
import { BETWEEN } from '../../text/phrases.ts';
import { EMOJI, cardCount, claimed, listCards } from './cards.ts';
import type { YakKey } from './catalogue/en.ts';
import type { YakSeatContext } from './context.ts';
import { playControls } from './play-controls.ts';
import { lastDoubt, tellDoubted, tellPrompt } from './told.ts';

export function privatePart(context: YakSeatContext, draft: Draft = []): PrivatePart {
  if (context.snapshot.public.phase === 'over') return { body: [text(tellPrompt(context))] };
  return {
    body: [
      ...tellNews(context).map(text),
      text(tellTask(context)),
      text([tellHand(context), tellPlayed(context)].join('\n')),
      ...playControls(context, draft),
    ],
  };
}

/** A doubt that has just been settled; whoever pressed here sees what came of it. */
function tellNews(context: YakSeatContext): readonly string[] {
  const doubted = lastDoubt(context);
  const isNew = context.snapshot.public.claim === null && doubted !== undefined;
  return isNew ? [tellDoubted(context, doubted)] : [];
}

/** What the reader is to do, or for whom to wait. */
function tellTask(context: YakSeatContext): string {
  const { say, mine, snapshot } = context;
  const { claim, pile, lastPhase } = snapshot.public;
  const task =
    mine.choices.length === 0
      ? tellPrompt(context)
      : claim === null
        ? say('ask.open')
        : say('ask.play', {
            name: context.name(claim.by),
            claim: claimed(say, claim),
            cards: cardCount(say, pile.length),
          });
  return lastPhase ? `${task}\n${say('pile.lastPhase')}` : task;
}

const SPECIAL_HINTS: Readonly<Record<Special, YakKey>> = {
  all: 'hint.all',
  ones: 'hint.ones',
  stop: 'hint.stop',
};

/** The hand, with a reminder of what each special in it does. */
function tellHand({ say, mine }: YakSeatContext): string {
  const { hand } = mine.private;
  const hints = SPECIALS.filter((special) => hand.includes(special)).map(
    (special) => `-# ${EMOJI[special]} ${say(SPECIAL_HINTS[special])}`,
  );
  const cards = hand.length === 0 ? [] : [listCards(say, hand)];
  return [`**${say('hand.title', { count: hand.length })}**`, ...cards, ...hints].join('\n');
}

function tellPlayed({ say, mine }: YakSeatContext): string {
  const { played } = mine.private;
  const cards = played.length === 0 ? say('hand.noneYet') : listCards(say, played);
  return `**${say('hand.played')}**${BETWEEN}${cards}`;
}
