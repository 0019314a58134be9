/** Three people at three pages play Cockroach Poker, by what they see on the screen. */
import { readFile } from 'node:fs/promises';
import type { Browser } from 'playwright-core';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { parseProof } from '../../src/cli/verify/proof.ts';
import { verifyDeal } from '../../src/cli/verify/verify-deal.ts';
import { cockroachScreen } from '../../src/discord/games/cockroach/screen.ts';
import { gameTitle } from '../../src/discord/screens/screens.ts';
import { createRegistry } from '../../src/engine/registry.ts';
import { GAMES } from '../../src/games/index.ts';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { startTableWorld, type TableWorld } from '../support/table-world.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { canBrowse, launchBrowser } from './support/browser.ts';
import { compilePage } from './support/page-folder.ts';
import { playStory, type Moment, type Trio } from './support/story.ts';
import { Visitor, type VisitorOptions } from './support/visitor.ts';

/** A game is some eighty presses, and Chromium shares the machine with the other tests. */
const WHOLE_GAME_MS = 300_000;

describe.skipIf(!canBrowse())('Cockroach Poker on the page', () => {
  const folder = temporaryFolder();
  let world: TableWorld;
  let browser: Browser;
  let visitors: Visitor[] = [];
  beforeAll(async () => {
    compilePage(folder.path);
    world = await startTableWorld({ pageFolder: folder.path });
    browser = await launchBrowser();
  });
  afterEach(async () => {
    for (const visitor of visitors) await visitor.leave();
    visitors = [];
  });
  afterAll(async () => {
    await browser.close();
    await world.close();
    folder.remove();
  });

  async function arrive(options: Omit<VisitorOptions, 'address' | 'channel'>): Promise<Visitor> {
    const address = world.discord.pageUrl;
    const visitor = await Visitor.arrive(browser, {
      address,
      channel: defaultIds.lounge,
      ...options,
    });
    visitors.push(visitor);
    return visitor;
  }

  /** One name is full of Markdown, one client is German, one French and on a phone. */
  async function arriveAll(): Promise<Trio> {
    const zoe = await arrive({ member: defaultIds.zoe, name: '*Zoë_*', language: 'en' });
    const juergen = await arrive({ member: defaultIds.juergen, name: 'Jürgen', language: 'de' });
    const phone = { width: 390, height: 844 };
    const chloe = await arrive({
      member: defaultIds.chloe,
      name: 'Chloé',
      language: 'fr',
      ...phone,
    });
    return [zoe, juergen, chloe];
  }

  it(
    'is played to its end by three people, each in their own language',
    { timeout: WHOLE_GAME_MS },
    async () => {
      const trio = await arriveAll();
      const [host, , onPhone] = trio;
      const moments: string[] = [];
      await playStory(trio, async (moment) => {
        moments.push(moment.at);
        for (const visitor of trio) await expectOwnPanelsOnly(visitor, moment, trio);
        await expectNothingWider(onPhone);
      });
      expect(moments).toEqual(['lobby', 'offering', 'deciding', 'passing', 'middle', 'end']);

      await expectEveryHand(host);
      await readRules(onPhone);
      await readRecap(onPhone);
      await checkDeal(host);
      await rematch(onPhone, trio);
      expect(trio.flatMap(({ faults }) => faults)).toEqual([]);
      expect(world.fatal).toEqual([]);
    },
  );
});

/** Hands, and the card that is chosen, are on no page but that of their owner. */
async function expectOwnPanelsOnly(visitor: Visitor, moment: Moment, trio: Trio): Promise<void> {
  const panels = await visitor.privately().allInnerTexts();
  const owners = ownersOfPanels(moment, trio);
  const who = `${visitor.name} at ${moment.at}`;
  if (owners.includes(visitor)) expect(panels.length, who).toBeGreaterThan(0);
  else expect(panels, who).toEqual([]);
  const { shell } = visitor.words;
  // Edits of private panels are few a minute, and this game is played faster than any: at its end some
  // may still show the hand.
  const titles = [shell('private.title'), shell('ending.finished')];
  for (const panel of panels) expect(titles.some((title) => panel.includes(title))).toBe(true);
}

/** Who has opened a private panel by then. */
function ownersOfPanels(moment: Moment, trio: Trio): readonly Visitor[] {
  switch (moment.at) {
    case 'lobby':
      return [];
    case 'offering':
      return [moment.opener];
    case 'deciding':
    case 'passing':
      return [moment.opener, moment.decider];
    case 'middle':
    case 'end':
      return trio;
  }
}

/** On a phone nothing may reach beyond the right edge. */
async function expectNothingWider({ page }: Visitor): Promise<void> {
  const overflow = await page.evaluate<number>(
    'document.querySelector("[role=log]").scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow).toBeLessThanOrEqual(0);
}

async function expectEveryHand(host: Visitor): Promise<void> {
  await host.reads(host.table(), host.tableWords.game('end.hands'));
  const shown = await host.table().innerText();
  for (const name of ['*Zoë_*', 'Jürgen', 'Chloé']) expect(shown).toContain(name);
}

async function readRules(reader: Visitor): Promise<void> {
  await reader.runCommand('/cockroach rules');
  const { shell } = reader.words;
  const title = shell('rules.title', { game: gameTitle(cockroachScreen, shell.language) });
  await reader.reads(reader.aside(), title);
}

async function readRecap(reader: Visitor): Promise<void> {
  await reader.press(reader.table(), reader.tableWords.shell('button.recap'));
  await reader.reads(reader.aside(), reader.words.shell('recap.title'));
}

/** Saves the file and recomputes the deal from it alone. */
async function checkDeal(reader: Visitor): Promise<void> {
  const commitment = /[0-9a-f]{64}/;
  await reader.press(reader.table(), reader.tableWords.shell('button.proof'));
  await reader.aside().getByText(commitment).first().waitFor();
  const download = reader.page.waitForEvent('download');
  await reader.aside().getByRole('link').click();
  const proof = parseProof(await readFile(await (await download).path(), 'utf8'));
  if (typeof proof === 'string') throw new Error(proof);
  expect(proof.deals[0]?.names).toEqual(['*Zoë_*', 'Jürgen', 'Chloé']);
  expect(verifyDeal(createRegistry(GAMES), proof).holds).toBe(true);
}

/** Whoever wants another game hosts it; the others join with a press. */
async function rematch(host: Visitor, [zoe]: Trio): Promise<void> {
  await host.press(host.table(), host.tableWords.shell('button.rematch'));
  await host.reads(host.table(), host.tableWords.shell('lobby.open', { host: host.name }));
  await zoe.press(zoe.table(), zoe.tableWords.shell('button.join'));
  await zoe.reads(zoe.table(), zoe.tableWords.shell('lobby.ready', { host: host.name }));
}
