/** Whole evenings of Anaconda through discord.js: people come and go, lose everything, and the bot restarts. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { anacondaScreen } from '../../../src/discord/games/anaconda/screen.ts';
import { createSay } from '../../../src/discord/text/create-say.ts';
import type { StartOption } from '../../../src/discord/screens/start-options.ts';
import type { OptionValue } from '../../../src/local/page-protocol.ts';
import { BUY_IN, HANDS } from '../../../src/tables/agreement.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { EVERYBODY, EveningPlay, type Given } from '../../support/evening-play.ts';
import { temporaryFolder, type TemporaryFolder } from '../../support/temporary-folder.ts';

interface Row {
  readonly name: string;
  readonly people: number;
  readonly options: Given;
}

/** What is not given takes its default; together they try every value (tested below). */
const ROWS: readonly Row[] = [
  { name: 'as the rules begin', people: 3, options: { variant: 'classic', rebuy: true } },
  {
    name: 'one pass, no raises',
    people: 4,
    options: { variant: 'once', 'min-bet': 5, 'max-bet': 10, 'max-raises': 0 },
  },
  {
    name: 'zigzag with bets between the passes, as many raises as can be',
    people: 5,
    options: { variant: 'zigzag', 'pass-betting': true, 'max-raises': 10, hands: 3 },
  },
  {
    name: 'three neighbours, bets that are out of reach',
    people: 6,
    options: { variant: 'steps', declare: false, 'min-bet': 1000, 'max-bet': 1000 },
  },
  {
    name: 'everybody all-in by the ante, with another buy-in',
    people: 7,
    options: { variant: 'six-cards', ante: 100, rebuy: true },
  },
  {
    name: 'everybody all-in by the ante, and whoever is broke is out',
    people: 5,
    options: { variant: 'high-only', ante: 100, 'buy-in': BUY_IN.min, rebuy: false },
  },
  {
    name: 'single chips',
    people: 4,
    options: {
      ...{ variant: 'pass-betting', ante: 1, 'min-bet': 1, 'max-bet': 1, passing: 'classic' },
      ...{ cards: 7, wild: 'none', declare: true },
    },
  },
  {
    name: 'threes and kings wild, amounts typed into a form',
    people: 3,
    options: { variant: 'howdy-doody', 'max-bet': 1000, 'pass-betting': false, hands: 100 },
  },
  {
    name: 'every option by itself',
    people: 5,
    options: { passing: 'zigzag', cards: 6, wild: 'howdy-doody', declare: false, ante: 3 },
  },
  {
    name: 'three neighbours, and all that people have',
    people: 3,
    options: { passing: 'steps', rebuy: false, 'buy-in': BUY_IN.max },
  },
  { name: 'one pass, by itself', people: 7, options: { passing: 'once', hands: 3 } },
];

it('the evenings try every value of every option, and the bounds of every range', () => {
  const word = createSay(anacondaScreen.catalogue, 'en');
  const valuesOf = (option: StartOption) => {
    switch (option.kind) {
      case 'integer':
        return [option.min, option.max];
      case 'choice':
        return option.values.map(({ value }) => value);
      case 'yes-no':
        return [true, false];
    }
  };
  const wanted: Readonly<Record<string, readonly OptionValue[]>> = {
    ...Object.fromEntries(
      anacondaScreen.startOptions.map((option) => [word(option.optionKey), valuesOf(option)]),
    ),
    variant: anacondaScreen.presets?.values.map(({ value }) => value) ?? [],
    'buy-in': [BUY_IN.min, BUY_IN.max],
    hands: [HANDS.max],
    rebuy: [true, false],
  };
  const untried = Object.entries(wanted).flatMap(([name, values]) =>
    values
      .filter((value) => ROWS.every(({ options }) => options[name] !== value))
      .map((value) => `${name}: ${value}`),
  );
  expect(untried).toEqual([]);
});

