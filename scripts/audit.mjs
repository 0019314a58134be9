/**
 * Asks the package registry for known holes in what the running bot depends on. Ends with 1 where there is
 * one of severity high or critical; where the registry gives no answer it says so and ends with 0, since
 * a build must not hang on somebody else's service.
 */
import { spawnSync } from 'node:child_process';
import path from 'node:path';

const SEVERE = ['high', 'critical'];
const LIMIT_MS = 60_000;

const { stdout } = spawnSync(
  'npm',
  ['audit', '--omit=dev', '--json', '--fetch-retries=1', '--fetch-timeout=15000'],
  { cwd: path.resolve(import.meta.dirname, '..'), encoding: 'utf8', timeout: LIMIT_MS },
);

/** The report, or undefined where there is none. */
function read(text) {
  try {
    const report = JSON.parse(text);
    return report.vulnerabilities === undefined ? undefined : report;
  } catch {
    return undefined;
  }
}

/** What is known of a package: its own holes, and the packages through which it has others. */
function describe({ name, severity, via }) {
  const reasons = via.map((one) =>
    typeof one === 'string' ? `through ${one}` : `${one.title} (${one.url})`,
  );
  return `  ${name}, ${severity}: ${reasons.join('; ')}`;
}

const report = read(stdout ?? '');
if (report === undefined) {
  console.log('The dependencies were not audited: the registry did not answer.');
} else {
  const severe = Object.values(report.vulnerabilities).filter(({ severity }) =>
    SEVERE.includes(severity),
  );
  if (severe.length === 0) console.log('The dependencies have no known severe hole.');
  else {
    console.error(`Dependencies with known holes:\n${severe.map(describe).join('\n')}`);
    process.exitCode = 1;
  }
}
