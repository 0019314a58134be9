import { PermissionFlagsBits as P } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { Authority } from '../../src/local/authority.ts';
import { ManualClock } from '../../src/local/clock.ts';
import { can, permissionsIn } from '../../src/local/permissions.ts';
import { defaultIds as ids, defaultWorld } from '../../src/local/world/default-world.ts';
import { World } from '../../src/local/world/world.ts';

interface Overwrite {
  readonly id: string;
  readonly type: 0 | 1;
  readonly allow?: bigint;
  readonly deny?: bigint;
}

function worldWith(...overwrites: readonly Overwrite[]): World {
  const world = new World(new ManualClock(Date.UTC(2026, 0, 1)), defaultWorld());
  const authority = new Authority(world);
  for (const overwrite of overwrites) authority.overwrite(ids.lounge, overwrite);
  return world;
}

function mayIn(world: World, channelId: string, userId: string, bits: bigint): boolean {
  const channel = world.channel(channelId);
  return channel !== undefined && can(world, channel, userId, bits);
}

const send = P.SendMessages;
const everyone: Overwrite = { id: ids.guild, type: 0, deny: send };
const role: Overwrite = { id: ids.botRole, type: 0, allow: send };
const member: Overwrite = { id: ids.bot, type: 1, deny: send };

describe('permissions in a channel', () => {
  it.each<readonly [string, readonly Overwrite[], boolean]>([
    ['come from the roles', [], true],
    ['are denied by @everyone', [everyone], false],
    ['are given back by a role', [everyone, role], true],
    ['are taken again from the member', [everyone, role, member], false],
    ['do not depend on the order in which they were set', [member, role, everyone], false],
  ])('%s', (_name, overwrites, expected) => {
    expect(mayIn(worldWith(...overwrites), ids.lounge, ids.bot, send)).toBe(expected);
  });

  it('are nothing without the right to see it', () => {
    const world = worldWith({ id: ids.guild, type: 0, deny: P.ViewChannel });
    const channel = world.channel(ids.lounge);
    expect(channel && permissionsIn(world, channel, ids.zoe)).toBe(0n);
  });

  it('lose embeds and files with the right to send', () => {
    const world = worldWith(everyone);
    expect(mayIn(world, ids.lounge, ids.zoe, P.EmbedLinks)).toBe(false);
    expect(mayIn(world, ids.backRoom, ids.zoe, P.EmbedLinks)).toBe(true);
  });

  it('of a thread are those of its channel', () => {
    const world = worldWith({ id: ids.guild, type: 0, deny: P.SendMessagesInThreads });
    expect(mayIn(world, ids.thread, ids.zoe, P.SendMessagesInThreads)).toBe(false);
  });

  it('are all of them for the owner', () => {
    expect(mayIn(worldWith(everyone), ids.lounge, ids.ana, send | P.Administrator)).toBe(true);
  });

  it('are none for who is not here', () => {
    expect(mayIn(worldWith(), ids.lounge, '1', P.ViewChannel)).toBe(false);
  });
});
