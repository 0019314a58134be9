/** The game's part of the panel that the whole channel sees. */
import { ButtonStyle } from 'discord-api-types/v10';
import { claimsOfPile } from '../../../games/yak/show.ts';
import type { PublicPart } from '../../screens/contract.ts';
import { richest } from '../../screens/room.ts';
import { button, text } from '../../panels/components.ts';
import { BETWEEN } from '../../text/phrases.ts';
import { cardCount, claimed, listAnimals } from './cards.ts';
import type { YakContext } from './context.ts';
import { tellCounted } from './counted.ts';
import { ladderName } from './ladder.ts';
import { tellTaken } from './standings.ts';
import { lastDoubt, tellLast, tellPrompt } from './told.ts';

/** How many claims stand on the panel at most, and how many where names are long. */
const CLAIMS = [40, 20, 10, 5, 2] as const;

export function publicPart(context: YakContext): PublicPart {
  const { say, snapshot } = context;
  const happened = tellLast(context);
  const prompt = tellPrompt(context);
  const body = richest(bodies(context), [happened, prompt]);
  return {
    happened,
    prompt,
    body: body.map(text),
    buttons:
      snapshot.public.claim === null || snapshot.turn.length === 0
        ? []
        : [button(context.id('doubt'), say('button.doubt'), ButtonStyle.Danger)],
  };
}

/** From the richest to the plainest: earlier claims go first, then the pile that was turned up last. */
function bodies(context: YakContext): readonly [readonly string[], ...(readonly string[])[]] {
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
  const [most, ...fewer] = CLAIMS;
  const withClaims = (max: number) => [pile, tellClaims(context, max), taken];
  return [
    [...withClaims(most), ...last],
    ...fewer.map((max) => [...withClaims(max), ...last]),
    ...CLAIMS.map(withClaims),
    [pile, taken],
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
