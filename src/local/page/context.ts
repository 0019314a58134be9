import { createContext } from 'preact';
import { useContext } from 'preact/hooks';
import type { Moderate, OptionValue, PageChannel, PageMember } from '../page-protocol.ts';
import type { Leaf } from './commands/leaves.ts';
import type { Model } from './model/model.ts';
import { wordsFor, type Words } from './words/words.ts';

/** Everything that a member can do on the page. The functions stay the same while the page is open. */
export interface Actions {
  readonly run: (
    channelId: string,
    leaf: Leaf,
    options: Readonly<Record<string, OptionValue>>,
  ) => void;
  readonly use: (
    channelId: string,
    messageId: string,
    customId: string,
    values?: readonly string[],
  ) => void;
  readonly submitModal: (values: Readonly<Record<string, string | readonly string[]>>) => void;
  readonly closeModal: () => void;
  readonly say: (channelId: string, content: string) => void;
  readonly dismiss: (channelId: string, messageId: string) => void;
  readonly forget: (attemptKey: string) => void;
  /** Resolves to whether there may be still older ones. */
  readonly showOlder: (channelId: string, before: string) => Promise<boolean>;
  readonly setLocale: (locale: string) => void;
  readonly moderate: (body: Moderate) => void;
  /** Writes something into the message box, to be looked over and sent. */
  readonly draft: (text: string) => void;
}

export interface Session {
  readonly model: Model;
  readonly words: Words;
  readonly locale: string;
  readonly actions: Actions;
}

const SessionContext = createContext<Session | undefined>(undefined);

export const SessionProvider = SessionContext.Provider;

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (session === undefined) throw new Error('A part of the page stands outside the session.');
  return session;
}

export const createSession = (model: Model, actions: Actions): Session => {
  const { locale } = model.page.me;
  return { model, actions, locale, words: wordsFor(locale) };
};

export const findMember = ({ page }: Model, id: string): PageMember | undefined =>
  page.members.find((member) => member.id === id);

export const findChannel = ({ page }: Model, id: string): PageChannel | undefined =>
  page.channels.find((channel) => channel.id === id);

/** The name under which the bot stands in the list of members. */
export const botName = ({ page }: Model): string =>
  page.members.find(({ bot }) => bot)?.name ?? 'App';
