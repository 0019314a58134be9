import { ApiError } from '../api-error.ts';
import type { Clock } from '../clock.ts';

const PER_DAY = 200;
const DAY = 24 * 60 * 60_000;

/** New commands are counted: 200 a day and scope, then 30034. */
export class CommandCreates {
  readonly #times = new Map<string, number[]>();

  count(clock: Clock, scope: string, fresh: number): void {
    const now = clock.now();
    const recent = (this.#times.get(scope) ?? []).filter((at) => now - at < DAY);
    if (recent.length + fresh > PER_DAY) {
      throw new ApiError(
        400,
        30034,
        'Max number of daily application command creates has been reached (200)',
      );
    }
    for (let count = 0; count < fresh; count += 1) recent.push(now);
    this.#times.set(scope, recent);
  }
}
