/** Two tables on one server and a second server beside it, and presses that were tampered with. */
import { ChannelType } from 'discord-api-types/v10';
import { defaultIds, defaultWorld } from '../../src/local/world/default-world.ts';
import type { SavedWorld } from '../../src/local/world/saved.ts';
import type { Attempt } from '../../src/local/member.ts';
import type { ChannelId, TableId } from '../../src/tables/types.ts';
import { answerOf } from '../support/answer-of.ts';
import { Guest } from '../support/table-driver.ts';
import { startTable } from '../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../support/table-world.ts';
import { createTampering, type Change } from '../support/tampering.ts';

const { ana, zoe, chloe, priya, sakura, juergen, lounge, backRoom, bot, guild } = defaultIds;

/** A server of which only these know. */
export const ELSEWHERE = { guild: '900000000000000001', channel: '900000000000000002' };
/** Presses come so far apart that nobody's refusals are cut short. */
const BETWEEN_PRESSES = 3_000;

export interface FuzzWorld {
  readonly world: TableWorld;
  /** The table in the lounge, where ana (who is a moderator) and zoe play. */
  readonly table: TableId;
  /** The table in the back room, where chloe and priya play. */
  readonly otherTable: TableId;
  readonly seated: Guest;
  readonly stranger: Guest;
  /** Plays at the other table, and presses in the lounge. */
  readonly neighbour: Guest;
  /** Presses on another server, on a message of a table there. */
  readonly foreigner: Guest;
  /** Anybody, in the lounge. */
  guest(id: string): Guest;
  /** Presses `My hand` with what `change` makes of it; gives what the answer says. */
  hand(by: Guest, change: Change): Promise<string>;
  /** Types `/help` with what `change` makes of it. */
  help(by: Guest, change: Change): Promise<string>;
  send(change: Change, begin: () => Attempt): Promise<string>;
  /** Everything about the tables that must not change; where the panels stand is not part of it. */
  stored(): Promise<string>;
}

export async function startFuzzWorld(): Promise<FuzzWorld> {
  let later = 0;
  const world = await startTableWorld({ world: twoServers(), now: () => Date.now() + later });
  const { discord } = world;
  const tampering = createTampering(discord);
  await startTable(world, lounge, [ana, zoe]);
  await startTable(world, backRoom, [chloe, priya]);
  await startTable(world, ELSEWHERE.channel, [sakura, juergen]);

  async function send(change: Change, begin: () => Attempt): Promise<string> {
    later += BETWEEN_PRESSES;
    return answerOf(tampering.with(change, begin));
  }

  const idOf = async (channel: string): Promise<TableId> => {
    const found = await world.storage.loadByChannel(channel as ChannelId);
    if (found === undefined) throw new Error('There is no table.');
    return found.id;
  };
  return {
    world,
    table: await idOf(lounge),
    otherTable: await idOf(backRoom),
    seated: new Guest(discord, zoe, lounge),
    stranger: new Guest(discord, juergen, lounge),
    neighbour: new Guest(discord, chloe, lounge),
    foreigner: new Guest(discord, sakura, ELSEWHERE.channel),
    guest: (id) => new Guest(discord, id, lounge),
    send,
    hand(by, change) {
      const placed = by.find('hand');
      if (placed === undefined) throw new Error('Nobody can press My hand.');
      const { message, control } = placed;
      const press = { channelId: by.channel, messageId: message.id, customId: control.custom_id };
      return send(change, () => discord.member(by.id).use(press));
    },
    help(by, change) {
      const command = { channelId: by.channel, path: ['help'], options: {} };
      return send(change, () => discord.member(by.id).runCommand(command));
    },
    async stored() {
      const ids = await world.storage.tableIds(undefined, 100);
      const tables = await Promise.all(
        ids.map(async (id) => {
          const { panel: _panel, ...table } = (await world.storage.load(id)) ?? {};
          return { table, log: await world.storage.log(id) };
        }),
      );
      return JSON.stringify(tables);
    },
  };
}

function twoServers(): SavedWorld {
  const world = defaultWorld();
  const [home] = world.guilds;
  if (home === undefined) throw new Error('There is no server.');
  const people = [bot, sakura, juergen];
  const everyone = home.roles.filter(({ id }) => id === guild);
  return {
    ...world,
    guilds: [
      home,
      {
        ...home,
        id: ELSEWHERE.guild,
        name: 'Elsewhere',
        ownerId: sakura,
        roles: everyone.map((role) => ({ ...role, id: ELSEWHERE.guild })),
        members: home.members
          .filter(({ userId }) => people.includes(userId))
          .map((member) => ({ ...member, roles: [] })),
      },
    ],
    channels: [
      ...world.channels,
      {
        id: ELSEWHERE.channel,
        guildId: ELSEWHERE.guild,
        type: ChannelType.GuildText,
        name: 'elsewhere',
        position: 0,
        overwrites: [],
      },
    ],
  };
}
