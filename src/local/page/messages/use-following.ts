import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';

/** Closer to the end than this many pixels counts as reading along. */
const AT_END = 60;

interface Marks {
  /** The oldest message that is shown: another one means that history was put on top. */
  readonly first: string | undefined;
  /** Changes when the reader did something whose outcome stands at the end. */
  readonly own: string;
}

interface Following {
  /** False where the reader has scrolled up. */
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
}

/** Keeps the end in view while the reader is there, and stays put where they read further up. */
export function useFollowing(
  scroller: { readonly current: HTMLDivElement | null },
  { first, own }: Marks,
): Following {
  const follows = useRef(true);
  const before = useRef({ first, own, height: 0 });
  const [isAtEnd, setAtEnd] = useState(true);
  const toEnd = (): void => {
    const { current } = scroller;
    if (current !== null) current.scrollTop = current.scrollHeight;
  };
  useLayoutEffect(() => {
    const { current } = scroller;
    if (current === null) return;
    if (own !== before.current.own) follows.current = true;
    if (follows.current) {
      toEnd();
    } else if (first !== before.current.first && current.scrollTop < AT_END) {
      // The browser anchors what is read, except at the very top.
      current.scrollTop += current.scrollHeight - before.current.height;
    }
    before.current = { first, own, height: current.scrollHeight };
  });
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    const onScroll = (): void => {
      follows.current = current.scrollHeight - current.scrollTop - current.clientHeight < AT_END;
      setAtEnd(follows.current);
    };
    // Pictures that load and a keyboard that slides in change the height without any new message.
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd();
    });
    observer.observe(current);
    if (current.firstElementChild !== null) observer.observe(current.firstElementChild);
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', onScroll);
    };
  }, []);
  return { isAtEnd, toEnd };
}
