import type { JSX } from 'preact';
import { useEffect, useId, useRef, useState } from 'preact/hooks';
import { Icon, type IconName } from './icons.tsx';

export interface MenuItem {
  readonly label: string;
  readonly icon: IconName;
  readonly danger?: boolean;
  readonly onSelect: () => void;
}

interface Props {
  readonly label: string;
  readonly icon: IconName;
  readonly items: readonly MenuItem[];
}

const NEXT_INDEX: Readonly<Record<string, (at: number, count: number) => number>> = {
  ArrowDown: (at, count) => (at + 1) % count,
  ArrowUp: (at, count) => (at - 1 + count) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** A button with a menu: arrows move, Escape closes and gives the focus back. */
export function Menu({ label, icon, items }: Props): JSX.Element {
  const [isOpen, setOpen] = useState(false);
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);

  const focusItem = (index: number): void => {
    list.current?.querySelectorAll<HTMLElement>('[role=menuitem]')[index]?.focus();
  };
  useEffect(() => {
    if (isOpen) focusItem(0);
  }, [isOpen]);

  const close = (): void => {
    setOpen(false);
    button.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const all = [...(list.current?.querySelectorAll('[role=menuitem]') ?? [])];
    const at = all.findIndex((item) => item === document.activeElement);
    const next = NEXT_INDEX[event.key];
    if (event.key === 'Escape' || event.key === 'Tab') close();
    else if (next !== undefined) focusItem(next(at, all.length));
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
    const isInside = relatedTarget instanceof Node && list.current?.contains(relatedTarget);
    if (isInside !== true && relatedTarget !== button.current) setOpen(false);
  };

  return (
    <div class="menu">
      <button
        ref={button}
        type="button"
        class="icon-button"
        aria-label={label}
        title={label}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon name={icon} />
      </button>
      {isOpen && (
        <div
          ref={list}
          id={id}
          class="menu-list"
          role="menu"
          aria-label={label}
          onKeyDown={onKeyDown}
          onFocusOut={onFocusOut}
        >
          {items.map((item) => (
            <button
              key={item.label}
              type="button"
              role="menuitem"
              tabIndex={-1}
              class={item.danger === true ? 'danger' : undefined}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              <Icon name={item.icon} />
              {item.label}
            </button>
          ))}
        </div>
      )}
    </div>
  );
}
