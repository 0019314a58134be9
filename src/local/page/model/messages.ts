import type { PageMessage, PageState } from '../../page-protocol.ts';
import { compareIds } from '../snowflakes.ts';

/** How many messages of a channel the page keeps at most when new ones arrive. */
const KEPT_PER_CHANNEL = 400;

export const messagesOf = (page: PageState, channelId: string): readonly PageMessage[] =>
  page.messages[channelId] ?? [];

/** Adds messages or puts newer versions in their place; the result is ordered, oldest first. */
export function withMessages(
  page: PageState,
  channelId: string,
  added: readonly PageMessage[],
): PageState {
  const known = new Map(messagesOf(page, channelId).map((each) => [each.message.id, each]));
  for (const each of added) known.set(each.message.id, each);
  const sorted = [...known.values()].sort((a, b) => compareIds(a.message.id, b.message.id));
  return replace(page, channelId, sorted);
}

/** The same for one new message, forgetting the oldest of a very long channel. */
export function withNewMessage(page: PageState, channelId: string, added: PageMessage): PageState {
  const next = withMessages(page, channelId, [added]);
  return replace(next, channelId, messagesOf(next, channelId).slice(-KEPT_PER_CHANNEL));
}

export function withoutMessage(page: PageState, channelId: string, messageId: string): PageState {
  const left = messagesOf(page, channelId).filter(({ message }) => message.id !== messageId);
  return replace(page, channelId, left);
}

const replace = (
  page: PageState,
  channelId: string,
  messages: readonly PageMessage[],
): PageState => ({ ...page, messages: { ...page.messages, [channelId]: messages } });
