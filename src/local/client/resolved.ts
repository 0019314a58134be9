import type { Channel } from '../world/types.ts';
import { bareMemberJson, channelJson, userJson } from '../world/json.ts';
import { permissionsIn } from '../permissions.ts';
import type { World } from '../world/world.ts';

export interface Resolved {
  readonly users?: Record<string, unknown>;
  readonly members?: Record<string, unknown>;
  readonly channels?: Record<string, unknown>;
  readonly roles?: Record<string, unknown>;
}

/** The people behind chosen ids; who is no member of the server has no entry under `members`. */
export function resolvePeople(world: World, channel: Channel, ids: readonly string[]): Resolved {
  const users: Record<string, unknown> = {};
  const members: Record<string, unknown> = {};
  for (const id of ids) {
    const person = world.person(id);
    if (person !== undefined) users[id] = userJson(person);
    const member =
      channel.guildId === undefined ? undefined : world.membership(channel.guildId, id);
    if (member === undefined) continue;
    const { deaf: _deaf, mute: _mute, ...partial } = bareMemberJson(member);
    members[id] = { ...partial, permissions: permissionsIn(world, channel, id).toString() };
  }
  return Object.keys(members).length === 0 ? { users } : { users, members };
}

export function resolveChannels(world: World, userId: string, ids: readonly string[]): Resolved {
  const channels: Record<string, unknown> = {};
  for (const id of ids) {
    const channel = world.channel(id);
    if (channel === undefined) continue;
    channels[id] = {
      ...channelJson(world, channel),
      permissions: permissionsIn(world, channel, userId).toString(),
      app_permissions: permissionsIn(world, channel, world.applicationId).toString(),
    };
  }
  return { channels };
}
