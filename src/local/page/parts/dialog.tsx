import type { ComponentChildren, JSX } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { useSession } from '../context.ts';
import { Icon } from './icons.tsx';

interface Props {
  readonly title: string;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
  readonly submitLabel: string;
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly failure?: string | undefined;
  readonly children: ComponentChildren;
}

/** A form in a dialog: the browser's own element keeps the focus inside and gives it back after. */
export function Dialog(props: Props): JSX.Element {
  const { title, onClose, onSubmit, submitLabel, danger, busy, failure, children } = props;
  const { words } = useSession();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  useLayoutEffect(() => {
    const { current } = dialog;
    current?.showModal();
    // By itself the browser begins with the button that closes the form.
    current?.querySelector<HTMLElement>('.dialog-body :is(input, textarea, button)')?.focus();
    return () => current?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      class="dialog"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <form
        onSubmit={(event) => {
          event.preventDefault();
          if (busy !== true) onSubmit();
        }}
      >
        <header class="dialog-head">
          <h2 id={id}>{title}</h2>
          <button type="button" class="icon-button" aria-label={words.close} onClick={onClose}>
            <Icon name="close" />
          </button>
        </header>
        <div class="dialog-body">{children}</div>
        <footer class="dialog-foot">
          {failure !== undefined && (
            <p class="failure" role="alert">
              {failure}
            </p>
          )}
          <button type="button" class="button secondary" onClick={onClose}>
            {words.cancel}
          </button>
          <button
            type="submit"
            class={`button ${danger === true ? 'danger' : 'primary'}${busy === true ? ' pending' : ''}`}
            aria-busy={busy}
          >
            <span class="button-content">{submitLabel}</span>
          </button>
        </footer>
      </form>
    </dialog>
  );
}
