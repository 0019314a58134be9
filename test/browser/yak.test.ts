/** Two people at two pages play Yak, by what they see on the screen. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { canBrowse } from './support/browser.ts';
import { openHouse, type House } from './support/house.ts';
import { nextTurn, overflowOf, sitDown, type Turn } from './support/turns.ts';
import type { Visitor } from './support/visitor.ts';
import {
  composeNearest,
  composeNumber,
  openYakHand,
  play,
  yakPrompts,
} from './support/yak-play.ts';

const A_GAME_MS = 180_000;

describe.skipIf(!canBrowse())('Yak on the page', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it(
    'is played until a doubt is told, by two people of whom one is on a phone',
    async () => {
      const zoe = await house.arrive({ member: defaultIds.zoe, name: '*Zoë_*', language: 'en' });
      const juergen = await house.arrive({
        member: defaultIds.juergen,
        name: 'Jürgen',
        language: 'de',
        width: 390,
        height: 844,
      });
      const both = [zoe, juergen] as const;
      const next = (last?: Turn) => nextTurn(both, yakPrompts, last);
      const { yak, shell } = zoe.tableWords;
      await sitDown('yak', both);

      const opened = await next();
      await composeNearest(opened.visitor);
      await play(opened.visitor);
      const raised = await next(opened);
      expect(raised.visitor).not.toBe(opened.visitor);
      // The nearest claim is no yak's; nobody has to take it.
      await composeNumber(raised.visitor, 'yak', 3);
      await play(raised.visitor);
      const doubting = await next(raised);
      const claim = yak('animal.claim', {
        counted: yak('animal.counted', { animal: 'yak', count: 3 }),
      });
      await zoe.reads(zoe.table(), yak('pile.claim', { claim, name: raised.visitor.name }));
      expect(doubting.line).toContain(claim);
      // What was played stands on the own panel only.
      expect(await zoe.table().innerText()).not.toContain('🐃 yak 3');
      await expectNothingWider(both);

      await doubting.visitor.press(doubting.visitor.table(), yak('button.doubt'));
      const reopened = await next(doubting);
      const told = await zoe.table().innerText();
      expect(told).toContain(`${doubting.visitor.name} doubted ${raised.visitor.name}`);
      expect(told).toMatch(/The last doubt, card by card: \d+\syaks? in 2\scards/);
      expect(told).toMatch(/2\scards taken/);
      await openYakHand(reopened.visitor);
      await expectNothingWider(both);

      await zoe.press(zoe.table(), shell('button.menu'));
      await zoe.press(zoe.aside(), zoe.words.shell('menu.end'));
      await zoe.press(zoe.aside(), zoe.words.shell('menu.end-yes'));
      await zoe.reads(zoe.table(), yak('end.broken'));
      await expectNothingWider(both);
      expect(house.faults()).toEqual([]);
    },
    A_GAME_MS,
  );
});

async function expectNothingWider(visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(await overflowOf(visitor), visitor.name).toBeLessThanOrEqual(0);
  }
}
