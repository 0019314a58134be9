import { describe, expect, it } from 'vitest';
import { jabberwockyScreen } from '../../../../src/discord/games/jabberwocky/screen.ts';
import { LANGUAGES, type Language } from '../../../../src/tables/types.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { asText, controlAsText, controlsOf } from '../../../support/panel-controls.ts';
import { ending, tableAfter, wholeGame, type Table } from './table.ts';

const HANDS = ['4h 8h 2s', '7c Kd As', '9c Td 3d'];

/** Bids with the hook, a trick that is ruffed, a trump that may be led after it. */
const MOVES = ['1', '1', '2', '7c', '9c', '4h', '8h', 'Kd', 'Td', '2s', 'As', '3d'];

/** What stands on the screens: in public, for the seat on turn, and for one that waits. */
function show(table: Table, language: Language): string {
  const { happened, prompt, body, buttons, select } = jabberwockyScreen.publicPart(
    table.open({ language }),
  );
  const controls = [...buttons, ...controlsOf(select === undefined ? [] : [select])];
  const parts = [happened, asText(body), prompt, ...controls.map(controlAsText)];
  for (const seat of table.turn === undefined ? [] : [table.turn, (table.turn + 1) % 3]) {
    const mine = table.seat(seat, { language });
    parts.push(`--- ${mine.label(seat)}`, asText(jabberwockyScreen.privatePart(mine).body));
  }
  return parts.join('\n');
}

function showEnd(table: Table, language: Language, early = false): string {
  const look = early ? { language, ending: ending('ended') } : { language };
  const { headline, body } = jabberwockyScreen.endPart(table.open(look));
  return [headline, asText(body)].join('\n');
}

describe.each(LANGUAGES)('the screens in %s', (language) => {
  it('read as they were last reviewed', async () => {
    const round = tableAfter(HANDS, '2h', MOVES);
    const screens = Array.from({ length: MOVES.length + 1 }, (_, index) =>
      [`===== ${index} =====`, show(round.cutOff(index), language)].join('\n'),
    );
    const whole = wholeGame(4, seededDraw('golden'));
    const parts = [
      ...screens,
      '===== broken off =====',
      showEnd(round.cutOff(7), language, true),
      '===== in the middle of a game =====',
      show(whole.cutOff(150), language),
      '===== its end =====',
      showEnd(whole, language),
      '===== recap =====',
      ...jabberwockyScreen.recap(whole.open({ language })),
      '===== rules =====',
      ...jabberwockyScreen.rules(whole.open({ language }).say),
      '===== lobby =====',
      jabberwockyScreen.lobbyNote(whole.open({ language }).say, { quick: true }) ?? '',
      jabberwockyScreen.lobbyNote(whole.open({ language }).say, { quick: false }) ?? '',
    ];
    await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${language}.txt`);
  });
});