let folder: TemporaryFolder;
beforeEach(() => {
  folder = temporaryFolder();
});
afterEach(() => {
  folder.remove();
});

describe.each(ROWS)('an evening of $people: $name', ({ name, people, options }) => {
  it('adds up after every press, whoever leaves, comes, is broke, and though the bot restarts', async () => {
    const draw = seededDraw(`an evening of ${people}: ${name}`);
    const evening = await EveningPlay.open(draw, folder.database());
    const seated = EVERYBODY.slice(0, people);
    await evening.start(seated, { ...options, pace: 'none' });
    await evening.playHand();
    await evening.world.restart();
    if (await nextHand(evening)) {
      await evening.playPresses(2 + draw(20));
      await evening.world.restart();
      const leaver = await leaveTheHand(evening);
      await evening.playHand();
      if ((await comeAndGo(evening, leaver)) && (await nextHand(evening))) {
        await callTheLast(evening);
        await evening.playHand();
      }
    }
    await endIt(evening);
    await evening.expectOver();
    expect((await evening.evening()).hand).toBeGreaterThanOrEqual(2);
    await evening.world.close();
  });
});

/**
 * Newcomers come where too few would have chips, and the next hand is dealt; false where too few are
 * left even so.
 */
async function nextHand(evening: EveningPlay): Promise<boolean> {
  const { info } = await evening.read();
  for (const person of EVERYBODY) {
    const { sitters } = await evening.evening();
    if ((await seatsToCome(evening)) >= info.seats.min) break;
    if (!sitters.some(({ user }) => user === person)) await evening.press(person, 'join');
  }
  await evening.everybodyReady();
  return (await evening.read()).info.status === 'playing';
}

/** With all that may and can buy in again. */
async function seatsToCome(evening: EveningPlay): Promise<number> {
  const { rebuy, buyIn } = await evening.evening();
  let seats = 0;
  for (const { user } of await evening.seated()) {
    const canBuyIn = rebuy && (await evening.holdings(user)).balance >= buyIn;
    if (canBuyIn || (await evening.stackOf(user)) > 0) seats += 1;
  }
  return seats;
}

/** Somebody goes in the middle of the hand; undefined where it is over already. */
async function leaveTheHand(evening: EveningPlay): Promise<string | undefined> {
  const { info } = await evening.read();
  const leaver = info.players.at(-1)?.user;
  if (info.status !== 'playing' || leaver === undefined) return undefined;
  await evening.menu(leaver, 'ask-leave', 'leave');
  return leaver;
}

/**
 * Who left in the middle of the hand has their stack back, and returns with it; somebody else leaves.
 * False where the evening is over.
 */
async function comeAndGo(evening: EveningPlay, left: string | undefined): Promise<boolean> {
  if ((await evening.read()).info.status !== 'lobby') return false;
  const [other] = await evening.seated();
  if (other !== undefined) await evening.press(other.user, 'leave');
  for (const person of [left, other?.user]) {
    if (person !== undefined) expect(await evening.holdings(person)).toMatchObject({ staked: 0 });
  }
  const { sitters, rebuy } = await evening.evening();
  const home = sitters.find(({ user }) => user === left)?.home ?? 0;
  if (left === undefined || (home === 0 && !rebuy)) return true;
  await evening.press(left, 'join');
  const { buyIn } = await evening.evening();
  expect(await evening.holdings(left)).toMatchObject({ staked: home === 0 ? buyIn : home });
  return true;
}

/** The host calls the last hand where that has not been agreed on. */
async function callTheLast(evening: EveningPlay): Promise<void> {
  const { info } = await evening.read();
  const { hand, hands } = await evening.evening();
  if (hand !== hands) await evening.menu(info.host, 'call-last');
}

/** Where too few are left for another hand. */
async function endIt(evening: EveningPlay): Promise<void> {
  const { info } = await evening.read();
  if (info.status === 'lobby') await evening.menu(info.host, 'ask-end', 'end');
}
