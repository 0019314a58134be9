/** `/webhooks/{application}/{token}`: what follows the first answer (discord.md §2.4). */
import { MessageFlags, MessageReferenceType, MessageType } from 'discord-api-types/v10';
import {
  IncomingWebhookRequestPartialSchema,
  IncomingWebhookUpdateRequestPartialSchema,
} from 'discord-api-spec/zod';
import { refusals } from '../api-error.ts';
import type { Core } from '../core.ts';
import { messageContext } from '../messages/context.ts';
import { deleteMessage, editMessage } from '../messages/edit.ts';
import { SENDABLE_FLAGS, postMessage } from '../messages/post.ts';
import type { UploadedFile } from '../validation/body-types.ts';
import { parseMessage } from '../validation/messages.ts';
import type { Channel, Entry } from '../world/types.ts';
import type { Interaction } from './interactions.ts';
import { refuseArchived, refuseLocked } from './thread-state.ts';

function interactionOf(core: Core, applicationId: string, token: string): Interaction {
  if (applicationId !== core.world.applicationId) throw refusals.unknownWebhook();
  return core.interactions.forWebhook(token);
}

function channelOf(core: Core, interaction: Interaction): Channel {
  const channel = core.world.channel(interaction.channelId);
  if (channel === undefined) throw refusals.unknownChannel();
  return channel;
}

/** `@original` is the first answer, or after type 6 or 7 the message that carried the component. */
function messageOf(core: Core, interaction: Interaction, name: string): Entry {
  const id = name === '@original' ? interaction.originalId : name;
  const own = id !== undefined && (id === interaction.originalId || interaction.messageIds.has(id));
  const entry = own ? core.world.messages.any(interaction.channelId, id) : undefined;
  if (entry === undefined) throw refusals.unknownMessage();
  return entry;
}

function settled(core: Core, interaction: Interaction): void {
  interaction.loading = false;
  if (interaction.outcome.type === 'deferred') {
    core.interactions.settle(interaction, { type: 'answered' });
  }
}

export interface WebhookRequest {
  readonly applicationId: string;
  readonly token: string;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

/** A new message; the first one after "thinking" takes the place of the placeholder (legacy). */
export function followUp(core: Core, request: WebhookRequest): Entry {
  const { body: raw, files } = request;
  const interaction = interactionOf(core, request.applicationId, request.token);
  const channel = channelOf(core, interaction);
  refuseLocked(core, channel);
  const body = parseMessage(raw, IncomingWebhookRequestPartialSchema, messageContext(core, files));
  if (interaction.loading) {
    const entry = messageOf(core, interaction, '@original');
    const edited = editMessage(core, { channel, entry, body, files, byInteraction: true });
    settled(core, interaction);
    return edited;
  }
  const asked = body.flags ?? 0;
  const hidden = asked & MessageFlags.Ephemeral;
  const original = interaction.originalId;
  const entry = postMessage(core, {
    channel,
    author: core.world.bot,
    body,
    files,
    flags: (asked & SENDABLE_FLAGS) | hidden,
    type: MessageType.Reply,
    ephemeralFor: hidden === 0 ? undefined : interaction.userId,
    interaction: {
      id: interaction.id,
      metadata: {
        ...interaction.metadata,
        ...(original !== undefined && { original_response_message_id: original }),
      },
    },
    reference:
      original === undefined
        ? undefined
        : {
            type: MessageReferenceType.Default,
            channel_id: channel.id,
            message_id: original,
            ...(channel.guildId !== undefined && { guild_id: channel.guildId }),
          },
  });
  interaction.messageIds.add(entry.message.id);
  settled(core, interaction);
  return entry;
}

export function getWebhookMessage(core: Core, request: WebhookRequest, name: string): Entry {
  return messageOf(core, interactionOf(core, request.applicationId, request.token), name);
}

export function editWebhookMessage(core: Core, request: WebhookRequest, name: string): Entry {
  const { body: raw, files } = request;
  const interaction = interactionOf(core, request.applicationId, request.token);
  const entry = messageOf(core, interaction, name);
  const channel = channelOf(core, interaction);
  refuseArchived(core, channel);
  const context = messageContext(core, files, entry, raw);
  const body = parseMessage(raw, IncomingWebhookUpdateRequestPartialSchema, context);
  const edited = editMessage(core, { channel, entry, body, files, byInteraction: true });
  settled(core, interaction);
  return edited;
}

export function deleteWebhookMessage(core: Core, request: WebhookRequest, name: string): void {
  const interaction = interactionOf(core, request.applicationId, request.token);
  const entry = messageOf(core, interaction, name);
  deleteMessage(core, entry);
  settled(core, interaction);
}
