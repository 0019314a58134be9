/** Who has most chips on a server. */
import type { Ranked } from '../../storage/port.ts';
import type { Language } from '../../tables/types.ts';
import type { MessageBody } from '../contract.ts';
import { makeCustomId } from '../ids.ts';
import { button, container, row, text } from '../panels/components.ts';
import { chipsSay } from '../text/chips/catalogue.ts';

/** People named at most. */
export const LISTED = 10;

/** Mentions show who is meant; without `mention` in the body nobody is notified. */
export function rankingPanel(ranked: readonly Ranked[], language: Language): MessageBody {
  const say = chipsSay(language);
  const lines = ranked.map(({ user, chips }) =>
    say('top.line', {
      rank: 1 + ranked.filter((other) => other.chips > chips).length,
      person: `<@${user}>`,
      chips: say('chips.amount', { count: chips }),
    }),
  );
  return {
    components: [
      container([
        text(
          [`## ${say('top.title')}`, ...(lines.length === 0 ? [say('top.none')] : lines)].join(
            '\n',
          ),
        ),
        text(`-# ${say('top.note')}\n-# ${say('purse.worthless')}`),
        row(button(makeCustomId({ kind: 'chips', step: 'own' }), say('button.my-chips'))),
      ]),
    ],
  };
}
