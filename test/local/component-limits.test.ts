import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaves, startApi, type Answer, type Api } from './support/api.ts';
import { button, classic, many, option, row, select, text } from './support/components.ts';
import { BUTTON } from './support/interactions.ts';

type Row = readonly [name: string, body: object, path: string, code: string];

function expectRefusal({ status, body }: Answer, path: string, code: string): void {
  expect([status, body['code']]).toEqual([400, 50035]);
  expect(leaves(body['errors'])[path]).toBe(code);
}

const refused: readonly Row[] = [
  [
    'six rows',
    { components: many(6, (index) => row(button({ custom_id: `b${index}` }))) },
    'components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a text display without the flag',
    { components: [text('x')] },
    'components.0.type',
    'UNION_TYPE_CHOICES',
  ],
  [
    'a component of no known type',
    { components: [{ type: 99 }] },
    'components.0.type',
    'UNION_TYPE_CHOICES',
  ],
  ['a component without a type', { components: [{}] }, 'components.0.type', 'BASE_TYPE_REQUIRED'],
  [
    'six buttons in a row',
    classic(...many(6, (index) => button({ custom_id: `b${index}` }))),
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  ['an empty row', classic(), 'components.0.components', 'BASE_TYPE_REQUIRED'],
  [
    'a select beside a button',
    classic(select({}), BUTTON),
    'components.0.components',
    'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
  ],
  [
    'a custom id of 101',
    classic(button({ custom_id: 'x'.repeat(101) })),
    'components.0.components.0.custom_id',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an empty custom id',
    classic(button({ custom_id: '' })),
    'components.0.components.0.custom_id',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a button without a custom id',
    classic({ type: 2, style: 1, label: 'x' }),
    'components.0.components.0.custom_id',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a label of 81',
    classic(button({ label: 'x'.repeat(81) })),
    'components.0.components.0.label',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a button with nothing on it',
    classic(button({ label: '' })),
    'components.0.components.0.label',
    'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
  ],
  [
    'a button of style 7',
    classic(button({ style: 7 })),
    'components.0.components.0.style',
    'BASE_TYPE_CHOICES',
  ],
  [
    'a link without an address',
    classic({ type: 2, style: 5, label: 'x' }),
    'components.0.components.0.url',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a link with a custom id',
    classic({ type: 2, style: 5, label: 'x', url: 'https://example.org', custom_id: 'x' }),
    'components.0.components.0.custom_id',
    'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  ],
  [
    'a plain button with an address',
    classic(button({ url: 'https://example.org' })),
    'components.0.components.0.url',
    'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  ],
  [
    'a premium button without its product',
    classic({ type: 2, style: 6 }),
    'components.0.components.0.sku_id',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'an emoji that is none',
    classic(button({ emoji: { name: 'cockroach' } })),
    'components.0.components.0.emoji.name',
    'BUTTON_COMPONENT_INVALID_EMOJI',
  ],
  [
    'a custom emoji that does not exist',
    classic(button({ emoji: { id: '123456789012345678' } })),
    'components.0.components.0.emoji.name',
    'BUTTON_COMPONENT_INVALID_EMOJI',
  ],
  [
    'the same custom id twice, once disabled',
    { components: [row(BUTTON), row(button({ disabled: true }))] },
    'components.1.components.0.custom_id',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'the same component id twice',
    classic(button({ id: 7 }), button({ id: 7, custom_id: 'other' })),
    'components.0.components.1.id',
    'COMPONENT_ID_DUPLICATED',
  ],
  [
    'a negative component id',
    classic(button({ id: -1 })),
    'components.0.components.0.id',
    'NUMBER_TYPE_MIN',
  ],
  [
    '26 options',
    classic(select({ options: many(26, (index) => option(`v${index}`)) })),
    'components.0.components.0.options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'no options',
    classic(select({ options: [] })),
    'components.0.components.0.options',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'an option value twice',
    classic(select({ options: [option('a'), option('a')] })),
    'components.0.components.0.options.1.value',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  [
    'an option label of 101',
    classic(select({ options: [option('a', { label: 'x'.repeat(101) })] })),
    'components.0.components.0.options.0.label',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'an option description of 101',
    classic(select({ options: [option('a', { description: 'x'.repeat(101) })] })),
    'components.0.components.0.options.0.description',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a placeholder of 151',
    classic(select({ placeholder: 'x'.repeat(151) })),
    'components.0.components.0.placeholder',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'more to choose than there is',
    classic(select({ max_values: 3 })),
    'components.0.components.0.options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'at least more than at most',
    classic(select({ min_values: 2, max_values: 1 })),
    'components.0.components.0.min_values',
    'NUMBER_TYPE_MAX',
  ],
  [
    'at most 26',
    classic(select({ max_values: 26 })),
    'components.0.components.0.max_values',
    'NUMBER_TYPE_MAX',
  ],
  [
    'two defaults where one may be chosen',
    classic(select({ options: [option('a', { default: true }), option('b', { default: true })] })),
    'components.0.components.0.options',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'two default people where one may be chosen',
    classic({
      type: 5,
      custom_id: 'who',
      default_values: [
        { id: '1', type: 'user' },
        { id: '2', type: 'user' },
      ],
    }),
    'components.0.components.0.default_values',
    'BASE_TYPE_BAD_LENGTH',
  ],
];

describe('what classic components must not be', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.discord.close());

  it.each(refused)('%s is refused', async (_name, body, path, code) => {
    expectRefusal(await api.send(body), path, code);
  });

  it.each<readonly [string, object]>([
    ['a broken surrogate in a custom id', classic(button({ custom_id: '\uDEB3' }))],
  ])('%s ends in an internal error', async (_name, body) => {
    const answer = await api.send(body);
    expect([answer.status, answer.body['code']]).toEqual([500, 0]);
  });

  it.each<readonly [string, object]>([
    [
      'five rows of five buttons',
      { components: many(5, (y) => row(...many(5, (x) => button({ custom_id: `${x}${y}` })))) },
    ],
    ['an emoji without its variation selector', classic(button({ emoji: { name: '♠' } }))],
    ['an emoji of several people', classic(button({ emoji: { name: '👨‍👩‍👧' } }))],
    [
      'a button with an emoji only',
      classic({
        type: 2,
        style: 1,
        custom_id: 'x',
        emoji: { id: null, name: '🪳', animated: false },
      }),
    ],
    ['a link', classic({ type: 2, style: 5, label: 'x', url: 'https://example.org' })],
    ['a user select', classic({ type: 5, custom_id: 'who', min_values: 0, max_values: 25 })],
    ['a select with nothing to be chosen at least', classic(select({ min_values: 0 }))],
  ])('%s is accepted', async (_name, body) => {
    const answer = await api.send(body);
    expect([answer.status, answer.body['errors']]).toEqual([200, undefined]);
  });
});
