/** What a handler hands to the dispatcher: the answer, and what the handler wants to know afterwards. */
import type { MessageId } from '../tables/types.ts';
import type { Answer } from './contract.ts';

/** What became of an answer. */
export type Delivery =
  /** It stands there; `message` is the new message, where Discord told which one. */
  | { readonly as: 'shown'; readonly message?: MessageId }
  /** The message that it was to replace is gone. */
  | { readonly as: 'gone' }
  /** It was not sent, or Discord refused it. */
  | { readonly as: 'not-shown' }
  /** Discord did not say; it may stand there or not. */
  | { readonly as: 'unknown' };

export interface Reply {
  readonly answer: Answer;
  /** A press that could not count; such answers are limited a person. */
  readonly refusal?: true;
  /** Called once, after the answer. */
  readonly delivered?: (delivery: Delivery) => void;
}
