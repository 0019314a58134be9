/** What Discord's runtime asks of components beyond the schema (discord.md §3.2, §3.3). */
import { ButtonStyle, ComponentType, MessageFlags } from 'discord-api-types/v10';
import { refusals } from '../api-error.ts';
import type { RawComponent, RawEmoji } from './body-types.ts';
import { allComponents, isSelect, type Placed } from './component-walk.ts';
import { isUnicodeEmoji } from './emoji.ts';
import type { FormErrors, Path } from './form-errors.ts';
import { lengthOf } from './text.ts';

const MAX_COMPONENTS = 40;
const MAX_ROWS = 5;
const MAX_BUTTONS_IN_ROW = 5;
const MAX_TEXT = 4000;
/** UTF-8 bytes of all text displays, with an overhead for each, above which Discord answers 500. */
const MAX_TEXT_BYTES = 10_170;
const BYTES_PER_TEXT = 12;
const MAX_MEDIA = 64;

export interface ComponentContext {
  readonly flags: number;
  isKnownEmoji(id: string): boolean;
  /** Names of the files that `attachment://` may mean. */
  readonly filenames: readonly string[];
}

function checkEmoji(
  emoji: RawEmoji,
  path: Path,
  context: ComponentContext,
  errors: FormErrors,
): void {
  const { id, name } = emoji;
  const fine = id == null ? isUnicodeEmoji(name ?? '') : context.isKnownEmoji(id);
  if (!fine) errors.add(path, 'BUTTON_COMPONENT_INVALID_EMOJI', 'Invalid emoji');
}

function checkButton({ component, path }: Placed, errors: FormErrors): void {
  const { style, custom_id: customId, url, sku_id: sku, label, emoji } = component;
  const exclusive = (field: string): void =>
    errors.add(
      [...path, field],
      'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
      'A custom id and url cannot both be specified',
    );
  if (style === ButtonStyle.Link) {
    if (url == null) errors.required([...path, 'url']);
    if (customId != null) exclusive('custom_id');
  } else if (style === ButtonStyle.Premium) {
    if (sku == null) errors.required([...path, 'sku_id']);
    if (customId != null) exclusive('custom_id');
  } else {
    if (customId == null) errors.required([...path, 'custom_id']);
    if (url != null) exclusive('url');
  }
  const bare = (label ?? '') === '' && emoji == null;
  if (bare && style !== ButtonStyle.Premium) {
    errors.add(
      [...path, 'label'],
      'BUTTON_COMPONENT_LABEL_OR_EMOJI_REQUIRED',
      'A label or emoji is required',
    );
  }
}

function checkDefaults(
  { component, path }: Placed,
  min: number,
  max: number,
  errors: FormErrors,
): void {
  const chosen = component.options?.filter((option) => option.default === true).length ?? 0;
  if (chosen > max) errors.badLength([...path, 'options'], min, max);
  const defaults = component.default_values?.length ?? 0;
  if (defaults > max || (defaults > 0 && defaults < min)) {
    errors.badLength([...path, 'default_values'], min, max);
  }
}

export function checkSelect(placed: Placed, errors: FormErrors): void {
  const { component, path } = placed;
  const max = component.max_values ?? 1;
  const min = component.min_values ?? 1;
  if (min > max) {
    errors.add(
      [...path, 'min_values'],
      'NUMBER_TYPE_MAX',
      `int value should be less than or equal to ${max}.`,
    );
  }
  const options = component.options ?? [];
  if (component.type === ComponentType.StringSelect && options.length < max) {
    errors.badLength([...path, 'options'], max, 25);
  }
  const seen = new Set<string>();
  options.forEach(({ value }, index) => {
    if (seen.has(value)) {
      errors.add(
        [...path, 'options', index, 'value'],
        'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
        'The specified option value is already used',
      );
    }
    seen.add(value);
  });
  checkDefaults(placed, min, max, errors);
}

function checkRow({ component, path }: Placed, errors: FormErrors): void {
  const children = component.components ?? [];
  const selects = children.filter(isSelect).length;
  const tooWide = selects > 0 ? children.length > 1 : children.length > MAX_BUTTONS_IN_ROW;
  if (tooWide) {
    errors.add(
      [...path, 'components'],
      'COMPONENT_LAYOUT_WIDTH_EXCEEDED',
      'The maximum width of the components in this row was exceeded',
    );
  }
}

