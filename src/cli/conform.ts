/**
 * `npm run conform -- FILE…`: runs vector files through the engine. One line for each vector that
 * fails, then `N passed, N failed`; exit status 1 if any failed or nothing was checked.
 */
import { open } from 'node:fs/promises';
import path from 'node:path';
import { createRegistry } from '../engine/registry.ts';
import { compareHands } from '../games/anaconda/ranking/compare.ts';
import { GAMES } from '../games/index.ts';
import { checkLine } from './conform/check.ts';
import type { Verdict } from './conform/verdict.ts';

const registry = createRegistry(GAMES);

/** Line by line: a vector file may be larger than what one wants in memory. */
async function* checkFile(file: string): AsyncGenerator<Verdict> {
  const handle = await open(file);
  let number = 0;
  for await (const line of handle.readLines()) {
    number += 1;
    if (line.trim() === '') continue;
    yield checkLine(registry, compareHands, line, `${path.basename(file)}:${number}`);
  }
}

function report({ name, failure }: Verdict): void {
  if (failure === undefined) return;
  console.log(
    `FAIL ${name}: ${failure.step}: expected ${failure.expected}, found ${failure.found}`,
  );
}

async function main(files: readonly string[]): Promise<void> {
  if (files.length === 0) {
    console.error('Usage: npm run conform -- FILE…');
    process.exitCode = 2;
    return;
  }
  let passed = 0;
  let failed = 0;
  for (const file of files) {
    try {
      for await (const verdict of checkFile(file)) {
        report(verdict);
        if (verdict.failure === undefined) passed += 1;
        else failed += 1;
      }
    } catch (error) {
      console.log(`FAIL ${file}: ${error instanceof Error ? error.message : String(error)}`);
      failed += 1;
    }
  }
  console.log(`${passed} passed, ${failed} failed`);
  if (failed > 0 || passed === 0) process.exitCode = 1;
}

await main(process.argv.slice(2));
