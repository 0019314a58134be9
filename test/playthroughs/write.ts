/** `npm run playthroughs`: writes the golden playthroughs anew. Review the change as a diff. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { makePlaythroughs } from './games.ts';

for (const { file, text } of makePlaythroughs()) {
  writeFileSync(path.join(import.meta.dirname, file), text);
}
