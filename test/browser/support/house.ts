/** A world with its page and a browser, to which people come. */
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';
import { temporaryFolder } from '../../support/temporary-folder.ts';
import { launchBrowser } from './browser.ts';
import { compilePage } from './page-folder.ts';
import { Visitor, type VisitorOptions } from './visitor.ts';

export type Arrival = Omit<VisitorOptions, 'address' | 'channel'>;

export interface House {
  readonly world: TableWorld;
  /** Opens a page in the lounge as this person. */
  arrive(arrival: Arrival): Promise<Visitor>;
  /** What went wrong on the pages and in the bot. */
  faults(): readonly unknown[];
  close(): Promise<void>;
}

export async function openHouse(): Promise<House> {
  const folder = temporaryFolder();
  compilePage(folder.path);
  const world = await startTableWorld({ pageFolder: folder.path });
  const browser = await launchBrowser();
  const visitors: Visitor[] = [];
  return {
    world,
    async arrive(arrival) {
      const address = world.discord.pageUrl;
      const options = { ...arrival, address, channel: defaultIds.lounge };
      const visitor = await Visitor.arrive(browser, options);
      visitors.push(visitor);
      return visitor;
    },
    faults: () => [...visitors.flatMap((visitor) => visitor.faults), ...world.fatal],
    async close() {
      await browser.close();
      await world.close();
      folder.remove();
    },
  };
}
