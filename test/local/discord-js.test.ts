/** The library that the bot uses, on the local Discord: login, commands, panels, modals, resume. */
import {
  ActionRowBuilder,
  AttachmentBuilder,
  ButtonBuilder,
  ButtonStyle,
  Client,
  ComponentType,
  Events,
  MessageFlags,
  TextDisplayBuilder,
  type Interaction,
} from 'discord.js';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { LocalDiscord } from '../../src/local/local-discord.ts';
import type { Attempt } from '../../src/local/member.ts';
import { TOKEN, ids } from './support/api.ts';
import { MODAL } from './support/interactions.ts';

let discord: LocalDiscord;
let client: Client;
const failures: unknown[] = [];

const connect = (token = TOKEN): Promise<string> => {
  client = new Client({
    intents: [],
    enforceNonce: true,
    waitGuildTimeout: 2000,
    rest: { api: discord.restUrl, timeout: 3000, retries: 1 },
  });
  client.on(Events.Error, (error) => failures.push(error));
  return client.login(token);
};

beforeEach(async () => {
  failures.length = 0;
  discord = await LocalDiscord.start({ port: 0, token: TOKEN, rateLimits: false });
  await connect();
  await discord.botOnline();
});
afterEach(async () => {
  await client.destroy();
  await discord.close();
  expect(failures).toEqual([]);
});

const button = new ButtonBuilder()
  .setCustomId('press')
  .setLabel('Press')
  .setStyle(ButtonStyle.Primary)
  .setEmoji('🪳');
const panel = (text: string) =>
  ({
    flags: MessageFlags.IsComponentsV2,
    components: [
      new TextDisplayBuilder().setContent(text),
      new ActionRowBuilder<ButtonBuilder>().addComponents(button),
    ],
  }) as const;

function on(handle: (interaction: Interaction) => Promise<unknown>): void {
  client.on(Events.InteractionCreate, (interaction) => {
    void handle(interaction).catch((error: unknown) => failures.push(error));
  });
}

async function play(): Promise<Attempt> {
  await client.application?.commands.set([{ name: 'play', description: 'Opens a table.' }]);
  const attempt = discord
    .member(ids.ana)
    .runCommand({ channelId: ids.lounge, path: ['play'], options: {} });
  await attempt.settled();
  return attempt;
}

const press = (attempt: Attempt): Attempt => {
  const messageId = attempt.message?.message.id ?? '';
  return discord.member(ids.ana).use({ channelId: ids.lounge, messageId, customId: 'press' });
};

