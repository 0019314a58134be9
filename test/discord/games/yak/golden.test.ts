import { describe, expect, it } from 'vitest';
import { yakScreen } from '../../../../src/discord/games/yak/screen.ts';
import { LANGUAGES, type Language } from '../../../../src/tables/types.ts';
import { asText, controlAsText } from '../../../support/panel-controls.ts';
import { ending, longDoubt, tableAfter, type Table } from './table.ts';

const HANDS = ['yak3 stop joker2 ibex1', 'vulture2 all marmot1 all yeti1', 'yeti3 ones ibex2 ones'];

/** A claim that holds, a stop sign that acts, "!" and "1" together, and a pile that nobody doubts. */
const MOVES = [
  'yak3 1 yak',
  'vulture2 2 yak',
  'doubt',
  'yeti3 1 yeti',
  'joker2 4 yeti',
  'all 1 marmot',
  'ones 2 ibex',
  'stop 1 yak',
  'doubt',
  'marmot1 1 marmot',
  'ones 2 marmot',
  'ibex1 1 ibex',
  'all 4 ibex',
  'doubt',
  'yeti1 1 yak',
  'ibex2 2 yak',
];

/** What stands on the screens: in public, and for the seat on turn before and after it has chosen. */
function show(table: Table, language: Language, hasChosen = false): string {
  const { happened, prompt, body, buttons } = yakScreen.publicPart(table.open({ language }));
  const parts = [happened, asText(body), prompt, ...buttons.map(controlAsText)];
  if (table.turn !== undefined) {
    const mine = table.seat(table.turn, { language });
    const panel = (draft: readonly number[]) => asText(yakScreen.privatePart(mine, draft).body);
    parts.push(`--- ${mine.label(mine.mine.seat)}`, panel([]));
    if (hasChosen) parts.push('--- chosen', panel([1, 0, 2]));
  }
  return parts.join('\n');
}

function showEnd(table: Table, language: Language): string {
  const look = { language, ending: ending('left', 1) };
  const { headline, body } = yakScreen.endPart(table.open(look));
  return [headline, asText(body)].join('\n');
}

describe.each(LANGUAGES)('the screens in %s', (language) => {
  it('read as they were last reviewed', async () => {
    const whole = tableAfter(HANDS, MOVES);
    const screens = Array.from({ length: MOVES.length + 1 }, (_, index) =>
      [`===== ${index} =====`, show(whole.cutOff(index), language, index % 5 === 0)].join('\n'),
    );
    const over = longDoubt(2, 103);
    const context = whole.open({ language, ending: ending('ended') });
    const parts = [
      ...screens,
      '===== left =====',
      showEnd(whole, language),
      '===== a long game =====',
      show(over.cutOff(60), language),
      '===== its end =====',
      showEnd(over, language),
      '===== recap =====',
      ...yakScreen.recap(context),
      '===== rules =====',
      ...yakScreen.rules(context.say),
      '===== lobby =====',
      yakScreen.lobbyNote(context.say, { ladder: 'animal-first' }) ?? '',
      yakScreen.lobbyNote(context.say, { ladder: 'number-first' }) ?? '',
    ];
    await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${language}.txt`);
  });
});
