/** Three people at three pages play two rounds of Jabberwocky by what they see, and read its end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CARDS_OF_ROUND } from '../../src/games/jabberwocky/show.ts';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { seededDraw } from '../conformance/seeded.ts';
import { Guest } from '../support/table-driver.ts';
import { playToTheEnd } from '../support/table-play.ts';
import { canBrowse } from './support/browser.ts';
import { openHouse, type House } from './support/house.ts';
import { bidLowest, isBid, jabberwockyPrompts, playCard } from './support/jabberwocky-play.ts';
import { begin, gather, nextTurn, overflowOf, type Turn } from './support/turns.ts';
import type { Visitor } from './support/visitor.ts';

const TWO_ROUNDS_MS = 240_000;
const PEOPLE = [defaultIds.zoe, defaultIds.juergen, defaultIds.chloe];
const SEATS = PEOPLE.length;

describe.skipIf(!canBrowse())('Jabberwocky on the page', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it(
    'is bid and played by three people, of whom one is on a phone',
    async () => {
      const zoe = await house.arrive({ member: defaultIds.zoe, name: '*Zoë_*', language: 'en' });
      const juergen = await house.arrive({
        member: defaultIds.juergen,
        name: 'Jürgen',
        language: 'de',
      });
      const phone = { width: 390, height: 844 };
      const chloe = await house.arrive({
        member: defaultIds.chloe,
        name: 'Chloé',
        language: 'fr',
        ...phone,
      });
      const trio = [zoe, juergen, chloe] as const;
      const { jabberwocky } = zoe.tableWords;
      await gather('jabberwocky', trio);
      await zoe.reads(zoe.table(), jabberwocky('quick.note', { quick: 'yes' }));
      await begin(zoe);

      let last: Turn | undefined;
      for (const [index, cards] of CARDS_OF_ROUND.slice(0, 2).entries()) {
        const [from, panel] =
          index === 0 ? (['table', 'kept'] as const) : (['hand', 'new'] as const);
        for (let bids = 0; bids < SEATS; bids += 1) {
          last = await nextTurn(trio, jabberwockyPrompts, last);
          expect(isBid(last), last.line).toBe(true);
          await bidLowest(last.visitor, from);
        }
        await expectNothingWider(trio);
        // The last card of the round is played by itself.
        for (let presses = 0; presses < SEATS * (cards - 1); presses += 1) {
          last = await nextTurn(trio, jabberwockyPrompts, last);
          expect(isBid(last), last.line).toBe(false);
          const card = await playCard(last.visitor, panel);
          await zoe.table().getByText(card).first().waitFor();
        }
        await zoe.reads(zoe.table(), jabberwocky('last.title', { round: index + 1 }));
        // The trick that was played by hand, and the one that was played by itself.
        await zoe.reads(zoe.table(), jabberwocky('trick.last', { count: 2 }));
        await expectNothingWider(trio);
      }

      const shown = await zoe.table().innerText();
      expect(shown).toContain('Round 3 of 13');
      expect(shown.match(/· bid\s\d+, took\s\d+ · (?:1\spoint|no point)/g)).toHaveLength(SEATS);

      const channel = defaultIds.lounge;
      const guests = PEOPLE.map((id) => new Guest(house.world.discord, id, channel));
      await playToTheEnd({ world: house.world, channel, guests }, seededDraw('page'));
      await zoe.reads(zoe.table(), jabberwocky('end.ranking'));
      await expectNothingWider(trio);
      expect(house.faults()).toEqual([]);
    },
    TWO_ROUNDS_MS,
  );
});

async function expectNothingWider(visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(await overflowOf(visitor), visitor.name).toBeLessThanOrEqual(0);
  }
}
