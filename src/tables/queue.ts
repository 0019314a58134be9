/**
 * Runs tasks of one key one at a time, in the order in which they came; tasks of different keys do not
 * wait for each other. Keeps nothing of a key that has no task.
 */
export interface KeyedQueue {
  /** The task's own outcome; undefined, without running it, where too many wait for this key. */
  run<T>(key: string, task: () => Promise<T>): Promise<T> | undefined;
}

/** `limit` is how many tasks of one key may be waiting or running. */
export function createKeyedQueue(limit: number): KeyedQueue {
  const lines = new Map<string, { last: Promise<unknown>; length: number }>();
  return {
    run(key, task) {
      const line = lines.get(key) ?? { last: Promise.resolve(), length: 0 };
      if (line.length >= limit) return undefined;
      lines.set(key, line);
      line.length += 1;
      // A task that failed has told its own caller; the next one is not concerned.
      const outcome = line.last.then(task, task).finally(() => {
        line.length -= 1;
        if (line.length === 0) lines.delete(key);
      });
      line.last = outcome;
      return outcome;
    },
  };
}
