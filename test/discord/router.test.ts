import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { cockroachScreen } from '../../src/discord/games/cockroach/screen.ts';
import { MENU_ITEMS, TABLE_ACTIONS, makeCustomId, type CustomId } from '../../src/discord/ids.ts';
import type { Route } from '../../src/discord/router.ts';
import { NUMBER_FIELD } from '../../src/discord/panels/number-form.ts';
import { createScreens } from '../../src/discord/screens/screens.ts';
import type { TableReader } from '../../src/tables/api.ts';
import { LANGUAGES, type MessageId, type TableId } from '../../src/tables/types.ts';
import {
  OTHER_CHANNEL,
  PEOPLE,
  accepted,
  createBench,
  gameOf,
  idOf,
  press,
  type Bench,
} from '../support/tables-bench.ts';
import { command, component, form, privateMessage, publicPanel } from './support/incoming.ts';
import { createRouted } from './support/route.ts';

const screens = createScreens([cockroachScreen]);

describe('the router', () => {
  let bench: Bench;
  let route: Route;
  let table: TableReader;
  beforeAll(async () => {
    bench = createBench();
    ({ route } = createRouted(bench, screens));
    table = await gameOf(bench, 'cockroach', PEOPLE.slice(0, 4));
  });
  const revision = async () => (await bench.tables.read(table.info.id))?.info.revision;

  const person = fc.constantFrom(...PEOPLE);
  const values = fc.array(fc.string({ unit: 'binary', maxLength: 120 }), { maxLength: 4 });
  const anywhere = fc.record({
    values,
    language: fc.constantFrom(...LANGUAGES),
    source: fc.constantFrom(publicPanel(), privateMessage()),
  });

  it('answers every custom id of any length and script, and nothing changes', async () => {
    const before = await revision();
    const text = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc.string({ unit: 'grapheme', maxLength: 100 }).map((end) => `h1:game:${end}`),
    );
    await fc.assert(
      fc.asyncProperty(person, text, anywhere, async (who, customId, extra) => {
        const reply = await route(component(who, customId, extra));
        expect(reply.answer.type).toBe('private');
      }),
    );
    expect(await revision()).toBe(before);
  });

  it('answers every forged control of the game, whatever its draft and values', async () => {
    const forged: fc.Arbitrary<CustomId> = fc.record({
      kind: fc.constant('game' as const),
      table: fc.constantFrom(table.info.id, 'XXXXXXXXXX' as TableId),
      decision: fc.nat({ max: 60 }),
      action: fc.oneof(
        fc.constantFrom(...cockroachScreen.actions),
        fc.stringMatching(/^[a-z]{1,9}$/),
      ),
      draft: fc.array(fc.option(fc.nat({ max: 12 }), { nil: undefined }), { maxLength: 8 }),
    });
    await fc.assert(
      fc.asyncProperty(person, forged, anywhere, async (who, id, extra) => {
        const reply = await route(component(who, makeCustomId(id), extra));
        expect(['private', 'update']).toContain(reply.answer.type);
        reply.delivered?.({ as: 'shown' });
      }),
      { numRuns: 400 },
    );
  });

  it('answers every step of the menu with forged people', async () => {
    const harmless = MENU_ITEMS.filter((item) => !['leave', 'end', 'cancel'].includes(item));
    const before = await revision();
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom('emil', 'finn', 'gus'),
        fc.constantFrom(...harmless),
        anywhere,
        async (who, item, extra) => {
          const id = makeCustomId({ kind: 'menu', table: table.info.id, item, user: idOf('ben') });
          const reply = await route(component(who, id, extra));
          expect(['private', 'update']).toContain(reply.answer.type);
        },
      ),
    );
    expect(await revision()).toBe(before);
  });

  it.each(TABLE_ACTIONS)('answers "%s" for a table that never was', async (action) => {
    const id = makeCustomId({ kind: 'table', table: 'XXXXXXXXXX' as TableId, action });
    const reply = await route(component('anna', id));
    expect(reply.answer.type).toBe('private');
  });

  it.each(['recap', 'proof', 'hand', 'menu'] as const)(
    'tells nobody in another channel about "%s" of a table that has ended',
    async (action) => {
      const { info } = await gameOf(bench, 'cockroach', PEOPLE.slice(0, 2), {
        channel: OTHER_CHANNEL,
      });
      await accepted(bench.tables.end(press('anna', { channel: OTHER_CHANNEL }), info.id));
      const customId = makeCustomId({ kind: 'table', table: info.id, action });
      const { answer } = await route(component('anna', customId));
      expect(answer.type).toBe('private');
      expect(JSON.stringify(answer)).toContain('belongs to a table in another channel');
    },
  );

  it.each(['cancel', 'leave', 'join', 'start', 'ready', 'buy-in'] as const)(
    'leaves the panel that carries a forged "%s" of a table in another channel as it is',
    async (action) => {
      const { id } = await elsewhere();
      const customId = makeCustomId({ kind: 'table', table: id, action });
      expect((await route(component('gus', customId))).answer.type).toBe('private');
    },
  );

  /** A running table in another channel, with its panel there. */
  async function elsewhere(): Promise<TableReader['info']> {
    const channel = OTHER_CHANNEL;
    const living = await bench.tables.readChannel(channel);
    if (living !== undefined) return living.info;
    const { info } = await gameOf(bench, 'cockroach', PEOPLE.slice(0, 2), { channel });
    const message = '400000000000000077' as MessageId;
    await bench.tables.panelPosted(info.id, { channel, message, postedAt: bench.clock.now() });
    return info;
  }

  it('names the permission that it lacks instead of saying that the panel came down', async () => {
    const id = makeCustomId({ kind: 'menu', table: table.info.id, item: 'bring-down' });
    const source = privateMessage();
    const reply = await route(component('anna', id, { source, appPermissions: 0n }));
    expect(JSON.stringify(reply.answer)).toContain('I lack 2 permissions');
  });

  it('answers a command that it does not know', async () => {
    const reply = await route(command('anna', ['poker', 'start']));
    expect(JSON.stringify(reply.answer)).toContain('/help');
  });

  it('answers every form, whatever it is called and holds', async () => {
    const before = await revision();
    const name = fc.oneof(fc.string({ unit: 'binary', maxLength: 120 }), fc.constant('h1:table:x'));
    const fields = fc.dictionary(
      fc.oneof(fc.constant(NUMBER_FIELD), fc.string()),
      fc.oneof(fc.string({ unit: 'binary' }), fc.array(fc.string())),
    );
    await fc.assert(
      fc.asyncProperty(person, name, fields, async (who, customId, given) => {
        const reply = await route(form(who, customId, given));
        expect(reply.answer.type).toBe('private');
        expect(reply.refusal).toBe(true);
      }),
    );
    expect(await revision()).toBe(before);
  });
});
