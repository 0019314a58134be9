import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { MENU_ITEMS, PRIVACY_STEPS, PURSE_STEPS, TABLE_ACTIONS } from '../../src/discord/ids.ts';
import { ACTIONS } from '../../src/discord/games/cockroach/react.ts';
import type { Guest, Placed } from '../support/table-driver.ts';
import { part, type Payload } from '../support/tampering.ts';
import { startFuzzWorld, type FuzzWorld } from './fuzz-world.ts';

const LONG = 60_000;
const SEED = 20261130;
const KINDS = ['table', 'game', 'menu', 'rules', 'recap', 'privacy', 'chips', 'ledger'] as const;
const WORDS = /\p{L}{3}/u;

/** What programs trip over: names that objects have, directions, broken halves, numbers in disguise. */
const NASTY = [
  '',
  '__proto__',
  'constructor',
  'toString',
  'null',
  '-0',
  '1e3',
  '٣',
  '\ud800',
  '\udfff\ud800',
  '\u202eabc\u202c',
  'שלום עולם',
  '\u0000',
  '${process.exit()}',
  "'; drop table tables; --",
  '🪳'.repeat(2_500),
  ':'.repeat(10_000),
];
const anything = fc.oneof(
  fc.constantFrom(...NASTY),
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({ unit: 'grapheme', maxLength: 60 }),
  fc.string({ unit: 'binary-ascii', minLength: 9_000, maxLength: 10_000 }),
);

