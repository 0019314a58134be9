/** What one player sees alone: the hand, what is known of the card in play, and on turn the controls. */
import type { APIComponentInContainer } from 'discord-api-types/v10';
import { countHand } from '../../../games/cockroach/show.ts';
import type { Draft, PrivatePart } from '../../screens/contract.ts';
import { text } from '../../panels/components.ts';
import type { CockroachSeatContext } from './context.ts';
import { handOverControls } from './hand-over.ts';
import { answerControls } from './answer.ts';
import { claimed, listCounts, listPiles, oneCard } from './creatures.ts';
import { tellLastKept, tellPrompt } from './told.ts';

export function privatePart(context: CockroachSeatContext, draft: Draft = []): PrivatePart {
  const { phase } = context.snapshot.public;
  if (phase === 'over') return { body: [text(tellPrompt(context))] };
  return {
    body: [
      ...tellTask(context).map(text),
      text(tellHand(context)),
      text(tellFaceUp(context)),
      ...controls(context, draft),
    ],
  };
}

function controls(context: CockroachSeatContext, draft: Draft): readonly APIComponentInContainer[] {
  if (context.mine.choices.length === 0) return [];
  return [...answerControls(context), ...handOverControls(context, draft)];
}

/**
 * What the reader is to do, with what led to it; and whether the reader knows the card in play. Nothing
 * is said of whose turn it is otherwise: the panel of somebody who waits is not kept current for that.
 */
function tellTask(context: CockroachSeatContext): readonly string[] {
  const { say, mine } = context;
  const { offer } = context.snapshot.public;
  const { knows } = mine.private;
  const known = knows === null ? say('knows.no') : say('knows.yes', { card: oneCard(say, knows) });
  if (mine.choices.length === 0) {
    return offer === null ? [] : [known];
  }
  if (offer === null) {
    const kept = tellLastKept(context);
    return [...(kept === undefined ? [] : [kept]), say('offer.ask')];
  }
  if (knows !== null) return [say('pass.ask', { card: oneCard(say, knows) })];
  const canPass = mine.choices.some(({ type }) => type === 'pass');
  const ask = say(canPass ? 'decide.ask' : 'decide.must', {
    from: context.name(offer.from),
    claim: claimed(say, offer.claim),
  });
  return [`${ask}\n${known}`];
}

function tellHand({ say, mine }: CockroachSeatContext): string {
  const { hand } = mine.private;
  const title = `**${say('hand.title', { count: hand.length })}**`;
  const cards = hand.length === 0 ? say('hand.empty') : listCounts(say, countHand(hand));
  return `${title}\n${cards}`;
}

function tellFaceUp({ say, mine, seats, snapshot }: CockroachSeatContext): string {
  const tally = snapshot.public.faceUp[mine.seat] ?? {};
  const piles = listPiles(say, tally, seats.length);
  return `**${say('mine.title')}**\n${piles === '' ? say('players.none') : piles}`;
}
