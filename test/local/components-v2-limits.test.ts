import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { leaves, startApi, type Answer, type Api } from './support/api.ts';
import { box, gallery, many, text, v2, picture } from './support/components.ts';
import { BUTTON } from './support/interactions.ts';

type Row = readonly [name: string, body: object, path: string, code: string];

function expectRefusal({ status, body }: Answer, path: string, code: string): void {
  expect([status, body['code']]).toEqual([400, 50035]);
  expect(leaves(body['errors'])[path]).toBe(code);
}

const refused: readonly Row[] = [
  [
    '41 components, counted recursively',
    v2(box(...many(40, () => text('x')))),
    'components',
    'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
  [
    '4001 characters of text displays',
    v2(text('x'.repeat(4000)), text('x')),
    'components',
    'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
  ],
  ['an empty text display', v2(text('')), 'components.0.content', 'BASE_TYPE_REQUIRED'],
  [
    'content beside Components V2',
    { ...v2(text('x')), content: 'x' },
    'content',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'embeds beside Components V2',
    { ...v2(text('x')), embeds: [{ title: 'x' }] },
    'embeds',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'stickers beside Components V2',
    { ...v2(text('x')), sticker_ids: ['1'] },
    'sticker_ids',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    'a section without an accessory',
    v2({ type: 9, components: [text('x')] }),
    'components.0.accessory',
    'BASE_TYPE_REQUIRED',
  ],
  [
    'a section of four texts',
    v2({ type: 9, components: many(4, () => text('x')), accessory: BUTTON }),
    'components.0.components',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a container in a container',
    v2({ type: 17, components: [{ type: 17, components: [text('x')] }] }),
    'components.0.components.0.type',
    'UNION_TYPE_CHOICES',
  ],
  [
    'a colour above white',
    v2({ type: 17, accent_color: 0x1000000, components: [text('x')] }),
    'components.0.accent_color',
    'NUMBER_TYPE_MAX',
  ],
  [
    'a separator of spacing 3',
    v2({ type: 14, spacing: 3 }),
    'components.0.spacing',
    'BASE_TYPE_CHOICES',
  ],
  [
    'eleven pictures in a gallery',
    v2({ type: 12, items: many(11, () => ({ media: { url: 'https://example.org/a.png' } })) }),
    'components.0.items',
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'a file from elsewhere',
    v2({ type: 13, file: { url: 'https://example.org/a.png' } }),
    'components.0',
    'URL_TYPE_INVALID_SCHEME',
  ],
  [
    'a file that was not sent',
    v2({ type: 13, file: { url: 'attachment://a.json' } }),
    'components.0',
    'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
  ],
  [
    'a picture from a place that is no web address',
    v2({ type: 12, items: [{ media: { url: 'ftp://example.org/a.png' } }] }),
    'components.0',
    'URL_TYPE_INVALID_SCHEME',
  ],
];

describe('what Components V2 must not be', () => {
  let api: Api;
  beforeAll(async () => {
    api = await startApi();
  });
  afterAll(() => api.discord.close());

  it.each(refused)('%s is refused', async (_name, body, path, code) => {
    expectRefusal(await api.send(body), path, code);
  });

  it.each<readonly [string, object]>([
    ['10,171 bytes of text displays', v2(text('本'.repeat(3387)))],
    ['65 pictures', v2(...many(6, () => gallery(10)), gallery(5))],
  ])('%s ends in an internal error', async (_name, body) => {
    const answer = await api.send(body);
    expect([answer.status, answer.body['code']]).toEqual([500, 0]);
  });

  it.each<readonly [string, object]>([
    ['40 components, counted recursively', v2(box(...many(39, () => text('x'))))],
    ['4000 characters in one text display', v2(text('x'.repeat(4000)))],
    ['10,170 bytes of text displays', v2(text('本'.repeat(3386)))],
    ['64 pictures', v2(...many(6, () => gallery(10)), gallery(4))],
    ['a section with a button', v2({ type: 9, components: [text('x')], accessory: BUTTON })],
    ['a separator and a picture', v2({ type: 14 }, { type: 12, items: [picture()] })],
  ])('%s is accepted', async (_name, body) => {
    const answer = await api.send(body);
    expect([answer.status, answer.body['errors']]).toEqual([200, undefined]);
  });
});
