/** Every panel of an evening fits into a message, with a full table, long names and many who have left. */
import { beforeAll, describe, expect, it } from 'vitest';
import type { MessageBody } from '../../../../src/discord/contract.ts';
import { anacondaScreen } from '../../../../src/discord/games/anaconda/screen.ts';
import { text } from '../../../../src/discord/panels/components.ts';
import { BUDGET, fits, sizeOf } from '../../../../src/discord/panels/limits.ts';
import { menuPanel, QUESTIONS, askPanel } from '../../../../src/discord/panels/menu.ts';
import { renderPanel } from '../../../../src/discord/panels/render.ts';
import { renderPrivate } from '../../../../src/discord/panels/private-view.ts';
import { createScreens } from '../../../../src/discord/screens/screens.ts';
import { shellSay } from '../../../../src/discord/shell-say.ts';
import type { TableReader } from '../../../../src/tables/api.ts';
import { LANGUAGES, type Sitter, type UserId } from '../../../../src/tables/types.ts';
import { chipScreen } from '../../../support/chip-screen.ts';
import { betweenHands } from '../../../support/evening-hands.ts';
import { evening, eveningBench, eveningLobby } from '../../../support/evenings.ts';
import { controlsOf, textOf } from '../../../support/table-driver.ts';
import { accepted, idOf, PEOPLE, press } from '../../../support/tables-bench.ts';
import { component } from '../../support/incoming.ts';

/** A game with more to show at its end than a message holds. */
const wordy = {
  ...chipScreen,
  endPart: () => ({
    headline: 'x'.repeat(200),
    body: Array.from({ length: 20 }, () => text('漢字'.repeat(150))),
  }),
};
const NAMES = ['a', '*_~`|>#@:\\'.repeat(4), '漢'.repeat(32), '👩‍👩‍👧‍👦'.repeat(3)];

/** People who came, lost everything and left, hand after hand. */
const LEFT = Array.from({ length: 30 }, (_, index): Sitter => ({
  user: `4000000000000000${index + 10}` as UserId,
  name: 'long ago',
  bought: 100_000,
  stack: 0,
  home: 0,
}));

/** The same table with people called so, and with all those who have left. */
function crowded(reader: TableReader, name: string, left: readonly Sitter[]): TableReader {
  const { info } = reader;
  const named = <T extends object>(one: T): T => ({ ...one, name });
  const sitters = [...(info.evening?.sitters ?? []), ...left].map(named);
  return {
    info: {
      ...info,
      players: info.players.map(named),
      ...(info.evening === undefined ? {} : { evening: { ...info.evening, sitters } }),
    },
    seatOf: (user) => reader.seatOf(user),
    publicSnapshot: () => reader.publicSnapshot(),
    seatSnapshot: (seat) => reader.seatSnapshot(seat),
  };
}

function check(body: MessageBody): void {
  expect(fits(sizeOf(body.components), BUDGET)).toBe(true);
  const message = { components: [...body.components] };
  const ids = controlsOf(message).map(({ custom_id }) => custom_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(textOf(message)).not.toBe('');
}

describe('every panel of an evening', () => {
  const tables: TableReader[] = [];
  beforeAll(async () => {
    const lobby = await eveningLobby(eveningBench(), PEOPLE, { agreement: { buyIn: 1_000 } });
    const running = await evening(eveningBench(), PEOPLE);
    const bench = eveningBench();
    const between = await betweenHands(bench, PEOPLE);
    const left = await accepted(bench.tables.leave(press('gus'), between.info.id));
    const over = await accepted(bench.tables.cancel(press('anna'), left.info.id));
    const aborting = eveningBench();
    const { info } = await evening(aborting, PEOPLE.slice(0, 6));
    const aborted = await accepted(aborting.tables.end(press('gus', { moderator: true }), info.id));
    tables.push(lobby, running, between, left, over, aborted);
  });

  describe.each([
    ['with Anaconda', anacondaScreen],
    ['with a game of many words', wordy],
  ])('%s', (_what, screen) => {
    const screens = createScreens([screen]);

    it.each(LANGUAGES)('fits into a message (%s)', (language) => {
      for (const table of tables) {
        for (const name of NAMES) {
          for (const left of [[], LEFT]) {
            const reader = crowded(table, name, left);
            const given = { ...reader, info: { ...reader.info, language } };
            check(renderPanel(screens, given));
            check(renderPanel(screens, given, { nameless: true }));
            for (const seat of given.info.players.keys()) {
              check(renderPrivate(screens, given, seat, { language, notice: 'x'.repeat(300) }));
            }
          }
        }
      }
    });
  });

  it.each(LANGUAGES)('and of its menu, with every question (%s)', (language) => {
    const screens = createScreens([chipScreen]);
    for (const table of tables) {
      const reader = crowded(table, '漢'.repeat(32), LEFT);
      const incoming = component('anna', 'h1:table:0123456789:menu', { language });
      check(menuPanel(screens, reader, incoming, true));
      for (const what of QUESTIONS) check(askPanel(reader, shellSay(language), what, idOf('ben')));
    }
  });

  it('names those who have left as far as there is room, and counts the others', () => {
    const [, , between] = tables;
    if (between === undefined) throw new Error('There is no such table.');
    const { components } = renderPanel(createScreens([chipScreen]), crowded(between, 'Zoë', LEFT));
    const shown = textOf({ components: [...components] });
    // Seven sit here, and five of the thirty who have left are named.
    expect(shown.match(/left with 0/g)).toHaveLength(5);
    expect(shown).toContain('… and 25 more');
  });
});
