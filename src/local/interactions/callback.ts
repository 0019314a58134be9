/** `POST /interactions/{id}/{token}/callback`: the first answer. */
import {
  InteractionResponseType as Answer,
  InteractionType,
  MessageFlags,
  MessageReferenceType,
  MessageType,
} from 'discord-api-types/v10';
import {
  IncomingWebhookInteractionRequestSchema,
  IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema,
} from 'discord-api-spec/zod';
import { refusals } from '../api-error.ts';
import type { Core } from '../core.ts';
import { editMessage } from '../messages/edit.ts';
import { SENDABLE_FLAGS, postMessage } from '../messages/post.ts';
import type { MessageBody, UploadedFile } from '../validation/body-types.ts';
import { checkChoices } from '../validation/choices.ts';
import { FormErrors } from '../validation/form-errors.ts';
import { isBroken, valueAt } from '../validation/json.ts';
import { parseMessage } from '../validation/messages.ts';
import { parseModal } from '../validation/modals.ts';
import type { Channel, Entry } from '../world/types.ts';
import { messageContext } from '../messages/context.ts';
import { refuseArchived, refuseLocked } from './thread-state.ts';
import type { Interaction } from './interactions.ts';

const DATA = ['data'];

/** Which first answers fit which interaction (discord.md §2.3). */
const FITTING: Readonly<Record<number, readonly number[]>> = {
  [InteractionType.ApplicationCommand]: [
    Answer.ChannelMessageWithSource,
    Answer.DeferredChannelMessageWithSource,
    Answer.Modal,
  ],
  [InteractionType.MessageComponent]: [
    Answer.ChannelMessageWithSource,
    Answer.DeferredChannelMessageWithSource,
    Answer.DeferredMessageUpdate,
    Answer.UpdateMessage,
    Answer.Modal,
  ],
  [InteractionType.ApplicationCommandAutocomplete]: [Answer.ApplicationCommandAutocompleteResult],
  [InteractionType.ModalSubmit]: [
    Answer.ChannelMessageWithSource,
    Answer.DeferredChannelMessageWithSource,
    Answer.DeferredMessageUpdate,
    Answer.UpdateMessage,
  ],
};

function checkType(interaction: Interaction, type: unknown): Answer {
  const errors = new FormErrors();
  if (type === undefined) errors.required(['type']);
  const fitting = FITTING[interaction.kind] ?? [];
  const updates = type === Answer.DeferredMessageUpdate || type === Answer.UpdateMessage;
  if (typeof type !== 'number' || !fitting.includes(type)) errors.choices(['type'], fitting);
  errors.throwIfAny();
  // A modal that a command opened has no message to update: not a form error but 10008.
  if (updates && interaction.sourceMessage === undefined) throw refusals.unknownMessage();
  return type as Answer;
}

function channelOf(core: Core, interaction: Interaction): Channel {
  const channel = core.world.channel(interaction.channelId);
  if (channel === undefined) throw refusals.unknownChannel();
  refuseLocked(core, channel);
  return channel;
}

function sourceOf(core: Core, interaction: Interaction): Entry {
  const { channelId, sourceMessage } = interaction;
  const entry = sourceMessage && core.world.messages.any(channelId, sourceMessage.id);
  if (!entry) throw refusals.unknownMessage();
  return entry;
}

/** A slash command's answer names its command; an answer to a component points at its message. */
function origin(interaction: Interaction): {
  type: MessageType;
  reference?: {
    type: MessageReferenceType;
    channel_id: string;
    message_id: string;
    guild_id?: string;
  };
} {
  const { sourceMessage, channelId, guildId } = interaction;
  if (sourceMessage === undefined) return { type: MessageType.ChatInputCommand };
  return {
    type: MessageType.Reply,
    reference: {
      type: MessageReferenceType.Default,
      channel_id: channelId,
      message_id: sourceMessage.id,
      ...(guildId !== undefined && { guild_id: guildId }),
    },
  };
}

