/** The game's part of the panel that the whole channel sees. */
import { potsSoFar } from '../../../games/anaconda/show.ts';
import { text } from '../../panels/components.ts';
import type { PublicPart } from '../../screens/contract.ts';
import { BETWEEN, together } from '../../text/phrases.ts';
import { betControls } from './bet-controls.ts';
import type { AnacondaContext } from './context.ts';
import { stageText } from './stage.ts';
import { tellPlayers } from './standings.ts';
import { tellLast, tellPrompt } from './told.ts';

export function publicPart(context: AnacondaContext): PublicPart {
  return {
    happened: tellLast(context),
    prompt: tellPrompt(context),
    body: [tellTable(context), tellPlayers(context)].map(text),
    ...betControls(context),
  };
}

/** Where the hand is, what is in the pots, and what is unusual about it. */
function tellTable(context: AnacondaContext): string {
  const { say, snapshot } = context;
  const { stage, pot, options } = snapshot.public;
  const chips = say('table.pot', { chips: say('chips.count', { count: pot }) });
  return [
    `**${stageText(say, options, stage)}**`,
    [chips, ...tellRound(context)].map(together).join(BETWEEN),
    ...tellPots(context),
    ...(options.declare ? [] : [`-# ${say('table.highOnly')}`]),
    ...(options.wild === 'none' ? [] : [`-# ${say('table.wild')}`]),
  ].join('\n');
}

/** What is to be matched in a betting round, and once there is a bet how often it was raised. */
function tellRound({ say, snapshot }: AnacondaContext): readonly string[] {
  const { phase, toMatch, raises, options } = snapshot.public;
  if (phase !== 'betting') return [];
  const match = say('table.toMatch', { toMatch });
  if (toMatch === 0) return [match];
  return [match, say('table.raises', { raises, maxRaises: options.maxRaises })];
}

/** The main pot and the side pots; empty where there is one pot only. */
function tellPots({ say, snapshot }: AnacondaContext): readonly string[] {
  const pots = potsSoFar(snapshot.public);
  if (pots.length < 2) return [];
  const told = pots.map(({ amount }, number) =>
    number === 0 ? say('pot.main', { amount }) : say('pot.side', { number, amount }),
  );
  return [told.map(together).join(BETWEEN)];
}
