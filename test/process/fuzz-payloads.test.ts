import { afterAll, beforeAll, beforeEach, afterEach, describe, expect, it } from 'vitest';
import { part, type Change } from '../support/tampering.ts';
import { startFuzzWorld, type FuzzWorld } from './fuzz-world.ts';
import { collectRejections, type Rejections } from '../support/rejections.ts';

const LONG = 60_000;
const WORDS = /\p{L}{3}/u;

const without =
  (...names: readonly string[]): Change =>
  (payload) => {
    for (const name of names) Reflect.deleteProperty(payload, name);
  };
const data =
  (fields: Readonly<Record<string, unknown>>): Change =>
  (payload) => {
    Object.assign(part(payload, 'data'), fields);
  };
const member =
  (fields: Readonly<Record<string, unknown>>): Change =>
  (payload) => {
    Object.assign(part(payload, 'member'), fields);
  };
const put =
  (fields: Readonly<Record<string, unknown>>): Change =>
  (payload) => {
    Object.assign(payload, fields);
  };
const modal = (components: readonly unknown[]): Change =>
  put({ type: 5, data: { custom_id: 'x', components } });
const label = (component: object): object => ({ type: 18, component: { type: 3, ...component } });
/** What JSON.parse makes of the name, which no literal does. */
const proto: unknown = JSON.parse('{ "__proto__": { "id": "1", "username": "x" } }');

const PRESSES: readonly (readonly [string, Change])[] = [
  ['without a locale', without('locale')],
  ['with a locale that nobody speaks', put({ locale: 'tlh' })],
  ['with a locale that is no text', put({ locale: 7 })],
  ['without a channel object', without('channel')],
  ['without a channel', without('channel', 'channel_id')],
  ['without the rights of the bot', without('app_permissions')],
  ['with rights that are no number', put({ app_permissions: 'all' })],
  ['without entitlements, guild and context', without('entitlements', 'guild', 'context')],
  ['without a server', without('guild_id')],
  ['without a member', without('member')],
  ['of a member without rights', member({ permissions: undefined })],
  ['of a member whose rights are no number', member({ permissions: '-' })],
  ['of a member without names', member({ nick: null, user: { id: '1', username: '' } })],
  ['of a member without a user', member({ user: undefined })],
  ['without its message', without('message')],
  ['with a message that has no flags', put({ message: { id: '1' } })],
  ['without data', without('data')],
  ['on a component of a kind to come', data({ component_type: 99 })],
  ['on a component without a kind', data({ component_type: undefined })],
  ['without a custom id', data({ custom_id: undefined })],
  ['with a custom id that is no text', data({ custom_id: { length: 3 } })],
  ['with values that are nothing', data({ component_type: 3, values: null })],
  ['with a text for values', data({ component_type: 3, values: '0' })],
  ['with numbers for values', data({ component_type: 3, values: [0] })],
  ['with lists for values', data({ component_type: 3, values: [[]] })],
  ['with an empty label of a modal', modal([{ type: 18 }])],
  ['with a field without a name', modal([{ type: 18, component: { type: 4 } }])],
  ['with a field whose values are a text', modal([label({ custom_id: 'x', values: 'x' })])],
  ['with a modal named like a prototype', modal([label({ custom_id: '__proto__', values: [] })])],
  ['that is of a kind to come', put({ type: 99 })],
  ['that says it is a modal without fields', put({ type: 5, data: { custom_id: 'x' } })],
  ['that says it is a command without a name', put({ type: 2, data: { type: 1 } })],
  ['of a version to come', put({ version: 2, extra: [{ deep: { deeper: null } }] })],
];

const COMMANDS: readonly (readonly [string, Change])[] = [
  ['that nobody registered', data({ name: 'poker' })],
  ['named like what every object has', data({ name: 'constructor' })],
  ['with a part that a game does not have', data({ name: 'cockroach' })],
  [
    'with a subcommand to come',
    data({ name: 'cockroach', options: [{ type: 1, name: 'tournament', options: [] }] }),
  ],
  ['nested deeper than commands go', data({ name: 'cockroach', options: [nested(30)] })],
  ['with options that are no list', data({ name: 'chips', options: { player: '1' } })],
  ['with an option that is nothing', data({ name: 'chips', options: [null] })],
  [
    'about somebody who is not told',
    data({ name: 'chips', options: [{ type: 6, name: 'player', value: '12345678901234567' }] }),
  ],
  [
    'about somebody whose id is none',
    data({ name: 'chips', options: [{ type: 6, name: 'player', value: '__proto__' }] }),
  ],
  [
    'about somebody whose id is a number',
    data({ name: 'chips', options: [{ type: 6, name: 'player', value: 12 }] }),
  ],
  ['with people under a forbidden name', data({ name: 'chips', resolved: { users: proto } })],
  [
    'that starts a game here with options of nobody',
    data({
      name: 'cockroach',
      options: [
        {
          type: 1,
          name: 'start',
          options: [
            { type: 3, name: '__proto__', value: 'x' },
            { type: 3, name: 'language', value: 'tlh' },
            { type: 4, name: 'seats', value: 1e308 },
          ],
        },
      ],
    }),
  ],
  ['of the menu of a person', data({ type: 2, target_id: '1' })],
  ['of a kind to come', data({ type: 9 })],
  ['without options, where some are needed', data({ name: 'cockroach', options: [] })],
];

function nested(depth: number): object {
  const inner = depth === 0 ? [] : [nested(depth - 1)];
  return { type: 2, name: 'start', options: inner };
}

describe('whatever Discord leaves out or adds,', () => {
  let fuzz: FuzzWorld;
  let before = '';
  let rejections: Rejections;
  beforeAll(async () => {
    rejections = collectRejections();
    fuzz = await startFuzzWorld();
  }, LONG);
  afterAll(async () => {
    await fuzz.world.close();
    rejections.end();
    // The bot itself lets nothing slip.
    const ours = rejections.seen.filter((stack) => !stack.includes('node_modules/discord.js/'));
    expect(ours).toEqual([]);
  });
  beforeEach(async () => {
    before = await fuzz.stored();
  });
  afterEach(async () => {
    expect(await fuzz.stored()).toBe(before);
    expect(fuzz.world.fatal).toEqual([]);
  });

  it.each(PRESSES)('a press %s is answered in words and changes nothing', async (_name, change) => {
    expect(await fuzz.hand(fuzz.seated, change)).toMatch(WORDS);
  });

  it.each(COMMANDS)(
    'a command %s is answered in words and changes nothing',
    async (_name, change) => {
      expect(await fuzz.help(fuzz.seated, change)).toMatch(WORDS);
    },
  );

  it('and a fault that is told has its number in the log', async () => {
    const told = await fuzz.hand(fuzz.seated, without('data'));
    const [, fault = 'none'] = /`(\w{8})`/.exec(told) ?? [];
    const lines = fuzz.world.logged.filter((line) => line.includes(fault));
    expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
      { err: { message: 'Not as documented: data' } },
    ]);
  });

  it('what can be answered by nobody is passed over, and the next press is answered', async () => {
    const { client } = fuzz.world;
    const nothings: readonly unknown[] = [null, undefined, 7, 'x', [], {}, { id: '1', type: 3 }];
    for (const packet of nothings) client.ws.emit('INTERACTION_CREATE', packet);
    expect(await fuzz.hand(fuzz.seated, () => undefined)).toMatch(WORDS);
  });
});
