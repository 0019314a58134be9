/** The rules in short, in the reader's language; how a pile counts is shown by small examples. */
import { DECK, countPile, faceOf } from '../../../games/yak/show.ts';
import type { Animal, FaceKind, YakCard } from '../../../games/yak/types.ts';
import type { YakKey } from './catalogue/en.ts';
import { counted, listAnimals, listCards, markedMotif } from './cards.ts';
import type { YakSay } from './context.ts';

/** A few piles, each with what it shows. They are counted by the rules themselves. */
const CLAIMED: Animal = 'vulture';
const EXAMPLES: readonly (readonly [why: YakKey, cards: readonly YakCard[]])[] = [
  ['rules.why-plain', ['vulture3', 'vulture1', 'ibex2', 'joker1']],
  ['rules.why-all', ['vulture3', 'ibex2', 'yeti1', 'all']],
  ['rules.why-ones', ['vulture3', 'ibex2', 'joker2', 'ones']],
  ['rules.why-both', ['vulture3', 'ibex2', 'joker2', 'all', 'ones']],
  ['rules.why-many', ['vulture3', 'ibex2', 'all', 'all']],
  ['rules.why-odd', ['vulture3', 'ibex2', 'joker2', 'all', 'ones', 'stop']],
  ['rules.why-even', ['vulture3', 'ibex2', 'all', 'stop', 'stop']],
];

export function rules(say: YakSay): readonly string[] {
  const examples = EXAMPLES.map(([why, cards]) => {
    const { count } = countPile(
      cards.map((card) => ({ by: 0, card })),
      CLAIMED,
    );
    return say('rules.example', {
      cards: listCards(say, cards),
      counted: counted(say, CLAIMED, count),
      why: say(why),
    });
  });
  return [
    say('rules.goal', {
      total: DECK.length,
      animals: listAnimals(say),
      animalCards: copiesOf('animal'),
      ...motifs(say, ['joker', 'all', 'ones', 'stop']),
    }),
    say('rules.turn'),
    say('rules.count', {
      animal: markedMotif(say, CLAIMED),
      examples: examples.join('\n'),
    }),
    say('rules.end'),
  ];
}

/** "🃏 joker ×12" of each motif, by its name. */
function motifs(
  say: YakSay,
  kinds: readonly Exclude<FaceKind, 'animal'>[],
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    kinds.map((kind) => [kind, `${markedMotif(say, kind)} ×${copiesOf(kind)}`]),
  );
}

function copiesOf(kind: FaceKind): number {
  return DECK.filter((card) => faceOf(card).kind === kind).length;
}
