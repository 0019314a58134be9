import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { Draw } from '../../../src/engine/random.ts';
import { GAMES } from '../../../src/games/index.ts';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { examine } from '../../../src/tables/examine.ts';
import { createRegistry } from '../../../src/engine/registry.ts';
import type { ChannelId, GuildId, Language, UserId } from '../../../src/tables/types.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { createManualClock, type ManualClock } from '../../support/manual-clock.ts';
import { Guest, isPrivate, textOf } from '../../support/table-driver.ts';
import { expectAnswered, playOnce, type PlayedTable } from '../../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';

const { ana, juergen, chloe, zoe, lounge } = defaultIds;
/** A person of each language, and what the panel says of practice in it. */
const READERS: Readonly<Record<Language, readonly [person: string, note: string]>> = {
  en: [ana, 'Practice with computers (easy)'],
  de: [juergen, 'Übung mit Computern (leicht)'],
  fr: [chloe, 'Entraînement avec des ordinateurs (facile)'],
};
/** Longer than a computer's pause before a move. */
const A_MOMENT = 2_000;
const MISSED = 121_000;
const STEPS_MAX = 3_000;

let clock: ManualClock;
let world: TableWorld;
beforeEach(async () => {
  clock = createManualClock(Date.now());
  world = await startTableWorld({ tablesClock: clock });
});
afterEach(async () => {
  await world.close();
});

const panelText = (): string =>
  new Guest(world.discord, zoe, lounge)
    .messages()
    .filter((message) => !isPrivate(message))
    .map(textOf)
    .join('\n');
const reading = () => world.tables.readChannel(lounge as ChannelId);

/** Opens the help and presses the button of the game. */
async function practise(person: string, game: string): Promise<PlayedTable> {
  const guest = new Guest(world.discord, person, lounge);
  expectAnswered(await guest.run(['help']));
  const button = guest.controls().find(({ id }) => id?.kind === 'practice' && id.game === game);
  if (button === undefined) throw new Error(`The help has no button for ${game}.`);
  expectAnswered(await guest.press(button));
  return { world, channel: lounge, guests: [guest] };
}

/**
 * The person moves while awake, computers when their time has come; until the game or hand is over, or
 * the person, asleep after so many moves, counts as away.
 */
async function playItOut(table: PlayedTable, draw: Draw, awakeFor: number): Promise<void> {
  let moves = 0;
  for (let step = 0; step < STEPS_MAX; step += 1) {
    const reader = await reading();
    const person = reader?.info.players.find(({ computer }) => computer !== true);
    if (reader?.info.status !== 'playing' || person?.presence === 'away') return;
    const seat = person === undefined ? undefined : reader.seatOf(person.user);
    const isAsked = seat !== undefined && reader.seatSnapshot(seat)?.decision != null;
    if (!isAsked) await clock.advance(A_MOMENT);
    else if (moves >= awakeFor) await clock.advance(MISSED);
    else if (await playOnce(table, draw)) moves += 1;
  }
  throw new Error('The game does not come to an end.');
}

describe.each(GAMES)('practising $id', ({ id, chips }) => {
  it.each(['en', 'de', 'fr'] as const)(
    'goes to its end in one press from the help (%s)',
    async (language) => {
      const [person, note] = READERS[language];
      const table = await practise(person, id);
      expect((await reading())?.info).toMatchObject({
        status: 'playing',
        practice: 'easy',
        language,
      });
      expect(panelText()).toContain(note);
      expect(panelText()).toContain('🤖 Bot 3');
      await playItOut(table, seededDraw(`practice ${id} ${language}`), Number.POSITIVE_INFINITY);
      const reader = await reading();
      // A hand is one of many.
      if (chips === undefined) expect(reader).toBeUndefined();
      else expect(reader?.info.evening).toMatchObject({ isBetweenHands: true, hand: 1 });
      const records = await world.tables.records(defaultIds.guild as GuildId, person as UserId);
      expect(records).toEqual([]);
      const { findings, ledger } = await examine(world.storage, createRegistry(GAMES));
      expect({ findings, ledger }).toEqual({ findings: [], ledger: [] });
      expect(world.logged.filter((line) => line.includes('"level":50'))).toEqual([]);
    },
  );

  it('rests when the person falls asleep, and nobody else is waited for', async () => {
    const table = await practise(ana, id);
    await playItOut(table, seededDraw(`asleep ${id}`), 2);
    const before = await reading();
    await clock.advance(30 * 60_000);
    const after = await reading();
    // Asleep for good, or the game was over first.
    expect(after?.info.revision).toBe(before?.info.revision);
  });
});

describe('computers in a lobby', () => {
  it('are added and removed by the host, and play with people', async () => {
    const host = new Guest(world.discord, ana, lounge);
    const other = new Guest(world.discord, zoe, lounge);
    expectAnswered(await host.run(['cockroach', 'start']));
    expectAnswered(await other.pressAction('join'));
    expect((await other.pressAction('add-computer')).told).toContain('host');
    expectAnswered(await host.pressAction('add-computer'));
    expectAnswered(await host.pressAction('add-computer'));
    expect(panelText()).toContain('🤖 Bot 2');
    expectAnswered(await host.pressAction('remove-computer'));
    expect(panelText()).not.toContain('🤖 Bot 2');
    expectAnswered(await host.pressAction('start'));
    expect((await reading())?.info).toMatchObject({
      status: 'playing',
      practice: 'easy',
      players: { length: 3 },
    });
  });

  it('come with the command, as strong as was asked for', async () => {
    const host = new Guest(world.discord, ana, lounge);
    expectAnswered(await host.run(['yak', 'start'], { computers: 2, level: 'hard' }));
    expect((await reading())?.info).toMatchObject({ practice: 'hard', players: { length: 3 } });
    expect(panelText()).toContain('Practice with computers (hard)');
  });
});