describe('what comes with a press, whatever it is,', () => {
  let fuzz: FuzzWorld;
  let before = '';
  beforeAll(async () => {
    fuzz = await startFuzzWorld();
  }, LONG);
  afterAll(() => fuzz.world.close());
  beforeEach(async () => {
    before = await fuzz.stored();
  });
  afterEach(async () => {
    expect(await fuzz.stored()).toBe(before);
    expect(fuzz.world.fatal).toEqual([]);
    expect(fuzz.world.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  });

  const everybody = (): readonly Guest[] => [
    fuzz.seated,
    fuzz.stranger,
    fuzz.neighbour,
    fuzz.foreigner,
  ];
  const withId = (customId: string) => (payload: Payload) => {
    part(payload, 'data')['custom_id'] = customId;
  };

  it(
    'is answered in words where the custom id is none of ours',
    async () => {
      const ids = fc.oneof(
        anything,
        anything.map((text) => `h1:${text}`),
        fc.tuple(fc.constantFrom(...KINDS), anything).map(([kind, text]) => `h1:${kind}:${text}`),
        anything.map((text) => `h1:game:${fuzz.table}:1:card:${text}`),
        anything.map((text) => `h1:rules:${text}:0`),
      );
      await fc.assert(
        fc.asyncProperty(fc.nat({ max: 3 }), ids, async (who, id) => {
          const guest = everybody()[who] ?? fuzz.seated;
          expect(await fuzz.hand(guest, withId(id))).toMatch(WORDS);
        }),
        { seed: SEED, numRuns: 120 },
      );
    },
    LONG,
  );

  it(
    'is answered in words where the id is forged and its presser has no right to it',
    async () => {
      const table = () => fc.constantFrom(fuzz.table, fuzz.otherTable, 'AAAAAAAAAA');
      const forged = fc.oneof(
        fc.tuple(table(), fc.constantFrom(...TABLE_ACTIONS)).map(([t, a]) => `h1:table:${t}:${a}`),
        fc
          .tuple(table(), fc.nat({ max: 9 }), fc.constantFrom(...ACTIONS), fc.nat({ max: 9 }))
          .map(([t, d, a, c]) => `h1:game:${t}:${d}:${a}:${c}.${c}.${c}`),
        fc
          .tuple(table(), fc.constantFrom(...MENU_ITEMS), fc.constantFrom(...people()))
          .map(([t, item, user]) => `h1:menu:${t}:${item}:${user}`),
        fc.constantFrom(...PRIVACY_STEPS).map((step) => `h1:privacy:${step}`),
        fc.constantFrom(...PURSE_STEPS).map((step) => `h1:chips:${step}`),
        fc.nat().map((page) => `h1:ledger:${page}`),
        fc.tuple(table(), fc.nat()).map(([t, page]) => `h1:recap:${t}:${page}`),
        fc.nat().map((page) => `h1:rules:cockroach:${page}`),
      );
      await fc.assert(
        fc.asyncProperty(fc.boolean(), forged, async (isForeign, id) => {
          const guest = isForeign ? fuzz.foreigner : fuzz.stranger;
          expect(await fuzz.hand(guest, withId(id))).toMatch(WORDS);
        }),
        { seed: SEED, numRuns: 150 },
      );
    },
    LONG,
  );

  it(
    'is answered in words where somebody at another table plays here',
    async () => {
      const moves = fc
        .tuple(fc.nat({ max: 9 }), fc.constantFrom(...ACTIONS), fc.nat({ max: 9 }))
        .map(([decision, action, at]) => `h1:game:${fuzz.table}:${decision}:${action}:${at}.${at}`);
      await fc.assert(
        fc.asyncProperty(moves, async (id) => {
          expect(await fuzz.hand(fuzz.neighbour, withId(id))).toMatch(WORDS);
        }),
        { seed: SEED, numRuns: 40 },
      );
    },
    LONG,
  );

  it(
    'is answered in words where the values of a select are not on offer',
    async () => {
      const { by, select } = await offering();
      const wrong = anything.filter((text) => !/^\d{1,2}$/.test(text));
      const values = fc.oneof(fc.array(wrong, { maxLength: 30 }), fc.constant(undefined));
      await fc.assert(
        fc.asyncProperty(values, async (given) => {
          const press = {
            channelId: by.channel,
            messageId: select.message.id,
            customId: select.control.custom_id,
            values: ['0'],
          };
          const tampered = (payload: Payload) => {
            part(payload, 'data')['values'] = given;
          };
          const begin = () => fuzz.world.discord.member(by.id).use(press);
          const answer = await fuzz.send(tampered, begin);
          expect(answer).toMatch(WORDS);
        }),
        { seed: SEED, numRuns: 60 },
      );
    },
    LONG,
  );

  it(
    'is answered in words where it is a modal that nobody opened',
    async () => {
      const field = fc.oneof(
        anything.map((value) => ({ type: 4, custom_id: value, value })),
        anything.map((value) => ({ type: 3, custom_id: value, values: [value] })),
        anything.map((value) => ({ type: 99, custom_id: '__proto__', to_come: value })),
      );
      const top = fc.oneof(
        field.map((component) => ({ type: 18, component })),
        field.map((component) => ({ type: 1, components: [component] })),
        fc.constant({ type: 10 }),
      );
      await fc.assert(
        fc.asyncProperty(anything, fc.array(top, { maxLength: 5 }), async (id, components) => {
          const answer = await fuzz.hand(fuzz.seated, (payload) => {
            payload['type'] = 5;
            payload['data'] = { custom_id: id, components };
          });
          expect(answer).toMatch(WORDS);
        }),
        { seed: SEED, numRuns: 60 },
      );
    },
    LONG,
  );

  const people = () => everybody().map(({ id }) => id);

  /** Whoever opens the round at the table in the lounge, and a select of their private panel. */
  async function offering(): Promise<{ readonly by: Guest; readonly select: Placed }> {
    const reader = await fuzz.world.tables.read(fuzz.table);
    const seat = reader?.publicSnapshot()?.turn[0] ?? 0;
    const user = reader?.info.players[seat]?.user ?? '';
    const by = fuzz.guest(user);
    await by.pressAction('hand');
    const select = by.find('card');
    if (select === undefined) throw new Error('There is nothing to choose from.');
    return { by, select };
  }
});
