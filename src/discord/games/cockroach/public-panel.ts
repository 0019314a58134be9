/** The game's part of the panel that the whole channel sees. */
import type { APIButtonComponentWithCustomId } from 'discord-api-types/v10';
import type { PublicPart } from '../../screens/contract.ts';
import { button, text } from './components.ts';
import type { CockroachContext, EventOf } from './context.ts';
import { claimed, marked } from './creatures.ts';
import { tellOpenCards, tellStandings } from './standings.ts';
import { mustJudge, tellLast, tellPrompt } from './told.ts';

/** How many rounds are looked back on, where names are short enough. */
const ROUNDS = 5;
/**
 * What the game's texts may take of a message: below the budget of 3,500 characters and 9,000 bytes
 * by what the shell needs for itself.
 */
const MAX_CHARACTERS = 2_800;
const MAX_BYTES = 7_600;

export function publicPart(context: CockroachContext): PublicPart {
  const happened = tellLast(context);
  const prompt = tellPrompt(context);
  const texts = [tellWay(context), tellStandings(context), tellOpenCards(context)].filter(
    (part) => part !== undefined,
  );
  const rounds = tellRounds(context, [happened, prompt, ...texts]);
  return {
    happened,
    prompt,
    body: [...texts, ...rounds].map(text),
    buttons: buttons(context),
  };
}

/** "1. Zoë → Bo: “rat” · looked"; undefined while no card is on its way. */
function tellWay(context: CockroachContext): string | undefined {
  const { say } = context;
  const trail = context.snapshot.public.offer?.trail;
  if (trail === undefined) return undefined;
  const steps = trail.map(({ from, to, claim, peeked }, index) => {
    const looked = index === 0 ? 'opener' : peeked ? 'yes' : 'no';
    const step = say('way.step', {
      from: context.name(from),
      to: context.name(to),
      claim: claimed(say, claim),
      looked,
    });
    return `${index + 1}. ${step}`;
  });
  return [`**${say('way.title')}**`, ...steps].join('\n');
}

/** The last rounds, newest first: as many as fit beside the texts that must be there. */
function tellRounds(context: CockroachContext, others: readonly string[]): readonly string[] {
  const { say, snapshot } = context;
  const judged = snapshot.events.filter((event) => event.type === 'judged');
  // Between two rounds the last one is what has just happened, and is told as such.
  const past = snapshot.public.phase === 'offering' ? judged.slice(0, -1) : judged;
  const lines = past.slice(-ROUNDS).toReversed();
  for (let count = lines.length; count > 0; count--) {
    const shown = lines.slice(0, count).map((event) => tellRound(context, event));
    const part = [`**${say('rounds.title')}**`, ...shown].join('\n');
    if (fits([...others, part])) return [part];
  }
  return [];
}

function fits(texts: readonly string[]): boolean {
  const all = texts.join('');
  return all.length <= MAX_CHARACTERS && Buffer.byteLength(all) <= MAX_BYTES;
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

/** Only what the seat on turn may press: nothing while a card is being offered, which is secret. */
function buttons(context: CockroachContext): readonly APIButtonComponentWithCustomId[] {
  const { say, snapshot } = context;
  const pass = { id: context.id('pass'), label: say('button.pass') };
  switch (snapshot.public.phase) {
    case 'deciding':
      return [
        { id: context.id('true'), label: say('button.true'), primary: true },
        { id: context.id('false'), label: say('button.false'), primary: true },
        ...(mustJudge(context) ? [] : [pass]),
      ].map(button);
    case 'passing':
      return [button(pass)];
    case 'offering':
    case 'over':
      return [];
  }
}
