import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaves, startApi, type Answer, type Api } from './support/api.ts';
import { many } from './support/components.ts';

type Row = readonly [name: string, body: object, path: string, code: string];

function expectRefusal({ status, body }: Answer, path: string, code: string): void {
  expect([status, body['code']]).toEqual([400, 50035]);
  expect(leaves(body['errors'])[path]).toBe(code);
}

const refused: readonly Row[] = [
  ['2001 characters of content', { content: 'x'.repeat(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
  ['4001 characters of content', { content: 'x'.repeat(4001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
  ['content that is a number', { content: 5 }, 'content', 'STRING_TYPE_CONVERT'],
  ['eleven embeds', { embeds: many(11, () => ({ title: 'x' })) }, 'embeds', 'BASE_TYPE_MAX_LENGTH'],
  [
    'an embed title of 257',
    { embeds: [{ title: 'x'.repeat(257) }] },
    'embeds.0.title',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'embeds of 6001 characters together',
    { embeds: [{ description: 'x'.repeat(4000) }, { description: 'x'.repeat(2001) }] },
    'embeds',
    'MAX_EMBED_SIZE_EXCEEDED',
  ],
  [
    'an embed field without a name',
    { embeds: [{ fields: [{ name: '', value: 'x' }] }] },
    'embeds.0.fields.0.name',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'an embed with a broken link',
    { embeds: [{ url: 'no link' }] },
    'embeds.0.url',
    'URL_TYPE_INVALID_URL',
  ],
  [
    'an embed with a broken time',
    { embeds: [{ timestamp: 'yesterday' }] },
    'embeds.0.timestamp',
    'DATE_TIME_TYPE_PARSE',
  ],
  ['four stickers', { sticker_ids: ['1', '2', '3', '4'] }, 'sticker_ids', 'BASE_TYPE_MAX_LENGTH'],
  [
    'a nonce of 26 characters',
    { content: 'x', nonce: 'n'.repeat(26) },
    'nonce',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'parse and a list of the same kind',
    { content: 'x', allowed_mentions: { parse: ['users'], users: ['1'] } },
    'allowed_mentions',
    'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
  ],
  [
    'an unknown kind of mention',
    { content: 'x', allowed_mentions: { parse: ['friends'] } },
    'allowed_mentions.parse.0',
    'BASE_TYPE_CHOICES',
  ],
  [
    '101 mentioned people',
    { content: 'x', allowed_mentions: { users: many(101, String) } },
    'allowed_mentions.users',
    'BASE_TYPE_MAX_LENGTH',
  ],
];

describe('what a message must not hold', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.discord.close());

  it.each(refused)('%s is refused', async (_name, body, path, code) => {
    expectRefusal(await api.send(body), path, code);
  });

  it.each<readonly [string, object]>([
    ['a broken surrogate in the content', { content: 'half a cockroach \uD83E' }],
    ['a message of 18 KiB', { embeds: many(3, () => ({ description: '本'.repeat(2000) })) }],
  ])('%s ends in an internal error', async (_name, body) => {
    const answer = await api.send(body);
    expect([answer.status, answer.body['code']]).toEqual([500, 0]);
  });

  it.each<readonly [string, object]>([
    ['nothing at all', {}],
    ['blanks', { content: '   ' }],
    ['empty lists', { content: '', embeds: [], components: [] }],
  ])('%s is an empty message', async (_name, body) => {
    const answer = await api.send(body);
    expect([answer.status, answer.body['code']]).toEqual([400, 50006]);
  });

  it.each<readonly [string, object]>([
    ['2000 characters', { content: 'x'.repeat(2000) }],
    ['2000 emoji of two code units', { content: '🪳'.repeat(2000) }],
    [
      'everything that discord.js sends with it',
      {
        content: 'x',
        tts: false,
        nonce: '1',
        enforce_nonce: false,
        username: 'me',
        attachments: [],
      },
    ],
    [
      'nulls where nothing is meant',
      {
        content: 'x',
        embeds: null,
        components: null,
        allowed_mentions: null,
        flags: null,
        sticker_ids: null,
        attachments: null,
        message_reference: null,
      },
    ],
  ])('%s is accepted', async (_name, body) => {
    const answer = await api.send(body);
    expect([answer.status, answer.body['errors']]).toEqual([200, undefined]);
  });
});
