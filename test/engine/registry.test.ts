import { describe, expect, it } from 'vitest';
import { createRegistry } from '../../src/engine/registry.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';

describe('the registry', () => {
  const registry = createRegistry([cockroach]);

  it('finds a game by its id', () => {
    expect(registry.get('cockroach')?.id).toBe('cockroach');
    expect(registry.list().map(({ id }) => id)).toEqual(['cockroach']);
  });

  it.each(['', 'Cockroach', 'yak', 'constructor', '__proto__'])('knows no game %j', (id) => {
    expect(registry.get(id)).toBeUndefined();
  });

  it('takes no two games with one id', () => {
    expect(() => createRegistry([cockroach, cockroach])).toThrow('share an id: cockroach');
  });
});
