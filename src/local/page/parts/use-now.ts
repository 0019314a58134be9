import { useEffect, useState } from 'preact/hooks';

/** The present in seconds since 1970, told anew each second while `live`. */
export function useNow(live: boolean): number {
  const [now, setNow] = useState(() => Date.now() / 1000);
  useEffect(() => {
    if (!live) return undefined;
    const timer = window.setInterval(() => setNow(Date.now() / 1000), 1000);
    return () => window.clearInterval(timer);
  }, [live]);
  return now;
}
