import { ButtonStyle } from 'discord-api-types/v10';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { button, container, row, text } from '../../../src/discord/panels/components.ts';
import {
  BUDGET,
  firstThatFits,
  fits,
  sizeOf,
  squeezed,
} from '../../../src/discord/panels/limits.ts';

const press = button('h1:table:0123456789:hand', 'Hand', ButtonStyle.Primary);

describe('the size of a message', () => {
  it('counts nested components, every text and 12 bytes for each', () => {
    const size = sizeOf([container([text('Zoë'), row(press, press)])]);
    expect(size).toEqual({ components: 5, characters: 11, bytes: 4 + 12 + 2 * (4 + 12) });
  });

  it('counts the options of a select as text, not as components', () => {
    const select = {
      type: 3,
      custom_id: 'x',
      placeholder: 'Which?',
      options: [{ label: 'Bat', value: 'bat', description: 'two' }],
    };
    expect(sizeOf([{ type: 1, components: [select] }])).toMatchObject({
      components: 2,
      characters: 12,
    });
  });

  it('fits only if each of the three does', () => {
    expect(fits(BUDGET)).toBe(true);
    for (const name of ['components', 'characters', 'bytes'] as const) {
      expect(fits({ ...BUDGET, [name]: BUDGET[name] + 1 })).toBe(false);
    }
  });
});

describe('too much for a message', () => {
  const long = { components: [text('x'.repeat(BUDGET.characters + 1))] };
  const short = { components: [text('x')] };

  it('gives way to the first that fits', () => {
    expect(firstThatFits([() => long, () => short, () => long])).toBe(short);
  });

  it('goes out as the plainest where nothing fits', () => {
    expect(firstThatFits([() => long, () => long])).toBe(long);
  });

  it('is squeezed into the room in characters and in bytes, whatever the script, controls kept', () => {
    const words = fc.array(fc.string({ unit: 'grapheme', maxLength: 400 }), { maxLength: 20 });
    const room = fc.record({
      characters: fc.integer({ min: 20, max: 3_000 }),
      bytes: fc.integer({ min: 40, max: 9_000 }),
    });
    fc.assert(
      fc.property(words, room, (contents, given) => {
        const parts = squeezed([...contents.map((content) => text(content)), row(press)], given);
        const size = sizeOf(parts);
        expect(size.characters).toBeLessThanOrEqual(given.characters);
        expect(size.bytes).toBeLessThanOrEqual(given.bytes);
        expect(parts.at(-1)).toEqual(row(press));
      }),
    );
  });
});
