/** The page for people who see little, or use no pointer. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { startTableWorld, type TableWorld } from '../support/table-world.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { canBrowse, launchBrowser } from './support/browser.ts';
import { compilePage } from './support/page-folder.ts';
import { faintTexts, namelessControls } from './support/readable.ts';
import { Visitor } from './support/visitor.ts';

const BROWSING_MS = 120_000;

describe.skipIf(!canBrowse())('the page', () => {
  const folder = temporaryFolder();
  let world: TableWorld;
  let browser: Browser;
  beforeAll(async () => {
    compilePage(folder.path);
    world = await startTableWorld({ pageFolder: folder.path });
    browser = await launchBrowser();
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
    folder.remove();
  });

  it.each([
    { colours: 'dark', width: 1280, channel: defaultIds.lounge },
    { colours: 'light', width: 390, channel: defaultIds.backRoom },
  ] as const)(
    'is readable and every control has a name, $colours and $width pixels wide',
    { timeout: BROWSING_MS },
    async ({ colours, width, channel }) => {
      const address = world.discord.pageUrl;
      const arrive = (member: string, name: string): Promise<Visitor> =>
        Visitor.arrive(browser, { address, member, name, channel, language: 'en', width, colours });
      const ana = await arrive(defaultIds.ana, 'Ana');
      const zoe = await arrive(defaultIds.zoe, '*Zoë_*');
      const { shell } = ana.tableWords;
      await expectReadable(ana, 'the start');
      await ana.messageBox().fill('/');
      await ana.page.getByRole('listbox', { name: ana.words.page.commands }).waitFor();
      await expectReadable(ana, 'the commands');
      await ana.complete('/cock', '/cockroach start');
      await zoe.press(zoe.table(), shell('button.join'));
      await expectReadable(ana, 'the lobby');
      await ana.press(ana.table(), shell('button.start'));
      await ana.press(ana.table(), shell('button.hand'));
      await ana.aside().waitFor();
      await expectReadable(ana, 'the game');
      await ana.runCommand('/cockroach rules');
      await ana.reads(ana.aside(), shell('button.next'));
      await expectReadable(ana, 'the rules');
      expect([...ana.faults, ...zoe.faults]).toEqual([]);
    },
  );

  it('is used with the keyboard alone', { timeout: BROWSING_MS }, async () => {
    const ana = await Visitor.arrive(browser, {
      address: world.discord.pageUrl,
      channel: defaultIds.thread,
      member: defaultIds.ana,
      name: 'Ana',
      language: 'en',
    });
    const { page } = ana;
    const { shell } = ana.tableWords;
    await page.getByRole('textbox').focus();
    await page.keyboard.type('/cockroach start');
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: shell('button.leave') }).waitFor();

    // Backwards from the message box: the panel's last button comes first.
    const reached: string[] = [];
    const focused = page.locator(':focus');
    while (!reached.includes(shell('button.rules')) && reached.length < 10) {
      await page.keyboard.press('Shift+Tab');
      reached.push(await focused.innerText());
    }
    expect(reached).toContain(shell('button.menu'));
    await page.keyboard.press('Enter');
    await ana.reads(ana.aside(), shell('button.next'));
    // The answer did not take the focus away from where the reader was.
    expect(await focused.innerText()).toBe(shell('button.rules'));

    const dismiss = ana.aside().getByRole('button', { name: ana.words.page.dismiss });
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await ana.privately().first().waitFor({ state: 'detached' });
    expect(await focused.getAttribute('role')).toBe('log');
  });
});

async function expectReadable({ page }: Visitor, where: string): Promise<void> {
  expect(await faintTexts(page), where).toEqual([]);
  expect(await namelessControls(page), where).toEqual([]);
}
