import { createRegistry } from '../../engine/registry.ts';
import type { Game } from '../../engine/contract.ts';
import { openForInspection, type Inspection } from '../../storage/sqlite/inspect.ts';
import { examine, type Finding } from '../../tables/examine.ts';
import { readCall, sentenceOf, type Call, type Outcome, type Understood } from './which.ts';

const USAGE = 'Usage: npm run doctor [-- --database URL]';

/** Examines a database and says in words what it found. Shows no hand and no secret. */
export async function runDoctor(call: Call, games: readonly Game[]): Promise<Outcome> {
  let understood: Understood;
  try {
    understood = readCall(call);
  } catch (error) {
    return { lines: [sentenceOf(error), USAGE], exitCode: 2 };
  }
  if (understood.others.length > 0) return { lines: [USAGE], exitCode: 2 };
  try {
    return await examineDatabase(understood.url, games);
  } catch (error) {
    return { lines: [sentenceOf(error)], exitCode: 1 };
  }
}

async function examineDatabase(url: string, games: readonly Game[]): Promise<Outcome> {
  const { storage, checkFile } = openForInspection(url);
  try {
    const file = findingsOfFile(checkFile);
    const { tables, findings, ledger } = await examine(storage, createRegistry(games));
    const faults = [...file, ...ledger, ...findings.flatMap(describe)];
    const examined = `${tables} ${tables === 1 ? 'table was' : 'tables were'} replayed from the log.`;
    if (faults.length === 0) return { lines: [examined, 'All is well.'], exitCode: 0 };
    const count = `${faults.length} ${faults.length === 1 ? 'fault was' : 'faults were'} found.`;
    return { lines: [...faults, examined, count], exitCode: 1 };
  } finally {
    await storage.close();
  }
}

/** A file too damaged for its own check may still have tables that can be read. */
function findingsOfFile(checkFile: Inspection['checkFile']): readonly string[] {
  try {
    return checkFile();
  } catch (error) {
    return [sentenceOf(error)];
  }
}

const describe = ({ table, problems }: Finding): readonly string[] =>
  problems.map((problem) => `Table ${table}: ${problem}.`);
