/** The game's part of the panel that the whole channel sees. */
import { ButtonStyle } from 'discord-api-types/v10';
import { claimsOfPile } from '../../../games/yak/show.ts';
import type { PublicPart } from '../../screens/contract.ts';
import { button, text } from '../../panels/components.ts';
import { BETWEEN } from '../../text/phrases.ts';
import { cardCount, claimed, listAnimals } from './cards.ts';
import type { YakContext } from './context.ts';
import { tellCounted } from './counted.ts';
import { ladderName } from './ladder.ts';
import { tellTaken } from './standings.ts';
import { lastDoubt, tellLast, tellPrompt } from './told.ts';

/**
 * What the game's texts may take of a message: below the budget of 3,500 characters and 9,000 bytes
 * by what the shell needs for itself.
 */
const MAX_CHARACTERS = 2_800;
const MAX_BYTES = 7_600;
/** How many claims stand on the panel at most, and how many where names are long. */
const CLAIMS = [40, 20, 10, 5, 2] as const;

export function publicPart(context: YakContext): PublicPart {
  const { say, snapshot } = context;
  const happened = tellLast(context);
  const prompt = tellPrompt(context);
  const body = bodies(context).find((texts) => fits([happened, prompt, ...texts]));
  return {
    happened,
    prompt,
    body: (body ?? [tellPile(context), tellTaken(context)]).map(text),
    buttons:
      snapshot.public.claim === null || snapshot.turn.length === 0
        ? []
        : [button(context.id('doubt'), say('button.doubt'), ButtonStyle.Danger)],
  };
}

/** From the richest to the plainest: earlier claims go first, then the pile that was turned up last. */
function bodies(context: YakContext): readonly (readonly string[])[] {
  const doubted = lastDoubt(context);
  const pile = tellPile(context);
  const taken = tellTaken(context);
  const last =
    doubted === undefined
      ? []
      : [tellCounted(context, { ...doubted, animal: doubted.claim.animal })];
  if (context.snapshot.public.claim === null)
    return [
      [...last, pile, taken],
      [pile, taken],
    ];
  const ladders = CLAIMS.map((claims) => tellClaims(context, claims));
  return [
    ...ladders.map((claims) => [pile, claims, taken, ...last]),
    ...ladders.map((claims) => [pile, claims, taken]),
  ];
}

/** The claim to beat, what lies there and what is left to draw, and the order of claims. */
function tellPile(context: YakContext): string {
  const { say, snapshot } = context;
  const { claim, pile, draw, ladder, lastPhase, phase } = snapshot.public;
  return [
    claim === null
      ? say('pile.none')
      : say('pile.claim', { claim: claimed(say, claim), name: context.name(claim.by) }),
    say('pile.sizes', { pile: cardCount(say, pile.length), draw: cardCount(say, draw) }),
    ...(lastPhase && phase === 'playing' ? [say('pile.lastPhase')] : []),
    `-# ${say('pile.order', { ladder: ladderName(say, ladder), animals: listAnimals(say) })}`,
  ].join('\n');
}

/** "3 earlier claims · **Ann** “2 yetis” · **Bo** “1 ibex”", lowest first, at most `max` of them. */
function tellClaims(context: YakContext, max: number): string {
  const { say, snapshot } = context;
  const shown = claimsOfPile(snapshot.events).slice(-max);
  const earlier = snapshot.public.pile.length - shown.length;
  const claims = shown.map((claim) =>
    say('claims.one', { name: context.name(claim.by), claim: claimed(say, claim) }),
  );
  const before = earlier > 0 ? [say('claims.earlier', { count: earlier })] : [];
  return `**${say('claims.title')}**\n${[...before, ...claims].join(BETWEEN)}`;
}

function fits(texts: readonly string[]): boolean {
  const all = texts.join('');
  return all.length <= MAX_CHARACTERS && Buffer.byteLength(all) <= MAX_BYTES;
}
