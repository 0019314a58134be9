/** A server with many channels, and other people in each of them. */
import { defaultIds, defaultWorld } from '../../src/local/world/default-world.ts';
import type { SavedWorld } from '../../src/local/world/saved.ts';

/** Above every id of the first world. */
const FIRST_CHANNEL = 1_200_000_000_000_000_000n;
const FIRST_PERSON = 1_210_000_000_000_000_000n;
const JOINED = new Date(Date.UTC(2024, 0, 2)).toISOString();
const LOCALES = ['en-GB', 'de', 'fr'] as const;

/** A channel and those who sit in it. */
export interface Corner {
  readonly channel: string;
  readonly people: readonly string[];
}

export interface Crowd {
  readonly world: SavedWorld;
  readonly corners: readonly Corner[];
}

/** So many channels in the server of the first world, each with so many people of its own. */
export function crowd(channels: number, peopleInEach: number): Crowd {
  const first = defaultWorld();
  const [guild] = first.guilds;
  const pattern = first.channels.find(({ id }) => id === defaultIds.lounge);
  if (guild === undefined || pattern === undefined) throw new Error('The first world is empty.');
  const corners = Array.from({ length: channels }, (_, number) => ({
    channel: String(FIRST_CHANNEL + BigInt(number)),
    people: Array.from({ length: peopleInEach }, (_one, place) =>
      String(FIRST_PERSON + BigInt(number * peopleInEach + place)),
    ),
  }));
  const ids = corners.flatMap(({ people }) => people);
  const people = ids.map((id, number) => ({
    ...{ id, username: `guest_${number}`, displayName: `Guest ${number}` },
    ...{ bot: false, locale: LOCALES[number % LOCALES.length] ?? 'en-GB', colour: '#4a9aa8' },
  }));
  const members = ids.map((userId) => ({
    userId,
    roles: [],
    joinedAt: JOINED,
  }));
  const rooms = corners.map(({ channel }, number) => ({
    ...{ ...pattern, id: channel, name: `corner-${number}`, position: number + 2 },
  }));
  return {
    world: {
      ...first,
      people: [...first.people, ...people],
      guilds: [{ ...guild, members: [...guild.members, ...members] }],
      channels: [...first.channels, ...rooms],
    },
    corners,
  };
}
