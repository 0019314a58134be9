import type { Attempt } from '../../src/local/member.ts';
import { textOf } from './table-driver.ts';

/** Everything that the answer to a press says, once it is complete. Throws where there is none. */
export async function answerOf(attempt: Attempt): Promise<string> {
  const outcome = await attempt.settled({ final: true });
  if (outcome.type === 'modal') return attempt.modal?.title ?? '';
  if (outcome.type !== 'answered') throw new Error(`A press was not answered: ${outcome.type}.`);
  const original = attempt.message?.message;
  const told = attempt.messages.map(({ message }) => textOf(message));
  return [...(original === undefined ? [] : [textOf(original)]), ...told].join('\n');
}
