/** A pile that was turned up, card by card: who had played what, what counted, which specials acted and why. */
import { faceOf, groupBySeat, type CardGroup } from '../../../games/yak/show.ts';
import type { Animal, CountedCard, SpecialEffects } from '../../../games/yak/types.ts';
import { EMOJI, cardCount, counted, markedMotif, motifOf, valueOf, type Motif } from './cards.ts';
import { BETWEEN, together } from '../../text/phrases.ts';
import type { YakContext, YakSay } from './context.ts';

/** A counted pile with the animal that it was counted for. */
export interface CountedPile {
  readonly animal: Animal;
  readonly cards: readonly CountedCard[];
  readonly effects: SpecialEffects;
  readonly count: number;
}

export function tellCounted(context: YakContext, pile: CountedPile): string {
  const { say } = context;
  const title = say('counted.title', {
    counted: counted(say, pile.animal, pile.count),
    cards: cardCount(say, pile.cards.length),
  });
  return [
    `**${title}**`,
    ...tellCards(context, pile.cards),
    ...tellEffects(say, pile),
    `-# ${say('counted.legend')}`,
  ].join('\n');
}

/** "**Ann** +4: **🦅 vulture 1+3** · 🐐 ibex 2", a line for each seat that had a card in the pile. */
export function tellCards(context: YakContext, cards: readonly CountedCard[]): readonly string[] {
  return groupBySeat(cards).map(({ by, groups, worth }) =>
    context.say('counted.seat', {
      name: context.name(by),
      worth,
      cards: tellGroups(context.say, groups),
    }),
  );
}

/** Cards of one motif are told together: "🦅 vulture 1+1+3", "🛑 stop sign ×2". What counted is bold. */
function tellGroups(say: YakSay, groups: readonly CardGroup[]): string {
  const motifs = [...new Set(groups.map(({ card }) => motifOf(card)))];
  return motifs
    .map((motif) =>
      tellMotif(
        say,
        motif,
        groups.filter(({ card }) => motifOf(card) === motif),
      ),
    )
    .join(BETWEEN);
}

function tellMotif(say: YakSay, motif: Motif, groups: readonly CardGroup[]): string {
  const values = groups.flatMap(({ card, times }) => {
    const value = valueOf(faceOf(card));
    return value === undefined ? [] : Array.from({ length: times }, () => value);
  });
  const times = groups.reduce((sum, group) => sum + group.times, 0);
  const suffix = values.length > 0 ? ` ${values.join('+')}` : times > 1 ? ` ×${times}` : '';
  const cards = together(`${markedMotif(say, motif)}${suffix}`);
  return groups.some(({ worth }) => worth > 0) ? `**${cards}**` : cards;
}

/** Which specials acted and why; empty where there were none. */
export function tellEffects(
  say: YakSay,
  { animal, effects }: Pick<CountedPile, 'animal' | 'effects'>,
): readonly string[] {
  return [
    ...tellStops(say, effects),
    ...(effects.all === 'valid' ? [`${EMOJI.all} ${say('effect.all', { animal })}`] : []),
    ...(effects.ones === 'valid' ? [`${EMOJI.ones} ${say('effect.ones')}`] : []),
  ];
}

function tellStops(say: YakSay, { stops, all, ones }: SpecialEffects): readonly string[] {
  if (stops === 0) return [];
  const told = (sentence: string) => [`${EMOJI.stop} ${sentence}`];
  const voidAll = all === 'void';
  const voidOnes = ones === 'void';
  if (voidAll || voidOnes) {
    const voided = voidAll && voidOnes ? 'both' : voidAll ? 'all' : 'ones';
    return told(say('effect.stopsVoid', { stops, voided }));
  }
  if (all === 'absent' && ones === 'absent') return told(say('effect.stopsIdle', { stops }));
  return told(say('effect.stopsEven', { stops }));
}
