/** Evenings of Anaconda as the clock goes on: missed deadlines, the pause between hands, and nobody there. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { EveningPlay, GRANT } from '../../support/evening-play.ts';

const { ana, zoe, juergen, chloe } = defaultIds;
const PEOPLE = [ana, zoe, juergen, chloe];
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
/** Between two hands. */
const PAUSE = MINUTE / 2;

let evening: EveningPlay;
beforeEach(async () => {
  evening = await EveningPlay.open(seededDraw('the clock of an evening'));
});
afterEach(async () => {
  await evening.audit();
  await evening.world.close();
});

describe('an evening with a clock', () => {
  it('plays on without somebody who misses deadlines, pays them out after the hand, and takes them back', async () => {
    await evening.start(PEOPLE, { pace: 'live' });
    await evening.playHand([chloe]);
    const { players } = (await evening.read()).info;
    expect(players.find(({ user }) => user === chloe)?.presence).toBe('gone');
    const { balance, staked } = await evening.holdings(chloe);
    expect(staked).toBe(0);

    const home = balance - (GRANT - 100);
    await evening.press(chloe, 'join');
    expect(await evening.holdings(chloe)).toEqual({ balance: GRANT - 100, staked: home });
  });

  it('begins the next hand after a short pause, without a press', async () => {
    await evening.start(PEOPLE, { pace: 'live' });
    await evening.playHand();
    await evening.expectShown(/The next hand begins/);
    await evening.wait(PAUSE);
    const { status, evening: begun } = (await evening.read()).info;
    expect({ status, hand: begun?.hand }).toEqual({ status: 'playing', hand: 2 });
    await evening.expectShown(/Hand 2/);
  });

  it('plays a hand out a day after nobody is there any more, and sends every stack home', async () => {
    await evening.start(PEOPLE, { pace: 'live' });
    for (let deadlines = 0; deadlines < 40; deadlines += 1) await evening.wait(2 * MINUTE);
    const { players } = (await evening.read()).info;
    expect(players.filter(({ presence }) => presence === 'here')).toEqual([]);
    // Then stand-ins fold for all but one, each after a pause.
    await evening.wait(24 * HOUR);
    await evening.wait(MINUTE);
    expect((await evening.read()).info.ending).toMatchObject({ how: 'finished' });
    const held = await Promise.all(PEOPLE.map((person) => evening.holdings(person)));
    expect(held.map(({ staked }) => staked)).toEqual([0, 0, 0, 0]);
    expect(held.reduce((sum, { balance }) => sum + balance, 0)).toBe(GRANT * PEOPLE.length);
    // The antes are not undone: one has won those of the others.
    const losers = held.filter(({ balance }) => balance === GRANT - 1);
    expect(losers).toHaveLength(PEOPLE.length - 1);
  });

  it('ends when too few are left and nobody comes', async () => {
    await evening.start(PEOPLE, { pace: 'live', rebuy: false });
    await evening.playHand();
    for (const person of [ana, zoe]) await evening.press(person, 'leave');
    await evening.wait(HOUR / 2);
    expect((await evening.read()).info.ending).toMatchObject({ how: 'expired' });
    await evening.expectOver();
  });
});
