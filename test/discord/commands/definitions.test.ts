import {
  ApplicationCommandOptionType,
  type APIApplicationCommandBasicOption,
} from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { commandDefinitions } from '../../../src/discord/commands/definitions.ts';
import { cockroachScreen } from '../../../src/discord/games/cockroach/screen.ts';
import { parseCommands } from '../../../src/local/validation/commands.ts';
import { chipScreen } from '../../support/chip-screen.ts';
import { demoScreen } from '../help/sample.ts';

const definitions = commandDefinitions([cockroachScreen, demoScreen]);
const find = (name: string) => definitions.find((command) => command.name === name);

interface Described {
  readonly description: string;
  readonly description_localizations?: object | null | undefined;
  readonly options?: unknown;
}

/** A command, its subcommands and their options, each with its path. */
function described(): { path: string; description: string; localized: object }[] {
  const walk = (
    path: string,
    part: Described,
  ): { path: string; description: string; localized: object }[] => [
    { path, description: part.description, localized: part.description_localizations ?? {} },
    ...(Array.isArray(part.options)
      ? part.options.flatMap((option: APIApplicationCommandBasicOption) =>
          walk(`${path} ${option.name}`, option),
        )
      : []),
  ];
  return definitions.flatMap((command) => walk(command.name, command));
}

describe('the commands', () => {
  it('are those of the games and those of the house', () => {
    expect(described().map(({ path }) => path)).toEqual([
      'cockroach',
      'cockroach start',
      'cockroach start computers',
      'cockroach start level',
      'cockroach start pace',
      'cockroach start language',
      'cockroach rules',
      'demo',
      'demo start',
      'demo start mood',
      'demo start open',
      'demo start computers',
      'demo start level',
      'demo start pace',
      'demo start language',
      'demo rules',
      'chips',
      'chips player',
      'table',
      'help',
      'privacy',
    ]);
  });

  it('are taken by Discord as they are', () => {
    expect(() => parseCommands(definitions)).not.toThrow();
  });

  it('are described in German and French too', () => {
    for (const { path, description, localized } of described()) {
      expect(Object.keys(localized), path).toEqual(['de', 'fr']);
      for (const sentence of Object.values(localized)) expect(sentence).not.toBe(description);
    }
  });

  it('work in servers only, by installing the bot there', () => {
    for (const command of definitions) {
      expect(command).toMatchObject({ contexts: [0], integration_types: [0] });
    }
  });

  it('offer computers for every seat but the host’s, the three languages of a table, and its pace', () => {
    const [start] = find('cockroach')?.options ?? [];
    expect(start).toMatchObject({
      type: ApplicationCommandOptionType.Subcommand,
      options: [
        {
          name: 'computers',
          name_localizations: { de: 'computer', fr: 'ordinateurs' },
          type: ApplicationCommandOptionType.Integer,
          min_value: 1,
          max_value: 5,
          required: false,
        },
        {
          name: 'level',
          required: false,
          choices: [{ value: 'easy' }, { value: 'hard' }],
        },
        {
          name: 'pace',
          name_localizations: { de: 'tempo', fr: 'rythme' },
          required: false,
          choices: [{ value: 'live' }, { value: 'relaxed' }, { value: 'none' }],
        },
        {
          name: 'language',
          name_localizations: { de: 'sprache', fr: 'langue' },
          required: false,
          choices: [
            { name: 'English', value: 'en' },
            { name: 'Deutsch', value: 'de' },
            { name: 'Français', value: 'fr' },
          ],
        },
      ],
    });
  });

  it('ask for the options of a game by localized names, and say what counts without them', () => {
    const [start] = find('demo')?.options ?? [];
    expect(start).toMatchObject({
      options: [
        {
          name: 'mood',
          name_localizations: { de: 'stimmung', fr: 'humeur' },
          description: 'How it is played; without it, Calm',
          description_localizations: { de: 'Wie gespielt wird; ohne Angabe: Ruhig' },
          required: false,
          choices: [
            { name: 'Calm', value: 'calm', name_localizations: { de: 'Ruhig', fr: 'Calme' } },
            { name: 'Wild', value: 'wild', name_localizations: { fr: 'Sauvage' } },
          ],
        },
        {
          name: 'open',
          type: ApplicationCommandOptionType.Boolean,
          name_localizations: { de: 'offen', fr: 'ouvert' },
          description: 'Show everything; without it, no',
          description_localizations: { de: 'Alles zeigen; ohne Angabe: nein' },
          required: false,
        },
        { name: 'computers' },
        { name: 'level' },
        { name: 'pace' },
        { name: 'language' },
      ],
    });
  });

  it('ask what to agree on where a game has chips, within the bounds of the tables', () => {
    const [chips] = commandDefinitions([chipScreen]);
    const [start] = chips?.options ?? [];
    expect(start).toMatchObject({
      options: [
        { name: 'ante' },
        {
          name: 'buy-in',
          name_localizations: { de: 'einsatz', fr: 'cave' },
          description: 'The chips that everybody brings; without it, 100',
          type: ApplicationCommandOptionType.Integer,
          min_value: 20,
          max_value: 1_000,
          required: false,
        },
        {
          name: 'hands',
          type: ApplicationCommandOptionType.Integer,
          min_value: 1,
          max_value: 100,
          required: false,
        },
        {
          name: 'rebuy',
          type: ApplicationCommandOptionType.Boolean,
          description: 'Whether those who lost all their chips may buy in again; without it, yes',
          required: false,
        },
        { name: 'computers' },
        { name: 'level' },
        { name: 'pace' },
        { name: 'language' },
      ],
    });
    expect(() => parseCommands(commandDefinitions([chipScreen]))).not.toThrow();
  });

  it('are not made where an option has no usual value', () => {
    const [mood] = demoScreen.startOptions;
    if (mood?.kind !== 'choice') throw new Error('The sample has a choice.');
    const screen = { ...demoScreen, startOptions: [{ ...mood, default: 'sad' }] };
    expect(() => commandDefinitions([screen])).toThrow('no usual value');
  });

  it('ask for a person, not for a text, where a record is looked up', () => {
    expect(find('chips')?.options).toMatchObject([
      { name: 'player', type: ApplicationCommandOptionType.User, required: false },
    ]);
  });
});
