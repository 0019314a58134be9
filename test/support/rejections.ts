/**
 * Promises that are rejected unseen, taken from the test runner. discord.js makes objects of its own of
 * each packet beside the bot, and rejects where it cannot; the program logs that and goes on.
 */
export interface Rejections {
  /** The stack of each. */
  readonly seen: readonly string[];
  end(): void;
}

export function collectRejections(): Rejections {
  const seen: string[] = [];
  const collect = (error: unknown) => {
    seen.push(error instanceof Error ? (error.stack ?? error.message) : String(error));
  };
  const others = process.listeners('unhandledRejection');
  process.removeAllListeners('unhandledRejection');
  process.on('unhandledRejection', collect);
  return {
    seen,
    end() {
      process.off('unhandledRejection', collect);
      for (const other of others) process.on('unhandledRejection', other);
    },
  };
}
