import { ChannelType, PermissionFlagsBits as P } from 'discord-api-types/v10';
import type { SavedWorld } from './saved.ts';
import { snowflakeAt } from './snowflakes.ts';
import type { Channel, Person } from './types.ts';

/** Ids of the first world come from one fixed day, so that a fresh start has the same every time. */
const FOUNDED = Date.UTC(2024, 0, 1);
const founded = new Date(FOUNDED).toISOString();
const id = (number: number): string => snowflakeAt(FOUNDED + number);

/** The names of the ids in the world a fresh start begins with. */
export const defaultIds = {
  guild: id(1),
  moderatorRole: id(2),
  botRole: id(3),
  bot: id(10),
  ana: id(11),
  juergen: id(12),
  chloe: id(13),
  zoe: id(14),
  sakura: id(15),
  olumide: id(16),
  priya: id(17),
  lounge: id(21),
  backRoom: id(22),
  thread: id(23),
} as const;

const sum = (...bits: readonly bigint[]): string => bits.reduce((a, b) => a | b, 0n).toString();

const EVERYONE = sum(
  P.ViewChannel,
  P.SendMessages,
  P.SendMessagesInThreads,
  P.ReadMessageHistory,
  P.UseApplicationCommands,
  P.AddReactions,
  P.EmbedLinks,
  P.AttachFiles,
  P.CreatePublicThreads,
  P.UseExternalEmojis,
  P.ChangeNickname,
);
const MODERATOR = sum(
  P.ManageChannels,
  P.ManageMessages,
  P.ManageThreads,
  P.ModerateMembers,
  P.KickMembers,
  P.MentionEveryone,
);
/** What a bot is commonly invited with: to see channels, and to send in them and in threads. */
const BOT = sum(P.ViewChannel, P.SendMessages, P.SendMessagesInThreads);

function person(
  personId: string,
  username: string,
  displayName: string,
  locale: string,
  colour: string,
): Person {
  return { id: personId, username, displayName, bot: false, locale, colour };
}

/** One name is full of Markdown on purpose: a bot that forgets to escape shows it at once. */
const people: readonly Person[] = [
  { ...person(defaultIds.bot, 'humbug', 'Humbug', 'en-US', '#7a5cff'), bot: true },
  person(defaultIds.ana, 'ana', 'Ana', 'en-GB', '#d9534f'),
  person(defaultIds.juergen, 'juergen', 'Jürgen', 'de', '#3b7dd8'),
  person(defaultIds.chloe, 'chloe', 'Chloé', 'fr', '#2e9e6b'),
  person(defaultIds.zoe, 'zoe_', '*Zoë_*', 'en-GB', '#c2862d'),
  person(defaultIds.sakura, 'sakura', '小林さくら', 'en-US', '#b0559b'),
  person(defaultIds.olumide, 'olumide', 'Olúmídé', 'en-GB', '#4a9aa8'),
  person(defaultIds.priya, 'priya', 'Priya प्रिया', 'en-GB', '#8a6d3b'),
];

function textChannel(channelId: string, name: string, topic: string, position: number): Channel {
  return {
    id: channelId,
    guildId: defaultIds.guild,
    type: ChannelType.GuildText,
    name,
    topic,
    position,
    overwrites: [],
  };
}

/** A server with two channels, a thread, seven people and the bot. */
export function defaultWorld(): SavedWorld {
  return {
    version: 1,
    applicationId: defaultIds.bot,
    lastId: id(1000),
    people,
    guilds: [
      {
        id: defaultIds.guild,
        name: 'The Humbug Lounge',
        ownerId: defaultIds.ana,
        preferredLocale: 'en-US',
        roles: [
          { id: defaultIds.guild, name: '@everyone', permissions: EVERYONE, position: 0 },
          { id: defaultIds.botRole, name: 'Humbug', permissions: BOT, position: 1 },
          { id: defaultIds.moderatorRole, name: 'Moderator', permissions: MODERATOR, position: 2 },
        ],
        members: people.map(({ id: userId, bot }) => ({
          userId,
          roles: bot
            ? [defaultIds.botRole]
            : userId === defaultIds.ana
              ? [defaultIds.moderatorRole]
              : [],
          joinedAt: founded,
        })),
      },
    ],
    channels: [
      textChannel(defaultIds.lounge, 'lounge', 'Pull up a chair: type / to see the games.', 0),
      textChannel(defaultIds.backRoom, 'back-room', 'A second table, away from the noise.', 1),
      {
        id: defaultIds.thread,
        guildId: defaultIds.guild,
        type: ChannelType.PublicThread,
        name: 'quiet corner',
        parentId: defaultIds.lounge,
        position: 0,
        overwrites: [],
        thread: {
          ownerId: defaultIds.ana,
          archived: false,
          locked: false,
          autoArchiveMinutes: 10_080,
          archiveTimestamp: founded,
          createdAt: founded,
        },
      },
    ],
    commands: [],
    emojis: [],
    messages: [],
  };
}
