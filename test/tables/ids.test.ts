import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf } from '../../src/engine/shuffle.ts';
import { drawTableId, seal } from '../../src/tables/ids.ts';

describe('ids and secrets', () => {
  it('gives tables ten characters of digits and letters, each about equally often', () => {
    const counts = new Map<string, number>();
    for (let drawn = 0; drawn < 6_200; drawn += 1) {
      const id = drawTableId(randomBytes);
      expect(id).toMatch(/^[0-9A-Za-z]{10}$/);
      for (const character of id) counts.set(character, (counts.get(character) ?? 0) + 1);
    }
    expect(counts.size).toBe(62);
    // 1,000 expected of each; seven standard deviations away is no accident.
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(220);
  });

  it('throws away bytes that would make some characters likelier', () => {
    const bytes = [255, 248, 0, 61, 62, 247, 250, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13];
    let at = 0;
    const scripted = (count: number) => {
      at += count;
      return Uint8Array.from(bytes.slice(at - count, at));
    };
    expect(drawTableId(scripted)).toBe('0z0z123456');
  });

  it('writes 32 bytes as lower-case hex', () => {
    const { secret, commitment } = seal((count) => new Uint8Array(count).fill(0xab));
    expect(secret).toBe('ab'.repeat(32));
    expect(commitment).toBe(commitmentOf('ab'.repeat(32)));
  });
});
