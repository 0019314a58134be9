/** The game's part of the panel that the whole channel sees. */
import { potsSoFar } from '../../../games/anaconda/show.ts';
import { text } from '../../panels/components.ts';
import type { PublicPart } from '../../screens/contract.ts';
import { BETWEEN } from '../../text/phrases.ts';
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
  const { stage, dealer, pot, phase, toMatch, raises, options } = snapshot.public;
  const where = [
    `**${stageText(say, options, stage)}**`,
    say('table.dealer', { dealer: context.name(dealer) }),
  ];
  const round =
    phase === 'betting'
      ? [say('table.round', { toMatch, raises, maxRaises: options.maxRaises })]
      : [];
  const chips = [say('table.pot', { chips: say('chips.count', { count: pot }) }), ...round];
  return [
    where.join(BETWEEN),
    chips.join(BETWEEN),
    ...tellPots(context),
    ...(options.declare ? [] : [`-# ${say('table.highOnly')}`]),
    ...(options.wild === 'none' ? [] : [`-# ${say('table.wild')}`]),
  ].join('\n');
}

/** The main pot and the side pots; empty where there is one pot only. */
function tellPots({ say, snapshot }: AnacondaContext): readonly string[] {
  const pots = potsSoFar(snapshot.public);
  if (pots.length < 2) return [];
  const told = pots.map(({ amount }, number) =>
    number === 0 ? say('pot.main', { amount }) : say('pot.side', { number, amount }),
  );
  return [told.join(BETWEEN)];
}
