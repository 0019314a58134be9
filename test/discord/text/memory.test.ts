import { describe, expect, it } from 'vitest';
import { createMemory } from '../../../src/discord/text/memory.ts';

describe('a memory', () => {
  it('finds each text once, and gives it again by its key', () => {
    const memory = createMemory(10);
    let found = 0;
    const find = (text: string) => () => {
      found += 1;
      return text;
    };
    expect(memory.recall('one', find('Ann'))).toBe('Ann');
    expect(memory.recall('other', find('Bo'))).toBe('Bo');
    expect(memory.recall('one', find('Cleo'))).toBe('Ann');
    expect(found).toBe(2);
  });

  it('holds no more than it is allowed, and forgets all of it at once', () => {
    const memory = createMemory(2);
    for (const key of ['a', 'b', 'c']) memory.recall(key, () => `old ${key}`);
    expect(memory.recall('c', () => 'new')).toBe('old c');
    expect(memory.recall('a', () => 'new')).toBe('new');
  });

  it('does not remember what threw', () => {
    const memory = createMemory(2);
    const fail = () => {
      throw new Error('Not now.');
    };
    expect(() => memory.recall('a', fail)).toThrow('Not now.');
    expect(memory.recall('a', () => 'later')).toBe('later');
  });
});
