/** What `/<game> start` asks for is what the rules of the game know. */
import { describe, expect, it } from 'vitest';
import { commandDefinitions } from '../../../src/discord/commands/definitions.ts';
import { SCREENS } from '../../../src/discord/games/index.ts';
import { createSay } from '../../../src/discord/text/create-say.ts';
import type { GameScreen } from '../../../src/discord/screens/contract.ts';
import type { StartOption } from '../../../src/discord/screens/start-options.ts';
import type { GameTypes } from '../../../src/engine/contract.ts';
import { createRegistry } from '../../../src/engine/registry.ts';
import { GAMES } from '../../../src/games/index.ts';
import { parseCommands } from '../../../src/local/validation/commands.ts';
import { LANGUAGES } from '../../../src/tables/types.ts';

/** How Discord wants the name of an option to be. */
const OPTION_NAME = /^[-_'\p{L}\p{N}]{1,32}$/u;
const registry = createRegistry(GAMES);

function optionsOf(game: string, given: object): GameTypes['options'] {
  const options = registry.get(game)?.parseOptions(given);
  if (options?.ok !== true) throw new Error(`${game} refuses ${JSON.stringify(given)}.`);
  return options.value;
}

/** `min-bet` for `minBet`, since Discord takes no capitals. */
function hyphenated(name: string): string {
  return name.replaceAll(/[A-Z]/g, (capital) => `-${capital.toLowerCase()}`);
}

/** The options with this value; where others set bounds to it, one of these is wide enough. */
function optionsWith({ game, startOptions }: GameScreen, name: string, value: unknown) {
  const wider = startOptions.flatMap((other) =>
    other.kind === 'integer' && other.name !== name ? [{ [other.name]: other.max }] : [],
  );
  const given = [{}, ...wider].find(
    (others) => registry.get(game)?.parseOptions({ ...others, [name]: value }).ok === true,
  );
  return optionsOf(game, { ...given, [name]: value });
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

  it('seat as many as the rules', () => {
    expect(screen.seats).toEqual(registry.get(screen.game)?.seats);
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
          screen.lobbyNote(say, optionsWith(screen, option.name, value)),
        );
        expect(new Set(notes).size).toBe(values.length);
      }
    }
  });

  it('are told to Discord within its limits', () => {
    expect(() => parseCommands(commandDefinitions([screen]))).not.toThrow();
  });

  it('have presets that the rules take, each of which plays another game', () => {
    const { values = [], default: usual } = screen.presets ?? {};
    const agreed = values.map(({ options }) => JSON.stringify(optionsOf(screen.game, options)));
    expect(new Set(agreed).size).toBe(values.length);
    const standing = values.find(({ value }) => value === usual);
    if (standing !== undefined) {
      expect(optionsOf(screen.game, standing.options)).toEqual(optionsOf(screen.game, {}));
    }
  });

  it('have names that Discord takes, each its own, in English that of the rules', () => {
    for (const language of LANGUAGES) {
      const say = createSay(screen.catalogue, language);
      const names = [...screen.startOptions, ...(screen.presets ? [screen.presets] : [])].map(
        ({ optionKey }) => say(optionKey),
      );
      expect(new Set(names).size).toBe(names.length);
      for (const name of names) expect(name).toMatch(OPTION_NAME);
    }
    for (const { name, optionKey } of screen.startOptions) {
      for (const language of LANGUAGES) {
        const word = createSay(screen.catalogue, language)(optionKey);
        expect(word).toMatch(OPTION_NAME);
        expect(word).toBe(word.toLowerCase());
        if (language === 'en') expect(word).toBe(hyphenated(name));
      }
    }
  });
});
