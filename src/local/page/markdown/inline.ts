import { TIME_STYLES, type Inline, type TimeStyle } from './ast.ts';
import { endOfCode, spanAt } from './spans.ts';

interface Found {
  readonly node: Inline;
  readonly next: number;
}

type Reader = (source: string, at: number) => Found | undefined;

/** Only web addresses become links: `javascript:` and its like stay text. */
const isWebAddress = (url: string): boolean => /^https?:\/\//i.test(url);

const text = (value: string): Inline => ({ type: 'text', text: value });

const isTimeStyle = (value: string): value is TimeStyle =>
  (TIME_STYLES as readonly string[]).includes(value);

function match(pattern: RegExp, source: string, at: number): RegExpExecArray | undefined {
  pattern.lastIndex = at;
  return pattern.exec(source) ?? undefined;
}

const readEscape: Reader = (source, at) => {
  const found = match(/\\([^\p{L}\p{N}\s])/uy, source, at);
  return found && { node: text(found[1] ?? ''), next: at + found[0].length };
};

const readCode: Reader = (source, at) => {
  if (source[at] !== '`') return undefined;
  const next = endOfCode(source, at);
  if (next === undefined) return undefined;
  const inside = source.slice(at, next).replace(/^`+|`+$/g, '');
  // One space beside the marks lets code itself begin or end with a mark.
  return { node: { type: 'code', text: inside.replace(/^ (?=`)|(?<=`) $/g, '') }, next };
};

const readMention: Reader = (source, at) => {
  const found = match(/<(@!?|@&|#)(\d{17,20})>/y, source, at);
  if (found === undefined) return undefined;
  const [whole, mark, id = ''] = found;
  const type = mark === '#' ? 'channel' : mark === '@&' ? 'role' : 'user';
  return { node: { type, id }, next: at + whole.length };
};

const readCommand: Reader = (source, at) => {
  const found = match(/<\/([^:<>\n]{1,100}):(\d{1,20})>/y, source, at);
  if (found === undefined) return undefined;
  const [whole, name = '', id = ''] = found;
  return { node: { type: 'command', name, id }, next: at + whole.length };
};

const readEmoji: Reader = (source, at) => {
  const found = match(/<a?:(\w{2,32}):(\d{17,20})>/y, source, at);
  if (found === undefined) return undefined;
  const [whole, name = '', id = ''] = found;
  return { node: { type: 'emoji', name, id }, next: at + whole.length };
};

const readTime: Reader = (source, at) => {
  const found = match(/<t:(-?\d{1,13})(?::(\w))?>/y, source, at);
  if (found === undefined) return undefined;
  const style = found[2] ?? 'f';
  if (!isTimeStyle(style)) return undefined;
  return {
    node: { type: 'time', seconds: Number(found[1]), style },
    next: at + found[0].length,
  };
};

const readEveryone: Reader = (source, at) => {
  const found = match(/@(?:everyone|here)\b/y, source, at);
  return found && { node: { type: 'everyone', text: found[0] }, next: at + found[0].length };
};

const readMaskedLink: Reader = (source, at) => {
  const found = match(
    /\[((?:\\.|[^\]\\\n])+)\]\(<?([^\s()<>]+(?:\([^\s()<>]*\)[^\s()<>]*)*)>?(?: +"[^"\n]*")?\)/y,
    source,
    at,
  );
  if (found === undefined) return undefined;
  const [whole, label = '', url = ''] = found;
  if (!isWebAddress(url)) return undefined;
  return { node: { type: 'link', url, children: parseInline(label) }, next: at + whole.length };
};

const readBareLink: Reader = (source, at) => {
  // A full stop or closing bracket after an address belongs to the sentence around it.
  const found = match(
    /<(https?:\/\/[^\s<>]+)>|https?:\/\/[^\s<]*[^\s<.,:;!?"')\]|*_~]/iy,
    source,
    at,
  );
  if (found === undefined) return undefined;
  const url = found[1] ?? found[0];
  return { node: { type: 'link', url, children: [text(url)] }, next: at + found[0].length };
};

const readSpan: Reader = (source, at) => {
  const span = spanAt(source, at);
  if (span === undefined) return undefined;
  const children = parseInline(source.slice(span.from, span.to));
  return { node: { type: span.kind, children }, next: span.next };
};

const READERS: readonly Reader[] = [
  readEscape,
  readCode,
  readMention,
  readCommand,
  readEmoji,
  readTime,
  readEveryone,
  readMaskedLink,
  readBareLink,
  readSpan,
];

/** The characters at which one of the readers can begin; everything between them is plain text. */
const BEGINNINGS = /[\\`<@[h*_~|]/gi;

/** Reads formatting within a line or a run of lines. Whatever is not closed stays as typed. */
export function parseInline(source: string): readonly Inline[] {
  const nodes: Inline[] = [];
  let plain = '';
  const flush = (): void => {
    if (plain !== '') nodes.push(text(plain));
    plain = '';
  };
  let at = 0;
  while (at < source.length) {
    const start = at;
    const found = READERS.reduce<Found | undefined>(
      (done, read) => done ?? read(source, start),
      undefined,
    );
    if (found?.node.type === 'text') {
      plain += found.node.text;
      at = found.next;
    } else if (found !== undefined) {
      flush();
      nodes.push(found.node);
      at = found.next;
    } else {
      BEGINNINGS.lastIndex = at + 1;
      const next = BEGINNINGS.exec(source)?.index ?? source.length;
      plain += source.slice(at, next);
      at = next;
    }
  }
  flush();
  return nodes;
}