describe('discord.js on the local Discord', () => {
  it('answers a command with a panel, and a press by updating it', async () => {
    on(async (interaction) => {
      if (interaction.isChatInputCommand()) {
        const response = await interaction.reply({ ...panel('A table.'), withResponse: true });
        expect(response.resource?.message?.components[0]?.type).toBe(ComponentType.TextDisplay);
      } else if (interaction.isButton()) await interaction.update(panel('Pressed.'));
    });
    const attempt = await play();
    expect(await press(attempt).settled()).toEqual({ type: 'answered' });
    expect(attempt.message?.message.components?.[0]).toMatchObject({ content: 'Pressed.' });
  });

  it('sends hidden follow-ups with files, edits and deletes them', async () => {
    on(async (interaction) => {
      if (!interaction.isChatInputCommand()) return;
      await interaction.deferReply();
      const file = new AttachmentBuilder(Buffer.from('{}'), { name: 'deal.json' });
      await interaction.editReply({ content: 'Ready.' });
      const hidden = await interaction.followUp({
        content: 'Only you.',
        flags: MessageFlags.Ephemeral,
        files: [file],
      });
      await interaction.editReply({ message: hidden, content: 'Still only you.' });
      await interaction.deleteReply();
    });
    const attempt = await play();
    await expect.poll(() => attempt.message).toBeUndefined();
    expect(attempt.messages.map(({ message }) => message.content)).toEqual(['Still only you.']);
    expect(attempt.messages[0]?.message.attachments[0]?.filename).toBe('deal.json');
    expect(discord.member(ids.zoe).visibleMessages(ids.lounge)).toEqual([]);
  });

  it('opens a modal and reads what was filled in', async () => {
    on(async (interaction) => {
      if (interaction.isChatInputCommand()) await interaction.showModal(MODAL);
      else if (interaction.isModalSubmit()) {
        await interaction.reply(`Hello ${interaction.fields.getTextInputValue('name')}`);
      }
    });
    const opener = await play();
    expect(opener.outcome.type).toBe('modal');
    const submit = discord
      .member(ids.ana)
      .submitModal({ interactionId: opener.id, values: { name: 'Zoë' } });
    await submit.settled();
    expect(submit.message?.message.content).toBe('Hello Zoë');
  });

  type Interruption = readonly [string, () => void];

  /** Answers whatever comes, and notes what that was. */
  function answering(): readonly string[] {
    const heard: string[] = [];
    on(async (interaction) => {
      heard.push(interaction.id);
      if (interaction.isChatInputCommand()) await interaction.reply(panel('A table.'));
      else if (interaction.isButton()) await interaction.update(panel('Pressed.'));
    });
    return heard;
  }

  it.each<Interruption>([
    ['a close that may be resumed', () => discord.gateway.closeConnections(4000)],
    ['a broken connection', () => discord.gateway.breakConnections()],
    ['op 7', () => discord.gateway.askToReconnect()],
    ['op 9 that may be resumed', () => discord.gateway.invalidateSessions(true)],
  ])('gets the press that came during %s, once', async (_name, interrupt) => {
    const heard = answering();
    const attempt = await play();
    interrupt();
    const pressed = press(attempt);
    expect(await pressed.settled()).toEqual({ type: 'answered' });
    expect(heard).toEqual([attempt.id, pressed.id]);
  });

  it.each<Interruption>([
    ['a close that ends the session', () => discord.gateway.closeConnections(4007)],
    ['op 9 that ends the session', () => discord.gateway.invalidateSessions(false)],
  ])(
    'comes back after %s',
    async (_name, interrupt) => {
      answering();
      const attempt = await play();
      const back = new Promise((resolve) => client.once(Events.ShardReady, resolve));
      interrupt();
      await back;
      expect(await press(attempt).settled()).toEqual({ type: 'answered' });
    },
    20_000,
  );

  it('sends once where the answer got lost', async () => {
    discord.faults.add({
      method: 'POST',
      path: /\/messages$/,
      fault: { type: 'delay', ms: 4000, when: 'after' },
    });
    const channel = await client.channels.fetch(ids.lounge);
    if (channel?.isSendable() !== true) throw new Error('not a channel to write in');
    await channel.send('Once.');
    expect(discord.member(ids.zoe).visibleMessages(ids.lounge)).toHaveLength(1);
  });

  it('reads channels, servers and members, and hears Discord’s refusals by code', async () => {
    const guild = await client.guilds.fetch(ids.guild);
    expect((await guild.members.fetch(ids.zoe)).displayName).toBe('*Zoë_*');
    expect((await client.users.fetch(ids.sakura)).username).toBe('sakura');
    expect((await client.application?.fetch())?.id).toBe(ids.bot);
    await expect(guild.members.fetch('1')).rejects.toMatchObject({ code: 10013 });
    await expect(client.channels.fetch('123456789012345678')).rejects.toMatchObject({
      code: 10003,
    });
  });

  it('may not log in with a wrong token or intents that are not switched on', async () => {
    await client.destroy();
    await expect(connect('wrong')).rejects.toMatchObject({ code: 'TokenInvalid' });
    const greedy = new Client({ intents: [2], rest: { api: discord.restUrl } });
    await expect(greedy.login(TOKEN)).rejects.toThrow('disallowed intents');
    await greedy.destroy();
  });
});
