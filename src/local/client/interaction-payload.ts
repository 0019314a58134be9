/** INTERACTION_CREATE (discord.md §2.1): every field that the documentation promises. */
import {
  ApplicationIntegrationType,
  InteractionContextType,
  InteractionType,
  type APIMessage,
  type APIMessageInteractionMetadata,
} from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { Interaction, InteractionKind } from '../interactions/interactions.ts';
import { permissionsIn } from '../permissions.ts';
import { channelJson, memberJson, userJson } from '../world/json.ts';
import type { Channel, Person } from '../world/types.ts';

const ATTACHMENT_LIMIT = 10 * 1024 * 1024;

export interface Trigger {
  readonly kind: InteractionKind;
  readonly person: Person;
  readonly channel: Channel;
  readonly data: object;
  /** The message whose component was used, or from whose component the modal came. */
  readonly message?: APIMessage | undefined;
  readonly commandName?: string | undefined;
  /** The interaction that opened the modal. */
  readonly openedBy?: APIMessageInteractionMetadata | undefined;
  readonly deliveries?: number | undefined;
}

function owners(channel: Channel): Record<string, string> {
  return { [ApplicationIntegrationType.GuildInstall]: channel.guildId ?? '0' };
}

/** What a message made by this interaction will say of where it comes from. */
function metadataOf(id: string, trigger: Trigger): APIMessageInteractionMetadata {
  const { kind, person, channel, message, commandName, openedBy } = trigger;
  const metadata = {
    id,
    type: kind,
    user: userJson(person),
    authorizing_integration_owners: owners(channel),
    ...(kind === InteractionType.ApplicationCommand && { name: commandName, command_type: 1 }),
    ...(kind === InteractionType.MessageComponent &&
      message && { interacted_message_id: message.id }),
    ...(kind === InteractionType.ModalSubmit && { triggering_interaction_metadata: openedBy }),
  };
  // The union of the types follows from `kind`, which the compiler cannot see.
  return metadata as APIMessageInteractionMetadata;
}

function payloadOf(core: Core, interaction: Interaction, trigger: Trigger): object {
  const { world } = core;
  const { person, channel, kind } = trigger;
  const guild = channel.guildId === undefined ? undefined : world.guild(channel.guildId);
  const member = guild && world.membership(guild.id, person.id);
  const permissions = permissionsIn(world, channel, person.id).toString();
  return {
    id: interaction.id,
    application_id: world.applicationId,
    type: kind,
    token: interaction.token,
    version: 1,
    data: trigger.data,
    channel_id: channel.id,
    channel: { ...channelJson(world, channel), permissions },
    ...(trigger.message && { message: trigger.message }),
    app_permissions: permissionsIn(world, channel, world.applicationId).toString(),
    locale: person.locale,
    entitlements: [],
    authorizing_integration_owners: owners(channel),
    attachment_size_limit: ATTACHMENT_LIMIT,
    context: guild ? InteractionContextType.Guild : InteractionContextType.BotDM,
    ...(guild &&
      member && {
        guild_id: guild.id,
        guild: { id: guild.id, locale: guild.preferredLocale, features: [] },
        guild_locale: guild.preferredLocale,
        member: { ...memberJson(person, member), permissions },
      }),
    ...(!guild && { user: userJson(person) }),
  };
}

/** Creates an interaction and sends it to the bot. */
export function trigger(core: Core, what: Trigger): Interaction {
  const id = core.world.newId();
  const interaction = core.interactions.create({
    id,
    kind: what.kind,
    userId: what.person.id,
    channelId: what.channel.id,
    guildId: what.channel.guildId,
    sourceMessage: what.message,
    metadata: metadataOf(id, what),
  });
  core.world.events.emit({
    type: 'interaction',
    guildId: what.channel.guildId,
    payload: payloadOf(core, interaction, what),
    deliveries: what.deliveries ?? 1,
  });
  return interaction;
}
