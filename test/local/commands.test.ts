import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { at, ids, leaves, startApi, textAt, type Api } from './support/api.ts';
import { many } from './support/components.ts';

const scope = `/applications/${ids.bot}/commands`;
const command = (changes: object = {}): object => ({
  name: 'play',
  description: 'Plays.',
  ...changes,
});
const option = (changes: object = {}): object => ({
  type: 3,
  name: 'pace',
  description: 'How fast.',
  ...changes,
});
const withOptions = (...options: readonly object[]): object => command({ options });

type Row = readonly [name: string, command: object, path: string, code: string];

const refused: readonly Row[] = [
  [
    'a name with a blank',
    command({ name: 'two words' }),
    'name',
    'APPLICATION_COMMAND_INVALID_NAME',
  ],
  ['a name in capitals', command({ name: 'Play' }), 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['a name of 33', command({ name: 'x'.repeat(33) }), 'name', 'BASE_TYPE_BAD_LENGTH'],
  ['no description', { name: 'play' }, 'description', 'BASE_TYPE_REQUIRED'],
  [
    'a description of 101',
    command({ description: 'x'.repeat(101) }),
    'description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a language that no client speaks',
    command({ name_localizations: { xx: 'spiel' } }),
    'name_localizations.xx',
    'BASE_TYPE_CHOICES',
  ],
  [
    'a translated name of 33',
    command({ name_localizations: { de: 'x'.repeat(33) } }),
    'name_localizations.de',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    '26 options',
    withOptions(...many(26, (n) => option({ name: `o${n}` }))),
    'options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'the same option twice',
    withOptions(option(), option()),
    'options.1.name',
    'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'the same option twice in German',
    withOptions(
      option({ name_localizations: { de: 'tempo' } }),
      option({ name: 'speed', name_localizations: { de: 'tempo' } }),
    ),
    'options.1.name',
    'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
  ],
  [
    'a required option after another',
    withOptions(option(), option({ name: 'late', required: true })),
    'options.1',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    'a subcommand beside a value',
    withOptions({ type: 1, name: 'start', description: 'x' }, option()),
    'options.1',
    'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
  ],
  [
    '26 choices',
    withOptions(option({ choices: many(26, (n) => ({ name: `n${n}`, value: `v${n}` })) })),
    'options.0.choices',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'choices and autocomplete',
    withOptions(option({ autocomplete: true, choices: [{ name: 'a', value: 'a' }] })),
    'options.0.autocomplete',
    'APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES',
  ],
  [
    'at least more than at most',
    withOptions(option({ min_length: 5, max_length: 4 })),
    'options.0.min_length',
    'NUMBER_TYPE_MAX',
  ],
  [
    'an option of no known type',
    withOptions(option({ type: 12 })),
    'options.0.type',
    'UNION_TYPE_CHOICES',
  ],
];

let api: Api;
beforeEach(async () => {
  api = await startApi();
});
afterEach(() => api.discord.close());

describe('what a command must not be', () => {
  it.each(refused)('%s is refused', async (_name, body, path, code) => {
    const answer = await api.call('PUT', scope, { body: [body] });
    expect([answer.status, answer.body['code']]).toEqual([400, 50035]);
    expect(leaves(answer.body['errors'])[`0.${path}`]).toBe(code);
  });

  it('more than 8000 characters together are refused, the longest translation counted', async () => {
    const long = 'x'.repeat(100);
    const choices = many(25, (n) => ({
      name: `${n}`.padEnd(100, 'n'),
      value: `${n}`.padEnd(100, 'v'),
    }));
    const half = option({ description: long, choices });
    const body = withOptions(
      half,
      option({
        name: 'other',
        description: 'x',
        description_localizations: { fr: long },
        choices: choices.slice(0, 14),
      }),
    );
    const answer = await api.call('PUT', scope, { body: [body] });
    expect(leaves(answer.body['errors'])).toEqual({ '0': 'APPLICATION_COMMAND_TOO_LARGE' });
  });

  it('two commands of one name are refused, and the scope stays as it was', async () => {
    await api.call('PUT', scope, { body: [command()] });
    const answer = await api.call('PUT', scope, { body: [command(), command()] });
    expect(leaves(answer.body['errors'])).toEqual({ '1': 'APPLICATION_COMMANDS_DUPLICATE_NAME' });
    expect((await api.get(scope)).body).toHaveLength(1);
  });

  it('a scope holds 100 commands', async () => {
    const commands = many(101, (n) => command({ name: `c${n}` }));
    expect((await api.call('PUT', scope, { body: commands.slice(1) })).status).toBe(200);
    expect((await api.call('PUT', scope, { body: commands })).body['code']).toBe(50035);
  });

  it('200 new commands a day are the limit', async () => {
    const batch = (name: string): readonly object[] =>
      many(100, (n) => command({ name: `${name}${n}` }));
    await api.call('PUT', scope, { body: batch('a') });
    await api.call('PUT', scope, { body: batch('b') });
    expect((await api.call('PUT', scope, { body: batch('c') })).body['code']).toBe(30034);
    api.clock.advance(24 * 60 * 60_000);
    expect((await api.call('PUT', scope, { body: batch('c') })).status).toBe(200);
  });

  it.each([
    ['something that is no list', command(), 50035],
    ['a command that is no object', ['play'], 50035],
  ])('%s is refused', async (_name, body, code) => {
    expect((await api.call('PUT', scope, { body })).body['code']).toBe(code);
  });

  it("another application's commands are out of reach", async () => {
    const answer = await api.call('PUT', `/applications/${ids.ana}/commands`, { body: [] });
    expect([answer.status, answer.body['code']]).toEqual([403, 50001]);
  });
});

describe('registered commands', () => {
  it('keep their ids when they are replaced by name', async () => {
    const before = await api.call('PUT', scope, { body: [command()] });
    const after = await api.call('PUT', scope, { body: [command({ description: 'Otherwise.' })] });
    expect(at(after.body, 0, 'id')).toBe(at(before.body, 0, 'id'));
    expect(at(after.body, 0, 'version')).not.toBe(at(before.body, 0, 'version'));
  });

  it('are created with 201 and updated with 200', async () => {
    expect((await api.post(scope, command())).status).toBe(201);
    expect((await api.post(scope, command({ description: 'Otherwise.' }))).status).toBe(200);
  });

  it('show their translations where these are asked for', async () => {
    await api.call('PUT', scope, {
      body: [command({ name_localizations: { de: 'spielen', fr: 'play' } })],
    });
    expect(at((await api.get(scope)).body, 0, 'name_localizations')).toBeUndefined();
    const all = await api.get(`${scope}?with_localizations=true`);
    expect(at(all.body, 0, 'name_localizations')).toEqual({ de: 'spielen' });
  });

  it('can be read, changed and deleted one by one', async () => {
    const { body } = await api.post(scope, command({ options: [option()] }));
    const path = `${scope}/${textAt(body, 'id')}`;
    expect(
      at((await api.patch(path, { description: 'Otherwise.' })).body, 'options', 0, 'name'),
    ).toBe('pace');
    expect((await api.call('DELETE', path)).status).toBe(204);
    expect((await api.get(path)).body['code']).toBe(10063);
  });

  it('of a server stand apart and name it', async () => {
    const path = `/applications/${ids.bot}/guilds/${ids.guild}/commands`;
    const { body } = await api.call('PUT', path, { body: [command()] });
    expect(at(body, 0, 'guild_id')).toBe(ids.guild);
    expect((await api.get(scope)).body).toEqual([]);
    const elsewhere = `/applications/${ids.bot}/guilds/${ids.ana}/commands`;
    expect((await api.get(elsewhere)).body['code']).toBe(10004);
  });
});
