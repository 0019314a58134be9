/** From a message body to what Discord's routes take: flags, mentions and attachments always said. */
import type { RawFile } from 'discord.js';
import {
  MessageFlags,
  type APIAllowedMentions,
  type APIMessageTopLevelComponent,
} from 'discord-api-types/v10';
import type { MessageBody } from '../contract.ts';

export interface MessagePayload {
  readonly flags: number;
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly allowed_mentions: APIAllowedMentions;
  /** The full list to keep: what is not named here goes. */
  readonly attachments: readonly { readonly id: number; readonly filename: string }[];
}

/** Nobody is notified except those whom the body names. */
export function messagePayload(body: MessageBody, ephemeral: boolean): MessagePayload {
  return {
    flags: MessageFlags.IsComponentsV2 | (ephemeral ? MessageFlags.Ephemeral : 0),
    components: body.components,
    allowed_mentions: {
      parse: [],
      ...(body.mention === undefined ? {} : { users: [...body.mention] }),
    },
    attachments: (body.files ?? []).map((file, id) => ({ id, filename: file.name })),
  };
}

export function rawFiles(body: MessageBody): RawFile[] {
  return (body.files ?? []).map((file) => ({ name: file.name, data: file.data }));
}
