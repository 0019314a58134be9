/**
 * `npm run verify -- FILE`: recomputes a deal from the file that "Check the deal" gives. It needs no
 * database. Exit status 0 if the deal is what was promised, else 1.
 */
import { readFile } from 'node:fs/promises';
import { createRegistry } from '../engine/registry.ts';
import { GAMES } from '../games/index.ts';
import { parseProof } from './verify/proof.ts';
import { verifyDeal, type Report } from './verify/verify-deal.ts';

async function verifyFile(file: string): Promise<Report> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return { holds: false, lines: [`The file cannot be read: ${why}`] };
  }
  const proof = parseProof(text);
  if (typeof proof === 'string') return { holds: false, lines: [proof] };
  return verifyDeal(createRegistry(GAMES), proof);
}

const [file, ...others] = process.argv.slice(2);
if (file === undefined || others.length > 0) {
  console.error('Usage: npm run verify -- FILE');
  process.exitCode = 2;
} else {
  const report = await verifyFile(file);
  for (const line of report.lines) console.log(line);
  if (!report.holds) process.exitCode = 1;
}
