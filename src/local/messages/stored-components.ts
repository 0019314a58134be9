import {
  ComponentType,
  type APIAttachment,
  type APIEmbed,
  type APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import type { RawComponent, RawMedia } from '../validation/body-types.ts';
import { allComponents, isSelect, mapComponents } from '../validation/component-walk.ts';
import type { StoredAttachment } from '../world/types.ts';

const ATTACHED = 'attachment://';

function attachedFile(
  url: string | undefined,
  files: readonly StoredAttachment[],
): StoredAttachment | undefined {
  if (url?.startsWith(ATTACHED) !== true) return undefined;
  return files.find(({ filename }) => filename === url.slice(ATTACHED.length));
}

function media(raw: RawMedia, files: readonly StoredAttachment[]): object {
  const file = attachedFile(raw.url, files);
  const url = file?.url ?? raw.url;
  return {
    url,
    proxy_url: url,
    ...(file && { attachment_id: file.id, content_type: file.contentType }),
  };
}

/** Null and absent are the same to Discord, and it answers without either. */
function withoutNulls(component: RawComponent): RawComponent {
  const kept = Object.entries(component).filter(([, value]) => value !== null);
  return { type: component.type, ...Object.fromEntries(kept) };
}

/** Numbers what has no id, in reading order, with numbers that the sender did not take. */
function numbered(components: readonly RawComponent[]): readonly RawComponent[] {
  const taken = new Set(allComponents(components).map(({ component }) => component.id ?? 0));
  let last = 0;
  return mapComponents(components, (component) => {
    if (component.id != null && component.id !== 0) return component;
    do last += 1;
    while (taken.has(last));
    return { ...component, id: last };
  });
}

/** Components as the API gives them back: numbered, with links in the place of `attachment://`. */
export function storedComponents(
  components: readonly RawComponent[],
  files: readonly StoredAttachment[],
): APIMessageTopLevelComponent[] {
  const resolved = mapComponents(numbered(components), (component) => {
    const own = withoutNulls(component);
    const file = attachedFile(own.file?.url, files);
    return {
      ...own,
      ...(isSelect(own) && { min_values: own.min_values ?? 1, max_values: own.max_values ?? 1 }),
      ...(own.file && { file: media(own.file, files), name: file?.filename, size: file?.size }),
      ...(own.media && { media: media(own.media, files) }),
      ...(own.items && {
        items: own.items.map((item) => ({ ...item, media: media(item.media, files) })),
      }),
      ...(own.type === ComponentType.Separator && separatorDefaults(own)),
    } as RawComponent;
  });
  return strict(resolved);
}

/** The schema vouched for the request, and what was added is what the API adds. */
function strict(components: unknown): APIMessageTopLevelComponent[] {
  return components as APIMessageTopLevelComponent[];
}

function separatorDefaults(component: RawComponent): object {
  return { divider: true, spacing: 1, ...component };
}

/** Components as they are stored, read in the loose way in which requests are. */
export function looseComponents(stored: unknown): readonly RawComponent[] {
  // They were requests once; the strict type lists the same fields kind by kind.
  return (stored ?? []) as readonly RawComponent[];
}

export function storedEmbeds(
  embeds: readonly APIEmbed[],
  files: readonly StoredAttachment[],
): APIEmbed[] {
  return embeds.map((embed) => ({
    ...embed,
    ...(embed.title !== undefined && { title: embed.title.trim() }),
    ...(embed.image && { image: { ...embed.image, ...linked(embed.image.url, files) } }),
    ...(embed.thumbnail && {
      thumbnail: { ...embed.thumbnail, ...linked(embed.thumbnail.url, files) },
    }),
  }));
}

function linked(url: string, files: readonly StoredAttachment[]): { url: string } {
  return { url: attachedFile(url, files)?.url ?? url };
}

/** The files that no component and no embed shows; only those are listed as attachments. */
export function listedAttachments(
  files: readonly StoredAttachment[],
  components: readonly RawComponent[],
  embeds: readonly APIEmbed[],
): APIAttachment[] {
  const shown = new Set<string>();
  const note = (url: string | undefined): void => {
    if (url !== undefined) shown.add(url);
  };
  for (const { component } of allComponents(components)) {
    note(component.file?.url);
    note(component.media?.url);
    for (const item of component.items ?? []) note(item.media.url);
  }
  for (const embed of embeds) {
    note(embed.image?.url);
    note(embed.thumbnail?.url);
  }
  return files
    .filter(({ url }) => !shown.has(url))
    .map(({ id, filename, description, contentType, size, url }) => ({
      id,
      filename,
      size,
      url,
      proxy_url: url,
      content_type: contentType,
      ...(description !== undefined && { description }),
    }));
}