/** Ids that a bot chose must differ, custom ids of disabled components included. */
export function checkIds(placed: readonly Placed[], errors: FormErrors): void {
  const customIds = new Set<string>();
  const ids = new Set<number>();
  for (const { component, path } of placed) {
    const { custom_id: customId, id } = component;
    if (customId != null && customIds.has(customId)) {
      errors.add(
        [...path, 'custom_id'],
        'COMPONENT_CUSTOM_ID_DUPLICATED',
        'Component custom id cannot be duplicated',
      );
    }
    if (customId != null) customIds.add(customId);
    if (id != null && id !== 0) {
      if (ids.has(id))
        errors.add([...path, 'id'], 'COMPONENT_ID_DUPLICATED', 'Component id cannot be duplicated');
      ids.add(id);
    }
  }
}

function mediaOf(component: RawComponent): readonly { readonly url: string }[] {
  const single = [component.media, component.file].filter((media) => media !== undefined);
  return [...single, ...(component.items ?? []).map((item) => item.media)];
}

function checkMedia(
  { component, path }: Placed,
  context: ComponentContext,
  errors: FormErrors,
): void {
  for (const { url } of mediaOf(component)) {
    const scheme = url.slice(0, url.indexOf(':'));
    const attached = scheme === 'attachment';
    if (attached && !context.filenames.includes(url.slice('attachment://'.length))) {
      errors.add(
        path,
        'UNFURLED_MEDIA_ITEM_REFERENCED_ATTACHMENT_NOT_FOUND',
        `Referenced attachment not found: ${url}`,
      );
    } else if (component.type === ComponentType.File && !attached) {
      errors.add(
        path,
        'URL_TYPE_INVALID_SCHEME',
        `Scheme "${scheme}" is not supported. Scheme must be one of ('attachment',).`,
      );
    } else if (!attached && scheme !== 'http' && scheme !== 'https') {
      errors.add(
        path,
        'URL_TYPE_INVALID_SCHEME',
        `Scheme "${scheme}" is not supported. Scheme must be one of ('http', 'https', 'attachment').`,
      );
    }
  }
}

function checkClassicShape(components: readonly RawComponent[], errors: FormErrors): void {
  if (components.length > MAX_ROWS) errors.badLength(['components'], 1, MAX_ROWS);
  components.forEach(({ type }, index) => {
    if (type !== ComponentType.ActionRow) {
      errors.add(
        ['components', index, 'type'],
        'UNION_TYPE_CHOICES',
        'Value of field "type" must be one of (1,).',
      );
    }
  });
}

function checkTotals(placed: readonly Placed[], errors: FormErrors): void {
  if (placed.length > MAX_COMPONENTS) {
    errors.add(
      ['components'],
      'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
      `The maximum total number of components is ${MAX_COMPONENTS}.`,
    );
  }
  const texts = textsOf(placed);
  const length = texts.reduce((sum, text) => sum + lengthOf(text), 0);
  if (length > MAX_TEXT) {
    errors.add(
      ['components'],
      'COMPONENT_DISPLAYABLE_TEXT_SIZE_EXCEEDED',
      `Components displayable text size exceeds maximum size of ${MAX_TEXT}`,
    );
  }
}

export function textsOf(placed: readonly Placed[]): readonly string[] {
  return placed
    .filter(({ component }) => component.type === ComponentType.TextDisplay)
    .map(({ component }) => component.content ?? '');
}

/** Within the documented limits, yet too heavy: real Discord answers 500 instead of naming it. */
export function refuseHeavy(components: readonly RawComponent[]): void {
  const placed = allComponents(components);
  const bytes = textsOf(placed).reduce(
    (sum, text) => sum + Buffer.byteLength(text) + BYTES_PER_TEXT,
    0,
  );
  const media = placed.reduce((sum, { component }) => sum + mediaOf(component).length, 0);
  if (bytes > MAX_TEXT_BYTES || media > MAX_MEDIA) throw refusals.internal();
}

export function checkComponents(
  components: readonly RawComponent[],
  context: ComponentContext,
  errors: FormErrors,
): void {
  if ((context.flags & MessageFlags.IsComponentsV2) === 0) checkClassicShape(components, errors);
  const placed = allComponents(components);
  checkTotals(placed, errors);
  checkIds(placed, errors);
  for (const one of placed) {
    const { component, path } = one;
    if (component.type === ComponentType.ActionRow) checkRow(one, errors);
    if (component.type === ComponentType.Button) checkButton(one, errors);
    if (isSelect(component)) checkSelect(one, errors);
    if (component.emoji != null)
      checkEmoji(component.emoji, [...path, 'emoji', 'name'], context, errors);
    component.options?.forEach(({ emoji }, index) => {
      if (emoji != null)
        checkEmoji(emoji, [...path, 'options', index, 'emoji', 'name'], context, errors);
    });
    checkMedia(one, context, errors);
  }
}
