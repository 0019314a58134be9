import type { List, ListItem } from './ast.ts';
import { parseInline } from './inline.ts';

const ITEM = /^( *)([-*]|\d{1,9}\.) +(\S.*)$/;

interface Line {
  readonly indent: number;
  readonly start: number | undefined;
  readonly text: string;
}

export const isListLine = (line: string): boolean => ITEM.test(line);

function readLine(line: string): Line {
  const [, indent = '', mark = '-', text = ''] = ITEM.exec(line) ?? [];
  return {
    indent: indent.length,
    start: /\d/.test(mark) ? Number.parseInt(mark, 10) : undefined,
    text,
  };
}

/** Makes nested lists of consecutive item lines: whatever is indented further belongs to the item above. */
export function parseLists(lines: readonly string[]): readonly List[] {
  return build(lines.map(readLine));
}

function build(lines: readonly Line[]): readonly List[] {
  const lists: { start: number | undefined; items: ListItem[] }[] = [];
  let at = 0;
  while (at < lines.length) {
    const line = lines[at];
    if (line === undefined) break;
    let end = at + 1;
    while (end < lines.length && (lines[end]?.indent ?? 0) > line.indent) end += 1;
    const item = { children: parseInline(line.text), lists: build(lines.slice(at + 1, end)) };
    const last = lists.at(-1);
    if (last !== undefined && (last.start === undefined) === (line.start === undefined)) {
      last.items.push(item);
    } else {
      lists.push({ start: line.start, items: [item] });
    }
    at = end;
  }
  return lists.map(({ start, items }) => ({
    type: 'list',
    items,
    ...(start === undefined ? {} : { start }),
  }));
}
