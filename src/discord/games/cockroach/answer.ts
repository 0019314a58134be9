/** The controls of somebody before whom a card lies unseen: true, false, or a look. */
import type { APIComponentInContainer } from 'discord-api-types/v10';
import { buttonRow, text } from './components.ts';
import type { CockroachSeatContext } from './context.ts';

/** Empty where no answer is possible. The look says what it commits to before it is pressed. */
export function answerControls(context: CockroachSeatContext): readonly APIComponentInContainer[] {
  const { say, mine } = context;
  const types = mine.choices.map(({ type }) => type);
  if (!types.includes('judge')) return [];
  const answers = [
    { id: context.id('true'), label: say('button.true'), primary: true },
    { id: context.id('false'), label: say('button.false'), primary: true },
  ];
  if (!types.includes('peek')) return [buttonRow(...answers)];
  const look = { id: context.id('look'), label: say('button.look') };
  return [buttonRow(...answers, look), text(say('decide.look'))];
}
