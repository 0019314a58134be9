import type { InteractionOutcome, PageState } from '../../page-protocol.ts';
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';

/** Something this member pressed, chose or typed, from the moment it was sent. */
export interface Attempt {
  /** Names the attempt on this page, since the server's id comes only with its answer. */
  readonly key: string;
  readonly channelId: string;
  readonly source: AttemptSource;
  /** The server's id of the interaction; absent until the server has accepted it. */
  readonly interactionId?: string;
  readonly outcome: InteractionOutcome;
}

export type AttemptSource =
  | { readonly type: 'command'; readonly name: string }
  | { readonly type: 'component'; readonly messageId: string; readonly customId: string }
  | { readonly type: 'modal' };

export interface OpenModal {
  /** The interaction whose answer opened it; a submit names it. */
  readonly interactionId: string;
  readonly channelId: string;
  readonly modal: APIModalInteractionResponseCallbackData;
  /** The message whose component opened it: there the focus returns. */
  readonly messageId?: string;
}

export interface Unread {
  readonly messages: number;
  readonly mentions: number;
}

export interface Model {
  /** Whether the stream of events is open. */
  readonly connected: boolean;
  readonly page: PageState;
  readonly attempts: readonly Attempt[];
  /** Outcomes that came before the server's answer told which attempt they are for. */
  readonly strays: Readonly<Record<string, InteractionOutcome>>;
  readonly modal?: OpenModal;
  /** The channel in view; what comes there while the page is seen is read at once. */
  readonly openChannelId: string;
  /** Whether the reader looks at the page: a tab in the background reads nothing. */
  readonly visible: boolean;
  readonly unread: Readonly<Record<string, Unread>>;
}

export const NOTHING_UNREAD: Unread = { messages: 0, mentions: 0 };

export function createModel(page: PageState, openChannelId: string): Model {
  return {
    connected: true,
    page,
    attempts: [],
    strays: {},
    openChannelId,
    visible: true,
    unread: {},
  };
}
