/** What Discord's runtime asks of a message beyond the schema (discord.md §3.1, §3.3, §3.6). */
import { MessageFlags, type APIEmbed } from 'discord-api-types/v10';
import type * as z from 'zod/mini';
import { refusals } from '../api-error.ts';
import type { MessageBody } from './body-types.ts';
import { checkComponents, refuseHeavy, type ComponentContext } from './components.ts';
import { FormErrors, type Path } from './form-errors.ts';
import { isBroken, isObject, mapObjects, valueAt, type JsonObject } from './json.ts';
import { checkSchema } from './schema.ts';
import { lengthOf } from './text.ts';

/** Bots, webhooks and interactions; the published schema of channel messages says 4000. */
const MAX_CONTENT = 2000;
const MAX_EMBED_TEXT = 6000;
/** Above about this much JSON a message without Components V2 is answered with 500. */
const MAX_CLASSIC_BYTES = 17 * 1024;
const MAX_NONCE = 25;

export interface MessageContext {
  isKnownEmoji(id: string): boolean;
  readonly filenames: readonly string[];
  /** What the message holds already, where it is edited. */
  readonly before?:
    { readonly flags: number; readonly content: string; readonly embeds: number } | undefined;
  /** An edit may send nothing at all: what counts is the message it leaves. */
  readonly mayBeEmpty: boolean;
}

/** Real Discord reads number ids and an emoji that has only an id; its schema does not say so. */
function lenient(object: JsonObject): JsonObject {
  const emoji = object['emoji'];
  const named = isObject(emoji) && emoji['name'] == null && emoji['id'] != null;
  const attachments = object['attachments'];
  return {
    ...object,
    ...(named && { emoji: { ...emoji, name: '' } }),
    ...(Array.isArray(attachments) && {
      attachments: attachments.map((item: unknown) =>
        isObject(item) && typeof item['id'] === 'number'
          ? { ...item, id: String(item['id']) }
          : item,
      ),
    }),
  };
}

function embedText(embed: APIEmbed): number {
  const texts = [
    embed.title,
    embed.description,
    embed.author?.name,
    embed.footer?.text,
    ...(embed.fields ?? []).flatMap(({ name, value }) => [name, value]),
  ];
  return texts.reduce((sum, text) => sum + lengthOf(text ?? ''), 0);
}

function checkEmbeds(embeds: readonly APIEmbed[], errors: FormErrors): void {
  const total = embeds.reduce((sum, embed) => sum + embedText(embed), 0);
  if (total > MAX_EMBED_TEXT) {
    errors.add(
      ['embeds'],
      'MAX_EMBED_SIZE_EXCEEDED',
      `Embed size exceeds maximum size of ${MAX_EMBED_TEXT}`,
    );
  }
  embeds.forEach((embed, index) => {
    embed.fields?.forEach((field, at) => {
      for (const key of ['name', 'value'] as const) {
        if (field[key] === '') errors.required(['embeds', index, 'fields', at, key]);
      }
    });
  });
}

function checkMentions(body: MessageBody, errors: FormErrors): void {
  const { parse, users, roles } = body.allowed_mentions ?? {};
  for (const [kind, list] of [
    ['users', users],
    ['roles', roles],
  ] as const) {
    const kinds: readonly string[] = parse ?? [];
    if (kinds.includes(kind) && (list?.length ?? 0) > 0) {
      errors.add(
        ['allowed_mentions'],
        'MESSAGE_ALLOWED_MENTIONS_PARSE_EXCLUSIVE',
        `parse:["${kind}"] and ${kind}: [ids...] are mutually exclusive.`,
      );
    }
  }
}

const LEGACY_FIELDS = ['content', 'embeds', 'poll', 'sticker_ids', 'shared_client_theme'] as const;

function holdsSomething(value: unknown): boolean {
  return Array.isArray(value) || typeof value === 'string' ? value.length > 0 : value != null;
}

/** Components V2 exclude the older fields, and the flag can be added but never taken away. */
function checkExclusive(
  body: MessageBody,
  before: MessageContext['before'],
  errors: FormErrors,
): void {
  const adding = before !== undefined && (before.flags & MessageFlags.IsComponentsV2) === 0;
  for (const field of LEGACY_FIELDS) {
    const stays =
      adding &&
      body[field] === undefined &&
      ((field === 'content' && before.content !== '') || (field === 'embeds' && before.embeds > 0));
    const nullEmbeds = adding && field === 'embeds' && body.embeds === null;
    if (holdsSomething(body[field]) || stays || nullEmbeds) {
      errors.add(
        [field],
        'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
        `The '${field}' field cannot be used when using MessageFlags.IS_COMPONENTS_V2`,
      );
    }
  }
}

function isEmpty(body: MessageBody, files: number): boolean {
  const { content, embeds, components, sticker_ids: stickers, poll } = body;
  const parts = [content?.trim(), embeds, components, stickers, poll, body.shared_client_theme];
  return files === 0 && !parts.some(holdsSomething);
}

export function effectiveFlags(body: MessageBody, before: MessageContext['before']): number {
  return (body.flags ?? 0) | ((before?.flags ?? 0) & MessageFlags.IsComponentsV2);
}

/** Before the schema, whose own limit is another: the refusal names the one that holds. */
function checkContent(raw: unknown, errors: FormErrors): void {
  const content = valueAt(raw, ['content']);
  if (typeof content === 'string' && lengthOf(content) > MAX_CONTENT) {
    errors.tooLong(['content'], MAX_CONTENT);
    errors.throwIfAny();
  }
}

function checkNonce({ nonce }: MessageBody, errors: FormErrors): void {
  if (typeof nonce === 'string' && nonce.length > MAX_NONCE) errors.tooLong(['nonce'], MAX_NONCE);
}

/** What is in order by every documented limit and still too much for the real service. */
function refuseTooHeavy(body: MessageBody, isV2: boolean): void {
  if (isV2) refuseHeavy(body.components ?? []);
  else if (Buffer.byteLength(JSON.stringify([body.embeds, body.components])) > MAX_CLASSIC_BYTES) {
    throw refusals.internal();
  }
}

/**
 * The body of a message, checked; `prefix` stands before the paths of its faults.
 * Throws ApiError 400 / 50035, 400 / 50006 and, for what real Discord chokes on, 500.
 */
export function parseMessage(
  raw: unknown,
  schema: z.ZodMiniType,
  context: MessageContext,
  prefix: Path = [],
): MessageBody {
  if (isBroken(raw)) throw refusals.internal();
  const errors = new FormErrors(prefix);
  const prepared = mapObjects(raw ?? {}, lenient);
  checkContent(raw, errors);
  checkSchema(schema, prepared, errors);
  errors.throwIfAny();
  // The schema has just vouched for this shape.
  const body = prepared as MessageBody;
  checkEmbeds(body.embeds ?? [], errors);
  checkMentions(body, errors);
  checkNonce(body, errors);
  const flags = effectiveFlags(body, context.before);
  const isV2 = (flags & MessageFlags.IsComponentsV2) !== 0;
  if (isV2) checkExclusive(body, context.before, errors);
  const components: ComponentContext = {
    ...context,
    isKnownEmoji: (id) => context.isKnownEmoji(id),
    flags,
  };
  checkComponents(body.components ?? [], components, errors);
  errors.throwIfAny();
  if (!context.mayBeEmpty && isEmpty(body, context.filenames.length)) throw refusals.emptyMessage();
  refuseTooHeavy(body, isV2);
  return body;
}
