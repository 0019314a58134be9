/**
 * What Discord's documentation allows in the bodies that a bot sends; everything else is a complaint.
 * Written from the documentation alone and independent of the local Discord.
 */
export type Json = Readonly<Record<string, unknown>>;

export type BodyKind = 'create' | 'edit' | 'callback' | 'follow-up';

/** Limits as documented under "Message" and "Component Reference". */
const NONCE_MAX = 25;
const COMPONENTS_MAX = 40;
const TEXT_MAX = 4_000;
const CUSTOM_ID_MAX = 100;
const LABEL_MAX = 80;
const OPTIONS_MAX = 25;

const EPHEMERAL = 1 << 6;
const COMPONENTS_V2 = 1 << 15;

const FIELDS: Readonly<Record<BodyKind, readonly string[]>> = {
  create: ['nonce', 'enforce_nonce', 'allowed_mentions', 'components', 'attachments', 'flags'],
  edit: ['allowed_mentions', 'components', 'attachments', 'flags'],
  callback: ['allowed_mentions', 'components', 'attachments', 'flags'],
  'follow-up': ['allowed_mentions', 'components', 'attachments', 'flags'],
};

export function asJson(value: unknown): Json {
  return typeof value === 'object' && value !== null
    ? Object.fromEntries(Object.entries(value))
    : {};
}

export function asList(value: unknown): readonly Json[] {
  return Array.isArray(value) ? value.map(asJson) : [];
}

/** Every component of a message, nested ones included, outermost first. */
export function allComponents(components: unknown): readonly Json[] {
  return asList(components).flatMap((component) => [
    component,
    ...allComponents(component['components']),
    ...('accessory' in component ? allComponents([component['accessory']]) : []),
  ]);
}

/** What Discord would say against a message; `files` are the names of what came with it. */
export function complaintsAbout(kind: BodyKind, body: Json, files: readonly string[]): string[] {
  return [
    ...Object.keys(body)
      .filter((name) => !FIELDS[kind].includes(name))
      .map((name) => `${kind}: nobody needs ${name}`),
    ...aboutFlags(kind, body),
    ...aboutMentions(body),
    ...aboutFiles(body, files),
    ...aboutComponents(body['components']),
    ...aboutNonce(kind, body),
  ].map((complaint) => `${kind}: ${complaint}`);
}

function aboutFlags(kind: BodyKind, { flags }: Json): string[] {
  const allowed = kind === 'callback' || kind === 'follow-up' ? EPHEMERAL : 0;
  const isPlain = typeof flags === 'number' && (flags & ~(allowed | COMPONENTS_V2)) === 0;
  return isPlain && (flags & COMPONENTS_V2) !== 0 ? [] : [`flags ${String(flags)}`];
}

function aboutMentions(body: Json): string[] {
  const mentions = asJson(body['allowed_mentions']);
  const parse = mentions['parse'];
  return Array.isArray(parse) && parse.length === 0
    ? []
    : ['mentions of everybody are not excluded'];
}

function aboutFiles(body: Json, files: readonly string[]): string[] {
  const attachments = asList(body['attachments']);
  const named = attachments.map(({ filename }) => filename);
  const shown = allComponents(body['components'])
    .filter(({ type }) => type === 13)
    .map(({ file }) => String(asJson(file)['url']).replace('attachment://', ''));
  const same = (one: readonly unknown[]) => JSON.stringify(one) === JSON.stringify(files);
  return same(named) && same(shown) && attachments.every(({ id }, at) => id === at)
    ? []
    : ['attachments, files and components differ'];
}

function aboutNonce(kind: BodyKind, { nonce, enforce_nonce: enforced }: Json): string[] {
  if (kind !== 'create') return [];
  const fits = typeof nonce === 'string' && nonce.length > 0 && nonce.length <= NONCE_MAX;
  return fits && enforced === true ? [] : ['a repeated request would post twice'];
}

function aboutComponents(components: unknown): string[] {
  const all = allComponents(components);
  const words = all.filter(({ type }) => type === 10).map(({ content }) => String(content));
  const ids = all.flatMap(({ custom_id: id }) => (typeof id === 'string' ? [id] : []));
  return [
    ...(all.length >= 1 && all.length <= COMPONENTS_MAX ? [] : [`${all.length} components`]),
    ...(words.join('').length <= TEXT_MAX ? [] : ['too much text']),
    ...(words.every((word) => word.trim() !== '') ? [] : ['an empty text']),
    ...(words.every((word) => !/\p{Surrogate}/u.test(word)) ? [] : ['half a character']),
    ...(new Set(ids).size === ids.length ? [] : ['two components of one custom id']),
    ...all.flatMap(aboutOne),
  ];
}

function aboutOne(component: Json): string[] {
  const { type, components, custom_id: id } = component;
  const inside = asList(components);
  const long = (value: unknown, max: number) =>
    typeof value !== 'string' || value.length < 1 || value.length > max;
  switch (type) {
    case 1:
      return inside.length >= 1 &&
        (inside.every((one) => one['type'] === 2) ? inside.length <= 5 : inside.length === 1)
        ? []
        : ['a row of the wrong things'];
    case 2:
      return [
        ...(long(component['label'], LABEL_MAX) ? ['a label too long or empty'] : []),
        ...(component['style'] === 5 ? aboutLink(component) : []),
        ...(component['style'] !== 5 && long(id, CUSTOM_ID_MAX) ? ['a custom id'] : []),
      ];
    case 3:
      return [...(long(id, CUSTOM_ID_MAX) ? ['a custom id'] : []), ...aboutOptions(component)];
    case 17:
      return inside.every((one) => one['type'] !== 17) ? [] : ['a container in a container'];
    case 9:
    case 10:
    case 13:
    case 14:
      return [];
    default:
      return [`a component of type ${String(type)}`];
  }
}

function aboutLink({ url, custom_id: id }: Json): string[] {
  return typeof url === 'string' && url.length <= 512 && id === undefined ? [] : ['a link'];
}

function aboutOptions(select: Json): string[] {
  const options = asList(select['options']);
  const values = new Set(options.map(({ value }) => value));
  const texts = options.flatMap(({ label, value, description }) => [
    label,
    value,
    ...(description === undefined ? [] : [description]),
  ]);
  return options.length >= 1 &&
    options.length <= OPTIONS_MAX &&
    values.size === options.length &&
    texts.every((one) => typeof one === 'string' && one.length >= 1 && one.length <= 100)
    ? []
    : ['options of a select'];
}
