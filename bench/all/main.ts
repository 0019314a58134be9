/**
 * `npm run bench`: every benchmark but the strength of the computers, one after another, each in a
 * process of its own. What it prints is Markdown, to be pasted into docs/performance.md.
 */
import { spawnSync } from 'node:child_process';
import os from 'node:os';

/** In the order of docs/performance.md. The numbers keep the whole within a quarter of an hour. */
const BENCHES: readonly (readonly [name: string, ...args: string[]])[] = [
  ['press', '--rounds', '3'],
  ['tables', '--rounds', '3'],
  ['requests', '--games', '3'],
  ['database'],
  ['engine'],
  ['ranking'],
  ['thinking', '--questions', '50'],
];

const [cpu] = os.cpus();
const memory = Math.round(os.totalmem() / 2 ** 30);
console.log(
  `${os.cpus().length} × ${cpu?.model ?? 'unknown'}, ${memory} GB, Node ${process.version}`,
);
const start = Date.now();
for (const [name, ...args] of BENCHES) {
  const command = ['run', '--silent', `bench:${name}`, '--', ...args];
  console.log(`\n## npm ${command.filter((word) => word !== '--silent').join(' ')}`);
  const { status } = spawnSync('npm', command, { stdio: 'inherit' });
  if (status !== 0) {
    console.error(`bench:${name} failed.`);
    process.exit(1);
  }
}
console.log(`\nAll of it took ${Math.round((Date.now() - start) / 6e4)} minutes.`);
