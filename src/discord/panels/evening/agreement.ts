/** What people agree on at a table with chips, before the first hand. */
import type { Agreement, Language } from '../../../tables/types.ts';
import { chipsSay } from '../../text/chips/catalogue.ts';

export function agreementText({ buyIn, hands, rebuy }: Agreement, language: Language): string {
  const say = chipsSay(language);
  const agreed = [
    say('agreement.buy-in', { chips: say('chips.amount', { count: buyIn }) }),
    hands === undefined ? say('agreement.open-end') : say('agreement.hands', { hands }),
    say(rebuy ? 'agreement.rebuy' : 'agreement.no-rebuy'),
  ];
  return `🪙 ${agreed.join(' ')}\n-# ${say('agreement.worthless')}`;
}
