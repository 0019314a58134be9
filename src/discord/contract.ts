/**
 * What travels through the Discord side: a press or command comes in as an `Incoming`, a handler turns
 * it into one `Answer`, and the dispatcher alone sends that answer (acknowledgement, limits, mentions).
 */
import type {
  APIMessageTopLevelComponent,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import type { Press } from '../tables/api.ts';
import type { ChannelId, Language, MessageId } from '../tables/types.ts';

/** What every interaction says about itself, of whatever kind. */
interface IncomingBase {
  readonly press: Press;
  /** The language of the reader's own client. */
  readonly language: Language;
  /** What the bot may do in this channel at this moment. */
  readonly appPermissions: bigint;
  /** What answers it; a credential: never logged, worth at most 15 minutes. */
  readonly token: string;
  readonly applicationId: string;
}

export interface IncomingCommand extends IncomingBase {
  readonly kind: 'command';
  /** E.g. `['cockroach', 'start']`, `['chips']`. */
  readonly path: readonly string[];
  readonly options: Readonly<Record<string, string | number | boolean>>;
  /** Name (unescaped) of each person that an option names, by id. */
  readonly people: Readonly<Record<string, string>>;
  /** The server's own locale, as far as it says anything. */
  readonly guildLocale?: string;
}

/** The message that carries a pressed component. */
export interface Source {
  readonly channel: ChannelId;
  readonly message: MessageId;
  /** Whether only the presser sees it. */
  readonly ephemeral: boolean;
}

export interface IncomingComponent extends IncomingBase {
  readonly kind: 'component';
  readonly customId: string;
  /** The chosen values of a select; empty for a button. */
  readonly values: readonly string[];
  readonly source: Source;
}

export interface IncomingModal extends IncomingBase {
  readonly kind: 'modal';
  readonly customId: string;
  readonly fields: Readonly<Record<string, string | readonly string[]>>;
  /** Absent where a command opened the modal. */
  readonly source?: Source;
}

export type Incoming = IncomingCommand | IncomingComponent | IncomingModal;

/** Whether it comes from a message that only the presser sees, whose place the answer may take. */
export function isOnPrivateMessage(incoming: Incoming): boolean {
  return incoming.kind !== 'command' && incoming.source?.ephemeral === true;
}

/** The body of a message in Components V2. `mention` is the one list of people it may notify. */
export interface MessageBody {
  readonly components: readonly APIMessageTopLevelComponent[];
  readonly mention?: readonly string[];
  readonly files?: readonly { readonly name: string; readonly data: Uint8Array }[];
}

/** What the presser gets to see; exactly one for every interaction. */
export type Answer =
  /** A message that only the presser sees. */
  | { readonly type: 'private'; readonly body: MessageBody }
  /** A message for the whole channel. */
  | { readonly type: 'public'; readonly body: MessageBody }
  /** Replaces the message that carries the component. */
  | { readonly type: 'update'; readonly body: MessageBody }
  | { readonly type: 'modal'; readonly modal: APIModalInteractionResponseCallbackData };
