import { expect, it } from 'vitest';
import { toAll } from '../../src/engine/events.ts';

it('an event for everybody is addressed to all', () => {
  expect(toAll({ type: 'dealt', cards: 3 })).toEqual({
    to: 'all',
    event: { type: 'dealt', cards: 3 },
  });
});
