import type { JSX } from 'preact';
import { useLayoutEffect, useRef } from 'preact/hooks';
import type { Leaf } from '../commands/leaves.ts';
import { useSession } from '../context.ts';

export const completionId = (index: number): string => `completion-${index}`;

interface Props {
  readonly leaves: readonly Leaf[];
  readonly active: number;
  /** Whether the bot has registered anything at all. */
  readonly hasAny: boolean;
  readonly onChoose: (leaf: Leaf) => void;
}

/** The commands that what was typed can become. The focus stays in the message box. */
export function Completions({ leaves, active, hasAny, onChoose }: Props): JSX.Element {
  const { words } = useSession();
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div
      ref={list}
      id="completions"
      class="completions"
      role="listbox"
      aria-label={words.commands}
      onMouseDown={(event) => event.preventDefault()}
    >
      {leaves.length === 0 && (
        <p class="listbox-empty">{hasAny ? words.noCommands : words.noCommandsYet}</p>
      )}
      {leaves.map((leaf, index) => (
        <div
          key={leaf.path.join(' ')}
          id={completionId(index)}
          role="option"
          aria-selected={index === active}
          class={index === active ? 'completion active' : 'completion'}
          onClick={() => onChoose(leaf)}
        >
          <span class="completion-name">
            <strong>{`/${leaf.name}`}</strong>
            {leaf.options.map(({ option, name }) => (
              <span key={name} class={option.required === true ? 'option required' : 'option'}>
                {name}
              </span>
            ))}
          </span>
          <small>{leaf.description}</small>
        </div>
      ))}
    </div>
  );
}
