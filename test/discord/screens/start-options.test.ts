/** What `/<game> start` asks for is what the rules of the game know. */
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../src/discord/games/index.ts';
import { createSay } from '../../../src/discord/text/create-say.ts';
import type { StartOption } from '../../../src/discord/screens/start-options.ts';
import type { GameTypes } from '../../../src/engine/contract.ts';
import { createRegistry } from '../../../src/engine/registry.ts';
import { GAMES } from '../../../src/games/index.ts';
import { LANGUAGES } from '../../../src/tables/types.ts';

/** How Discord wants the name of an option to be. */
const OPTION_NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;
const registry = createRegistry(GAMES);

function optionsOf(game: string, given: object): GameTypes['options'] {
  const options = registry.get(game)?.parseOptions(given);
  if (options?.ok !== true) throw new Error(`${game} refuses ${JSON.stringify(given)}.`);
  return options.value;
}

function valuesOf(option: StartOption): readonly unknown[] {
  switch (option.kind) {
    case 'choice':
      return option.values.map(({ value }) => value);
    case 'yes-no':
      return [true, false];
    case 'integer':
      return [...new Set([option.min, option.default, option.max])];
  }
}

describe.each(SCREENS)('the options of /$game start', (screen) => {
  it('are exactly those of the rules, with the same defaults', () => {
    const usual = Object.fromEntries(
      screen.startOptions.map(({ name, default: value }) => [name, value]),
    );
    expect(optionsOf(screen.game, {})).toEqual(usual);
  });

  it('ask for chips exactly where the rules have them', () => {
    expect(screen.hasChips === true).toBe(registry.get(screen.game)?.chips !== undefined);
  });

  it('have values that the rules take, each told in the lobby in words of its own', () => {
    for (const option of screen.startOptions) {
      const values = valuesOf(option);
      expect(values).toContain(option.default);
      for (const language of LANGUAGES) {
        const say = createSay(screen.catalogue, language);
        const notes = values.map((value) =>
          screen.lobbyNote(say, optionsOf(screen.game, { [option.name]: value })),
        );
        expect(new Set(notes).size).toBe(values.length);
      }
    }
  });

  it('have names that Discord takes, in English that of the rules', () => {
    for (const { name, optionKey } of screen.startOptions) {
      for (const language of LANGUAGES) {
        const word = createSay(screen.catalogue, language)(optionKey);
        expect(word).toMatch(OPTION_NAME);
        expect(word).toBe(word.toLowerCase());
        if (language === 'en') expect(word).toBe(name);
      }
    }
  });
});
