/** An evening with chips through discord.js and the local Discord, forms and all. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NUMBER_FIELD } from '../../../src/discord/panels/number-form.ts';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import type { ChannelId } from '../../../src/tables/types.ts';
import { chipScreen } from '../../support/chip-screen.ts';
import { Guest, isPrivate, textOf } from '../../support/table-driver.ts';
import { expectAnswered } from '../../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';

const { ana, zoe, chloe, lounge } = defaultIds;
/** Edits follow the answer, and a slow machine takes its time. */
const SHOWN_WITHIN = 5_000;

describe('an evening on Discord', () => {
  let world: TableWorld;
  let guests: readonly Guest[] = [];
  beforeAll(async () => {
    world = await startTableWorld({ screens: [chipScreen] });
    guests = [ana, zoe, chloe].map((id) => new Guest(world.discord, id, lounge));
  });
  afterAll(async () => {
    await world.close();
  });

  const read = async () => {
    const reader = await world.tables.readChannel(lounge as ChannelId);
    if (reader === undefined) throw new Error('There is no table.');
    return reader;
  };
  const guestAt = (user: string | undefined): Guest => {
    const guest = guests.find(({ id }) => id === user);
    if (guest === undefined) throw new Error('Somebody else is on turn.');
    return guest;
  };
  const onTurn = async () => {
    const reader = await read();
    return guestAt(reader.info.players[reader.publicSnapshot()?.turn[0] ?? -1]?.user);
  };
  const panel = () =>
    (guests[0]?.messages() ?? [])
      .filter((message) => !isPrivate(message))
      .map(textOf)
      .at(-1)
      ?.replaceAll('\u00A0', ' ') ?? '';

  it('is opened by command, joined for chips, and begins', async () => {
    const [host, ...others] = guests;
    if (host === undefined) throw new Error('Nobody is there.');
    const options = { 'buy-in': 40, hands: 2, language: 'en', pace: 'none' };
    expectAnswered(await host.run(['anaconda', 'start'], options));
    expect(panel()).toContain('Everybody brings 40 chips. 2 hands are played.');
    for (const other of others) expectAnswered(await other.pressAction('join'));
    expectAnswered(await host.pressAction('start'));
    expect(panel()).toContain('Hand 1 of 2');
  });

  it('takes a bet that is typed into a form, from a private panel and from the public one', async () => {
    // Three passes and the arranging come before the first chips.
    for (let moves = 0; (await read()).publicSnapshot() !== undefined; moves += 1) {
      const { phase } = (await read()).publicSnapshot()?.public as { readonly phase: string };
      if (phase === 'betting') break;
      if (moves > 20) throw new Error('Nobody is ever asked for chips.');
      const guest = await onTurn();
      expectAnswered(await guest.pressAction('hand'));
      expectAnswered(await guest.pressAction('plain'));
    }
    const bettor = await onTurn();
    expectAnswered(await bettor.pressAction('hand'));
    const opened = await bettor.pressAction('bet');
    expect(opened.attempt.modal?.title).toBe('Bet');
    const refused = await bettor.submit(opened, { [NUMBER_FIELD]: 'x' });
    expectAnswered(refused);
    expect(textOf(bettor.privatePanel() ?? {})).toContain('That is no such number.');
    const bets = async () =>
      ((await read()).publicSnapshot()?.public as { readonly bets: readonly number[] }).bets;
    expect([...(await bets())].sort()).toEqual([0, 0, 0]);

    const again = await bettor.pressAction('bet');
    expectAnswered(await bettor.submit(again, { [NUMBER_FIELD]: '4' }));
    expect([...(await bets())].sort()).toEqual([0, 0, 4]);

    const next = await onTurn();
    const onPanel = next
      .controls()
      .find(({ message, id }) => !isPrivate(message) && id?.kind === 'game' && id.action === 'bet');
    if (onPanel === undefined) throw new Error('The panel has no such button.');
    const raising = await next.press(onPanel);
    expectAnswered(await next.submit(raising, { [NUMBER_FIELD]: '2' }));
    expect([...(await bets())].sort()).toEqual([0, 4, 6]);
  });

  it('waits between two hands until all are ready, and ends after the last', async () => {
    const playOut = async () => {
      for (let moves = 0; (await read()).info.status === 'playing'; moves += 1) {
        if (moves > 60) throw new Error('The hand does not come to an end.');
        const guest = await onTurn();
        expectAnswered(await guest.pressAction('hand'));
        expectAnswered(await guest.pressAction('plain'));
      }
    };
    await playOut();
    await expect.poll(panel, { timeout: SHOWN_WITHIN }).toContain('Chips at the table');
    expect(panel()).toContain('Join (40 chips)');
    for (const guest of guests) expectAnswered(await guest.pressAction('ready'));
    await expect.poll(panel, { timeout: SHOWN_WITHIN }).toContain('Hand 2 of 2 · the last hand');
    await playOut().catch((error: unknown) => {
      // The channel is free as soon as the evening is over.
      if (!String(error).includes('There is no table')) throw error;
    });
    await expect.poll(panel, { timeout: SHOWN_WITHIN }).toContain('That was the last hand.');
    expect(panel()).toContain('The evening');
  });

  it('has moved chips that /chips shows, and none is left at the table', async () => {
    const [host] = guests;
    const shown = await host?.run(['chips']);
    if (shown === undefined) throw new Error('Nobody is there.');
    expectAnswered(shown);
    const text = shown.told.replaceAll('\u00A0', ' ');
    expect(text).toContain('your first chips: **+1,000**');
    expect(text).toContain('brought to the table (🐍 Chips, hand 1): **−40**');
    expect(text).not.toContain('set aside');
    expectAnswered((await host?.pressAction('ranking')) ?? shown);
  });
});
