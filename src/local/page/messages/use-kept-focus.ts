import { useLayoutEffect, useRef } from 'preact/hooks';

/**
 * Where a change takes away or disables what had the focus within an element, the element itself gets
 * it: nobody is thrown to the top. The element has to be focusable.
 */
export function useKeptFocus(element: { readonly current: HTMLElement | null }): void {
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { current } = element;
    const isLost = isNowhere(document.activeElement);
    if (current !== null && hadFocus.current && isLost) current.focus({ preventScroll: true });
    hadFocus.current = current?.contains(document.activeElement) ?? false;
  });
  useLayoutEffect(() => {
    const { current } = element;
    if (current === null) return undefined;
    const onFocusIn = (): void => {
      hadFocus.current = true;
    };
    const onFocusOut = ({ relatedTarget }: FocusEvent): void => {
      // A removed element leaves without a successor; a person goes somewhere.
      if (relatedTarget !== null) hadFocus.current = false;
    };
    current.addEventListener('focusin', onFocusIn);
    current.addEventListener('focusout', onFocusOut);
    return () => {
      current.removeEventListener('focusin', onFocusIn);
      current.removeEventListener('focusout', onFocusOut);
    };
  }, []);
}

/** A disabled element keeps the focus until the browser has drawn it, and then lets it fall. */
function isNowhere(active: Element | null): boolean {
  return active === null || active === document.body || active.matches(':disabled');
}
