import type { LocalDiscord } from '../../src/local/local-discord.ts';
import { defaultIds } from '../../src/local/world/default-world.ts';

/** A new text channel like the lounge; gives its id. */
export function freshChannel(discord: LocalDiscord, name = 'another'): string {
  const pattern = discord.world.channel(defaultIds.lounge);
  if (pattern === undefined) throw new Error('The first world has no lounge.');
  const id = discord.world.newId();
  discord.world.createChannel({ ...pattern, id, name });
  return id;
}
