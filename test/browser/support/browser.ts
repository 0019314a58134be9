/** The Chromium that the tests drive: Debian's own, never one that is downloaded. */
import { existsSync } from 'node:fs';
import { chromium, type Browser } from 'playwright-core';

const executablePath = process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium';

/**
 * Whether the tests of the page can run here. In CI they have to: there a missing browser is a fault
 * and not a reason to skip them.
 */
export function canBrowse(): boolean {
  if (existsSync(executablePath) || process.env['CI'] === 'true') return true;
  process.stderr.write(
    `The page is not tested: there is no Chromium at ${executablePath}. ` +
      'Install it, or say with CHROMIUM_PATH where it is.\n',
  );
  return false;
}

export function launchBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  return chromium.launch({
    executablePath,
    // Chromium has no sandbox for root, as which containers and CI often run.
    args: isRoot ? ['--no-sandbox'] : [],
  });
}
