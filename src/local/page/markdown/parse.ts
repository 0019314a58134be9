import type { Block } from './ast.ts';
import { parseInline } from './inline.ts';
import { isListLine, parseLists } from './lists.ts';

const FENCE = /(?<!\\)```(?:[\w+#-]+\n)?\n?([\s\S]*?[^\n`])\n*```/g;

/** Reads the Markdown that Discord's clients show. Never throws: unknown signs stay as typed. */
export function parseMarkdown(source: string): readonly Block[] {
  const blocks: Block[] = [];
  let at = 0;
  for (const fence of source.matchAll(FENCE)) {
    blocks.push(...parseLines(source.slice(at, fence.index).replace(/\n$/, ''), true));
    blocks.push({ type: 'code', text: fence[1] ?? '' });
    at = fence.index + fence[0].length;
    if (source[at] === '\n') at += 1;
  }
  blocks.push(...parseLines(source.slice(at), true));
  return blocks;
}

/** `quotes` is false within a quote: Discord does not nest them. */
function parseLines(source: string, quotes: boolean): readonly Block[] {
  if (source === '') return [];
  const lines = source.split('\n');
  const blocks: Block[] = [];
  let plain: string[] = [];
  const flush = (): void => {
    blocks.push(...paragraph(plain));
    plain = [];
  };
  let at = 0;
  while (at < lines.length) {
    const found = blockAt(lines, at, quotes);
    if (found === undefined) {
      plain.push(lines[at] ?? '');
      at += 1;
    } else {
      flush();
      blocks.push(...found.blocks);
      at = found.next;
    }
  }
  flush();
  return blocks;
}

interface Found {
  readonly blocks: readonly Block[];
  readonly next: number;
}

function blockAt(lines: readonly string[], at: number, quotes: boolean): Found | undefined {
  const line = lines[at] ?? '';
  const heading = /^(#{1,3}) +(\S.*)$/.exec(line);
  if (heading !== null) {
    const level = heading[1]?.length === 1 ? 1 : heading[1]?.length === 2 ? 2 : 3;
    const children = parseInline(heading[2] ?? '');
    return { blocks: [{ type: 'heading', level, children }], next: at + 1 };
  }
  const subtext = /^-# +(\S.*)$/.exec(line);
  if (subtext !== null) {
    const children = parseInline(subtext[1] ?? '');
    return { blocks: [{ type: 'subtext', children }], next: at + 1 };
  }
  if (quotes && line.startsWith('>>> ')) {
    const inside = [line.slice(4), ...lines.slice(at + 1)].join('\n');
    return { blocks: [{ type: 'quote', children: parseLines(inside, false) }], next: lines.length };
  }
  if (quotes && line.startsWith('> ')) {
    const end = endOfRun(lines, at, (each) => each.startsWith('> '));
    const inside = lines.slice(at, end).map((each) => each.slice(2));
    return {
      blocks: [{ type: 'quote', children: parseLines(inside.join('\n'), false) }],
      next: end,
    };
  }
  if (isListLine(line)) {
    const end = endOfRun(lines, at, isListLine);
    return { blocks: parseLists(lines.slice(at, end)), next: end };
  }
  return undefined;
}

function endOfRun(
  lines: readonly string[],
  at: number,
  belongs: (line: string) => boolean,
): number {
  let end = at + 1;
  while (end < lines.length && belongs(lines[end] ?? '')) end += 1;
  return end;
}

/** Empty lines at either end of a paragraph become gaps, since no browser shows them within one. */
function paragraph(lines: readonly string[]): readonly Block[] {
  if (lines.length === 0) return [];
  const first = lines.findIndex((line) => line.trim() !== '');
  if (first === -1) return [{ type: 'gap' }];
  const last = lines.findLastIndex((line) => line.trim() !== '');
  return [
    ...(first > 0 ? [{ type: 'gap' } as const] : []),
    { type: 'paragraph', children: parseInline(lines.slice(first, last + 1).join('\n')) },
    ...(last < lines.length - 1 ? [{ type: 'gap' } as const] : []),
  ];
}
