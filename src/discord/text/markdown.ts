/**
 * Text that people chose (their names) and Discord's own notations, made safe to stand in a sentence.
 * A name must not ping, link, format, start a list, reverse the line or vanish.
 */
import type { Millis } from '../../tables/types.ts';
import { cut, wellFormed } from './graphemes.ts';
import { createMemory } from './memory.ts';

/** Discord lets a nickname have 32 characters, of at most two UTF-16 units each. */
const NAME_MAX = 64;

/** Stands for a name of which nothing visible is left. */
const NAMELESS = '?';

/** A zero-width joiner between two parts of an emoji, or one that Arabic or Indic writing needs. */
const JOINERS =
  /(?<=[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F])\u200D(?=\p{Extended_Pictographic})|(?<=[\p{Script=Arabic}\p{M}])[\u200C\u200D](?=\p{L})/u;
/** The mark that asks for the colourful form of the sign before it. */
const EMOJI_STYLE = /(?<=[\p{Emoji}])\uFE0F/u;
const INVISIBLE = /[\p{Cc}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

const INVISIBLE_BUT_NEEDED = new RegExp(
  `(${JOINERS.source}|${EMOJI_STYLE.source})|${INVISIBLE.source}`,
  'gu',
);

const RIGHT_TO_LEFT =
  /[\p{Script=Hebrew}\p{Script=Arabic}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}]/u;

/** ASCII punctuation that means something in Discord's Markdown, in mentions or in links. */
const MARKUP = /[\\*_~`|<>[\]()#@:\-+.]/g;

/** Names that were made safe lately; every panel writes each of its players several times. */
const NAMES_REMEMBERED = 2_000;
const visible = createMemory(NAMES_REMEMBERED);
const escaped = createMemory(NAMES_REMEMBERED);

/** A name on one line, with nothing invisible, nothing that reverses the text, and never empty. */
function visibleName(name: string, max: number): string {
  return cut(
    visible.recall(name, () => cleaned(name)),
    max,
  );
}

function cleaned(name: string): string {
  const clean = wellFormed(name)
    .replace(/\s+/gu, ' ')
    .replace(INVISIBLE_BUT_NEEDED, (_all, needed: string | undefined) => needed ?? '')
    .trim();
  // What holds only combining marks shows nothing of its own and would hang on the letter before it.
  return /[\p{L}\p{N}\p{P}\p{S}\p{Co}]/u.test(clean) ? clean : NAMELESS;
}

/** Keeps the order of the sentence around a name that is written from right to left. */
function isolated(name: string): string {
  return RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name;
}

/** A person's name for a text with Markdown: at most 64 UTF-16 units before escaping. */
export function escapeName(name: string): string {
  return escaped.recall(name, () =>
    isolated(visibleName(name, NAME_MAX).replace(MARKUP, String.raw`\$&`)),
  );
}

/** A person's name for a place without Markdown (button, option), at most `max` characters. */
export function plainLabel(name: string, max: number): string {
  const label = visibleName(name, max);
  return RIGHT_TO_LEFT.test(label) ? isolated(cut(label, max - 2)) : label;
}

/** A moment as the reader's own date and time of day, in digits so that it stays short. */
export function dateAndTime(moment: Millis): string {
  const seconds = Math.floor(moment / 1000);
  return `<t:${seconds}:d> <t:${seconds}:t>`;
}

/** A moment as Discord's live countdown, such as "in 5 minutes". */
export function relativeTime(moment: Millis): string {
  return `<t:${Math.ceil(moment / 1000)}:R>`;
}
