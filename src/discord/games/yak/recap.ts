/** The story of a game, pile by pile, with a few numbers before it. */
import { PAGE_MAX, paginate } from '../../screens/pages.ts';
import { standout } from '../../screens/standout.ts';
import { cardCount, claimed, counted, markedCard } from './cards.ts';
import type { EventOf, YakContext } from './context.ts';
import { tellEffects } from './counted.ts';
import { figuresOf, readPiles, type Figures, type StoryPile, type StoryStep } from './story.ts';

/** Below these a number says more of luck than of a player. */
const ENOUGH_BLUFFS = 2;
const ENOUGH_DOUBTS = 3;
const ENOUGH_CLAIMS = 5;

/** A long pile is told in parts that find room on any page. */
const PART_MAX = PAGE_MAX / 2;

export function recap(context: YakContext): readonly string[] {
  const piles = readPiles(context.snapshot.events);
  if (piles.length === 0) return [context.say('recap.none')];
  const stories = piles.flatMap((pile, index) => tellPile(context, pile, index + 1));
  return paginate([tellFigures(context, piles), ...stories]);
}

function tellFigures(context: YakContext, piles: readonly StoryPile[]): string {
  const { say, snapshot } = context;
  const all = context.seats.map((seat) => figuresOf(seat, piles));
  const rows = all.map(({ seat, claims, truths, doubts, right, caught }) =>
    say('recap.player', {
      name: context.name(seat),
      taken: snapshot.public.taken[seat] ?? 0,
      claims,
      truths,
      doubts,
      right,
      caught,
    }),
  );
  return [...tellStandouts(context, all), ...rows, `-# ${say('recap.legend')}`].join('\n');
}

function tellStandouts(context: YakContext, all: readonly Figures[]): readonly string[] {
  const { say } = context;
  const boldest = standout(
    all,
    ({ bluffs }) => bluffs,
    ({ bluffs }) => bluffs >= ENOUGH_BLUFFS,
  );
  const sharpest = standout(
    all,
    ({ right, doubts }) => right / doubts,
    ({ right, doubts }) => doubts >= ENOUGH_DOUBTS && right * 2 > doubts,
  );
  const honest = standout(
    all,
    ({ truths, claims }) => truths / claims,
    ({ truths, claims }) => claims >= ENOUGH_CLAIMS && truths * 2 > claims,
  );
  const nameOf = ({ seat }: Figures) => context.name(seat);
  return [
    boldest && say('recap.boldest', { name: nameOf(boldest), count: boldest.bluffs }),
    sharpest &&
      say('recap.sharpest', {
        name: nameOf(sharpest),
        right: sharpest.right,
        doubts: sharpest.doubts,
      }),
    honest &&
      say('recap.honest', { name: nameOf(honest), truths: honest.truths, claims: honest.claims }),
  ].filter((sentence) => sentence !== undefined);
}

/** One block for a pile, several for a long one. */
function tellPile(context: YakContext, pile: StoryPile, number: number): readonly string[] {
  const { say } = context;
  const { steps, doubted } = pile;
  const end = doubted === undefined ? [say('recap.undoubted')] : tellDoubt(context, doubted);
  const lines = [...steps.map((step) => tellStep(context, step)), ...end];
  const title = say('recap.pile', { number, cards: cardCount(say, steps.length) });
  const [first = '', ...more] = parts(lines);
  const titled = (heading: string, part: string) => `**${heading}**\n${part}`;
  return [titled(title, first), ...more.map((part) => titled(say('recap.more', { number }), part))];
}

function tellStep(context: YakContext, { by, card, claim, held, isTrue }: StoryStep): string {
  const { say } = context;
  return say('recap.step', {
    name: context.name(by),
    card: markedCard(say, card),
    claim: claimed(say, claim),
    truth: isTrue ? 'yes' : 'no',
    held,
  });
}

function tellDoubt(context: YakContext, doubted: EventOf<'doubted'>): readonly string[] {
  const { say } = context;
  const { claim, count, effects, cards } = doubted;
  return [
    ...tellEffects(say, { animal: claim.animal, effects }),
    say('recap.doubt', {
      doubter: context.name(doubted.doubter),
      claimant: context.name(doubted.claimant),
      right: doubted.holds ? 'no' : 'yes',
      counted: counted(say, claim.animal, count),
      taker: context.name(doubted.taker),
      cards: cardCount(say, cards.length),
    }),
  ];
}

/** The lines put together to parts of at most `PART_MAX` characters. */
function parts(lines: readonly string[]): readonly string[] {
  const joined: string[] = [];
  for (const line of lines) {
    const last = joined.at(-1);
    if (last === undefined || last.length + line.length >= PART_MAX) joined.push(line);
    else joined[joined.length - 1] = `${last}\n${line}`;
  }
  return joined;
}
