/** What has to hold of a database whose bot was killed, looked at in a copy, so that the next bot finds it as it was left. */
import { copyFileSync, existsSync, rmSync } from 'node:fs';
import { GRANT } from '../../../src/chips/rules.ts';
import { createRegistry } from '../../../src/engine/registry.ts';
import { GAMES } from '../../../src/games/index.ts';
import type { Storage } from '../../../src/storage/port.ts';
import { openForInspection } from '../../../src/storage/sqlite/inspect.ts';
import { examine } from '../../../src/tables/examine.ts';
import type { GuildId, InteractionId, TableId, UserId } from '../../../src/tables/types.ts';

export interface Expected {
  /** Tables that may have changed. */
  readonly tables: readonly TableId[];
  /** Presses that were told to count. */
  readonly counted: readonly string[];
  /** Presses that cannot count. */
  readonly voids: readonly string[];
  /** Presses that may have counted or not. */
  readonly unanswered: readonly string[];
  /** Everybody of the server who may have chips. */
  readonly guild: string;
  readonly people: readonly string[];
}

export interface Examined {
  /** What is wrong, a sentence each. */
  readonly faults: readonly string[];
  /** How many of the unanswered presses count. */
  readonly unansweredCounted: number;
  /** Of all deals of the tables. */
  readonly secrets: readonly string[];
}

/** SQLite's own: the file, and what was committed and is not in it yet. */
const PARTS = ['', '-wal'] as const;

export function copyDatabase(file: string, copy: string): void {
  rmSync(`${copy}-shm`, { force: true });
  for (const part of PARTS) {
    rmSync(`${copy}${part}`, { force: true });
    if (existsSync(`${file}${part}`)) copyFileSync(`${file}${part}`, `${copy}${part}`);
  }
}

export async function examineCopy(url: string, expected: Expected): Promise<Examined> {
  const { storage, checkFile } = openForInspection(url);
  try {
    const pages = [expected.tables];
    const some = { ...storage, tableIds: () => Promise.resolve(pages.shift() ?? []) };
    const { findings, ledger } = await examine(some, createRegistry(GAMES));
    const counted = await countedOf(storage, expected.counted);
    const voids = await countedOf(storage, expected.voids);
    const unanswered = await countedOf(storage, expected.unanswered);
    return {
      faults: [
        ...checkFile(),
        ...ledger,
        ...findings.map(({ table, problems }) => `Table ${table}: ${problems.join(', ')}.`),
        ...expected.counted
          .filter((press) => !counted.has(press))
          .map((press) => `Press ${press} was told to count and does not.`),
        ...[...voids].map((press) => `Press ${press} answered nothing and counts.`),
        ...(await chipFaults(storage, expected)),
      ],
      unansweredCounted: unanswered.size,
      secrets: await secretsOf(storage, expected.tables),
    };
  } finally {
    await storage.close();
  }
}

async function countedOf(
  storage: Storage,
  presses: readonly string[],
): Promise<ReadonlySet<string>> {
  const counted = new Set<string>();
  for (const press of presses) {
    const table = await storage.findByInteraction(press as InteractionId);
    if (table !== undefined) counted.add(press);
  }
  return counted;
}

async function secretsOf(storage: Storage, tables: readonly TableId[]): Promise<readonly string[]> {
  const deals = await Promise.all(tables.map((table) => storage.deals(table)));
  return deals.flat().map(({ secret }) => secret);
}

/** Everybody has begun with the same, nobody has been given more, and so that is what there is. */
async function chipFaults(
  storage: Storage,
  { guild, people }: Expected,
): Promise<readonly string[]> {
  let sum = 0;
  for (const person of people) {
    const held = await storage.holdings(guild as GuildId, person as UserId, Date.now());
    sum += held.balance + held.staked;
  }
  const due = GRANT * people.length;
  return sum === due ? [] : [`There are ${sum} chips in the server, and not ${due}.`];
}
