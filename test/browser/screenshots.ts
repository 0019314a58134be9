/**
 * `npm run screenshots`: plays games of invented people on the page and takes the pictures of the
 * documentation. To be looked at before they are committed.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { startTableWorld } from '../support/table-world.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { launchBrowser } from './support/browser.ts';
import { compilePage } from './support/page-folder.ts';
import { shootAnaconda, shootJabberwocky, shootYak } from './support/other-pictures.ts';
import { playStory, type Moment } from './support/story.ts';
import { dismissAsides } from './support/turns.ts';
import { Visitor } from './support/visitor.ts';

const [folder = path.resolve(import.meta.dirname, '../../docs/screenshots')] =
  process.argv.slice(2);
const SIZES = {
  wide: { width: 1280, height: 900 },
  phone: { width: 390, height: 844 },
} as const;

mkdirSync(folder, { recursive: true });
const page = temporaryFolder();
compilePage(page.path);
const world = await startTableWorld({ pageFolder: page.path });
const browser = await launchBrowser();

const arrive = (
  member: string,
  name: string,
  colours: 'dark' | 'light',
  channel: string = defaultIds.lounge,
): Promise<Visitor> =>
  Visitor.arrive(browser, {
    address: world.discord.pageUrl,
    channel,
    member,
    name,
    language: 'en',
    colours,
  });

async function shoot(name: string, size: keyof typeof SIZES, visitor: Visitor): Promise<void> {
  await visitor.page.setViewportSize(SIZES[size]);
  // The page follows the end of the channel a frame after its size has changed.
  await visitor.page.waitForTimeout(200);
  await visitor.page.screenshot({ path: path.join(folder, `${name}-${size}.png`) });
}

async function shootAfterwards(visitor: Visitor): Promise<void> {
  await dismissAsides(visitor);
  await shoot('end', 'phone', visitor);
  await visitor.press(visitor.table(), visitor.tableWords.shell('button.recap'));
  await visitor.reads(visitor.aside(), visitor.words.shell('recap.title'));
  await shoot('recap', 'phone', visitor);
}

try {
  const ana = await arrive(defaultIds.ana, 'Ana', 'dark');
  await shoot('start', 'wide', ana);
  const olumide = await arrive(defaultIds.olumide, 'Olúmídé', 'light');
  const sakura = await arrive(defaultIds.sakura, '小林さくら', 'dark');
  const onMoment = async (moment: Moment): Promise<void> => {
    switch (moment.at) {
      case 'lobby':
        return shoot('lobby', 'wide', olumide);
      case 'offering':
        return shoot('offering', 'phone', moment.opener);
      case 'deciding':
        return shoot('deciding', 'phone', moment.decider);
      case 'passing':
        return;
      case 'middle':
        await dismissAsides(ana);
        return shoot('table', 'wide', ana);
      case 'end':
        return shootAfterwards(ana);
    }
  };
  await playStory([ana, olumide, sakura], onMoment);
  for (const visitor of [ana, olumide, sakura]) await dismissAsides(visitor);
  await shootAnaconda([ana, olumide, sakura], shoot);

  const inBackRoom = (member: string, name: string) =>
    arrive(member, name, 'dark', defaultIds.backRoom);
  const pair = [
    await inBackRoom(defaultIds.ana, 'Ana'),
    await inBackRoom(defaultIds.olumide, 'Olúmídé'),
  ] as const;
  await shootYak(pair, shoot);

  const inThread = (member: string, name: string) =>
    arrive(member, name, 'light', defaultIds.thread);
  const trio = [
    await inThread(defaultIds.ana, 'Ana'),
    await inThread(defaultIds.olumide, 'Olúmídé'),
    await inThread(defaultIds.sakura, '小林さくら'),
  ] as const;
  await shootJabberwocky(trio, shoot);
} finally {
  await browser.close();
  await world.close();
  page.remove();
}
