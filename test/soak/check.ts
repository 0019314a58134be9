/** What has to hold of every table of a soak, read beside the bot as the doctor reads it. */
import { openForInspection } from '../../src/storage/sqlite/inspect.ts';
import { isAttended } from '../../src/tables/presence.ts';
import { isLiving } from '../../src/tables/step.ts';
import type { Table } from '../../src/tables/types.ts';

/** A table acts on its deadline within this much of its own time, or it is stuck. */
const LATE = 120_000;

export interface Standing {
  readonly tables: number;
  readonly finished: number;
  readonly closed: number;
  readonly resting: number;
  readonly moving: number;
  /** Of those that move, the ones with a clock. */
  readonly timed: number;
  /** What is wrong, a sentence each. */
  readonly stuck: readonly string[];
}

export async function standing(url: string, now: number): Promise<Standing> {
  const { storage } = openForInspection(url);
  try {
    const tables: Table[] = [];
    let after: Table['id'] | undefined;
    do {
      const ids = await storage.tableIds(after, 500);
      for (const id of ids) {
        const table = await storage.load(id);
        if (table !== undefined) tables.push(table);
      }
      after = ids.at(-1);
    } while (after !== undefined);
    const playing = tables.filter(({ status }) => status === 'playing');
    return {
      tables: tables.length,
      finished: tables.filter(({ status }) => status === 'over').length,
      closed: tables.filter(({ status }) => status === 'closed').length,
      resting: playing.filter((table) => !isAttended(table)).length,
      moving: playing.filter(isAttended).length,
      timed: playing.filter((table) => isAttended(table) && table.pace !== 'none').length,
      stuck: tables.filter(isLiving).flatMap((table) => faultsOf(table, now)),
    };
  } finally {
    await storage.close();
  }
}

function faultsOf(table: Table, now: number): readonly string[] {
  const { id, pace, deadline, status } = table;
  const needsNone = status === 'playing' && pace === 'none' && isAttended(table);
  if (deadline === undefined) return needsNone ? [] : [`Table ${id} waits for nothing.`];
  return deadline < now - LATE ? [`Table ${id} is ${now - deadline} ms late.`] : [];
}
