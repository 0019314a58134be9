import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  CUSTOM_ID_MAX,
  MENU_ITEMS,
  PRIVACY_STEPS,
  PURSE_STEPS,
  TABLE_ACTIONS,
  isUserId,
  makeCustomId,
  parseCustomId,
  type CustomId,
} from '../../src/discord/ids.ts';
import type { TableId, UserId } from '../../src/tables/types.ts';

const table = fc.stringMatching(/^[0-9A-Za-z]{10}$/).map((text) => text as TableId);
const user = fc.stringMatching(/^\d{1,20}$/).map((text) => text as UserId);
const number = fc.nat({ max: 4_000_000_000 });
const name = fc.stringMatching(/^[a-z][a-z0-9-]{0,23}$/);
const draft = fc.array(fc.option(fc.nat({ max: 99 }), { nil: undefined }), { maxLength: 8 });

const customId: fc.Arbitrary<CustomId> = fc.oneof(
  fc.record({
    kind: fc.constant('table' as const),
    table,
    action: fc.constantFrom(...TABLE_ACTIONS),
  }),
  fc.record({
    kind: fc.constant('game' as const),
    table,
    decision: number,
    action: name,
    draft,
  }),
  fc.record(
    { kind: fc.constant('menu' as const), table, item: fc.constantFrom(...MENU_ITEMS), user },
    { requiredKeys: ['kind', 'table', 'item'] },
  ),
  fc.record({ kind: fc.constant('rules' as const), game: name, page: number }),
  fc.record({ kind: fc.constant('recap' as const), table, page: number }),
  fc.record({ kind: fc.constant('privacy' as const), step: fc.constantFrom(...PRIVACY_STEPS) }),
  fc.record({ kind: fc.constant('chips' as const), step: fc.constantFrom(...PURSE_STEPS) }),
  fc.record({ kind: fc.constant('ledger' as const), page: number }),
);

describe('custom ids', () => {
  it('read back as what they were made from, within the limit', () => {
    fc.assert(
      fc.property(customId, (id) => {
        const text = makeCustomId(id);
        expect(text.length).toBeLessThanOrEqual(CUSTOM_ID_MAX);
        expect(parseCustomId(text)).toEqual(id);
      }),
    );
  });

  it('differ where what they stand for differs', () => {
    fc.assert(
      fc.property(customId, customId, (one, other) => {
        const isSame =
          JSON.stringify(parseCustomId(makeCustomId(one))) ===
          JSON.stringify(parseCustomId(makeCustomId(other)));
        expect(makeCustomId(one) === makeCustomId(other)).toBe(isSame);
      }),
    );
  });

  it('never throw on what comes from outside, and what is read would be written the same', () => {
    const garbage = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 200 }),
      fc
        .array(fc.oneof(fc.constantFrom('h1', 'game', 'table', ':', '.', '_'), fc.string()), {
          maxLength: 8,
        })
        .map((parts) => parts.join(':')),
      // One character of a good id changed.
      fc
        .tuple(customId, fc.nat({ max: CUSTOM_ID_MAX }), fc.string({ maxLength: 1 }))
        .map(([id, at, char]) => {
          const text = makeCustomId(id);
          return text.slice(0, at) + char + text.slice(at + 1);
        }),
    );
    fc.assert(
      fc.property(garbage, (text) => {
        const id = parseCustomId(text);
        if (id !== undefined) expect(makeCustomId(id)).toBe(text);
      }),
    );
  });

  it.each([
    ['another version', 'h0:table:0123456789:join'],
    ['an unknown kind', 'h1:purse:0123456789'],
    ['a step with chips that there is not', 'h1:chips:0123456789'],
    ["a page of somebody else's ledger", 'h1:ledger:1:300000000000000001'],
    ['a page that is none', 'h1:ledger:-1'],
    ['an unknown action', 'h1:table:0123456789:cheat'],
    ['a table that is none', 'h1:table:012345678:join'],
    ['a part too many', 'h1:table:0123456789:join:1'],
    ['a decision with a leading zero', 'h1:game:0123456789:01:offer:'],
    ['a negative decision', 'h1:game:0123456789:-1:offer:'],
    ['a draft with a hole', 'h1:game:0123456789:1:offer:1..2'],
    ['a draft too long', 'h1:game:0123456789:1:offer:1.1.1.1.1.1.1.1.1'],
    ['a person who is none', 'h1:menu:0123456789:remove:12a'],
    ['nothing at all', ''],
    ['more than Discord allows', `h1:rules:${'a'.repeat(100)}:1`],
  ])('do not read %s', (_what, text) => {
    expect(parseCustomId(text)).toBeUndefined();
  });

  it('are not made of parts that do not fit', () => {
    const id: CustomId = { kind: 'rules', game: 'Not a game', page: 0 };
    expect(() => makeCustomId(id)).toThrow('Not a custom id');
  });

  it('tell ids of people from anything else', () => {
    expect(isUserId('12345678901234567')).toBe(true);
    expect(isUserId('123456789012345678901')).toBe(false);
    expect(isUserId('')).toBe(false);
    expect(isUserId(undefined)).toBe(false);
  });
});
