/** Three people at three pages play Jabberwocky: the first round by hand, and the end of the game. */
import type { Browser, Locator } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { catalogue } from '../../src/discord/games/jabberwocky/catalogue/index.ts';
import { createSay } from '../../src/discord/text/create-say.ts';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { seededDraw } from '../conformance/seeded.ts';
import { Guest } from '../support/table-driver.ts';
import { playToTheEnd, readTable, type PlayedTable } from '../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../support/table-world.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { canBrowse, launchBrowser } from './support/browser.ts';
import { compilePage } from './support/page-folder.ts';
import { Visitor } from './support/visitor.ts';

const TIMEOUT_MS = 300_000;
const PHONE = { width: 390, height: 844 };
/** Three bids, and two tricks of three cards by hand; the third trick is played by itself. */
const PRESSES_OF_FIRST_ROUND = 3 + 2 * 3;
const PEOPLE = [
  { member: defaultIds.ana, name: 'Ana', language: 'en' },
  { member: defaultIds.juergen, name: 'Jürgen', language: 'de', ...PHONE },
  { member: defaultIds.chloe, name: 'Chloé', language: 'fr' },
] as const;

describe.skipIf(!canBrowse())('Jabberwocky on the page', () => {
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

  it(
    'is bid in public and played from the hand, a press a card',
    { timeout: TIMEOUT_MS },
    async () => {
      const place = { address: world.discord.pageUrl, channel: defaultIds.lounge };
      const visitors: Visitor[] = [];
      for (const person of PEOPLE) {
        visitors.push(await Visitor.arrive(browser, { ...place, ...person }));
      }
      const table: PlayedTable = {
        world,
        channel: defaultIds.lounge,
        guests: PEOPLE.map(({ member }) => new Guest(world.discord, member, defaultIds.lounge)),
      };
      const [host] = visitors;
      if (host === undefined) throw new Error('Somebody has to be the host.');
      await host.runCommand('/jabberwocky start');
      await host.reads(host.table(), createSay(catalogue, 'en')('quick.note', { quick: 'yes' }));
      for (const other of visitors.slice(1)) {
        await other.press(other.table(), other.tableWords.shell('button.join'));
      }
      await host.press(host.table(), host.tableWords.shell('button.start'));

      for (let presses = 0; presses < PRESSES_OF_FIRST_ROUND; presses += 1) {
        await move(table, visitors);
      }
      const say = createSay(catalogue, 'en');
      await host.reads(host.table(), say('last.title', { round: 1 }));
      await host.reads(host.table(), say('trick.last', { count: 2 }));

      await playToTheEnd(table, seededDraw('page'));
      await host.reads(host.table(), say('end.ranking'));
      const [, onPhone] = visitors;
      await expectNothingWider(onPhone ?? host);
      expect(visitors.flatMap(({ faults }) => faults)).toEqual([]);
      expect(world.fatal).toEqual([]);
    },
  );
});

/** Whoever is on turn bids on the table, or plays the first card that their own panel offers. */
async function move(table: PlayedTable, visitors: readonly Visitor[]): Promise<void> {
  const reader = await readTable(table);
  const seat = reader?.publicSnapshot()?.turn[0];
  const visitor = seat === undefined ? undefined : visitors[seat];
  if (reader === undefined || visitor === undefined) throw new Error('Nobody is on turn.');
  const before = reader.info.revision;
  const bid = visitor.table().getByRole('button', { name: /^\d$/, disabled: false });
  const state = reader.publicSnapshot()?.public;
  if (state !== undefined && 'phase' in state && state.phase === 'bidding') {
    await pressFirst(visitor, visitor.table(), bid);
  } else {
    await openHandOnce(visitor);
    const panel = visitor.aside();
    await pressFirst(visitor, panel, panel.getByRole('button', { name: /[♣♦♥♠]$/ }));
  }
  await expect
    .poll(async () => (await readTable(table))?.info.revision, { timeout: 10_000 })
    .toBeGreaterThan(before);
}

async function pressFirst(visitor: Visitor, where: Locator, buttons: Locator): Promise<void> {
  await buttons.first().click();
  await visitor.answered(where);
}

/** The panel is kept current, so it has to be opened for the first card alone. */
async function openHandOnce(visitor: Visitor): Promise<void> {
  if ((await visitor.privately().count()) > 0) return;
  await visitor.press(visitor.table(), visitor.tableWords.shell('button.hand'));
  await visitor.aside().waitFor();
}

/** On a phone nothing may reach beyond the right edge. */
async function expectNothingWider({ page }: Visitor): Promise<void> {
  const overflow = await page.evaluate<number>(
    'document.querySelector("[role=log]").scrollWidth - document.documentElement.clientWidth',
  );
  expect(overflow).toBeLessThanOrEqual(0);
}
