/** What one player sees alone: the own cards and what they are worth, and on turn the controls. */
import { ButtonStyle, type APIComponentInContainer } from 'discord-api-types/v10';
import type { PlayingCard } from '../../../engine/cards.ts';
import { PASSES, priceOfCall } from '../../../games/anaconda/show.ts';
import { button, row, text } from '../../panels/components.ts';
import { evenRows } from '../../panels/rows.ts';
import type { Draft, PrivatePart } from '../../screens/contract.ts';
import { cardLabel } from '../../text/playing-cards.ts';
import { arrangeControls } from './arrange-controls.ts';
import { betControls } from './bet-controls.ts';
import { cardsText, sortForReading } from './cards.ts';
import type { AnacondaSeatContext } from './context.ts';
import { giveControls } from './give-controls.ts';
import { lastPassOf, passNow } from './passes.ts';
import { numberOfPass } from './stage.ts';
import { tellPrompt } from './told.ts';
import { tellBest, tellWorth } from './worth.ts';

/** Beside a card that the last pass brought. */
const NEW = '🆕';

export function privatePart(context: AnacondaSeatContext, draft: Draft = []): PrivatePart {
  if (context.snapshot.public.phase === 'over') return { body: [text(tellPrompt(context))] };
  return {
    body: [
      ...tellTask(context).map(text),
      text(tellCards(context).join('\n')),
      ...controls(context, draft),
    ],
  };
}

/**
 * What the reader is to do. Off turn only what stays true until the reader is asked again: the panel of
 * somebody who waits is not kept current.
 */
function tellTask(context: AnacondaSeatContext): readonly string[] {
  const { say, mine, snapshot } = context;
  const { phase, folded } = snapshot.public;
  if (folded[mine.seat] === true) return [say('mine.folded')];
  if (mine.choices.length === 0) return tellDone(context);
  switch (phase) {
    case 'betting':
      return [tellTurn(context)];
    case 'passing':
      return tellGiving(context);
    case 'arranging':
      return [say('ask.arrange')];
    case 'declaring':
      return [`${say('ask.declare')}\n${say('ask.both')}`];
    case 'over':
      return [];
  }
}

/** What the reader has sent while others are still choosing. */
function tellDone(context: AnacondaSeatContext): readonly string[] {
  const { say, mine, snapshot } = context;
  const { gave, stack, declared } = mine.private;
  const pass = passNow(context);
  if (gave !== null && pass !== undefined) {
    const cards = cardsText(sortForReading(gave));
    return [say('mine.gave', { to: context.name(pass.to), cards })];
  }
  if (declared !== null) return [say('mine.declared', { side: declared })];
  const isNews = stack !== null && snapshot.public.phase === 'arranging';
  return isNews ? [say('mine.arranged')] : [];
}

function tellTurn({ say, mine, snapshot }: AnacondaSeatContext): string {
  const { pot, toMatch, stacks } = snapshot.public;
  const facts = {
    chips: say('chips.count', { count: pot }),
    stack: stacks[mine.seat] ?? 0,
  };
  if (toMatch === 0) return say('ask.bet', facts);
  return say('ask.price', { ...facts, price: priceOfCall(snapshot.public, mine.seat) });
}

function tellGiving(context: AnacondaSeatContext): readonly string[] {
  const pass = passNow(context);
  if (pass === undefined) return [];
  const { passing } = context.snapshot.public.options;
  const ask = context.say('ask.give', {
    number: numberOfPass(pass.stage),
    passes: PASSES[passing].length,
    cards: pass.count,
    to: context.name(pass.to),
  });
  return [ask];
}

/** The five in their order once they are arranged, else the hand from the top. */
function tellCards(context: AnacondaSeatContext): readonly string[] {
  const { say, mine, snapshot } = context;
  const { hand, stack } = mine.private;
  const hasFolded = snapshot.public.folded[mine.seat] === true;
  if (stack !== null) {
    const worth = hasFolded ? [] : tellWorth(context, stack);
    return [`**${say('mine.stack')}**`, tellStack(context, stack), ...worth];
  }
  const title = `**${say('mine.title')}**`;
  if (hasFolded) return [title, cardsText(sortForReading(hand))];
  return [title, tellHand(context, hand), ...tellLastPass(context), ...tellBest(context, hand)];
}

/** On turn also which of the five lie open for everybody, and which do not yet. */
function tellStack({ say, mine, snapshot }: AnacondaSeatContext, stack: readonly PlayingCard[]) {
  const turned = snapshot.public.faceUp[mine.seat]?.length ?? 0;
  const isKeptCurrent = mine.choices.length > 0;
  if (!isKeptCurrent || turned === 0 || turned === stack.length) return cardsText(stack);
  return say('mine.open', {
    open: cardsText(stack.slice(0, turned)),
    hidden: cardsText(stack.slice(turned)),
  });
}

/** "**A♠ K♦🆕 K♣**" */
function tellHand(context: AnacondaSeatContext, hand: readonly PlayingCard[]): string {
  const received = lastPassOf(context)?.received ?? [];
  const marked = sortForReading(hand).map((card) =>
    received.includes(card) ? `${cardLabel(card)}${NEW}` : cardLabel(card),
  );
  return `**${marked.join(' ')}**`;
}

function tellLastPass(context: AnacondaSeatContext): readonly string[] {
  const last = lastPassOf(context);
  if (last === undefined) return [];
  const told = context.say('mine.new', {
    mark: NEW,
    from: context.name(last.from),
    to: context.name(last.to),
    cards: cardsText(sortForReading(last.given)),
  });
  return [`-# ${told}`];
}

function controls(context: AnacondaSeatContext, draft: Draft): readonly APIComponentInContainer[] {
  if (context.mine.choices.length === 0) return [];
  switch (context.snapshot.public.phase) {
    case 'betting': {
      const { buttons, select } = betControls(context);
      return [...evenRows(buttons), ...(select === undefined ? [] : [select])];
    }
    case 'passing':
      return giveControls(context, draft);
    case 'arranging':
      return arrangeControls(context, draft);
    case 'declaring':
      return [sideButtons(context)];
    case 'over':
      return [];
  }
}

function sideButtons(context: AnacondaSeatContext): APIComponentInContainer {
  const { say } = context;
  return row(
    button(context.id('high'), say('button.high'), ButtonStyle.Primary),
    button(context.id('low'), say('button.low'), ButtonStyle.Primary),
    button(context.id('both'), say('button.both'), ButtonStyle.Danger),
  );
}
