import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

/** A script of test/support in a process of its own. */
export interface Child {
  readonly lines: readonly string[];
  /** Resolves with the first line that fits; rejects with all that was said where the process ends before. */
  sees(pattern: RegExp): Promise<string>;
  /** Ends it as a power cut would. */
  kill(): Promise<void>;
  /** Its exit code, once it has ended. */
  readonly ended: Promise<number | null>;
}

export function startChild(script: string, ...args: readonly string[]): Child {
  const file = fileURLToPath(new URL(script, import.meta.url));
  const child: ChildProcess = spawn(process.execPath, ['--import', 'tsx', file, ...args], {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const lines: string[] = [];
  let complaints = '';
  child.stderr?.setEncoding('utf8').on('data', (chunk: string) => {
    complaints += chunk;
  });
  let ending: string | undefined;
  const watchers = new Set<() => void>();
  const ended = new Promise<number | null>((resolve) => {
    child.once('close', (code, signal) => {
      ending = String(signal ?? code);
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
          else if (ending === undefined) return;
          else reject(new Error([`Ended (${ending}) with:`, ...lines, complaints].join('\n')));
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
