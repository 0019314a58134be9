import type { PageEvent, PageMessage, PageState } from '../../page-protocol.ts';
import { accept, begin, closeModal, fail, forget, settle } from './attempts.ts';
import { messagesOf, withMessages, withNewMessage, withoutMessage } from './messages.ts';
import { NOTHING_UNREAD, type Attempt, type Model } from './model.ts';

export type Action =
  | { readonly type: 'event'; readonly event: PageEvent }
  | { readonly type: 'lost' }
  | { readonly type: 'visible'; readonly visible: boolean }
  | { readonly type: 'open'; readonly channelId: string }
  | {
      readonly type: 'older';
      readonly channelId: string;
      readonly messages: readonly PageMessage[];
    }
  | ({ readonly type: 'begin' } & Pick<Attempt, 'key' | 'channelId' | 'source'>)
  | { readonly type: 'accepted'; readonly key: string; readonly interactionId: string }
  | { readonly type: 'refused'; readonly key: string; readonly text: string }
  | { readonly type: 'forget'; readonly key: string }
  | { readonly type: 'close-modal' };

/** What the page knows after something happened. Pure: the whole page can be replayed in a test. */
export function reduce(model: Model, action: Action): Model {
  switch (action.type) {
    case 'event':
      return hear(model, action.event);
    case 'lost':
      return { ...model, connected: false };
    case 'visible':
      return read({ ...model, visible: action.visible });
    case 'open':
      return read({ ...model, openChannelId: action.channelId });
    case 'older':
      return { ...model, page: withMessages(model.page, action.channelId, action.messages) };
    case 'begin':
      return begin(model, action);
    case 'accepted':
      return accept(model, action.key, action.interactionId);
    case 'refused':
      return fail(model, action.key, action.text);
    case 'forget':
      return forget(model, action.key);
    case 'close-modal':
      return closeModal(model);
  }
}

function hear(model: Model, event: PageEvent): Model {
  switch (event.type) {
    case 'state': {
      // What became of presses while the connection was lost was told to nobody.
      const attempts = model.connected ? model.attempts : [];
      return withPage({ ...model, connected: true, attempts }, event.state);
    }
    case 'message':
      return hearMessage(model, event.channelId, event.message);
    case 'message-deleted': {
      const page = withoutMessage(model.page, event.channelId, event.messageId);
      return { ...model, page };
    }
    case 'interaction':
      return settle(model, event.interactionId, event.outcome);
    case 'channels':
      return withPage(model, { ...model.page, channels: event.channels });
    case 'commands':
      return { ...model, page: { ...model.page, commands: event.commands } };
    case 'bot':
      return { ...model, page: { ...model.page, botOnline: event.online } };
  }
}

function hearMessage(model: Model, channelId: string, heard: PageMessage): Model {
  const isNew = !messagesOf(model.page, channelId).some(
    ({ message }) => message.id === heard.message.id,
  );
  const next = { ...model, page: withNewMessage(model.page, channelId, heard) };
  const isOwn = heard.message.author.id === model.page.me.id;
  return isNew && !isOwn ? read(countUnread(next, channelId, heard.mentionsMe)) : next;
}

function countUnread(model: Model, channelId: string, mentioned: boolean): Model {
  const { messages, mentions } = model.unread[channelId] ?? NOTHING_UNREAD;
  const unread = { messages: messages + 1, mentions: mentions + (mentioned ? 1 : 0) };
  return { ...model, unread: { ...model.unread, [channelId]: unread } };
}

/** The channel in view counts as read while the page is seen. */
function read(model: Model): Model {
  if (!model.visible || model.unread[model.openChannelId] === undefined) return model;
  const { [model.openChannelId]: _read, ...unread } = model.unread;
  return { ...model, unread };
}

/** A channel that was deleted while it was open gives way to the first one that is left. */
function withPage(model: Model, page: PageState): Model {
  const isThere = page.channels.some(({ id }) => id === model.openChannelId);
  const openChannelId = isThere ? model.openChannelId : (page.channels[0]?.id ?? '');
  return read({ ...model, page, openChannelId });
}
