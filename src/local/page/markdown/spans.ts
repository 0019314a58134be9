import type { SpanKind } from './ast.ts';

interface Delimiter {
  readonly mark: string;
  readonly kind: SpanKind;
}

/** Longer marks first: `**` must be tried before `*`. */
const DELIMITERS: readonly Delimiter[] = [
  { mark: '**', kind: 'bold' },
  { mark: '__', kind: 'underline' },
  { mark: '~~', kind: 'strike' },
  { mark: '||', kind: 'spoiler' },
  { mark: '*', kind: 'italic' },
  { mark: '_', kind: 'italic' },
];

/** A pair of marks found in the text: what it means and where its inside begins and ends. */
export interface Span {
  readonly kind: SpanKind;
  readonly from: number;
  readonly to: number;
  readonly next: number;
}

const isWordCharacter = (character: string | undefined): boolean =>
  character !== undefined && /[\p{L}\p{N}_]/u.test(character);

const isBlank = (character: string | undefined): boolean =>
  character === undefined || /\s/.test(character);

/** Where inline code that begins at `at` ends, or undefined where it is not closed. */
export function endOfCode(source: string, at: number): number | undefined {
  const ticks = /^`+/.exec(source.slice(at))?.[0] ?? '';
  let search = at + ticks.length;
  for (;;) {
    const close = source.indexOf(ticks, search);
    if (close === -1) return undefined;
    let after = close + ticks.length;
    if (source[after] !== '`') return after;
    while (source[after] === '`') after += 1;
    search = after;
  }
}

/** The mark that closes one opened before `from`; escaped marks and marks within code do not count. */
function findClosing(source: string, mark: string, from: number): number | undefined {
  const single = mark.length === 1;
  let at = from;
  while (at < source.length) {
    if (source[at] === '\\') {
      at += 2;
    } else if (source[at] === '`') {
      at = endOfCode(source, at) ?? at + 1;
    } else if (single && source.startsWith(mark + mark, at)) {
      at += 2; // a bold or underlined part within the italic one
    } else if (source.startsWith(mark, at) && at > from && closes(source, mark, at)) {
      return at;
    } else {
      at += 1;
    }
  }
  return undefined;
}

function closes(source: string, mark: string, at: number): boolean {
  const after = source[at + mark.length];
  if (mark === '_') return !isWordCharacter(after); // snake_case_names stay as they are
  if (mark === '*') return !isBlank(source[at - 1]);
  return mark === '||' || after !== mark[0];
}

function opens(source: string, mark: string, at: number): boolean {
  if (mark === '_') return !isWordCharacter(source[at - 1]);
  if (mark === '*') return !isBlank(source[at + 1]);
  return true;
}

/** The formatted span that begins exactly at `at`, if one does. */
export function spanAt(source: string, at: number): Span | undefined {
  for (const { mark, kind } of DELIMITERS) {
    if (!source.startsWith(mark, at) || !opens(source, mark, at)) continue;
    const from = at + mark.length;
    const to = findClosing(source, mark, from);
    if (to !== undefined) return { kind, from, to, next: to + mark.length };
  }
  return undefined;
}
