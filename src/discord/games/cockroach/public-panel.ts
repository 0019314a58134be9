/** The game's part of the panel that the whole channel sees. */
import { ButtonStyle, type APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { PublicPart } from '../../screens/contract.ts';
import { button, text } from '../../panels/components.ts';
import type { CockroachContext } from './context.ts';
import { claimed } from './creatures.ts';
import { lastRounds } from './last-rounds.ts';
import { tellOpenCards, tellStandings } from './standings.ts';
import { mustJudge, tellLast, tellPrompt } from './told.ts';

/**
 * What the game's texts may take of a message: below the budget of 3,500 characters and 9,000 bytes
 * by what the shell needs for itself.
 */
const MAX_CHARACTERS = 2_800;
const MAX_BYTES = 7_600;

export function publicPart(context: CockroachContext): PublicPart {
  const happened = tellLast(context);
  const prompt = tellPrompt(context);
  const needed = [...tellWay(context), tellStandings(context)];
  const extras = extrasOf(context).find((extra) => fits([happened, prompt, ...needed, ...extra]));
  const body = [...needed, ...(extras ?? [])];
  return { happened, prompt, body: body.map(text), buttons: buttons(context) };
}

/** "1. Zoë → Bo: “rat” · looked"; empty while no card is on its way. */
function tellWay(context: CockroachContext): readonly string[] {
  const { say } = context;
  const { offer } = context.snapshot.public;
  if (offer === null) return [];
  const steps = offer.trail.map(({ from, to, claim, peeked }, index) => {
    const looked = index === 0 ? 'opener' : peeked ? 'yes' : 'no';
    const step = say('way.step', {
      from: context.name(from),
      to: context.name(to),
      claim: claimed(say, claim),
      looked,
    });
    return `${index + 1}. ${step}`;
  });
  return [[`**${say('way.title')}**`, ...steps].join('\n')];
}

/** What may be left out where names are long: the oldest rounds first, the open cards of all last. */
function extrasOf(context: CockroachContext): readonly (readonly string[])[] {
  const open = tellOpenCards(context);
  const rounds = lastRounds(context);
  const title = `**${context.say('rounds.title')}**`;
  const withRounds = rounds.map((_round, left) => {
    const shown = rounds.slice(0, rounds.length - left);
    return [...open, [title, ...shown].join('\n')];
  });
  return [...withRounds, open];
}

function fits(texts: readonly string[]): boolean {
  const all = texts.join('');
  return all.length <= MAX_CHARACTERS && Buffer.byteLength(all) <= MAX_BYTES;
}

/** Only what the seat on turn may press: nothing while a card is being offered, which is secret. */
function buttons(context: CockroachContext): readonly APIButtonComponentWithCustomId[] {
  const { say, snapshot } = context;
  const pass = button(context.id('pass'), say('button.pass'));
  switch (snapshot.public.phase) {
    case 'deciding':
      return [
        button(context.id('true'), say('button.true'), ButtonStyle.Primary),
        button(context.id('false'), say('button.false'), ButtonStyle.Primary),
        ...(mustJudge(context) ? [] : [pass]),
      ];
    case 'passing':
      return [pass];
    case 'offering':
    case 'over':
      return [];
  }
}
