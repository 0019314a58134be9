import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { OptionValue, PageChannel } from '../../page-protocol.ts';
import { leavesOf, type Leaf } from '../commands/leaves.ts';
import {
  checkFields,
  completions,
  readTyped,
  type Fields,
  type TypedCommand,
} from '../commands/typed.ts';
import { useSession } from '../context.ts';
import { Icon } from '../parts/icons.tsx';
import { CommandForm } from './command-form.tsx';
import { Completions, completionId } from './completions.tsx';

/** Something that another part of the page wants written here; a new object each time. */
export interface Draft {
  readonly text: string;
}

interface Props {
  readonly channel: PageChannel;
  readonly draft: Draft | undefined;
}

/** Where a member writes: a message, or after `/` a command with its options. */
export function Composer({ channel, draft }: Props): JSX.Element {
  const { model, words, locale, actions } = useSession();
  const { commands, members, channels } = model.page;
  const box = useRef<HTMLTextAreaElement>(null);
  const [text, setText] = useState('');
  const [active, setActive] = useState(0);
  const [isClosed, setClosed] = useState(false);
  const [chosen, setChosen] = useState<TypedCommand>();
  const leaves = useMemo(() => leavesOf(commands, locale), [commands, locale]);
  const around = { members, channels, locale };

  const isCommand = text.startsWith('/');
  const typed = text.slice(1);
  const exact = isCommand ? readTyped(leaves, typed, around) : undefined;
  const found = isCommand ? completions(leaves, exact?.leaf.name ?? typed) : [];
  const isOpen = isCommand && !isClosed;

  const write = (next: string): void => {
    setText(next);
    setActive(0);
    setClosed(false);
  };
  useEffect(() => {
    if (draft === undefined) return;
    setChosen(undefined);
    write(draft.text);
    box.current?.focus();
  }, [draft]);

  const choose = (leaf: Leaf): void => {
    setChosen({ leaf, fields: exact?.leaf === leaf ? exact.fields : {} });
  };
  const isWriting = chosen === undefined;
  const wasWriting = useRef(isWriting);
  useEffect(() => {
    if (isWriting && !wasWriting.current) box.current?.focus();
    wasWriting.current = isWriting;
  }, [isWriting]);
  const run = (leaf: Leaf, options: Readonly<Record<string, OptionValue>>): void => {
    actions.run(channel.id, leaf, options);
    setChosen(undefined);
    write('');
  };
  /** A whole command that needs nothing more runs at once; any other opens its form. */
  const enterCommand = (): void => {
    const leaf = found[active];
    if (exact !== undefined && active === 0) {
      const checked = checkFields(exact.leaf, exact.fields, around);
      if (checked.ok) run(exact.leaf, checked.options);
      else choose(exact.leaf);
    } else if (leaf !== undefined) {
      choose(leaf);
    }
  };
  const send = (): void => {
    if (isCommand) {
      enterCommand();
    } else if (text.trim() !== '') {
      actions.say(channel.id, text.trim());
      write('');
    }
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (event.isComposing) return; // an input method's own Enter
    if (key === 'Enter' && !event.shiftKey) send();
    else if (!isOpen) return;
    else if (key === 'ArrowDown') setActive((active + 1) % Math.max(1, found.length));
    else if (key === 'ArrowUp') setActive((active + found.length - 1) % Math.max(1, found.length));
    else if (key === 'Tab' && !event.shiftKey && found[active] !== undefined) choose(found[active]);
    else if (key === 'Escape') setClosed(true);
    else return;
    event.preventDefault();
  };

  if (!channel.canSend) {
    return (
      <div class="composer closed">
        <Icon name="lock" />
        {channel.locked ? words.isLocked : words.cannotSend}
      </div>
    );
  }
  if (chosen !== undefined) {
    return (
      <CommandForm
        key={chosen.leaf.path.join(' ')}
        leaf={chosen.leaf}
        initial={chosen.fields}
        around={around}
        onRun={run}
        onCancel={(fields) => {
          write(`/${chosen.leaf.name}${writtenOut(chosen.leaf, fields)}`);
          setChosen(undefined);
        }}
      />
    );
  }
  return (
    <div class="composer">
      {isOpen && (
        <Completions leaves={found} active={active} hasAny={leaves.length > 0} onChoose={choose} />
      )}
      {channel.archived && <p class="composer-hint">{words.isArchived}</p>}
      <div class="composer-box">
        <textarea
          ref={box}
          rows={1}
          maxLength={2000}
          value={text}
          placeholder={words.composerHint}
          aria-label={words.composer(channel.name)}
          aria-autocomplete="list"
          aria-controls={isOpen ? 'completions' : undefined}
          aria-activedescendant={isOpen && found.length > 0 ? completionId(active) : undefined}
          onInput={(event) => write(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <button
          type="button"
          class="icon-button send"
          aria-label={isCommand ? words.run : words.send}
          title={isCommand ? words.run : words.send}
          disabled={text.trim() === ''}
          onClick={send}
        >
          <Icon name="send" />
        </button>
      </div>
    </div>
  );
}

/** The fields as they would be typed, so that leaving the form loses nothing. */
const writtenOut = (leaf: Leaf, fields: Fields): string =>
  leaf.options
    .map(({ option, name }) => {
      const value = fields[option.name] ?? '';
      return value === '' ? '' : ` ${name}:${value}`;
    })
    .join('');
