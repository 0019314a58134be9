/** The page for people who see little, or use no pointer. */
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { startTableWorld, type TableWorld } from '../support/table-world.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { canBrowse, launchBrowser } from './support/browser.ts';
import { compilePage } from './support/page-folder.ts';
import { faintTexts, focusedName, namelessControls, watchFocus } from './support/readable.ts';
import { Visitor } from './support/visitor.ts';

const BROWSING_MS = 120_000;
/** More pages than the rules of any game have. */
const RULES_PAGES_MAX = 30;

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
    while (!reached.includes(shell('button.rules')) && reached.length < 10) {
      await page.keyboard.press('Shift+Tab');
      reached.push(await focusedName(page));
    }
    expect(reached).toContain(shell('button.menu'));
    await page.keyboard.press('Enter');
    await ana.reads(ana.aside(), shell('button.next'));
    // The answer did not take the focus away from where the reader was.
    expect(await focusedName(page)).toBe(shell('button.rules'));

    const dismiss = ana.aside().getByRole('button', { name: ana.words.page.dismiss });
    await dismiss.focus();
    await page.keyboard.press('Enter');
    await ana.privately().first().waitFor({ state: 'detached' });
    expect(await focusedName(page)).toBe('log');
  });

  describe('keeps the focus', () => {
    /** Two people before the lobby of one of them, in a channel of their own. */
    async function sitApart(): Promise<{ readonly zoe: Visitor; readonly ana: Visitor }> {
      const { discord } = world;
      const pattern = discord.world.channel(defaultIds.lounge);
      if (pattern === undefined) throw new Error('There is no lounge.');
      const id = String(810_000_000_000_000_000n + BigInt((channels += 1)));
      const channel = discord.world.createChannel({ ...pattern, id, name: `apart-${channels}` }).id;
      const arrive = (member: string, name: string): Promise<Visitor> =>
        Visitor.arrive(browser, {
          address: discord.pageUrl,
          channel,
          member,
          name,
          language: 'en',
        });
      const zoe = await arrive(defaultIds.zoe, '*Zoë_*');
      const ana = await arrive(defaultIds.ana, 'Ana');
      await zoe.runCommand('/cockroach start');
      await buttonOf(zoe.table(), zoe.tableWords.shell('button.rules')).waitFor();
      await ana.table().getByRole('button').first().waitFor();
      return { zoe, ana };
    }
    let channels = 0;

    it('while a press waits and when it is answered', { timeout: BROWSING_MS }, async () => {
      const { zoe } = await sitApart();
      const rules = zoe.tableWords.shell('button.rules');
      const fault = { type: 'delay', ms: 500, when: 'before' } as const;
      world.discord.faults.add({ method: 'POST', path: /callback$/, fault });
      await buttonOf(zoe.table(), rules).focus();
      const seen = await watchFocus(zoe.page);
      await zoe.page.keyboard.press('Enter');
      await zoe.reads(zoe.aside(), zoe.words.shell('button.next'));
      await zoe.answered(zoe.table());
      expect(await seen()).toEqual([rules]);
    });

    it('while others change the message', { timeout: BROWSING_MS }, async () => {
      const { zoe, ana } = await sitApart();
      const { shell } = zoe.tableWords;
      await buttonOf(zoe.table(), shell('button.rules')).focus();
      const seen = await watchFocus(zoe.page);
      await ana.press(ana.table(), shell('button.join'));
      await zoe.reads(zoe.table(), shell('lobby.ready', { host: zoe.name }));
      await ana.press(ana.table(), shell('button.leave'));
      await zoe.reads(zoe.table(), shell('lobby.missing', { missing: 1 }));
      expect(await seen()).toEqual([shell('button.rules')]);
    });

    it('on the message whose button a press turns off', { timeout: BROWSING_MS }, async () => {
      const { zoe } = await sitApart();
      const { shell } = zoe.words;
      await zoe.press(zoe.table(), zoe.tableWords.shell('button.rules'));
      const next = buttonOf(zoe.aside(), shell('button.next'));
      await next.focus();
      const seen = await watchFocus(zoe.page);
      for (let pages = 0; pages < RULES_PAGES_MAX && (await next.isEnabled()); pages += 1) {
        // A press that has not begun yet looks like one that is done: only the next page tells.
        const page = await zoe.aside().innerText();
        await zoe.page.keyboard.press('Enter');
        await expect.poll(() => zoe.aside().innerText()).not.toBe(page);
        await zoe.answered(zoe.aside());
      }
      expect(await seen()).toEqual([shell('button.next'), 'article']);
      await zoe.page.keyboard.press('Tab');
      expect(await focusedName(zoe.page)).toBe(shell('button.back'));
    });

    it('in the list where the message goes', { timeout: BROWSING_MS }, async () => {
      const { zoe, ana } = await sitApart();
      const rules = zoe.tableWords.shell('button.rules');
      await buttonOf(zoe.table(), rules).focus();
      const seen = await watchFocus(zoe.page);
      await ana.table().hover();
      await ana.table().getByRole('button', { name: ana.words.page.deleteMessage }).click();
      await zoe.page.getByRole('article').first().waitFor({ state: 'detached' });
      expect(await seen()).toEqual([rules, 'log']);
    });
  });
});

function buttonOf(where: Locator, name: string): Locator {
  return where.getByRole('button', { name, exact: true });
}

async function expectReadable({ page }: Visitor, where: string): Promise<void> {
  expect(await faintTexts(page), where).toEqual([]);
  expect(await namelessControls(page), where).toEqual([]);
}
