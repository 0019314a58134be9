/** The events of the hand that is on the table. */
import type { AnacondaEvent } from '../../../games/anaconda/types.ts';

/** Those from the last deal on; all where the deal is too long ago to be known. */
export function ofThisHand(events: readonly AnacondaEvent[]): readonly AnacondaEvent[] {
  return events.slice(
    Math.max(
      0,
      events.findLastIndex(({ type }) => type === 'dealt'),
    ),
  );
}
