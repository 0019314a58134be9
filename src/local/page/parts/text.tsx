import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import { findChannel, findMember, useSession } from '../context.ts';
import type { Block, Inline, List, TimeStyle } from '../markdown/ast.ts';
import { parseMarkdown } from '../markdown/parse.ts';
import { formatTime, machineTime } from '../markdown/timestamps.ts';
import { useNow } from './use-now.ts';

/** Text in Discord's Markdown. The tree becomes elements; no part of it is ever read as HTML. */
export function Text({ source }: { readonly source: string }): JSX.Element {
  const blocks = useMemo(() => parseMarkdown(source), [source]);
  return (
    <div class="text">
      <Blocks blocks={blocks} />
    </div>
  );
}

function Blocks({ blocks }: { readonly blocks: readonly Block[] }): JSX.Element {
  return (
    <>
      {blocks.map((block, index) => (
        <BlockView key={index} block={block} />
      ))}
    </>
  );
}

function BlockView({ block }: { readonly block: Block }): JSX.Element {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Inlines nodes={block.children} />
        </p>
      );
    case 'subtext':
      return (
        <p class="subtext">
          <Inlines nodes={block.children} />
        </p>
      );
    case 'heading':
      return (
        // Bots choose a level by its size; below the author's name all are of one rank.
        <div class={`heading level-${block.level}`} role="heading" aria-level={3}>
          <Inlines nodes={block.children} />
        </div>
      );
    case 'quote':
      return (
        <blockquote>
          <Blocks blocks={block.children} />
        </blockquote>
      );
    case 'code':
      return (
        <pre tabIndex={0}>
          <code>{block.text}</code>
        </pre>
      );
    case 'list':
      return <ListView list={block} />;
    case 'gap':
      return <div class="gap" />;
  }
}

function ListView({ list }: { readonly list: List }): JSX.Element {
  const items = list.items.map((item, index) => (
    <li key={index}>
      <Inlines nodes={item.children} />
      {item.lists.map((inner, at) => (
        <ListView key={at} list={inner} />
      ))}
    </li>
  ));
  return list.start === undefined ? <ul>{items}</ul> : <ol start={list.start}>{items}</ol>;
}

function Inlines({ nodes }: { readonly nodes: readonly Inline[] }): JSX.Element {
  return (
    <>
      {nodes.map((node, index) => (
        <InlineView key={index} node={node} />
      ))}
    </>
  );
}

function InlineView({ node }: { readonly node: Inline }): JSX.Element {
  switch (node.type) {
    case 'text':
      return <>{node.text}</>;
    case 'code':
      return <code>{node.text}</code>;
    case 'bold':
      return <strong>{<Inlines nodes={node.children} />}</strong>;
    case 'italic':
      return <em>{<Inlines nodes={node.children} />}</em>;
    case 'underline':
      return <u>{<Inlines nodes={node.children} />}</u>;
    case 'strike':
      return <s>{<Inlines nodes={node.children} />}</s>;
    case 'spoiler':
      return <Spoiler nodes={node.children} />;
    case 'link':
      return (
        <a href={node.url} target="_blank" rel="noopener noreferrer nofollow">
          <Inlines nodes={node.children} />
        </a>
      );
    case 'everyone':
      return <span class="mention">{node.text}</span>;
    case 'user':
    case 'role':
    case 'channel':
      return <Mention type={node.type} id={node.id} />;
    case 'command':
      return <CommandMention name={node.name} />;
    case 'emoji':
      return <span title={node.name}>{`:${node.name}:`}</span>;
    case 'time':
      return <Time seconds={node.seconds} style={node.style} />;
  }
}

function Spoiler({ nodes }: { readonly nodes: readonly Inline[] }): JSX.Element {
  const { words } = useSession();
  const [isShown, setShown] = useState(false);
  if (isShown) {
    return (
      <span class="spoiler shown">
        <Inlines nodes={nodes} />
      </span>
    );
  }
  return (
    <button type="button" class="spoiler" aria-label={words.spoiler} onClick={() => setShown(true)}>
      <span aria-hidden="true" inert>
        <Inlines nodes={nodes} />
      </span>
    </button>
  );
}

interface MentionProps {
  readonly type: 'user' | 'role' | 'channel';
  readonly id: string;
}

function Mention({ type, id }: MentionProps): JSX.Element {
  const { model, words } = useSession();
  if (type === 'channel') {
    const channel = findChannel(model, id);
    if (channel === undefined) return <span class="mention">{`#${words.unknownChannel}`}</span>;
    return <a class="mention" href={`#${id}`}>{`#${channel.name}`}</a>;
  }
  const name = findMember(model, id)?.name ?? words.unknownMember;
  return <span class={id === model.page.me.id ? 'mention mine' : 'mention'}>{`@${name}`}</span>;
}

function CommandMention({ name }: { readonly name: string }): JSX.Element {
  const { actions, words } = useSession();
  return (
    <button
      type="button"
      class="mention"
      title={words.tryCommand(name)}
      onClick={() => actions.draft(`/${name} `)}
    >
      {`/${name}`}
    </button>
  );
}

interface TimeProps {
  readonly seconds: number;
  readonly style: TimeStyle;
}

function Time({ seconds, style }: TimeProps): JSX.Element {
  const { locale } = useSession();
  const now = useNow(style === 'R');
  return (
    <time
      class="timestamp"
      dateTime={machineTime(seconds)}
      title={formatTime(seconds, 'F', now, locale)}
    >
      {formatTime(seconds, style, now, locale)}
    </time>
  );
}
