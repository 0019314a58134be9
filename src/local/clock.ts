/** Time as the local Discord knows it; tests give one that stands still until it is moved. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** Runs `task` once, `ms` milliseconds from now; the answer calls it off. */
  after(ms: number, task: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after(ms, task) {
    const timer = setTimeout(task, ms);
    // A pending deadline must not keep a process alive that wants to end.
    timer.unref();
    return () => clearTimeout(timer);
  },
};

interface Alarm {
  readonly at: number;
  readonly task: () => void;
}

/** A clock that moves only by `advance`, running what falls due in the order of its time. */
export class ManualClock implements Clock {
  #now: number;
  readonly #alarms = new Set<Alarm>();

  constructor(start: number) {
    this.#now = start;
  }

  now(): number {
    return this.#now;
  }

  after(ms: number, task: () => void): () => void {
    const alarm: Alarm = { at: this.#now + ms, task };
    this.#alarms.add(alarm);
    return () => {
      this.#alarms.delete(alarm);
    };
  }

  advance(ms: number): void {
    const target = this.#now + ms;
    for (let next = this.#next(target); next !== undefined; next = this.#next(target)) {
      this.#alarms.delete(next);
      this.#now = Math.max(this.#now, next.at);
      next.task();
    }
    this.#now = target;
  }

  #next(until: number): Alarm | undefined {
    let first: Alarm | undefined;
    for (const alarm of this.#alarms) {
      if (alarm.at <= until && (first === undefined || alarm.at < first.at)) first = alarm;
    }
    return first;
  }
}
