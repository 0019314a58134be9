import { describe, expect, it } from 'vitest';
import { givenAgreement, givenOptions } from '../../../src/discord/screens/given-options.ts';
import type { GameScreen } from '../../../src/discord/screens/contract.ts';
import { anacondaScreen } from '../../../src/discord/games/anaconda/screen.ts';
import { demoScreen } from '../help/sample.ts';

/** The sample with a way to play by name, and an option of two words. */
const screen: GameScreen = {
  ...demoScreen,
  catalogue: {
    ...demoScreen.catalogue,
    en: { ...demoScreen.catalogue.en, least: 'min-bet', style: 'style' },
  },
  startOptions: [
    ...demoScreen.startOptions,
    {
      kind: 'integer',
      name: 'minBet',
      optionKey: 'least',
      descriptionKey: 'about',
      min: 1,
      max: 9,
      default: 1,
    },
  ],
  presets: {
    optionKey: 'style',
    descriptionKey: 'about',
    values: [
      { value: 'usual', nameKey: 'calm', options: {} },
      { value: 'stormy', nameKey: 'wild', options: { mood: 'wild', minBet: 5 } },
    ],
    default: 'usual',
  },
};

describe('the options that somebody has given', () => {
  it.each([
    ['nothing', {}, {}],
    ['single ones', { mood: 'wild', open: true }, { mood: 'wild', open: true }],
    ['one that is called otherwise in the rules', { 'min-bet': 3 }, { minBet: 3 }],
    ['one by the name of the rules, which nobody types', { minBet: 3 }, {}],
    ['a preset', { style: 'stormy' }, { mood: 'wild', minBet: 5 }],
    ['the usual preset', { style: 'usual' }, {}],
    ['a preset that there is not', { style: 'windy' }, {}],
    ['a preset and one besides', { style: 'stormy', 'min-bet': 2 }, { mood: 'wild', minBet: 2 }],
    ['a no', { open: false }, { open: false }],
    ['those of the table', { pace: 'live', language: 'de', 'buy-in': 50 }, {}],
  ])('are by the names of the rules: %s', (_what, given, options) => {
    expect(givenOptions(screen, given)).toEqual(options);
  });
});

describe('the options of Anaconda that somebody has given', () => {
  it.each([
    ['a higher least bet', { 'min-bet': 20 }, { minBet: 20, maxBet: 20 }],
    ['one below the usual most', { 'min-bet': 5 }, { minBet: 5 }],
    ['both, however they fit', { 'min-bet': 20, 'max-bet': 10 }, { minBet: 20, maxBet: 10 }],
  ])('are completed so that they go together: %s', (_what, given, options) => {
    expect(givenOptions(anacondaScreen, given)).toEqual(options);
  });
});

describe('the agreement that somebody has given', () => {
  const withChips: GameScreen = { ...screen, hasChips: true };

  it.each([
    ['nothing', {}, {}],
    ['everything', { 'buy-in': 50, hands: 7, rebuy: false }, { buyIn: 50, hands: 7, rebuy: false }],
    ['some of it, among options of the game', { hands: 7, mood: 'wild' }, { hands: 7 }],
  ])('has what was given: %s', (_what, given, agreement) => {
    expect(givenAgreement(withChips, given)).toEqual(agreement);
  });

  it('is none for a game without chips', () => {
    expect(givenAgreement(screen, { 'buy-in': 50 })).toBeUndefined();
  });
});
