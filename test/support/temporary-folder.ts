import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface TemporaryFolder {
  readonly path: string;
  /** The `DATABASE_URL` of a file in the folder. */
  database(name?: string): string;
  remove(): void;
}

/** A folder of one test's own. */
export function temporaryFolder(): TemporaryFolder {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'humbug-'));
  return {
    path: folder,
    database: (name = 'humbug.db') => `file:${path.join(folder, name)}`,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
