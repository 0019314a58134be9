import { beforeAll, describe, expect, it } from 'vitest';
import { cockroachScreen } from '../../../src/discord/games/cockroach/screen.ts';
import type { MessageBody } from '../../../src/discord/contract.ts';
import { elsewherePanel } from '../../../src/discord/panels/elsewhere.ts';
import { askPanel, menuPanel, pickPanel } from '../../../src/discord/panels/menu.ts';
import { BUDGET, fits, sizeOf } from '../../../src/discord/panels/limits.ts';
import { pointerPanel } from '../../../src/discord/panels/pointer.ts';
import { renderPanel } from '../../../src/discord/panels/render.ts';
import { renderPrivate } from '../../../src/discord/panels/private-view.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';
import { shellSay } from '../../../src/discord/shell-say.ts';
import type { Press, TableReader } from '../../../src/tables/api.ts';
import { LANGUAGES, type ChannelId, type Language } from '../../../src/tables/types.ts';
import { sample } from '../../../src/engine/choices.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { controlsOf, textOf } from '../../support/table-driver.ts';
import {
  PEOPLE,
  accepted,
  createBench,
  gameOf,
  idOf,
  lobbyOf,
  press,
  type Bench,
} from '../../support/tables-bench.ts';
import { component, publicPanel } from '../support/incoming.ts';

const screens = createScreens([cockroachScreen]);

/** The same table as if people had these names and it spoke this language. */
function spoken(reader: TableReader, language: Language, name?: string): TableReader {
  const players = reader.info.players.map((player) => ({ ...player, name: name ?? player.name }));
  return {
    info: { ...reader.info, language, players },
    seatOf: (user) => reader.seatOf(user),
    publicSnapshot: () => reader.publicSnapshot(),
    seatSnapshot: (seat) => reader.seatSnapshot(seat),
  };
}

/** Plays on by random moves, giving every position. */
async function* positions(
  bench: Bench,
  table: TableReader,
  where: Partial<Press>,
): AsyncGenerator<TableReader> {
  const draw = seededDraw('views', table.info.players.length);
  let reader = table;
  while (reader.info.status === 'playing') {
    yield reader;
    const seat = reader.publicSnapshot()?.turn[0] ?? -1;
    const mine = reader.seatSnapshot(seat);
    if (mine === undefined) throw new Error('Nobody is on turn.');
    const person = PEOPLE.find((one) => idOf(one) === reader.info.players[seat]?.user);
    reader = await accepted(
      bench.tables.move(press(person ?? 'anna', where), {
        table: reader.info.id,
        decision: mine.decision ?? 0,
        move: sample(mine.choices, draw),
      }),
    );
  }
  yield reader;
}

function check(body: MessageBody): void {
  expect(fits(sizeOf(body.components), BUDGET)).toBe(true);
  const message = { components: [...body.components] };
  const ids = controlsOf(message).map(({ custom_id }) => custom_id);
  expect(new Set(ids).size).toBe(ids.length);
  expect(textOf(message)).not.toBe('');
}

describe.each(LANGUAGES)('every view in %s', (language) => {
  let bench: Bench;
  beforeAll(() => {
    bench = createBench();
  });

  it.each(['a', '*_~`|>#@:\\'.repeat(4), '漢'.repeat(32), '👩‍👩‍👧‍👦'.repeat(3)])(
    'of a whole game of six fits into a message when people are called %s',
    async (name) => {
      const people = PEOPLE.slice(0, 6);
      const where = { channel: `2000000000000000${name.length + 10}` as ChannelId };
      const table = await gameOf(bench, 'cockroach', people, where);
      let count = 0;
      for await (const reader of positions(bench, table, where)) {
        count += 1;
        if (count % 15 !== 1 && reader.info.status === 'playing') continue;
        const given = spoken(reader, language, name);
        check(renderPanel(screens, given));
        check(renderPanel(screens, given, { nameless: true }));
        for (const seat of given.info.players.keys()) {
          check(renderPrivate(screens, given, seat, { language, notice: 'x'.repeat(300) }));
        }
      }
    },
  );

  it('of a player tells at the end who has lost', async () => {
    const where = { channel: '200000000000000090' as ChannelId };
    const table = await gameOf(bench, 'cockroach', ['anna', 'ben'], where);
    const seen: string[] = [];
    for await (const reader of positions(bench, table, where)) {
      const { components } = renderPrivate(screens, spoken(reader, 'en'), 0, { language });
      seen.push(textOf({ components: [...components] }));
    }
    const lost = { en: /loses/, de: /verliert|verloren/, fr: /perd/ }[language];
    expect(seen.at(-1)).toMatch(lost);
    expect(seen.at(-1)).toContain(shellSay(language)('ending.finished'));
    expect(seen[0]).not.toMatch(lost);
  });

  it('of a lobby, its menu and its questions fits into a message', async () => {
    const table = await lobbyOf(bench, 'cockroach', PEOPLE.slice(0, 6));
    const reader = spoken(table, language, '漢'.repeat(32));
    const say = shellSay(language);
    const incoming = component('anna', 'h1:table:0123456789:menu', { language });
    check(renderPanel(screens, reader));
    check(renderPrivate(screens, reader, 0, { language }));
    for (const mentions of [true, false]) check(menuPanel(screens, reader, incoming, mentions));
    check(elsewherePanel(screens, [reader], incoming));
    for (const what of ['leave', 'leave-last', 'end', 'remove'] as const) {
      check(askPanel(reader, say, what, idOf('ben')));
    }
    for (const item of ['ask-remove', 'hand-over'] as const) {
      check(pickPanel(reader, say, item, idOf('anna')));
    }
    check(pointerPanel(reader.info, { ...publicPanel(), postedAt: 0 }));
    await accepted(bench.tables.cancel(press('anna'), table.info.id));
    const closed = await bench.tables.read(table.info.id);
    if (closed === undefined) throw new Error('The table is gone.');
    check(renderPanel(screens, spoken(closed, language)));
  });
});
