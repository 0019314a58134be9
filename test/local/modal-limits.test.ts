import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaves, startApi, type Api } from './support/api.ts';
import { many, option } from './support/components.ts';
import { MODAL, answer, command, registerPlay } from './support/interactions.ts';

const input = (changes: object = {}): object => ({
  type: 4,
  custom_id: 'name',
  style: 1,
  ...changes,
});
const label = (component: object, changes: object = {}): object => ({
  type: 18,
  label: 'Name',
  component,
  ...changes,
});
const modal = (...components: readonly object[]): object => ({ ...MODAL, components });
const select = (changes: object = {}): object => ({
  type: 3,
  custom_id: 'choose',
  options: [option('a'), option('b')],
  ...changes,
});

type Row = readonly [name: string, modal: object, path: string, code: string];

const refused: readonly Row[] = [
  ['a title of 46', { ...MODAL, title: 'x'.repeat(46) }, 'title', 'BASE_TYPE_BAD_LENGTH'],
  ['no title', { ...MODAL, title: undefined }, 'title', 'BASE_TYPE_REQUIRED'],
  [
    'a custom id of 101',
    { ...MODAL, custom_id: 'x'.repeat(101) },
    'custom_id',
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['nothing in it', modal(), 'components', 'BASE_TYPE_REQUIRED'],
  [
    'six fields',
    modal(...many(6, (n) => label(input({ custom_id: `f${n}` })))),
    'components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a button',
    modal({ type: 2, style: 1, label: 'x', custom_id: 'x' }),
    'components.0.type',
    'UNION_TYPE_CHOICES',
  ],
  [
    'a label of 46',
    modal(label(input(), { label: 'x'.repeat(46) })),
    'components.0.label',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a description of 101',
    modal(label(input(), { description: 'x'.repeat(101) })),
    'components.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'the same custom id twice',
    modal(label(input()), label(input())),
    'components.1.component.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'a label of its own inside a label',
    modal(label(input({ label: 'x' }))),
    'components.0.component.label',
    'TEXT_INPUT_LABEL_NOT_ALLOWED',
  ],
  [
    'a row without a label on its input',
    modal({ type: 1, components: [input()] }),
    'components.0.components.0.label',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'two inputs in a row',
    modal({ type: 1, components: [input({ label: 'a' }), input({ label: 'b', custom_id: 'b' })] }),
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an input of style 3',
    modal(label(input({ style: 3 }))),
    'components.0.component.style',
    'BASE_TYPE_CHOICES',
  ],
  [
    'a placeholder of 101',
    modal(label(input({ placeholder: 'x'.repeat(101) }))),
    'components.0.component.placeholder',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a value of 4001',
    modal(label(input({ value: 'x'.repeat(4001) }))),
    'components.0.component.value',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'at most 4001 characters',
    modal(label(input({ max_length: 4001 }))),
    'components.0.component.max_length',
    'NUMBER_TYPE_MAX',
  ],
  [
    'at least more than at most',
    modal(label(input({ min_length: 9, max_length: 8 }))),
    'components.0.component.min_length',
    'NUMBER_TYPE_MAX',
  ],
  [
    'a disabled select',
    modal(label(select({ disabled: true }))),
    'components.0.component.disabled',
    'COMPONENT_DISABLED_IN_MODAL',
  ],
  [
    'a required select that needs nothing',
    modal(label(select({ min_values: 0 }))),
    'components.0.component.min_values',
    'NUMBER_TYPE_MIN',
  ],
  [
    'a radio group of one',
    modal(label({ type: 21, custom_id: 'r', options: [option('a')] })),
    'components.0.component.options',
    'BASE_TYPE_REQUIRED',
  ],
];

describe('what a modal must not be', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
    await registerPlay(api);
  });
  afterAll(() => api.discord.close());

  it.each(refused)('%s is refused', async (_name, data, path, code) => {
    const { status, body } = await answer(api, command(api), { type: 9, data });
    expect([status, body['code']]).toEqual([400, 50035]);
    expect(leaves(body['errors'])[`data.${path}`]).toBe(code);
  });

  it('a broken surrogate ends in an internal error', async () => {
    const data = { ...MODAL, title: '\uD83E' };
    expect((await answer(api, command(api), { type: 9, data })).status).toBe(500);
  });

  it.each<readonly [string, object]>([
    ['five fields', modal(...many(5, (n) => label(input({ custom_id: `f${n}` }))))],
    ['the old kind of row', modal({ type: 1, components: [input({ label: 'Name' })] })],
    ['a text between fields', modal({ type: 10, content: 'Read this.' }, label(input()))],
    ['a select that may stay empty', modal(label(select({ required: false, min_values: 0 })))],
    ['a user select', modal(label({ type: 5, custom_id: 'who' }))],
    [
      'a radio group and a checkbox',
      modal(
        label({ type: 21, custom_id: 'r', options: [option('a'), option('b')] }),
        label({ type: 23, custom_id: 'c' }),
      ),
    ],
  ])('%s is accepted', async (_name, data) => {
    const { status, body } = await answer(api, command(api), { type: 9, data });
    expect([status, body['errors']]).toEqual([204, undefined]);
  });
});
