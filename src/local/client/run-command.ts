import {
  ApplicationCommandOptionType as Kind,
  ApplicationCommandType,
  InteractionType,
  PermissionFlagsBits as P,
  type APIApplicationCommand,
} from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { Interaction } from '../interactions/interactions.ts';
import type { RunCommand } from '../page-protocol.ts';
import { can } from '../permissions.ts';
import type { RawCommandOption } from '../validation/body-types.ts';
import type { Channel } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { trigger } from './interaction-payload.ts';
import { giveOptions, type GivenOptions, type SentOption } from './options.ts';
import { channelSeenBy, personOf, refuseResting } from './reach.ts';
import { ClientRefusal } from './refusal.ts';

/** The commands that this person may use in this channel: those of the server hide global ones. */
export function commandsFor(
  world: World,
  userId: string,
  channel: Channel,
): readonly APIApplicationCommand[] {
  if (!can(world, channel, userId, P.UseApplicationCommands)) return [];
  const own = channel.guildId === undefined ? [] : world.commands(channel.guildId);
  const names = new Set(own.map(({ name }) => name));
  return [...own, ...world.commands('global').filter(({ name }) => !names.has(name))].filter(
    ({ type, default_member_permissions: needed }) =>
      type === ApplicationCommandType.ChatInput && mayUse(world, userId, channel, needed),
  );
}

/** `"0"` leaves a command to administrators; null leaves it to everybody. */
function mayUse(
  world: World,
  userId: string,
  channel: Channel,
  needed: string | null | undefined,
): boolean {
  if (needed == null) return true;
  const bits = needed === '0' ? P.Administrator : BigInt(needed);
  return can(world, channel, userId, bits);
}

type Options = readonly RawCommandOption[];

/** Follows the words after the command's name down to the options that take values. */
function descend(
  options: Options,
  words: readonly string[],
  give: (definitions: Options) => GivenOptions,
): { readonly options: readonly SentOption[]; readonly given: GivenOptions } {
  const [word, ...rest] = words;
  const nested = options.some(
    ({ type }) => type === Kind.Subcommand || type === Kind.SubcommandGroup,
  );
  if (word === undefined) {
    if (nested) throw new ClientRefusal('A command with subcommands cannot be used alone.');
    const given = give(options);
    return { options: given.sent, given };
  }
  const next = options.find(({ name }) => name === word);
  if (next?.type !== Kind.Subcommand && next?.type !== Kind.SubcommandGroup) {
    throw new ClientRefusal(`There is no subcommand "${word}".`);
  }
  const below = descend(next.options ?? [], rest, give);
  return {
    options: [{ name: next.name, type: next.type, options: below.options }],
    given: below.given,
  };
}

/** Types a slash command. Throws ClientRefusal where the client would not send it. */
export function runCommand(
  core: Core,
  userId: string,
  request: RunCommand,
  deliveries = 1,
): Interaction {
  const { world } = core;
  const person = personOf(world, userId);
  const channel = channelSeenBy(world, userId, request.channelId);
  refuseResting(world, userId, channel);
  const [name, ...words] = request.path;
  const command = commandsFor(world, userId, channel).find((one) => one.name === name);
  if (command === undefined)
    throw new ClientRefusal(`There is no command "/${name ?? ''}" for you here.`);
  const { options, given } = descend(command.options ?? [], words, (definitions) =>
    giveOptions(world, userId, channel, definitions, request.options),
  );
  return trigger(core, {
    kind: InteractionType.ApplicationCommand,
    person,
    channel,
    commandName: [command.name, ...words].join(' '),
    deliveries,
    data: {
      id: command.id,
      name: command.name,
      type: ApplicationCommandType.ChatInput,
      ...(command.guild_id !== undefined && { guild_id: command.guild_id }),
      ...(options.length > 0 && { options }),
      ...(given.resolved && { resolved: given.resolved }),
    },
  });
}
