import { describe, expect, it } from 'vitest';
import { anacondaScreen } from '../../../../src/discord/games/anaconda/screen.ts';
import { createSay } from '../../../../src/discord/text/create-say.ts';
import { LANGUAGES, type Language } from '../../../../src/tables/types.ts';
import { options } from '../../../games/anaconda/builders.ts';
import { asText, controlAsText, controlsOf } from '../../../support/panel-controls.ts';
import { example, ladder, wildHigh } from './example.ts';
import { ending, type Table } from './table.ts';

/** Where the example is worth a look; the private panel is that of the first seat asked. */
const MOMENTS = [0, 1, 3, 9, 11, 12, 16, 18, 20, 25, 27];
/** Something is chosen at every other moment. */
const CHOSEN = [6, 5, 3, 0, 2];

/** What stands on the screens: in public, for a seat that is asked, and for the first seat where it waits. */
function show(table: Table, language: Language, draft: readonly number[] = []): string {
  const context = table.open({ language });
  const { happened, prompt, body, buttons, select } = anacondaScreen.publicPart(context);
  const controls = [...buttons, ...controlsOf(select === undefined ? [] : [select])];
  const parts = [happened, asText(body), prompt, ...controls.map(controlAsText)];
  for (const seat of new Set([table.turn ?? 0, 0])) {
    const mine = table.seat(seat, { language });
    parts.push(`--- ${mine.label(seat)}`, asText(anacondaScreen.privatePart(mine, draft).body));
  }
  return parts.join('\n');
}

function showEnd(table: Table, language: Language, early = false): string {
  const look = early ? { language, ending: ending('ended') } : { language };
  const { headline, body } = anacondaScreen.endPart(table.open(look));
  return [headline, asText(body)].join('\n');
}

describe.each(LANGUAGES)('the screens in %s', (language) => {
  it('read as they were last reviewed', async () => {
    const say = createSay(anacondaScreen.catalogue, language);
    const note = (given: Parameters<typeof options>[0]) =>
      anacondaScreen.lobbyNote(say, options(given)) ?? '';
    const [over, before] = ladder();
    const parts = [
      ...MOMENTS.map((moves, index) =>
        [
          `===== ${moves} =====`,
          show(example(moves), language, index % 2 === 0 ? [] : CHOSEN),
        ].join('\n'),
      ),
      '===== its end =====',
      showEnd(example(), language),
      '===== broken off =====',
      showEnd(example(20), language, true),
      '===== all but one folded =====',
      showEnd(example(15, ['2: fold', '0: fold']), language),
      '===== high only, with wild cards =====',
      show(wildHigh(4), language),
      showEnd(wildHigh(), language),
      '===== six all-in =====',
      before === undefined ? '' : show(before, language),
      over === undefined ? '' : showEnd(over, language),
      '===== recap =====',
      ...anacondaScreen.recap(example().open({ language })),
      '===== rules =====',
      ...anacondaScreen.rules(say),
      '===== lobby =====',
      note({}),
      note({ passing: 'zigzag', passBetting: true, maxRaises: 1, cards: 6 }),
      note({ passing: 'once', declare: false, maxRaises: 0, wild: 'howdy-doody' }),
      note({ passing: 'steps' }),
    ];
    await expect(`${parts.join('\n\n')}\n`).toMatchFileSnapshot(`golden/${language}.txt`);
  });
});