function reply(
  core: Core,
  interaction: Interaction,
  type: Answer,
  data: unknown,
  files: readonly UploadedFile[],
): Entry {
  const channel = channelOf(core, interaction);
  const deferred = type === Answer.DeferredChannelMessageWithSource;
  const parsed = parseMessageData(core, data, files, deferred);
  const asked = parsed.flags ?? 0;
  const hidden = (asked & MessageFlags.Ephemeral) !== 0;
  const kept = deferred ? MessageFlags.Loading : asked & SENDABLE_FLAGS;
  core.interactions.acknowledge(interaction, type);
  const entry = postMessage(core, {
    channel,
    author: core.world.bot,
    body: deferred ? {} : parsed,
    files: deferred ? [] : files,
    flags: kept | (hidden ? MessageFlags.Ephemeral : 0),
    ...origin(interaction),
    ephemeralFor: hidden ? interaction.userId : undefined,
    interaction: { id: interaction.id, metadata: interaction.metadata },
  });
  interaction.originalId = entry.message.id;
  interaction.loading = deferred;
  interaction.messageIds.add(entry.message.id);
  core.interactions.settle(interaction, { type: deferred ? 'deferred' : 'answered' });
  return entry;
}

function parseMessageData(
  core: Core,
  data: unknown,
  files: readonly UploadedFile[],
  deferred: boolean,
): MessageBody {
  const context = { ...messageContext(core, files), mayBeEmpty: deferred };
  return parseMessage(data, IncomingWebhookInteractionRequestSchema, context, DATA);
}

function update(
  core: Core,
  interaction: Interaction,
  type: Answer,
  data: unknown,
  files: readonly UploadedFile[],
): Entry {
  const channel = channelOf(core, interaction);
  const entry = sourceOf(core, interaction);
  if (type === Answer.UpdateMessage) refuseArchived(core, channel);
  const schema = IncomingWebhookUpdateForInteractionCallbackRequestPartialSchema;
  const body = parseMessage(data, schema, messageContext(core, files, entry, data), DATA);
  if (type === Answer.UpdateMessage) {
    const edited = editMessage(core, { channel, entry, body, files, byInteraction: true });
    acknowledgeUpdate(core, interaction, type);
    return edited;
  }
  acknowledgeUpdate(core, interaction, type);
  return entry;
}

function acknowledgeUpdate(core: Core, interaction: Interaction, type: Answer): void {
  core.interactions.acknowledge(interaction, type);
  interaction.originalId = interaction.sourceMessage?.id;
  const outcome = type === Answer.UpdateMessage ? 'answered' : 'deferred';
  core.interactions.settle(interaction, { type: outcome });
}

function openModal(core: Core, interaction: Interaction, data: unknown): void {
  const modal = parseModal(data, DATA);
  core.interactions.acknowledge(interaction, Answer.Modal);
  interaction.modal = modal;
  core.interactions.settle(interaction, { type: 'modal', modal });
}

export interface CallbackRequest {
  readonly id: string;
  readonly token: string;
  readonly body: unknown;
  readonly files: readonly UploadedFile[];
}

/** The body for `with_response=true`. Throws ApiError for whatever Discord refuses. */
export function answerInteraction(core: Core, request: CallbackRequest): object {
  if (isBroken(request.body)) throw refusals.internal();
  const interaction = core.interactions.forCallback(request.id, request.token);
  const type = checkType(interaction, valueAt(request.body, ['type']));
  const data = valueAt(request.body, DATA);
  let entry: Entry | undefined;
  if (type === Answer.Modal) openModal(core, interaction, data);
  else if (type === Answer.ApplicationCommandAutocompleteResult) {
    checkChoices(data);
    core.interactions.acknowledge(interaction, type);
    core.interactions.settle(interaction, { type: 'answered' });
  } else if (type === Answer.DeferredMessageUpdate || type === Answer.UpdateMessage) {
    entry = update(core, interaction, type, data, request.files);
  } else entry = reply(core, interaction, type, data, request.files);
  return callbackResponse(interaction, type, entry);
}

function callbackResponse(
  interaction: Interaction,
  type: Answer,
  entry: Entry | undefined,
): object {
  const shown = type === Answer.ChannelMessageWithSource || type === Answer.UpdateMessage;
  return {
    interaction: {
      id: interaction.id,
      type: interaction.kind,
      channel_id: interaction.channelId,
      ...(interaction.guildId !== undefined && { guild_id: interaction.guildId }),
      ...(entry && {
        response_message_id: entry.message.id,
        response_message_loading: interaction.loading,
        response_message_ephemeral: entry.ephemeralFor !== undefined,
      }),
    },
    resource: { type, ...(shown && entry && { message: entry.message }) },
  };
}
