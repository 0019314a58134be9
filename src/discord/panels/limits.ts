/**
 * How much a message holds. Discord refuses more than 40 components counted with all nested ones and
 * more than 4,000 characters, and fails above about 10,170 bytes of text, 12 added for each text. The
 * budget stays below, since how some texts are counted is not documented.
 */
import { ComponentType, type APIComponentInContainer } from 'discord-api-types/v10';
import type { MessageBody } from '../contract.ts';
import { cut } from '../text/graphemes.ts';
import { text } from './components.ts';

export interface Size {
  readonly components: number;
  /** UTF-16 units of everything that a reader sees, labels and options included. */
  readonly characters: number;
  /** UTF-8 bytes of the same, and 12 for each text. */
  readonly bytes: number;
}

export const BUDGET: Size = { components: 36, characters: 3_500, bytes: 9_000 };
const BYTES_A_TEXT = 12;

/** Fields whose text a reader sees. */
const SHOWN: ReadonlySet<string> = new Set(['content', 'label', 'description', 'placeholder']);
/** Fields that hold further parts; the options of a select are no components. */
const NESTED: ReadonlySet<string> = new Set(['components', 'accessory', 'options', 'items']);

export function sizeOf(parts: readonly object[]): Size {
  const size = { components: 0, characters: 0, bytes: 0 };
  for (const part of parts) addTo(size, part);
  return size;
}

export function fits(size: Size, budget: Size = BUDGET): boolean {
  return (
    size.components <= budget.components &&
    size.characters <= budget.characters &&
    size.bytes <= budget.bytes
  );
}

/** The first body within the budget, from the richest to the plainest; the last in any case. */
export function firstThatFits(variants: readonly (() => MessageBody)[]): MessageBody {
  for (const variant of variants.slice(0, -1)) {
    const body = variant();
    if (fits(sizeOf(body.components))) return body;
  }
  const plainest = variants.at(-1);
  if (plainest === undefined) throw new Error('No variant to choose from.');
  return plainest();
}

/**
 * The same parts in less room: one text instead of many, cut to `room`, and the controls as they are.
 */
export function squeezed(
  parts: readonly APIComponentInContainer[],
  room: Pick<Size, 'characters' | 'bytes'>,
): readonly APIComponentInContainer[] {
  const controls = parts.filter((part) => part.type === ComponentType.ActionRow);
  const used = sizeOf(controls);
  const words = parts.flatMap((part) =>
    part.type === ComponentType.TextDisplay ? [part.content] : [],
  );
  const short = cutTo(words.join('\n'), {
    characters: room.characters - used.characters,
    bytes: room.bytes - used.bytes - BYTES_A_TEXT,
  });
  return short === '' ? controls : [text(short), ...controls];
}

function cutTo(words: string, room: Pick<Size, 'characters' | 'bytes'>): string {
  if (room.characters < 1 || room.bytes < 1) return '';
  let short = cut(words, room.characters);
  while (Buffer.byteLength(short) > room.bytes) {
    // A character takes at least one byte, so what is too much in bytes is an upper bound to cut by.
    const share = room.bytes / Buffer.byteLength(short);
    const length = Math.floor(short.length * share);
    if (length < 2) return '';
    short = cut(short, Math.min(length, short.length - 1));
  }
  return short;
}

/** Adds up in place: every panel is measured before it is sent. */
function addTo(size: { -readonly [K in keyof Size]: Size[K] }, part: object): void {
  for (const [name, value] of Object.entries(part) as [string, unknown][]) {
    if (typeof value === 'string') {
      if (!SHOWN.has(name)) continue;
      size.characters += value.length;
      size.bytes += Buffer.byteLength(value) + BYTES_A_TEXT;
    } else if (typeof value === 'number') {
      if (name === 'type') size.components += 1;
    } else if (NESTED.has(name)) {
      for (const inner of Array.isArray(value) ? (value as unknown[]) : [value]) {
        if (typeof inner === 'object' && inner !== null) addTo(size, inner);
      }
    }
  }
}
