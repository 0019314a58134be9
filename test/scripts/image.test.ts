import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const lines = readFileSync(new URL('../../Dockerfile', import.meta.url), 'utf8')
  .split('\n')
  .filter((line) => line !== '' && !line.startsWith('#'));

/** The instructions of the last stage, which is the one that runs. */
const stage = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')));
const positionOf = (pattern: RegExp) => stage.findIndex((line) => pattern.test(line));

describe('the image', () => {
  it('runs as a normal user, to whom the folder of the database belongs', () => {
    expect(stage.filter((line) => line.startsWith('USER '))).toEqual(['USER node']);
    expect(positionOf(/chown node:node data$/)).toBeLessThan(positionOf(/^USER /));
    expect(positionOf(/chown node:node data$/)).toBeGreaterThan(0);
    expect(positionOf(/^USER /)).toBeLessThan(positionOf(/^CMD /));
    expect(stage).toContain('VOLUME /app/data');
  });

  it('copies nothing but what runs, and no file that may hold a secret', () => {
    const copied = lines.filter((line) => line.startsWith('COPY '));
    expect(copied.filter((line) => /\s\.\s|\.env|\bdata\b/.test(line))).toEqual([]);
    expect(stage.filter((line) => line.startsWith('COPY ')).every(isFromBuild)).toBe(true);
  });

  it('starts Node itself, so that it hears the signal to end', () => {
    expect(stage.at(-1)).toBe('CMD ["node", "dist/main.js"]');
    expect(stage).toContain('STOPSIGNAL SIGTERM');
  });
});

function isFromBuild(line: string): boolean {
  return line.startsWith('COPY --from=build ');
}
