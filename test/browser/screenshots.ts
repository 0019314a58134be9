/**
 * `npm run screenshots`: plays a game of three invented people on the page and takes the pictures of
 * the documentation. To be looked at before they are committed.
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { startTableWorld } from '../support/table-world.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { launchBrowser } from './support/browser.ts';
import { compilePage } from './support/page-folder.ts';
import { playStory, type Moment } from './support/story.ts';
import { Visitor } from './support/visitor.ts';

const [target = path.resolve(import.meta.dirname, '../../docs/screenshots'), colours = 'dark'] =
  process.argv.slice(2);
mkdirSync(target, { recursive: true });
const folder = temporaryFolder();
compilePage(folder.path);
const world = await startTableWorld({ pageFolder: folder.path });
const browser = await launchBrowser();

const arrive = (member: string, name: string, width: number, height: number): Promise<Visitor> =>
  Visitor.arrive(browser, {
    address: world.discord.pageUrl,
    channel: defaultIds.lounge,
    member,
    name,
    language: 'en',
    width,
    height,
    colours: colours === 'light' ? 'light' : 'dark',
  });

async function shoot(name: string, visitor: Visitor): Promise<void> {
  const { page } = visitor;
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.waitForTimeout(150);
    await page.screenshot({ path: path.join(target, `${name}-${width}.png`) });
  }
}

try {
  const ana = await arrive(defaultIds.ana, 'Ana', 1280, 900);
  await shoot('empty', ana);
  const olumide = await arrive(defaultIds.olumide, 'Olúmídé', 1280, 900);
  const sakura = await arrive(defaultIds.sakura, '小林さくら', 390, 844);
  const trio = [ana, olumide, sakura] as const;
  const onMoment = async (moment: Moment): Promise<void> => {
    switch (moment.at) {
      case 'lobby':
        await shoot('lobby', ana);
        await shoot('lobby-guest', sakura);
        break;
      case 'offering':
        await shoot('offering', moment.opener);
        break;
      case 'deciding':
      case 'passing':
        await shoot(moment.at, moment.decider);
        break;
      case 'middle':
        for (const each of trio) await shoot(`middle-${String(trio.indexOf(each))}`, each);
        break;
      case 'end':
        await shoot('end', ana);
        await ana.press(ana.table(), ana.tableWords.shell('button.recap'));
        await shoot('recap', ana);
        await ana.press(ana.table(), ana.tableWords.shell('button.proof'));
        await shoot('proof', ana);
        await ana.press(ana.table(), ana.tableWords.shell('button.rematch'));
        await shoot('rematch', ana);
    }
  };
  await playStory(trio, onMoment);
} finally {
  await browser.close();
  await world.close();
  folder.remove();
}
