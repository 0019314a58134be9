import { useEffect, useRef, useState } from 'preact/hooks';

export type DrawerName = 'channels' | 'members';

interface Drawers {
  readonly open: DrawerName | undefined;
  readonly show: (name: DrawerName) => void;
  readonly close: () => void;
}

/** The widths at which a drawer becomes a column, as in styles/frame.css. */
const BREAKPOINTS = ['(max-width: 760px)', '(max-width: 1080px)'];

/** Which drawer is open on a narrow screen; closing it gives the focus back to what opened it. */
export function useDrawer(): Drawers {
  const [open, setOpen] = useState<DrawerName>();
  const opener = useRef<Element | null>(null);
  const close = (): void => setOpen(undefined);

  useEffect(() => {
    // Only now: while a drawer is open, the rest of the page takes no focus.
    if (open === undefined && opener.current instanceof HTMLElement) opener.current.focus();
  }, [open]);
  useEffect(() => {
    // A phone that is turned round may have room for the columns.
    const queries = BREAKPOINTS.map((query) => window.matchMedia(query));
    for (const query of queries) query.addEventListener('change', close);
    return () => {
      for (const query of queries) query.removeEventListener('change', close);
    };
  }, []);

  const show = (name: DrawerName): void => {
    opener.current = document.activeElement;
    setOpen(name);
  };
  return { open, show, close };
}
