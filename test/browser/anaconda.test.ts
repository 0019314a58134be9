/** Four people at four pages play a hand of Anaconda by what they see, and the evening to its end. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SIDES } from '../../src/games/anaconda/types.ts';
import { defaultIds } from '../../src/local/world/default-world.ts';
import { seededDraw } from '../conformance/seeded.ts';
import { Guest } from '../support/table-driver.ts';
import { playToTheEnd } from '../support/table-play.ts';
import {
  arrange,
  betByForm,
  betPrompts,
  call,
  check,
  declare,
  give,
} from './support/anaconda-play.ts';
import { canBrowse } from './support/browser.ts';
import { openHouse, type House } from './support/house.ts';
import { begin, dismissAsides, nextTurn, overflowOf, type Turn } from './support/turns.ts';
import type { Visitor } from './support/visitor.ts';

const EVENING_MS = 240_000;
const PEOPLE = [defaultIds.ana, defaultIds.juergen, defaultIds.chloe, defaultIds.olumide];
const BUY_IN = 50;
const BET = 7;
/** Four antes of one chip, and a bet that everybody calls. */
const POT = PEOPLE.length * (1 + BET);

describe.skipIf(!canBrowse())('Anaconda on the page', () => {
  let house: House;
  beforeAll(async () => {
    house = await openHouse();
  });
  afterAll(() => house.close());

  it(
    'is played for chips by four people in three languages, of whom one is on a phone',
    async () => {
      const four = await arriveAll(house);
      const [ana, juergen] = four;
      await sitDownForChips(four);
      for (const cards of [3, 2, 1]) {
        for (const visitor of four) {
          await give(visitor, cards, visitor === juergen ? 'keys' : 'pointer');
        }
      }
      for (const [seat, visitor] of four.entries()) {
        await arrange(visitor, seat % 2 === 0 ? 'high' : 'low');
      }
      await expectNothingWider(four);
      await betThrough(four);
      for (const [seat, visitor] of four.entries()) {
        await declare(visitor, seat % 2 === 0 ? 'high' : 'low');
      }
      await expectShowdown(ana);
      await expectNothingWider(four);

      const { chips } = ana.tableWords;
      for (const visitor of four) await visitor.press(visitor.table(), chips('button.ready'));
      await ana.reads(ana.table(), chips('hand.number-of', { hand: 2, hands: 2 }));
      await readPurse(juergen);

      const channel = defaultIds.lounge;
      const guests = PEOPLE.map((id) => new Guest(house.world.discord, id, channel));
      await playToTheEnd({ world: house.world, channel, guests }, seededDraw('page'));
      await ana.reads(ana.table(), chips('over.last-hand'));
      await expectRanking(ana);
      await expectNothingWider(four);
      expect(house.faults()).toEqual([]);
    },
    EVENING_MS,
  );
});

type Four = readonly [Visitor, Visitor, Visitor, Visitor];

async function arriveAll(house: House): Promise<Four> {
  const phone = { width: 390, height: 844 };
  return [
    await house.arrive({ member: defaultIds.ana, name: 'Ana', language: 'en' }),
    await house.arrive({ member: defaultIds.juergen, name: 'Jürgen', language: 'de', ...phone }),
    await house.arrive({ member: defaultIds.chloe, name: 'Chloé', language: 'fr' }),
    await house.arrive({ member: defaultIds.olumide, name: 'Olúmídé', language: 'en' }),
  ];
}

/** From the empty channel to the cards, with bets so high that they are asked for in a form. */
async function sitDownForChips([ana, ...others]: Four): Promise<void> {
  const { shell, chips } = ana.tableWords;
  await ana.runCommand(`/anaconda start max-bet:40 buy-in:${BUY_IN} hands:2`);
  await ana.reads(ana.table(), shell('lobby.open', { host: ana.name }));
  const brought = chips('chips.amount', { count: BUY_IN });
  await ana.reads(ana.table(), chips('agreement.buy-in', { chips: brought }));
  for (const other of others) {
    await other.press(other.table(), chips('button.join-chips', { chips: brought }));
  }
  await ana.reads(ana.table(), shell('lobby.ready', { host: ana.name }));
  await begin(ana);
}

/** One bets with the first card open and all call; with the other cards everybody checks. */
async function betThrough(four: Four): Promise<void> {
  const reader = four[0];
  let last: Turn | undefined;
  for (let number = 1; number <= 4; number += 1) {
    await reader.reads(reader.table(), reader.words.anaconda('stage.roll', { number }));
    for (let act = 0; act < four.length; act += 1) {
      last = await nextTurn(four, betPrompts, last);
      if (number > 1) await check(last.visitor);
      else if (act === 0) await betByForm(last.visitor, BET);
      else await call(last.visitor, BET);
    }
  }
}

async function expectShowdown(reader: Visitor): Promise<void> {
  const { anaconda } = reader.words;
  const chips = anaconda('chips.count', { count: POT });
  await reader.reads(reader.table(), anaconda('end.pot', { number: 0, chips }));
  const shown = await reader.table().innerText();
  const declared = SIDES.map((side) => anaconda('end.side', { side }));
  expect(declared.map((side) => shown.split(side).length - 1)).toEqual([2, 2, 0]);
  const stacks = [...shown.matchAll(/: (\d+)\schips? \(/g)].map(([, stack]) => Number(stack));
  expect(stacks).toHaveLength(PEOPLE.length);
  expect(sum(stacks)).toBe(PEOPLE.length * BUY_IN);
}

/** What somebody at a table has, and what is set aside there. */
async function readPurse(visitor: Visitor): Promise<void> {
  const { chips, page } = visitor.words;
  await dismissAsides(visitor);
  await visitor.runCommand('/chips');
  await visitor.reads(visitor.aside(), chips('purse.title-own'));
  const text = await visitor.aside().innerText();
  expect(text).toMatch(/\+1\.000/);
  expect(text).toContain(chips('button.ranking'));
  expect(await overflowOf(visitor)).toBeLessThanOrEqual(0);
  await visitor.press(visitor.aside(), page.dismiss);
}

/** What some have won in the evening others have lost. */
async function expectRanking(reader: Visitor): Promise<void> {
  await reader.reads(reader.table(), reader.words.chips('ranking.title'));
  const shown = await reader.table().innerText();
  const changes = [...shown.matchAll(/: ([+−]?)(\d+) · brought/g)].map(
    ([, sign, amount]) => Number(amount) * (sign === '−' ? -1 : 1),
  );
  expect(changes).toHaveLength(PEOPLE.length);
  expect(sum(changes)).toBe(0);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((one, other) => one + other, 0);
}

async function expectNothingWider(visitors: readonly Visitor[]): Promise<void> {
  for (const visitor of visitors) {
    expect(await overflowOf(visitor), visitor.name).toBeLessThanOrEqual(0);
  }
}
