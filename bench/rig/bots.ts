/** Bots in processes of their own, on a local Discord that runs in this one, and what the probe tells of them. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { LocalDiscord } from '../../src/local/local-discord.ts';

const TSX = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
const PROBE = new URL('./probe.mjs', import.meta.url).href;
const PROGRAM = fileURLToPath(new URL('./program.mjs', import.meta.url));
const PLAIN = fileURLToPath(new URL('./plain.child.ts', import.meta.url));

/** A profile as V8 gives it: a tree of frames, and the frame that each sample met. */
export interface Profile {
  readonly nodes: readonly {
    readonly id: number;
    readonly callFrame: { readonly functionName: string; readonly url: string };
    readonly children?: readonly number[];
  }[];
  readonly samples: readonly number[];
  /** Microseconds from each sample to the next. */
  readonly timeDeltas: readonly number[];
}

export interface BenchBot {
  /** Microseconds of processor time that the process has used, all of its threads together. */
  cpu(): Promise<number>;
  /** Bytes after a collection of garbage. */
  memory(): Promise<{ readonly rss: number; readonly heapUsed: number }>;
  startProfile(): Promise<void>;
  stopProfile(): Promise<Profile>;
  /** What it wrote to its standard output and error. */
  readonly output: () => string;
  kill(): Promise<void>;
}

/** The program as it is built, on a database of the bench; nobody's presses are too many. */
export function startProgramOn(discord: LocalDiscord, databaseUrl: string): BenchBot {
  return start([PROGRAM], {
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.restUrl,
    DATABASE_URL: databaseUrl,
    LOG_LEVEL: 'warn',
  });
}

/** The bot that answers every press at once with the components in that file, `requests` times a press. */
export function startPlainOn(discord: LocalDiscord, payloadFile: string, requests = 1): BenchBot {
  return start(['--import', TSX, PLAIN], {
    DISCORD_TOKEN: discord.token,
    DISCORD_API_URL: discord.restUrl,
    PAYLOAD_FILE: payloadFile,
    REQUESTS: String(requests),
  });
}

function start(args: readonly string[], env: Readonly<Record<string, string>>): BenchBot {
  const { PATH = '' } = process.env;
  const child = spawn(process.execPath, ['--import', PROBE, ...args], {
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    env: { PATH, ...env },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  }
  const ended = once(child, 'close');
  let asked = 0;
  const ask = (question: string): Promise<unknown> => {
    asked += 1;
    const number = asked;
    return new Promise((resolve, reject) => {
      const hear = (message: { readonly number: number; readonly answer: unknown }) => {
        if (message.number !== number) return;
        child.off('message', hear);
        resolve(message.answer);
      };
      child.on('message', hear);
      void ended.then(() => reject(new Error(`The bot ended:\n${output}`)));
      child.send({ question, number }, (error) => {
        if (error !== null) reject(new Error(`The bot does not listen:\n${output}`));
      });
    });
  };
  return {
    async cpu() {
      const { user, system } = (await ask('cpu')) as NodeJS.CpuUsage;
      return user + system;
    },
    async memory() {
      return (await ask('memory')) as NodeJS.MemoryUsage;
    },
    async startProfile() {
      await ask('profile-start');
    },
    async stopProfile() {
      return (await ask('profile-stop')) as Profile;
    },
    output: () => output,
    async kill() {
      child.kill('SIGKILL');
      await ended;
    },
  };
}
