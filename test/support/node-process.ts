/** A file of the program or of a test, run by a Node.js process of its own. */
import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';

/** Found from here, so that the process may run in any folder. */
const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;

export interface Exit {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

export interface NodeProcess {
  readonly child: ChildProcess;
  /** Everything written to standard output and standard error so far. */
  readonly output: () => string;
  /** Once it has ended and all of its output is here. */
  readonly ended: Promise<Exit>;
}

export interface NodeProcessOptions {
  /** The whole environment but the search path: nothing of the test's own gets through. */
  readonly env?: Readonly<Record<string, string>>;
  /** The working folder. */
  readonly cwd?: string;
}

const running = new Set<ChildProcess>();
// A test that fails halfway must not leave a bot behind.
process.once('exit', () => {
  for (const child of running) child.kill('SIGKILL');
});

/** Starts a file, given by its address relative to this folder. */
export function startNode(file: string, options: NodeProcessOptions = {}): NodeProcess {
  const script = fileURLToPath(new URL(file, import.meta.url));
  const { PATH = '' } = process.env;
  // What is built already needs nobody to translate it, and starts in half the time.
  const loader = script.endsWith('.ts') ? ['--import', TSX] : [];
  const child = spawn(process.execPath, [...loader, script], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, ...options.env },
    ...(options.cwd === undefined ? {} : { cwd: options.cwd }),
  });
  running.add(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const ended = new Promise<Exit>((resolve) => {
    child.once('close', (code, signal) => {
      running.delete(child);
      resolve({ code, signal });
    });
  });
  return { child, output: () => output, ended };
}
