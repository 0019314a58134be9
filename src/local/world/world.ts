import type { APIApplicationCommand } from 'discord-api-types/v10';
import type { Clock } from '../clock.ts';
import { Events } from './events.ts';
import { MessageStore } from './message-store.ts';
import type { SavedWorld } from './saved.ts';
import { Snowflakes } from './snowflakes.ts';
import type { Channel, Emoji, Guild, Membership, Person } from './types.ts';

/** Everything this Discord knows apart from what lives for minutes only (interactions, sessions). */
export class World {
  readonly clock: Clock;
  readonly events = new Events();
  readonly messages: MessageStore;
  readonly applicationId: string;
  readonly #ids: Snowflakes;
  readonly #people = new Map<string, Person>();
  readonly #guilds = new Map<string, Guild>();
  readonly #channels = new Map<string, Channel>();
  readonly #commands = new Map<string, readonly APIApplicationCommand[]>();
  readonly #emojis = new Map<string, Emoji>();

  constructor(clock: Clock, saved: SavedWorld) {
    this.clock = clock;
    this.applicationId = saved.applicationId;
    this.#ids = new Snowflakes(clock, saved.lastId);
    for (const person of saved.people) this.#people.set(person.id, person);
    for (const guild of saved.guilds) this.#guilds.set(guild.id, guild);
    for (const channel of saved.channels) this.#channels.set(channel.id, channel);
    for (const { scope, commands } of saved.commands) this.#commands.set(scope, commands);
    for (const emoji of saved.emojis) this.#emojis.set(emoji.id, emoji);
    this.messages = new MessageStore(saved.messages);
  }

  /** What a restart needs; ephemeral messages are not kept, as clients drop them too. */
  save(): SavedWorld {
    return {
      version: 1,
      applicationId: this.applicationId,
      lastId: this.#ids.last,
      people: [...this.#people.values()],
      guilds: [...this.#guilds.values()],
      channels: [...this.#channels.values()],
      commands: [...this.#commands].map(([scope, commands]) => ({ scope, commands })),
      emojis: [...this.#emojis.values()],
      messages: this.messages.save(),
    };
  }

  newId(): string {
    return this.#ids.next();
  }

  now(): number {
    return this.clock.now();
  }

  isoNow(): string {
    return new Date(this.clock.now()).toISOString();
  }

  person(id: string): Person | undefined {
    return this.#people.get(id);
  }

  people(): readonly Person[] {
    return [...this.#people.values()];
  }

  /** The bot's own user has the id of its application, as in every application made since 2016. */
  get bot(): Person {
    const bot = this.#people.get(this.applicationId);
    if (bot === undefined) throw new Error('The saved world has no user for its application.');
    return bot;
  }

  putPerson(person: Person): void {
    this.#people.set(person.id, person);
    this.events.emit({ type: 'person-updated', userId: person.id });
  }

  guild(id: string): Guild | undefined {
    return this.#guilds.get(id);
  }

  guilds(): readonly Guild[] {
    return [...this.#guilds.values()];
  }

  /** Stores a guild without telling anybody; the caller emits what happened to it. */
  putGuild(guild: Guild): Guild {
    this.#guilds.set(guild.id, guild);
    return guild;
  }

  membership(guildId: string, userId: string): Membership | undefined {
    return this.guild(guildId)?.members.find((member) => member.userId === userId);
  }

  /** Puts a member in, or in the place of what was known of them. */
  putMember(guildId: string, member: Membership): void {
    const before = this.#guilds.get(guildId);
    if (before === undefined) return;
    const known = before.members.some(({ userId }) => userId === member.userId);
    const others = before.members.filter(({ userId }) => userId !== member.userId);
    const guild = this.putGuild({ ...before, members: [...others, member] });
    if (!known && member.userId === this.applicationId) {
      this.events.emit({ type: 'guild-joined', guild });
    } else this.events.emit({ type: known ? 'member-updated' : 'member-added', guild, member });
  }

  /** Somebody leaves or is removed; for the bot itself the server is gone. */
  removeMember(guildId: string, userId: string): void {
    const before = this.#guilds.get(guildId);
    const member = this.membership(guildId, userId);
    if (before === undefined || member === undefined) return;
    const members = before.members.filter((other) => other !== member);
    const guild = this.putGuild({ ...before, members });
    if (userId === this.applicationId) this.events.emit({ type: 'guild-left', guild });
    else this.events.emit({ type: 'member-removed', guild, member });
  }

  isBotIn(guildId: string): boolean {
    return this.membership(guildId, this.applicationId) !== undefined;
  }

  channel(id: string): Channel | undefined {
    return this.#channels.get(id);
  }

  channels(): readonly Channel[] {
    return [...this.#channels.values()];
  }

  channelsOf(guildId: string): readonly Channel[] {
    return this.channels().filter((channel) => channel.guildId === guildId);
  }

  createChannel(channel: Channel): Channel {
    this.#channels.set(channel.id, channel);
    this.events.emit({ type: 'channel-created', channel });
    return channel;
  }

  updateChannel(channel: Channel): Channel {
    this.#channels.set(channel.id, channel);
    this.events.emit({ type: 'channel-updated', channel });
    return channel;
  }

  /** Keeps the id of the newest message; nobody is told of that alone. */
  noteLastMessage(channelId: string, messageId: string): void {
    const channel = this.#channels.get(channelId);
    if (channel !== undefined)
      this.#channels.set(channelId, { ...channel, lastMessageId: messageId });
  }

  /** Threads go with their channel, and no event names them, nor any message (discord.md §5.3). */
  deleteChannel(channel: Channel): void {
    for (const thread of this.channels()) {
      if (thread.parentId === channel.id) this.#forget(thread.id);
    }
    this.#forget(channel.id);
    this.events.emit({ type: 'channel-deleted', channel });
  }

  #forget(channelId: string): void {
    this.#channels.delete(channelId);
    this.messages.dropChannel(channelId);
  }

  /** Scope is `global` or the id of a guild. */
  commands(scope: string): readonly APIApplicationCommand[] {
    return this.#commands.get(scope) ?? [];
  }

  putCommands(scope: string, commands: readonly APIApplicationCommand[]): void {
    this.#commands.set(scope, commands);
    this.events.emit({ type: 'commands-changed' });
  }

  emojis(): readonly Emoji[] {
    return [...this.#emojis.values()];
  }

  putEmoji(emoji: Emoji): void {
    this.#emojis.set(emoji.id, emoji);
  }

  /** False where there was none. */
  deleteEmoji(id: string): boolean {
    return this.#emojis.delete(id);
  }
}
