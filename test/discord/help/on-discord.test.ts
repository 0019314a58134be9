import {
  ComponentType,
  PermissionFlagsBits,
  type APIMessage,
  type APIUnfurledMediaItem,
} from 'discord-api-types/v10';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { Guest, isPrivate, type Pressed } from '../../support/table-driver.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';

/** The file that a private message shows. */
function fileIn({ attempt }: Pressed): APIUnfurledMediaItem {
  const messages: readonly APIMessage[] = attempt.messages.map(({ message }) => message);
  const [file] = messages.flatMap(({ components = [] }) =>
    components.flatMap((part) => (part.type === ComponentType.File ? [part.file] : [])),
  );
  if (file === undefined) throw new Error('No file is shown.');
  return file;
}

describe('the small commands on Discord', () => {
  let world: TableWorld;
  let ana: Guest;
  let juergen: Guest;
  beforeAll(async () => {
    world = await startTableWorld();
    ana = new Guest(world.discord, defaultIds.ana, defaultIds.lounge);
    juergen = new Guest(world.discord, defaultIds.juergen, defaultIds.lounge);
  });
  afterAll(async () => {
    await world.close();
  });

  it.each([[['help']], [['cockroach', 'rules']], [['chips']], [['table']], [['privacy']]])(
    'answer the reader alone, in the language of their client (%j)',
    async (path) => {
      const english = await ana.run(path);
      const german = await juergen.run(path);
      for (const { outcome, attempt } of [english, german]) {
        expect(outcome).toEqual({ type: 'answered' });
        expect(attempt.messages.map(({ message }) => isPrivate(message))).toEqual([true]);
      }
      expect(german.told).not.toBe(english.told);
    },
  );

  it('turn the pages of the rules in one message', async () => {
    const { attempt } = await ana.run(['cockroach', 'rules']);
    const first = attempt.messages.map(({ message }) => message.id);
    const before = ana.messages().length;
    const next = ana
      .controls()
      .filter(({ message }) => first.includes(message.id))
      .at(-1);
    if (next === undefined) throw new Error('There is no next page.');
    expect((await ana.press(next)).outcome).toEqual({ type: 'answered' });
    expect(ana.messages()).toHaveLength(before);
    expect(JSON.stringify(ana.messages().at(-1))).toContain('Page 2 of');
  });

  it("show somebody's record under the name that they chose, which formats nothing", async () => {
    const { told } = await ana.run(['chips'], { player: defaultIds.zoe });
    expect(told).toContain(String.raw`**\*Zoë\_\*** has not finished a game here yet.`);
  });

  it('give everything that is stored as a file, and delete it once the table is over', async () => {
    await juergen.run(['cockroach', 'start']);
    await juergen.run(['privacy']);
    const exported = fileIn(await juergen.pressAction('export'));
    const stored: unknown = await (await fetch(exported.url)).json();
    expect(stored).toMatchObject({
      user: defaultIds.juergen,
      seats: [{ name: 'Jürgen', status: 'lobby', host: true }],
    });

    await juergen.pressAction('ask-delete');
    await juergen.pressAction('delete');
    expect(JSON.stringify(juergen.messages())).toContain('Du sitzt noch an einem Tisch');

    await juergen.pressAction('cancel');
    await juergen.run(['privacy']);
    await juergen.pressAction('ask-delete');
    await juergen.pressAction('delete');
    expect(JSON.stringify(juergen.messages())).toContain('Nichts hier führt mehr zu dir');

    await juergen.run(['privacy']);
    const rest: unknown = await (
      await fetch(fileIn(await juergen.pressAction('export')).url)
    ).json();
    expect(rest).toMatchObject({ seats: [], actions: [], records: [] });
  });
});

describe('a place in which the bot lacks a permission', () => {
  let world: TableWorld;
  beforeAll(async () => {
    world = await startTableWorld();
    const { authority } = world.discord;
    const deny = PermissionFlagsBits.SendMessages | PermissionFlagsBits.SendMessagesInThreads;
    authority.overwrite(defaultIds.lounge, { id: defaultIds.botRole, type: 0, deny });
  });
  afterAll(async () => {
    await world.close();
  });

  it.each([
    ['channel', defaultIds.lounge, '**Send Messages**'],
    ['thread', defaultIds.thread, '**Send Messages in Threads**'],
  ])('opens no lobby, and names it to the reader alone (%s)', async (_place, channel, missing) => {
    const ana = new Guest(world.discord, defaultIds.ana, channel);
    const { outcome, told, attempt } = await ana.run(['cockroach', 'start']);
    expect(outcome).toEqual({ type: 'answered' });
    expect(attempt.messages.map(({ message }) => isPrivate(message))).toEqual([true]);
    expect(told).toContain('I lack a permission:');
    expect(told).toContain(missing);
    expect(told).toContain('You can change that yourself');
    expect(ana.find('join')).toBeUndefined();
  });

  it('sends those who cannot mend it to those who can, in their language', async () => {
    const chloe = new Guest(world.discord, defaultIds.chloe, defaultIds.lounge);
    const { told } = await chloe.run(['cockroach', 'start']);
    expect(told).toContain('Envoyer des messages');
    expect(told).toContain('Demande à une personne qui gère ce serveur');
  });
});
