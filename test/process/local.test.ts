import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { PagePlayer } from '../support/page-player.ts';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { startNode, type NodeProcess } from '../support/node-process.ts';
import { textOf } from '../support/table-driver.ts';
import { temporaryFolder, type TemporaryFolder } from '../support/temporary-folder.ts';

const LONG = 300_000;
/** A machine that does much else takes its time over loading a program. */
const STARTS_WITHIN = 90_000;
const { ana, juergen, lounge } = defaultIds;

describe('the program without a token', () => {
  let folder: TemporaryFolder;
  let program: NodeProcess;
  beforeEach(() => {
    folder = temporaryFolder();
  });
  afterEach(async () => {
    program.child.kill('SIGKILL');
    await program.ended;
    folder.remove();
  });

  /** Gives the address of the page, once the program has printed it. */
  async function start(): Promise<string> {
    program = startNode('../../src/main.ts', { cwd: folder.path, env: { PORT: '0' } });
    const address = () => /http:\/\/127\.0\.0\.1:\d+\//.exec(program.output())?.[0];
    await expect.poll(address, { timeout: STARTS_WITHIN }).toBeDefined();
    expect(program.output()).toContain('type /cockroach start');
    const found = address() ?? '';
    const page = new PagePlayer(found, ana, lounge);
    await expect
      .poll(async () => (await page.state()).botOnline, { timeout: STARTS_WITHIN })
      .toBe(true);
    await expect
      .poll(async () => (await page.state()).commands.length, { timeout: STARTS_WITHIN })
      .toBeGreaterThan(0);
    return found;
  }

  async function stop(): Promise<void> {
    program.child.kill('SIGTERM');
    expect(await program.ended).toEqual({ code: 0, signal: null });
  }

  it(
    'shows the same channel and the same running table after it was stopped and started again',
    async () => {
      const first = await start();
      const host = new PagePlayer(first, ana, lounge);
      const guest = new PagePlayer(first, juergen, lounge);
      await host.run(['cockroach', 'start']);
      await guest.press('join');
      await host.press('start');
      const hand = textOf((await host.press('hand')).message);
      const [panel] = (await host.messages()).filter(({ flags }) => ((flags ?? 0) & 64) === 0);
      await stop();

      const data = path.join(folder.path, 'data');
      expect(readdirSync(data).sort()).toEqual(['local-discord.json', 'local.db', 'local.db.lock']);
      expect(statSync(data).mode & 0o777).toBe(0o700);
      for (const file of readdirSync(data)) {
        expect(statSync(path.join(data, file)).mode & 0o777, file).toBe(0o600);
      }

      const second = await start();
      const again = new PagePlayer(second, ana, lounge);
      const shown = await again.messages();
      expect(shown.map(({ id }) => id)).toEqual([panel?.id]);
      expect(textOf((await again.press('hand')).message)).toBe(hand);
      await stop();
    },
    LONG,
  );
});
