import type { JSX } from 'preact';
import type { PageChannel } from '../../page-protocol.ts';
import { useSession } from '../context.ts';
import { Icon } from '../parts/icons.tsx';
import { ModerateMenu } from './moderate-menu.tsx';

interface Props {
  readonly channel: PageChannel;
  readonly onShowChannels: () => void;
  readonly onShowMembers: () => void;
}

export function ChannelHeader({ channel, onShowChannels, onShowMembers }: Props): JSX.Element {
  const { model, words } = useSession();
  const mentions = Object.values(model.unread).reduce((sum, each) => sum + each.mentions, 0);
  const isThread = channel.parentId !== null;
  return (
    <header class="channel-header">
      <button
        type="button"
        class="icon-button narrow-only"
        aria-label={words.showChannels}
        title={words.showChannels}
        onClick={onShowChannels}
      >
        <Icon name="menu" />
        {mentions > 0 && (
          <span class="badge" aria-label={words.mentions(mentions)}>
            {mentions}
          </span>
        )}
      </button>
      <Icon name={isThread ? 'thread' : 'hash'} />
      <h1>{channel.name}</h1>
      {channel.archived && (
        <span class="tag">{channel.locked ? words.locked : words.archived}</span>
      )}
      <p class="topic">{channel.topic}</p>
      {model.page.me.moderator && <ModerateMenu key={channel.id} channel={channel} />}
      <button
        type="button"
        class="icon-button members-toggle"
        aria-label={words.showMembers}
        title={words.showMembers}
        onClick={onShowMembers}
      >
        <Icon name="people" />
      </button>
    </header>
  );
}
