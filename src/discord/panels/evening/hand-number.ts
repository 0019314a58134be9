/** Which hand of an evening it is. */
import type { Evening } from '../../../tables/api.ts';
import type { Language } from '../../../tables/types.ts';
import { chipsSay } from '../../text/chips/catalogue.ts';
import { BETWEEN } from '../../text/phrases.ts';

/** Whether no other hand follows the one that runs, or that is next. */
export function isLastHand({ isLast, hand, hands, isBetweenHands }: Evening): boolean {
  return isLast || (isBetweenHands ? hand + 1 : hand) === hands;
}

/** "Hand 3 of 10", and that it is the last one where that is known while it runs. */
export function handNumber(evening: Evening, language: Language): string {
  const say = chipsSay(language);
  const { hand, hands, isBetweenHands } = evening;
  const number =
    hands === undefined ? say('hand.number', { hand }) : say('hand.number-of', { hand, hands });
  const isLast = !isBetweenHands && isLastHand(evening);
  return isLast ? `${number}${BETWEEN}${say('hand.last')}` : number;
}
