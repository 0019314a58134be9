import type { JSX } from 'preact';
import { useId, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { useSession } from '../context.ts';
import { Avatar } from './avatar.tsx';
import { Icon } from './icons.tsx';
import { moveActive, toggled, typeAhead } from './listbox-keys.ts';
import type { ListboxOption } from './listbox-option.ts';

interface Props {
  readonly label: string;
  readonly placeholder: string;
  readonly options: readonly ListboxOption[];
  readonly selected: readonly string[];
  readonly min: number;
  readonly max: number;
  readonly disabled?: boolean;
  readonly busy?: boolean;
  readonly invalid?: boolean;
  /** Told the chosen values when the list closes with another choice than before. */
  readonly onChoose: (values: readonly string[]) => void;
}

/** Below this many pixels the list opens upwards, if there is more room above. */
const ROOM_NEEDED = 300;

/**
 * A select with emojis, descriptions and several choices, which no native one has. The focus stays
 * on the button, as the pattern of a select-only combobox wants it.
 */
export function Listbox(props: Props): JSX.Element {
  const { label, placeholder, options, selected, min, max, disabled, busy, invalid } = props;
  const { words } = useSession();
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [opensUp, setOpensUp] = useState(false);
  const [active, setActive] = useState(0);
  const [picked, setPicked] = useState<readonly string[]>(selected);
  const isSingle = max === 1;
  const shown = isOpen ? picked : selected;

  useLayoutEffect(() => {
    list.current?.querySelector('.active')?.scrollIntoView({ block: 'nearest' });
  }, [active, isOpen]);

  const open = (): void => {
    if (disabled === true || busy === true) return;
    const room = button.current?.getBoundingClientRect();
    const below = window.innerHeight - (room?.bottom ?? 0);
    setOpensUp(below < ROOM_NEEDED && (room?.top ?? 0) > below);
    setPicked(selected);
    setActive(
      Math.max(
        0,
        options.findIndex(({ value }) => selected.includes(value)),
      ),
    );
    setOpen(true);
  };
  const close = (values: readonly string[]): void => {
    if (!isOpen) return;
    setOpen(false);
    const isSame = values.length === selected.length && values.every((v) => selected.includes(v));
    // As in Discord's own clients, the choice that is already shown is not sent again.
    if (!isSame && values.length >= min) props.onChoose(values);
  };
  const choose = (value: string): void => {
    const next = toggled(picked, value, { min, max });
    setPicked(next);
    if (isSingle) close(next);
  };

  const onKeyDown = (event: KeyboardEvent): void => {
    const { key } = event;
    if (!isOpen) {
      if (!['ArrowDown', 'ArrowUp', 'Enter', ' '].includes(key)) return;
      open();
    } else if (key === 'Escape') {
      close(selected);
    } else if (key === 'Enter' || key === ' ') {
      const option = options[active];
      if (option !== undefined) choose(option.value);
    } else {
      const labels = options.map((option) => option.label);
      const next = moveActive(key, active, options.length) ?? typeAhead(key, active, labels);
      if (next === undefined) return; // Tab goes on, and the list closes as the focus leaves
      setActive(next);
    }
    event.preventDefault();
    event.stopPropagation();
  };

  return (
    <div class={opensUp ? 'listbox up' : 'listbox'}>
      <button
        ref={button}
        type="button"
        class="listbox-button"
        role="combobox"
        aria-label={label}
        aria-haspopup="listbox"
        aria-expanded={isOpen}
        aria-controls={`${id}-list`}
        aria-activedescendant={isOpen ? `${id}-${active}` : undefined}
        aria-busy={busy}
        aria-invalid={invalid}
        disabled={disabled}
        onClick={() => (isOpen ? close(isSingle ? selected : picked) : open())}
        onKeyDown={onKeyDown}
        onBlur={() => close(isSingle ? selected : picked)}
      >
        <span class={shown.length === 0 ? 'listbox-value placeholder' : 'listbox-value'}>
          {shown.length === 0
            ? placeholder
            : options
                .filter(({ value }) => shown.includes(value))
                .map(({ value, label: text, emoji }) => (
                  <span key={value} class="listbox-picked">
                    {emoji === undefined ? text : `${emoji} ${text}`}
                  </span>
                ))}
        </span>
        <Icon name="chevron" />
      </button>
      <div
        ref={list}
        id={`${id}-list`}
        class="listbox-list"
        hidden={!isOpen}
        // The button keeps the focus, so that leaving it means leaving the list.
        onPointerDown={(event) => event.preventDefault()}
        onMouseDown={(event) => event.preventDefault()}
      >
        <div role="listbox" aria-label={label} aria-multiselectable={!isSingle}>
          {options.map((option, index) => (
            <OptionRow
              key={option.value}
              id={`${id}-${index}`}
              option={option}
              isActive={index === active}
              isSelected={picked.includes(option.value)}
              isFull={!isSingle && picked.length >= max && !picked.includes(option.value)}
              onChoose={() => choose(option.value)}
            />
          ))}
          {options.length === 0 && <p class="listbox-empty">{words.nothingFound}</p>}
        </div>
        {!isSingle && (
          <button
            type="button"
            class="button secondary listbox-done"
            tabIndex={-1}
            disabled={picked.length < min}
            onClick={() => close(picked)}
          >
            {picked.length < min ? words.needsMore(min) : words.done}
          </button>
        )}
      </div>
    </div>
  );
}

interface RowProps {
  readonly id: string;
  readonly option: ListboxOption;
  readonly isActive: boolean;
  readonly isSelected: boolean;
  readonly isFull: boolean;
  readonly onChoose: () => void;
}

function OptionRow({ id, option, isActive, isSelected, isFull, onChoose }: RowProps): JSX.Element {
  return (
    <div
      id={id}
      role="option"
      class={isActive ? 'listbox-option active' : 'listbox-option'}
      aria-selected={isSelected}
      aria-disabled={isFull}
      onClick={() => !isFull && onChoose()}
    >
      {option.emoji !== undefined && <span class="emoji">{option.emoji}</span>}
      {option.colour !== undefined && <Avatar name={option.label} colour={option.colour} small />}
      <span class="listbox-text">
        <span>{option.label}</span>
        {option.description !== undefined && <small>{option.description}</small>}
      </span>
      <span class="listbox-tick">{isSelected && <Icon name="tick" />}</span>
    </div>
  );
}
