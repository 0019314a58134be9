import type { ComponentChildren, JSX } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { useSession } from '../context.ts';
import { Icon } from '../parts/icons.tsx';

interface Props {
  readonly side: 'left' | 'right';
  readonly label: string;
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly children: ComponentChildren;
}

/** A column of the page where there is room; on a narrow screen it slides over the messages. */
export function Drawer({ side, label, isOpen, onClose, children }: Props): JSX.Element {
  const { words } = useSession();
  const close = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (isOpen) close.current?.focus();
  }, [isOpen]);
  return (
    <>
      {isOpen && <div class={`backdrop ${side}`} onClick={onClose} />}
      <aside
        class={`drawer ${side}${isOpen ? ' open' : ''}`}
        aria-label={label}
        onKeyDown={(event) => {
          if (event.key === 'Escape' && isOpen) onClose();
        }}
      >
        <button
          ref={close}
          type="button"
          class="icon-button drawer-close"
          aria-label={words.close}
          onClick={onClose}
        >
          <Icon name="close" />
        </button>
        {children}
      </aside>
    </>
  );
}
