/** The game's option: whether the last card of a round is played by itself. */
import type { Options } from '../../../games/jabberwocky/types.ts';
import type { StartOption } from '../../screens/start-options.ts';
import type { JabberwockyKey } from './catalogue/en.ts';
import type { JabberwockySay } from './context.ts';

export const START_OPTIONS: readonly StartOption<JabberwockyKey>[] = [
  {
    kind: 'yes-no',
    name: 'quick',
    optionKey: 'option.quick',
    descriptionKey: 'option.quick-about',
    default: true,
  },
];

export function lobbyNote(say: JabberwockySay, { quick }: Options): string {
  return say('quick.note', { quick: quick ? 'yes' : 'no' });
}
