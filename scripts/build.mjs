/**
 * Compiles src to dist. With `--if-needed` it does nothing where dist is newer than every source,
 * or where no compiler is installed and dist is there already (a production image).
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '..');
const built = path.join(root, 'dist', 'main.js');

function newest(folder) {
  let latest = 0;
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    if (entry.isFile())
      latest = Math.max(
        latest,
        statSync(path.join(entry.parentPath ?? entry.path, entry.name)).mtimeMs,
      );
  }
  return latest;
}

function compilerPath() {
  try {
    return createRequire(import.meta.url).resolve('typescript/bin/tsc');
  } catch {
    return undefined;
  }
}

const compiler = compilerPath();
if (process.argv.includes('--if-needed') && existsSync(built)) {
  if (compiler === undefined || !existsSync(path.join(root, 'src'))) process.exit(0);
  if (newest(path.join(root, 'src')) < statSync(built).mtimeMs) process.exit(0);
}
if (compiler === undefined) {
  console.error(
    'The program is not built and TypeScript is not installed. Run: npm ci && npm run build',
  );
  process.exit(1);
}
for (const project of ['tsconfig.build.json', 'src/local/page/tsconfig.json']) {
  const noEmit = project.includes('page') ? ['--noEmit', 'false'] : [];
  const run = spawnSync(process.execPath, [compiler, '-p', project, ...noEmit], {
    cwd: root,
    stdio: 'inherit',
  });
  if (run.status !== 0) process.exit(run.status ?? 1);
}
// The compiler leaves the page's document, styles and icon where they are.
const page = path.join('local', 'page');
cpSync(path.join(root, 'src', page), path.join(root, 'dist', page), {
  recursive: true,
  filter: (file) => statSync(file).isDirectory() || /\.(html|css|svg)$/.test(file),
});
