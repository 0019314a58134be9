/**
 * Times in which this process did not get on: the bot, Discord and the people of a run may share it, and a
 * busy machine takes it away for seconds. A press whose 3 seconds went that way proves nothing.
 */
const LOOK_EVERY = 25;
const PATIENCE = 3_000;
/** What was begun before may have to be done first. */
const BACKLOG = 1_500;
/** Of that time and the 3 seconds. */
const TOO_MUCH = 600;

export interface Stalls {
  /** Whether a press that began at this moment (`Date.now()`) had its time eaten by the machine. */
  ate(began: number): boolean;
  /** All of it so far, in milliseconds. */
  readonly total: number;
  stop(): void;
}

export function watchStalls(): Stalls {
  const lags: { readonly at: number; readonly lag: number }[] = [];
  let expected = Date.now() + LOOK_EVERY;
  const timer = setInterval(() => {
    const now = Date.now();
    const lag = now - expected;
    if (lag > 0) lags.push({ at: now, lag });
    expected = now + LOOK_EVERY;
  }, LOOK_EVERY);
  timer.unref();
  const sum = (some: typeof lags): number => some.reduce((all, { lag }) => all + lag, 0);
  return {
    ate: (began) =>
      sum(lags.filter(({ at, lag }) => at > began - BACKLOG && at - lag < began + PATIENCE)) >
      TOO_MUCH,
    get total() {
      return sum(lags);
    },
    stop: () => clearInterval(timer),
  };
}
