import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A script of test/support in a process of its own. */
export interface Child {
  readonly lines: readonly string[];
  /** Resolves with the first line that fits; rejects where the process ends before. */
  sees(pattern: RegExp): Promise<string>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

export function startChild(script: string, ...args: readonly string[]): Child {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines: string[] = [];
  const watchers = new Set<() => void>();
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code) => {
      resolve(code);
      for (const watcher of watchers) watcher();
    });
  });
  if (child.stdout !== null) {
    createInterface(child.stdout).on('line', (line) => {
      lines.push(line);
      for (const watcher of watchers) watcher();
    });
  }
  return {
    lines,
    ended,
    sees: (pattern) =>
      new Promise((resolve, reject) => {
        const look = () => {
          const found = lines.find((line) => pattern.test(line));
          if (found !== undefined) resolve(found);
          else if (child.exitCode !== null) reject(new Error(`Ended with: ${lines.join(' ')}`));
          else return;
          watchers.delete(look);
        };
        watchers.add(look);
        look();
      }),
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
