import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { APIMessage } from 'discord-api-types/v10';

/** The message that a component belongs to, and what a press on it does. */
export interface MessageScope {
  readonly message: APIMessage;
  /** The custom id of the press that is on its way, during which the message takes no other. */
  readonly pending: string | undefined;
  readonly use: (customId: string, values?: readonly string[]) => void;
}

const MessageContext = createContext<MessageScope | undefined>(undefined);

export const MessageProvider = MessageContext.Provider;

export function useMessage(): MessageScope {
  const scope = useContext(MessageContext);
  if (scope === undefined) throw new Error('A component stands outside a message.');
  return scope;
}
