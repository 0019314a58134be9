/** The commands as people run them: what they print and how they end. */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../..');
const EDGE = path.join(ROOT, 'test/conformance/vectors/cockroach.edge.jsonl');
/** A start of the compiler's loader takes a second or two where nothing else runs. */
const TIMEOUT_MS = 60_000;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'humbug-cli-'));
});
afterAll(() => {
  rmSync(folder, { recursive: true });
});

function write(name: string, text: string): string {
  const file = path.join(folder, name);
  writeFileSync(file, text);
  return file;
}

function run(command: string, ...files: readonly string[]): { status: number | null; out: string } {
  const script = path.join(ROOT, 'src/cli', `${command}.ts`);
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', script, ...files],
    { cwd: ROOT, encoding: 'utf8', timeout: TIMEOUT_MS },
  );
  return { status, out: stdout + stderr };
}

describe('conform', () => {
  it(
    'ends with the count and status 0 where all passed',
    () => {
      expect(run('conform', EDGE)).toEqual({ status: 0, out: '34 passed, 0 failed\n' });
    },
    TIMEOUT_MS,
  );

  it(
    'prints a line for each failure, goes on, and ends with status 1',
    () => {
      // The better hand would have to come first.
      const upsideDown = {
        wild: 'none',
        high: [[['2c', '3d', '4h', '5s', '7c']], [['Ac', 'Ad', 'Ah', 'As', 'Kc']]],
        low: [],
      };
      const strange = write('strange.jsonl', `${JSON.stringify(upsideDown)}\n\nnonsense\n`);
      const { status, out } = run('conform', strange, path.join(folder, 'missing.jsonl'), EDGE);
      const lines = out.trimEnd().split('\n');
      expect(status).toBe(1);
      expect(lines).toHaveLength(4);
      expect(lines[0]).toContain('FAIL strange.jsonl:1');
      expect(lines[1]).toContain('FAIL strange.jsonl:3');
      expect(lines[2]).toContain('missing.jsonl: ENOENT');
      expect(lines[3]).toBe('34 passed, 3 failed');
    },
    TIMEOUT_MS,
  );

  it(
    'says how it is called where it is given nothing',
    () => {
      expect(run('conform')).toEqual({ status: 2, out: 'Usage: npm run conform -- FILE…\n' });
    },
    TIMEOUT_MS,
  );
});

describe('verify', () => {
  const proof = {
    version: 1,
    table: 'AbCdEf0123',
    game: 'cockroach',
    options: {},
    deal: {
      number: 1,
      secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
      commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
      mixedWith: ['1', '2'],
    },
    names: ['Ann', 'Ben'],
  };

  it(
    'ends with status 0 where the deal is what was promised',
    () => {
      const { status, out } = run('verify', write('good.json', JSON.stringify(proof)));
      expect(status).toBe(0);
      expect(out).toContain('seat 1, Ben: hand: ');
    },
    TIMEOUT_MS,
  );

  it(
    'ends with status 1 where it is not, and where there is no file',
    () => {
      const deal = { ...proof.deal, secret: 'f'.repeat(64) };
      const bad = run('verify', write('bad.json', JSON.stringify({ ...proof, deal })));
      expect(bad).toMatchObject({ status: 1 });
      expect(bad.out).toContain('NOT AS PROMISED');
      const missing = run('verify', path.join(folder, 'missing.json'));
      expect(missing).toMatchObject({ status: 1 });
      expect(missing.out).toContain('cannot be read');
    },
    TIMEOUT_MS,
  );

  it(
    'says how it is called where it is given nothing',
    () => {
      expect(run('verify')).toEqual({ status: 2, out: 'Usage: npm run verify -- FILE\n' });
    },
    TIMEOUT_MS,
  );
});
