import { ApplicationCommandOptionType, ApplicationCommandType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { firstToTry, leavesOf, type Leaf } from '../../../src/local/page/commands/leaves.ts';
import {
  checkFields,
  choicesOf,
  completions,
  readTyped,
} from '../../../src/local/page/commands/typed.ts';
import { BEN, command, pageState } from './fixtures.ts';

const COMMANDS = [
  command('help'),
  command('cockroach', {
    name_localizations: { de: 'kakerlake' },
    options: [
      {
        type: ApplicationCommandOptionType.Subcommand,
        name: 'start',
        description: 'Open a table',
        description_localizations: { de: 'Einen Tisch eröffnen' },
        options: [
          {
            type: ApplicationCommandOptionType.String,
            name: 'language',
            name_localizations: { de: 'sprache' },
            description: 'Language',
            choices: [
              { name: 'German', name_localizations: { de: 'Deutsch' }, value: 'de' },
              { name: 'French', value: 'fr' },
            ],
          },
          {
            type: ApplicationCommandOptionType.Integer,
            name: 'computers',
            description: 'How many',
            min_value: 0,
            max_value: 5,
          },
          { type: ApplicationCommandOptionType.Boolean, name: 'ranked', description: 'Counts' },
        ],
      },
      {
        type: ApplicationCommandOptionType.SubcommandGroup,
        name: 'admin',
        description: 'For hosts',
        options: [
          { type: ApplicationCommandOptionType.Subcommand, name: 'end', description: 'End it' },
        ],
      },
    ],
  }),
  command('chips', {
    options: [
      {
        type: ApplicationCommandOptionType.User,
        name: 'player',
        description: 'Who',
        required: true,
      },
    ],
  }),
  command('Look up', { type: ApplicationCommandType.User }),
];

const leaves = leavesOf(COMMANDS, 'en-GB');
const around = { ...pageState(), locale: 'en-GB' };

function leafNamed(name: string): Leaf {
  const leaf = leaves.find((each) => each.name === name);
  if (leaf === undefined) throw new Error(`There is no command /${name}.`);
  return leaf;
}

describe('what can be run', () => {
  it('is each command without subcommands and each subcommand, and no context menu', () => {
    expect(leaves.map(({ path }) => path)).toEqual([
      ['help'],
      ['cockroach', 'start'],
      ['cockroach', 'admin', 'end'],
      ['chips'],
    ]);
  });

  it('is named in the language of the member, with the plain path for the server', () => {
    const german = leavesOf(COMMANDS, 'de')[1];
    expect(german?.name).toBe('kakerlake start');
    expect(german?.path).toEqual(['cockroach', 'start']);
    expect(german?.description).toBe('Einen Tisch eröffnen');
    expect(german?.options[0]?.name).toBe('sprache');
  });

  it('borrows from the other English where one is missing', () => {
    const [leaf] = leavesOf([command('a', { name_localizations: { 'en-US': 'color' } })], 'en-GB');
    expect(leaf?.name).toBe('color');
  });

  it('suggests a newcomer the first command that starts something', () => {
    expect(firstToTry(leaves)?.name).toBe('cockroach start');
    expect(firstToTry(leavesOf([command('help')], 'de'))?.name).toBe('help');
    expect(firstToTry([])).toBeUndefined();
  });
});

describe('completion', () => {
  const rows: readonly (readonly [typed: string, names: readonly string[]])[] = [
    ['', ['help', 'cockroach start', 'cockroach admin end', 'chips']],
    ['c', ['cockroach start', 'cockroach admin end', 'chips']],
    ['CHI', ['chips']],
    ['ch', ['chips', 'cockroach start', 'cockroach admin end']],
    ['cockroach  s', ['cockroach start']],
    ['start', ['cockroach start']],
    ['zebra', []],
  ];
  it.each(rows)('of /%s offers %j', (typed, names) => {
    expect(completions(leaves, typed).map(({ name }) => name)).toEqual(names);
  });

  it('takes the default name in any language', () => {
    const german = leavesOf(COMMANDS, 'de');
    expect(completions(german, 'cockroach st').map(({ name }) => name)).toEqual([
      'kakerlake start',
    ]);
  });
});

describe('a typed command', () => {
  const rows: readonly (readonly [typed: string, name: string | undefined, fields: object])[] = [
    ['help', 'help', {}],
    ['Help ', 'help', {}],
    ['helpless', undefined, {}],
    ['cockroach', undefined, {}],
    ['cockroach start computers:2', 'cockroach start', { computers: '2' }],
    [
      'cockroach  start language:French computers:2',
      'cockroach start',
      { language: 'fr', computers: '2' },
    ],
    ['chips player:@ben', 'chips', { player: BEN }],
    ['chips player: Somebody Else', 'chips', { player: 'Somebody Else' }],
  ];
  it.each(rows)('/%s is read', (typed, name, fields) => {
    const read = readTyped(leaves, typed, around);
    expect(read?.leaf.name).toBe(name);
    expect(read?.fields ?? {}).toEqual(fields);
  });
});

describe('the fields of a command', () => {
  it('become values of their types', () => {
    const fields = { language: 'fr', computers: '3', ranked: 'false' };
    expect(checkFields(leafNamed('cockroach start'), fields, around)).toEqual({
      ok: true,
      options: { language: 'fr', computers: 3, ranked: false },
    });
  });

  it('may be left out where they are optional', () => {
    expect(checkFields(leafNamed('cockroach start'), {}, around)).toEqual({
      ok: true,
      options: {},
    });
  });

  const wrong: readonly (readonly [name: string, fields: Record<string, string>, wrong: string])[] =
    [
      ['chips', {}, 'player'],
      ['chips', { player: 'Nobody' }, 'player'],
      ['cockroach start', { computers: '6' }, 'computers'],
      ['cockroach start', { computers: '1.5' }, 'computers'],
      ['cockroach start', { computers: 'two' }, 'computers'],
      ['cockroach start', { language: 'it' }, 'language'],
      ['cockroach start', { ranked: 'perhaps' }, 'ranked'],
    ];
  it.each(wrong)('of /%s refuse %j', (name, fields, option) => {
    expect(checkFields(leafNamed(name), fields, around)).toEqual({ ok: false, wrong: [option] });
  });

  it('offer their choices in the language of the member', () => {
    const german = leavesOf(COMMANDS, 'de')[1]?.options[0];
    if (german === undefined) throw new Error('The option is missing.');
    expect(choicesOf(german, { ...around, locale: 'de' })).toEqual([
      { value: 'de', label: 'Deutsch' },
      { value: 'fr', label: 'French' },
    ]);
  });
});
