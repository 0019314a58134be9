import type { World } from './world/world.ts';
import type { Guild, Overwrite } from './world/types.ts';

/** What happens to a server and its people without anybody in this Discord pressing a button. */
export class Authority {
  readonly #world: World;

  constructor(world: World) {
    this.#world = world;
  }

  /** Sets, or with no bits left removes, what a channel grants and denies to a role or a member. */
  overwrite(
    channelId: string,
    overwrite: { id: string; type: 0 | 1; allow?: bigint; deny?: bigint },
  ): void {
    const channel = this.#world.channel(channelId);
    if (channel === undefined) throw new Error(`There is no channel ${channelId}.`);
    const { id, type, allow = 0n, deny = 0n } = overwrite;
    const others = channel.overwrites.filter((one) => one.id !== id);
    const fresh: Overwrite = { id, type, allow: allow.toString(), deny: deny.toString() };
    const overwrites = allow === 0n && deny === 0n ? others : [...others, fresh];
    this.#world.updateChannel({ ...channel, overwrites });
  }

  setRolePermissions(guildId: string, roleId: string, permissions: bigint): void {
    const guild = this.#guild(guildId);
    const roles = guild.roles.map((role) =>
      role.id === roleId ? { ...role, permissions: permissions.toString() } : role,
    );
    const changed = this.#world.putGuild({ ...guild, roles });
    this.#world.events.emit({ type: 'guild-updated', guild: changed });
  }

  addMember(guildId: string, userId: string, roles: readonly string[] = []): void {
    this.#guild(guildId);
    this.#world.putMember(guildId, { userId, roles, joinedAt: this.#world.isoNow() });
  }

  /** A member leaves; for the bot itself this is being removed from the server. */
  removeMember(guildId: string, userId: string): void {
    this.#world.removeMember(guildId, userId);
  }

  /** Undefined ends the time-out. */
  timeOut(guildId: string, userId: string, ms: number | undefined): void {
    const member = this.#world.membership(guildId, userId);
    if (member === undefined) throw new Error(`${userId} is no member of ${guildId}.`);
    const timedOutUntil =
      ms === undefined ? undefined : new Date(this.#world.now() + ms).toISOString();
    this.#world.putMember(guildId, { ...member, timedOutUntil });
  }

  deleteChannel(channelId: string): void {
    const channel = this.#world.channel(channelId);
    if (channel !== undefined) this.#world.deleteChannel(channel);
  }

  /** Deletes any message; ephemeral ones too, as Discord now and then does. */
  deleteMessage(channelId: string, messageId: string): void {
    const entry = this.#world.messages.any(channelId, messageId);
    if (entry === undefined) return;
    this.#world.messages.remove(entry);
    this.#world.events.emit({ type: 'message-deleted', entry });
  }

  /** The message is gone and nobody is told: an event got lost. */
  loseMessage(channelId: string, messageId: string): void {
    const entry = this.#world.messages.any(channelId, messageId);
    if (entry !== undefined) this.#world.messages.remove(entry);
  }

  /** An outage: GUILD_DELETE with `unavailable`, and later GUILD_CREATE again. */
  setAvailable(guildId: string, available: boolean): void {
    const guild = this.#guild(guildId);
    this.#world.events.emit({ type: available ? 'guild-joined' : 'guild-unavailable', guild });
  }

  #guild(guildId: string): Guild {
    const guild = this.#world.guild(guildId);
    if (guild === undefined) throw new Error(`There is no server ${guildId}.`);
    return guild;
  }
}
