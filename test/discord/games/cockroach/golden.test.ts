import { describe, expect, it } from 'vitest';
import type { Creature } from '../../../../src/games/cockroach/types.ts';
import { cockroachScreen } from '../../../../src/discord/games/cockroach/screen.ts';
import { LANGUAGES, type Language } from '../../../../src/tables/types.ts';
import { asText, controlAsText } from '../../../support/panel-controls.ts';
import { cutOff, tableAfter, type Table } from './table.ts';

const HANDS: readonly (readonly Creature[])[] = [
  ['scorpion', 'rat', 'rat', 'stinkbug'],
  ['scorpion', 'toad', 'bat'],
  ['scorpion', 'fly', 'spider'],
];

/** Three rounds with every kind of move, then the first move of a fourth. */
const game = tableAfter(
  HANDS,
  [0, { type: 'offer', card: 'scorpion', to: 1, claim: 'rat' }],
  [1, { type: 'peek' }],
  [1, { type: 'pass', to: 2, claim: 'scorpion' }],
  [2, { type: 'judge', truth: true }],
  [1, { type: 'offer', card: 'scorpion', to: 2, claim: 'toad' }],
  [2, { type: 'pass', to: 0, claim: 'fly' }],
  [0, { type: 'judge', truth: false }],
  [2, { type: 'offer', card: 'scorpion', to: 1, claim: 'scorpion' }],
  [1, { type: 'judge', truth: false }],
  [1, { type: 'offer', card: 'bat', to: 0, claim: 'bat' }],
);

/** What stands on the screens: in public, and for the seat on turn before and after it has chosen. */
function show(table: Table, language: Language): string {
  const context = table.open({ language });
  const { happened, prompt, body, buttons } = cockroachScreen.publicPart(context);
  const parts = [happened, asText(body), prompt, ...buttons.map(controlAsText)];
  if (table.turn !== undefined) {
    const mine = table.seat(table.turn, { language });
    const panel = (draft: readonly number[]) =>
      asText(cockroachScreen.privatePart(mine, draft).body);
    parts.push(`--- ${mine.label(mine.mine.seat)}`, panel([]));
    if (panel([0, 2, 3]) !== panel([])) parts.push('--- chosen', panel([0, 2, 3]));
  }
  return parts.join('\n');
}

describe.each(LANGUAGES)('the screens in %s', (language) => {
  it('read as they were last reviewed', async () => {
    const moves = game.script.moves.length;
    const screens = Array.from({ length: moves + 1 }, (_, index) =>
      [`===== ${index} =====`, show(cutOff(game.script, index), language)].join('\n'),
    );
    const context = game.open({ language });
    const story = ['===== recap =====', ...cockroachScreen.recap(context)];
    const rules = ['===== rules =====', ...cockroachScreen.rules(context.say)];
    const text = [...screens, ...story, ...rules].join('\n\n');
    await expect(`${text}\n`).toMatchFileSnapshot(`golden/${language}.txt`);
  });
});
