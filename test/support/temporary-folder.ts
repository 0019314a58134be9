import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';

export interface TemporaryFolder {
  readonly path: string;
  /** The path of a file in the folder. */
  file(name: string): string;
  /** The `DATABASE_URL` of a file in the folder. */
  database(name?: string): string;
  remove(): void;
}

/** A folder of one test's own. */
export function temporaryFolder(): TemporaryFolder {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'humbug-'));
  const file = (name: string) => path.join(folder, name);
  return {
    path: folder,
    file,
    database: (name = 'humbug.db') => `file:${file(name)}`,
    remove: () => {
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
