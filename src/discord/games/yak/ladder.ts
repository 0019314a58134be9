/** The option of the game: which of two claims is the higher one. */
import { LADDERS, type Ladder, type Options } from '../../../games/yak/types.ts';
import type { StartOption } from '../../screens/start-options.ts';
import type { YakKey } from './catalogue/en.ts';
import type { YakSay } from './context.ts';

const NAMES: Readonly<Record<Ladder, YakKey>> = {
  'animal-first': 'ladder.animal',
  'number-first': 'ladder.number',
};

export const START_OPTIONS: readonly StartOption<YakKey>[] = [
  {
    kind: 'choice',
    name: 'ladder',
    optionKey: 'option.ladder',
    descriptionKey: 'option.ladder-about',
    values: LADDERS.map((value) => ({ value, nameKey: NAMES[value] })),
    default: 'animal-first',
  },
];

/** "animal first" */
export function ladderName(say: YakSay, ladder: Ladder): string {
  return say(NAMES[ladder]);
}

export function lobbyNote(say: YakSay, { ladder }: Options): string {
  return say('ladder.note', { ladder: ladderName(say, ladder), rule: ladderRule(say, ladder) });
}

/** Which claim is higher on this ladder, in a sentence. */
export function ladderRule(say: YakSay, ladder: Ladder): string {
  return say('ladder.rule', { ladder: ladder === 'number-first' ? 'number' : 'animal' });
}
