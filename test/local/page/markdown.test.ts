import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Inline } from '../../../src/local/page/markdown/ast.ts';
import { parseInline } from '../../../src/local/page/markdown/inline.ts';
import { parseMarkdown } from '../../../src/local/page/markdown/parse.ts';

const USER = '111111111111111111';

/** Writes a tree down tersely: `bold(a italic(b))`. */
function sketch(nodes: readonly Inline[]): string {
  return nodes
    .map((node) => {
      switch (node.type) {
        case 'text':
          return node.text;
        case 'code':
          return `code(${node.text})`;
        case 'link':
          return `link(${node.url}: ${sketch(node.children)})`;
        case 'time':
          return `time(${node.seconds} ${node.style})`;
        case 'command':
          return `command(${node.name})`;
        case 'emoji':
          return `emoji(${node.name})`;
        case 'everyone':
          return `everyone(${node.text})`;
        case 'user':
        case 'role':
        case 'channel':
          return `${node.type}(${node.id})`;
        default:
          return `${node.type}(${sketch(node.children)})`;
      }
    })
    .join('');
}

describe('formatting within a line', () => {
  const rows: readonly (readonly [source: string, meaning: string])[] = [
    ['plain', 'plain'],
    ['**a**', 'bold(a)'],
    ['*a*', 'italic(a)'],
    ['_a_', 'italic(a)'],
    ['__a__', 'underline(a)'],
    ['~~a~~', 'strike(a)'],
    ['||a||', 'spoiler(a)'],
    ['***a***', 'bold(italic(a))'],
    ['**a *b* c**', 'bold(a italic(b) c)'],
    ['*a **b***', 'italic(a bold(b))'],
    ['__**a**__', 'underline(bold(a))'],
    ['snake_case_name', 'snake_case_name'],
    ['2 * 3 * 4', '2 * 3 * 4'],
    ['**open', '**open'],
    [String.raw`\*Zoë\_\*`, '*Zoë_*'],
    [String.raw`**a \** b**`, 'bold(a ** b)'],
    ['`**a**`', 'code(**a**)'],
    ['`` a ` b ``', 'code( a ` b )'],
    ['`open', '`open'],
    [`<@${USER}>`, `user(${USER})`],
    [`<@!${USER}> and <#${USER}>`, `user(${USER}) and channel(${USER})`],
    [`<@&${USER}>`, `role(${USER})`],
    ['@everyone', 'everyone(@everyone)'],
    ['</chips show:1234>', 'command(chips show)'],
    ['<:toad:111111111111111111>', 'emoji(toad)'],
    ['<t:1700000000:R>', 'time(1700000000 R)'],
    ['<t:1700000000>', 'time(1700000000 f)'],
    ['<t:1700000000:x>', '<t:1700000000:x>'],
    ['[rules](https://a.example/b)', 'link(https://a.example/b: rules)'],
    ['[bad](javascript:alert(1))', '[bad](javascript:alert(1))'],
    ['see https://a.example/b.', 'see link(https://a.example/b: https://a.example/b).'],
    ['<https://a.example>', 'link(https://a.example: https://a.example)'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
  ];
  it.each(rows)('reads %s as %s', (source, meaning) => {
    expect(sketch(parseInline(source))).toBe(meaning);
  });
});

describe('blocks', () => {
  it('reads headings, subtext and the text between them', () => {
    expect(parseMarkdown('# One\ntwo\n-# three')).toEqual([
      { type: 'heading', level: 1, children: [{ type: 'text', text: 'One' }] },
      { type: 'paragraph', children: [{ type: 'text', text: 'two' }] },
      { type: 'subtext', children: [{ type: 'text', text: 'three' }] },
    ]);
  });

  it('takes four hashes and a hash without a space as text', () => {
    expect(parseMarkdown('#### a\n#b')).toEqual([
      { type: 'paragraph', children: [{ type: 'text', text: '#### a\n#b' }] },
    ]);
  });

  it('keeps an empty line beside a heading', () => {
    expect(parseMarkdown('a\n\n# b').map((block) => block.type)).toEqual([
      'paragraph',
      'gap',
      'heading',
    ]);
  });

  it('gathers the lines of a quote and ends it where the sign is missing', () => {
    const [quote, after] = parseMarkdown('> a\n> b\nc');
    expect(quote).toEqual({
      type: 'quote',
      children: [{ type: 'paragraph', children: [{ type: 'text', text: 'a\nb' }] }],
    });
    expect(after?.type).toBe('paragraph');
  });

  it('lets three signs quote everything that follows', () => {
    expect(parseMarkdown('>>> a\n# b\n> c')).toHaveLength(1);
  });

  it('nests lists by their indentation', () => {
    expect(parseMarkdown('- a\n  - b\n- c\n3. d')).toEqual([
      {
        type: 'list',
        items: [
          {
            children: [{ type: 'text', text: 'a' }],
            lists: [
              { type: 'list', items: [{ children: [{ type: 'text', text: 'b' }], lists: [] }] },
            ],
          },
          { children: [{ type: 'text', text: 'c' }], lists: [] },
        ],
      },
      { type: 'list', start: 3, items: [{ children: [{ type: 'text', text: 'd' }], lists: [] }] },
    ]);
  });

  it('leaves everything in a fence as it is, without its language', () => {
    expect(parseMarkdown('```js\n# **a**\n```')).toEqual([{ type: 'code', text: '# **a**' }]);
  });

  it('ends on any input and loses none of its letters', () => {
    // No fence here: its language is the one word that is not shown.
    const signs = fc.constantFrom(
      ...['*', '**', '_', '`', '||', '~~', '<', '> ', '[a](', '\\', '\n', '- ', '# ', 'ø'],
    );
    fc.assert(
      fc.property(fc.array(signs, { maxLength: 60 }), (parts) => {
        const source = parts.join('');
        const shown = JSON.stringify(parseMarkdown(source));
        expect(shown.split('ø')).toHaveLength(source.split('ø').length);
      }),
    );
  });
});
