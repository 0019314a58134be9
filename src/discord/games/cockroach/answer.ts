/** The controls of somebody before whom a card lies unseen: true, false, or a look. */
import { ButtonStyle, type APIComponentInContainer } from 'discord-api-types/v10';
import { button, row, text } from '../../panels/components.ts';
import type { CockroachSeatContext } from './context.ts';

/** Empty where no answer is possible. The look says what it commits to before it is pressed. */
export function answerControls(context: CockroachSeatContext): readonly APIComponentInContainer[] {
  const { say, mine } = context;
  const types = mine.choices.map(({ type }) => type);
  if (!types.includes('judge')) return [];
  const answers = [
    button(context.id('true'), say('button.true'), ButtonStyle.Primary),
    button(context.id('false'), say('button.false'), ButtonStyle.Primary),
  ];
  if (!types.includes('peek')) return [row(...answers)];
  const look = button(context.id('look'), say('button.look'));
  return [row(...answers, look), text(say('decide.look'))];
}
