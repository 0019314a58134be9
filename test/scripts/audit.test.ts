import { spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const AUDIT = fileURLToPath(new URL('../../scripts/audit.mjs', import.meta.url));

describe('the audit of the dependencies', () => {
  let folder: TemporaryFolder;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(() => folder.remove());

  /** Runs it with an npm that gives this report, and ends with 1, as npm does for holes and for faults. */
  function auditOf(report: string) {
    writeFileSync(path.join(folder.path, 'report.json'), report);
    const npm = `#!/bin/sh\ncat '${path.join(folder.path, 'report.json')}'\nexit 1\n`;
    writeFileSync(path.join(folder.path, 'npm'), npm, { mode: 0o755 });
    const { status, stdout, stderr } = spawnSync(process.execPath, [AUDIT], {
      encoding: 'utf8',
      env: { PATH: `${folder.path}:/usr/bin:/bin` },
    });
    return { status, said: `${stdout}${stderr}` };
  }

  const hole = (name: string, severity: string, via: readonly unknown[]) => ({
    [name]: { name, severity, via },
  });

  it('fails on a severe hole, with its name and where to read of it', () => {
    const advisory = { title: 'Reads any file', url: 'https://example.org/advisory' };
    const vulnerabilities = {
      ...hole('leaky', 'high', [advisory]),
      ...hole('user-of-leaky', 'critical', ['leaky']),
      ...hole('harmless', 'moderate', [advisory]),
    };
    const { status, said } = auditOf(JSON.stringify({ vulnerabilities }));
    expect(said).toBe(
      [
        'Dependencies with known holes:',
        '  leaky, high: Reads any file (https://example.org/advisory)',
        '  user-of-leaky, critical: through leaky',
        '',
      ].join('\n'),
    );
    expect(status).toBe(1);
  });

  it('passes where nothing severe is known', () => {
    const report = { vulnerabilities: hole('harmless', 'low', ['something']) };
    expect(auditOf(JSON.stringify(report))).toEqual({
      status: 0,
      said: 'The dependencies have no known severe hole.\n',
    });
  });

  it.each(['', 'npm error network', '{"message":"405 Method Not Allowed","statusCode":405}'])(
    'passes and says so where the registry gives no report but %j',
    (report) => {
      expect(auditOf(report)).toEqual({
        status: 0,
        said: 'The dependencies were not audited: the registry did not answer.\n',
      });
    },
  );
});
