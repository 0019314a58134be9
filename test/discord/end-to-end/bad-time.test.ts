import { expect, it } from 'vitest';
import { seededDraw } from '../../conformance/seeded.ts';
import { sitThrough } from '../../torture/discord/bad-time.ts';
import { TROUBLES } from '../../torture/discord/troubles.ts';

/** The others take longer, and are sat through by `npm run torture -- --only discord`. */
const QUICK = TROUBLES.filter(({ name }) =>
  ['answers lost after success', 'presses delivered twice'].includes(name),
);

it.each(QUICK)('$name: tables of all games go on, with one panel each', async (trouble) => {
  const bad = await sitThrough(trouble, 3, seededDraw('quick', trouble.name));
  expect(bad.faults).toEqual([]);
  expect(bad.presses).toBeGreaterThan(6);
});
