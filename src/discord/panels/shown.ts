/**
 * What a message shows while several sends to it may be under way: an answer to a press goes past the
 * queue in which an edit waits, so the older of two may arrive last. Kept by the table's revision.
 */

/** How a send ended: `shown`, `not-shown`, or `unknown` where Discord did not say. */
export type SendOutcome = 'shown' | 'not-shown' | 'unknown';

export interface Shown {
  /** A send of this revision sets out; call the result once with how it ended. */
  begin(revision: number): (outcome: SendOutcome) => void;
  /** The newest revision that stands there or is on its way; 0 where none is known. */
  readonly newest: number;
  readonly underWay: number;
  /** The revision that certainly stands there; undefined where sends crossed or nothing is known. */
  readonly stands: number | undefined;
  /** Nothing is certain any more: the message may have been deleted. */
  doubt(): void;
}

export function createShown(): Shown {
  /** Counts beginnings and ends, to tell which sends overlapped. */
  let moment = 0;
  let stands: number | undefined;
  let last: { readonly endedAt: number; readonly revision: number } | undefined;
  const underWay = new Set<{ readonly revision: number }>();

  return {
    begin(revision) {
      const begunAt = ++moment;
      const send = { revision };
      underWay.add(send);
      return (outcome) => {
        if (!underWay.delete(send) || outcome === 'not-shown') return;
        const crossed = last !== undefined && last.endedAt > begunAt && last.revision !== revision;
        stands = outcome === 'unknown' || crossed ? undefined : revision;
        last = { endedAt: ++moment, revision };
      };
    },
    doubt() {
      stands = undefined;
    },
    get newest() {
      return Math.max(stands ?? 0, ...[...underWay].map((send) => send.revision));
    },
    get underWay() {
      return underWay.size;
    },
    get stands() {
      return stands;
    },
  };
}
