/** People of several servers, each with a few channels, and their presses. */
import type { Draw } from '../../src/engine/random.ts';
import type { Press } from '../../src/tables/api.ts';
import type { ChannelId, GuildId, InteractionId, UserId } from '../../src/tables/types.ts';

const SERVERS = 4;
const CHANNELS_A_SERVER = 4;
const PEOPLE_A_SERVER = 15;

/** A channel and the people who come there. */
export interface Place {
  readonly guild: GuildId;
  readonly channel: ChannelId;
  readonly people: readonly UserId[];
}

const id = (kind: number, server: number, number: number): string =>
  String(BigInt(kind) * 100_000_000_000_000_000n + BigInt(server * 1_000 + number));

export const places: readonly Place[] = Array.from({ length: SERVERS }, (_, server) =>
  Array.from({ length: CHANNELS_A_SERVER }, (__, channel) => ({
    guild: id(1, server, 0) as GuildId,
    channel: id(2, server, channel) as ChannelId,
    people: Array.from(
      { length: PEOPLE_A_SERVER },
      (___, person) => id(3, server, person) as UserId,
    ),
  })),
).flat();

let presses = 0;
export function pressOf(user: UserId, { guild, channel }: Place, moderator = false): Press {
  presses += 1;
  return {
    interaction: String(900_000_000_000_000_000n + BigInt(presses)) as InteractionId,
    user,
    name: `Person ${user.slice(-4)}`,
    guild,
    channel,
    moderator,
  };
}

/** So many different people of the place. */
export function someOf({ people }: Place, count: number, draw: Draw): readonly UserId[] {
  const left = [...people];
  return Array.from({ length: count }, () => left.splice(draw(left.length), 1)).flat();
}
