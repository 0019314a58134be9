/**
 * What the page of the local Discord and its server say to each other.
 *
 * This is not a Discord protocol: it stands for Discord's own clients. One member of the server is
 * named in every call by `?as=<user id>`; the answers hold exactly what that member would see, so
 * an ephemeral message reaches only the member it is for. Without it, it is the first member. All ids are snowflakes in decimal text.
 * Messages, components, commands and modals keep the JSON of Discord's API v10.
 *
 *   GET  /                          the page; `?as=<user id>` chooses the member
 *   GET  /local/state?as=           PageState
 *   GET  /local/messages?as=&channel=<id>&before=<message id>   PageMessage[], oldest first
 *   GET  /local/events?as=          server-sent events, each `data:` one PageEvent
 *   POST /local/commands?as=        RunCommand   -> Accepted
 *   POST /local/components?as=      UseComponent -> Accepted
 *   POST /local/modals?as=          SubmitModal  -> Accepted
 *   POST /local/say?as=             Say          -> 204
 *   POST /local/dismiss?as=         Dismiss      -> 204
 *   POST /local/locale?as=          SetLocale    -> 204
 *   POST /local/moderate?as=        Moderate     -> 204  (what a moderator could do in Discord's own client)
 *
 * A request that the real client would not let through (a button that is gone or disabled, a value
 * that is not among the options) answers 400 with a PageRefusal, and the bot hears nothing of it.
 */
import type {
  APIApplicationCommand,
  APIMessage,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';

/** A message as one member sees it; `flags & 64` marks an ephemeral one. */
export interface PageMessage {
  readonly message: APIMessage;
  /** True where this message mentions the reader in a way that notifies. */
  readonly mentionsMe: boolean;
}

export interface PageMember {
  readonly id: string;
  readonly name: string;
  readonly avatarColour: string;
  readonly bot: boolean;
  readonly moderator: boolean;
  /** The language of this member's client, e.g. `en-GB`, `de`, `fr`. */
  readonly locale: string;
}

export interface PageChannel {
  readonly id: string;
  readonly name: string;
  readonly topic: string | null;
  /** The text channel that holds this thread, or null for a text channel. */
  readonly parentId: string | null;
  readonly archived: boolean;
  readonly locked: boolean;
  /** Whether this member may type and press here. */
  readonly canSend: boolean;
}

export interface PageState {
  readonly guild: { readonly id: string; readonly name: string };
  readonly me: PageMember;
  readonly members: readonly PageMember[];
  readonly channels: readonly PageChannel[];
  readonly commands: readonly APIApplicationCommand[];
  /** Whether the bot has a gateway connection. */
  readonly botOnline: boolean;
  /** The latest messages of each channel by channel id, oldest first, at most 50 each. */
  readonly messages: Readonly<Record<string, readonly PageMessage[]>>;
}

/** What became of something that a member pressed or typed. */
export type InteractionOutcome =
  | { readonly type: 'pending' }
  /** Type 5: "… is thinking", type 6: nothing visible yet. */
  | { readonly type: 'deferred' }
  | { readonly type: 'answered' }
  | { readonly type: 'modal'; readonly modal: APIModalInteractionResponseCallbackData }
  /** No answer within 3 seconds: "This interaction failed", "The application did not respond". */
  | { readonly type: 'failed'; readonly text: string };

export type PageEvent =
  | { readonly type: 'state'; readonly state: PageState }
  | { readonly type: 'message'; readonly channelId: string; readonly message: PageMessage }
  | { readonly type: 'message-deleted'; readonly channelId: string; readonly messageId: string }
  | {
      readonly type: 'interaction';
      readonly interactionId: string;
      readonly outcome: InteractionOutcome;
    }
  | { readonly type: 'channels'; readonly channels: readonly PageChannel[] }
  | { readonly type: 'commands'; readonly commands: readonly APIApplicationCommand[] }
  | { readonly type: 'bot'; readonly online: boolean };

export type OptionValue = string | number | boolean;

export interface RunCommand {
  readonly channelId: string;
  /** The name of the command, then those of its group and subcommand, e.g. `['cockroach', 'start']`. */
  readonly path: readonly string[];
  readonly options: Readonly<Record<string, OptionValue>>;
}

export interface UseComponent {
  readonly channelId: string;
  readonly messageId: string;
  readonly customId: string;
  /** The chosen values of a select; absent for a button. */
  readonly values?: readonly string[];
}

export interface SubmitModal {
  /** The interaction whose answer opened the modal. */
  readonly interactionId: string;
  readonly values: Readonly<Record<string, string | readonly string[]>>;
}

export interface Say {
  readonly channelId: string;
  readonly content: string;
}

export interface Dismiss {
  readonly channelId: string;
  readonly messageId: string;
}

export interface SetLocale {
  readonly locale: string;
}

export type Moderate =
  | { readonly type: 'create-thread'; readonly channelId: string; readonly name: string }
  | { readonly type: 'archive-thread'; readonly channelId: string; readonly locked: boolean }
  | { readonly type: 'reopen-thread'; readonly channelId: string }
  | { readonly type: 'delete-message'; readonly channelId: string; readonly messageId: string }
  | { readonly type: 'delete-channel'; readonly channelId: string }
  | { readonly type: 'create-channel'; readonly name: string };

export interface Accepted {
  readonly interactionId: string;
}

export interface PageRefusal {
  readonly error: string;
}
