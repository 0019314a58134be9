import type { JSX } from 'preact';
import type { PageChannel } from '../../page-protocol.ts';
import { channelAddress } from '../addresses.ts';
import { useSession } from '../context.ts';
import { NOTHING_UNREAD } from '../model/model.ts';
import { Icon } from '../parts/icons.tsx';
import { Drawer } from './drawer.tsx';
import { MePanel } from './me-panel.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** The server's channels, each with its threads below it, and who the reader is. */
export function Sidebar({ isOpen, onClose }: Props): JSX.Element {
  const { model, words } = useSession();
  const { guild, channels } = model.page;
  const top = channels.filter(({ parentId }) => parentId === null);
  return (
    <Drawer side="left" label={words.channels} isOpen={isOpen} onClose={onClose}>
      <p class="guild">{guild.name}</p>
      <nav class="channels" aria-label={words.channels}>
        <ul>
          {top.map((channel) => (
            <li key={channel.id}>
              <ChannelLink channel={channel} onFollow={onClose} />
              <Threads of={channel} onFollow={onClose} />
            </li>
          ))}
        </ul>
      </nav>
      <MePanel />
    </Drawer>
  );
}

interface ThreadsProps {
  readonly of: PageChannel;
  readonly onFollow: () => void;
}

function Threads({ of, onFollow }: ThreadsProps): JSX.Element | null {
  const { model } = useSession();
  const threads = model.page.channels.filter(({ parentId }) => parentId === of.id);
  if (threads.length === 0) return null;
  return (
    <ul class="threads">
      {threads.map((thread) => (
        <li key={thread.id}>
          <ChannelLink channel={thread} onFollow={onFollow} />
        </li>
      ))}
    </ul>
  );
}

interface LinkProps {
  readonly channel: PageChannel;
  readonly onFollow: () => void;
}

function ChannelLink({ channel, onFollow }: LinkProps): JSX.Element {
  const { model, words } = useSession();
  const { messages, mentions } = model.unread[channel.id] ?? NOTHING_UNREAD;
  const isOpen = model.openChannelId === channel.id;
  const isThread = channel.parentId !== null;
  const classes = ['channel'];
  if (messages > 0) classes.push('unread');
  if (channel.archived) classes.push('archived');
  return (
    <a
      class={classes.join(' ')}
      href={channelAddress(channel.id)}
      aria-current={isOpen ? 'page' : undefined}
      onClick={onFollow}
    >
      <Icon name={channel.locked ? 'lock' : isThread ? 'thread' : 'hash'} />
      <span class="channel-name">{channel.name}</span>
      {channel.archived && (
        <small class="channel-state">{channel.locked ? words.locked : words.archived}</small>
      )}
      {messages > 0 && mentions === 0 && <span class="hidden">{words.unread}</span>}
      {mentions > 0 && (
        <span class="badge" aria-label={words.mentions(mentions)}>
          {mentions}
        </span>
      )}
    </a>
  );
}
