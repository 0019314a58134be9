import { expect, it } from 'vitest';
import { createEditBudget } from '../../../src/discord/panels/edit-budget.ts';
import { CHANNEL, OTHER_CHANNEL } from '../../support/tables-bench.ts';

it('gives each channel twenty edits a minute', () => {
  let now = 0;
  const budget = createEditBudget(() => now);
  const taken = Array.from({ length: 25 }, () => budget.take(CHANNEL));
  expect(taken.filter(Boolean)).toHaveLength(20);
  expect(budget.take(OTHER_CHANNEL)).toBe(true);
  now = 60_001;
  expect(budget.take(CHANNEL)).toBe(true);
});

it('frees each edit a minute after it', () => {
  let now = 0;
  const budget = createEditBudget(() => now);
  for (let edit = 0; edit < 20; edit += 1) {
    now = edit * 1_000;
    budget.take(CHANNEL);
  }
  now = 60_500;
  expect(budget.take(CHANNEL)).toBe(true);
  expect(budget.take(CHANNEL)).toBe(false);
});

it('gives an edit that matters less only what leaves some to spare', () => {
  const budget = createEditBudget(() => 0);
  const taken = Array.from({ length: 20 }, () => budget.take(CHANNEL, 5));
  expect(taken.filter(Boolean)).toHaveLength(15);
  expect(budget.take(CHANNEL)).toBe(true);
});
