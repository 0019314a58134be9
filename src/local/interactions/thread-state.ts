import { PermissionFlagsBits } from 'discord-api-types/v10';
import { refusals } from '../api-error.ts';
import type { Core } from '../core.ts';
import { can } from '../permissions.ts';
import type { Channel } from '../world/types.ts';

/** A locked thread takes nothing, interaction answers included, unless one may manage threads. */
export function refuseLocked(core: Core, channel: Channel): void {
  const { world } = core;
  if (channel.thread?.locked !== true) return;
  if (!can(world, channel, world.applicationId, PermissionFlagsBits.ManageThreads)) {
    throw refusals.archived();
  }
}

/** In an archived thread nothing can be edited until somebody writes in it. */
export function refuseArchived(core: Core, channel: Channel): void {
  refuseLocked(core, channel);
  if (channel.thread?.archived === true) throw refusals.archived();
}
