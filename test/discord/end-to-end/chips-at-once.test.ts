/** Presses for the same chips at the same time, and presses that arrive twice: never below zero, never twice. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import type { ChannelId } from '../../../src/tables/types.ts';
import { TOP_UP_TO } from '../../../src/chips/rules.ts';
import { wagerRange } from '../../../src/games/anaconda/show.ts';
import type { AnacondaTypes, Move } from '../../../src/games/anaconda/types.ts';
import type { SeatSnapshot } from '../../../src/tables/api.ts';
import { pressMove } from '../../support/anaconda-play.ts';
import { plainMove } from '../../support/chip-screen.ts';
import { EveningPlay, GRANT } from '../../support/evening-play.ts';
import { Guest } from '../../support/table-driver.ts';

const { ana, zoe, sakura, olumide, chloe, lounge, backRoom } = defaultIds;
/** Edits follow the answer, and a slow machine takes its time. */
const SHOWN = { timeout: 8_000 };
const ALL_THEY_HAVE = { 'buy-in': GRANT, pace: 'none', language: 'en' };

let house: EveningPlay;
beforeEach(async () => {
  house = await EveningPlay.open(seededDraw('chips at once'));
});
afterEach(async () => {
  await house.count();
  await house.audit();
  expect(house.world.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
  await house.world.close();
});

const at = (person: string, channel: string) => new Guest(house.world.discord, person, channel);
const playersAt = async (channel: string) => {
  const reader = await house.world.tables.readChannel(channel as ChannelId);
  return reader?.info.players.map(({ user }) => user) ?? [];
};

/** A press that Discord delivers so often. */
async function pressTimes(guest: Guest, action: string, deliveries: number): Promise<void> {
  const placed = guest.find(action);
  if (placed === undefined) throw new Error(`Nobody can press ${action}.`);
  const use = {
    channelId: guest.channel,
    messageId: placed.message.id,
    customId: placed.control.custom_id,
  };
  const attempt = house.world.discord.member(guest.id).use(use, { deliveries });
  expect((await attempt.settled({ final: true })).type).toBe('answered');
}

describe('somebody with chips for one table', () => {
  beforeEach(async () => {
    await house.did(at(ana, lounge).run(['anaconda', 'start'], ALL_THEY_HAVE));
    await house.did(at(zoe, backRoom).run(['anaconda', 'start'], ALL_THEY_HAVE));
  });

  it('joins one of two, whose buttons are pressed at once', async () => {
    const pressed = await Promise.all(
      [lounge, backRoom].map((channel) => at(chloe, channel).pressAction('join')),
    );
    expect(pressed.map(({ outcome }) => outcome.type)).toEqual(['answered', 'answered']);
    const seats = [...(await playersAt(lounge)), ...(await playersAt(backRoom))];
    expect(seats.filter((user) => user === chloe)).toHaveLength(1);
    expect(await house.holdings(chloe)).toEqual({ balance: 0, staked: GRANT });
  });

  it('opens one of two tables that are asked for at once', async () => {
    const { thread } = defaultIds;
    await house.press(ana, 'cancel');
    const opened = await Promise.all(
      [lounge, thread].map((channel) =>
        at(sakura, channel).run(['anaconda', 'start'], ALL_THEY_HAVE),
      ),
    );
    expect(opened.map(({ outcome }) => outcome.type)).toEqual(['answered', 'answered']);
    const seats = [...(await playersAt(lounge)), ...(await playersAt(thread))];
    expect(seats).toEqual([sakura]);
    expect(await house.holdings(sakura)).toEqual({ balance: 0, staked: GRANT });
  });

  it('has one seat after a press that is delivered twice, and after two presses', async () => {
    await pressTimes(at(chloe, lounge), 'join', 2);
    await Promise.all(
      [at(olumide, lounge), at(olumide, lounge)].map((one) => one.pressAction('join')),
    );
    expect(await playersAt(lounge)).toEqual([ana, chloe, olumide]);
    for (const person of [chloe, olumide]) {
      expect(await house.holdings(person)).toEqual({ balance: 0, staked: GRANT });
    }
  });
});

describe('somebody who has lost everything', () => {
  it('is topped up once by a press that is delivered twice and a second one at once', async () => {
    const broke = await loseEverything();
    const guest = at(broke, lounge);
    await house.did(guest.run(['chips']));
    house.toppedUp = TOP_UP_TO;
    await Promise.all([pressTimes(guest, 'top-up', 2), pressTimes(guest, 'top-up', 1)]);
    expect(await house.holdings(broke)).toEqual({ balance: TOP_UP_TO, staked: 0 });
  });

  it('buys in again once by a press that is delivered twice and a second one at once', async () => {
    await house.start([ana, zoe, chloe], { ...ALL_THEY_HAVE, 'buy-in': 20, ante: 20 });
    await house.playHand();
    const { sitters } = await house.evening();
    const broke = sitters.find(({ stack }) => stack === 0)?.user;
    if (broke === undefined) throw new Error('Nobody has lost everything.');
    const guest = at(broke, lounge);
    await expect.poll(() => guest.find('buy-in'), SHOWN).toBeDefined();
    await Promise.all([pressTimes(guest, 'buy-in', 2), pressTimes(guest, 'buy-in', 1)]);
    expect(await house.holdings(broke)).toEqual({ balance: GRANT - 40, staked: 20 });
  });
});

/** Three people put all they have into one hand; gives somebody who has lost it. */
async function loseEverything(): Promise<string> {
  const people = [ana, zoe, chloe];
  const highest = { 'min-bet': 1000, 'max-bet': 1000, variant: 'high-only', hands: 1 };
  await house.start(people, { ...ALL_THEY_HAVE, ...highest });
  for (;;) {
    const reader = await house.read();
    const [seat] = reader.publicSnapshot()?.turn ?? [];
    if (reader.info.status !== 'playing' || seat === undefined) break;
    const mine = reader.seatSnapshot(seat) as SeatSnapshot<AnacondaTypes> | undefined;
    const guest = people.find((person) => person === reader.info.players[seat]?.user);
    if (mine === undefined || guest === undefined) throw new Error('Nobody is on turn.');
    const all = wagerRange(mine.choices, 'bet')?.max;
    const move: Move = all === undefined ? plainMove({ mine }) : { type: 'bet', amount: all };
    await pressMove(at(guest, lounge), reader, move);
    await house.count();
  }
  for (const person of people) {
    if ((await house.holdings(person)).balance === 0) return person;
  }
  throw new Error('Nobody has lost everything.');
}
