import type { JSX } from 'preact';
import type { PageMember } from '../../page-protocol.ts';
import { memberAddress } from '../addresses.ts';
import { useSession } from '../context.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icons.tsx';
import { Drawer } from './drawer.tsx';

interface Props {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** Everybody in the server; each person can be opened in a tab of their own. */
export function Members({ isOpen, onClose }: Props): JSX.Element {
  const { model, words } = useSession();
  const { members } = model.page;
  return (
    <Drawer side="right" label={words.members} isOpen={isOpen} onClose={onClose}>
      <h2 class="drawer-title">{words.members}</h2>
      <ul class="members">
        {members.map((member) => (
          <li key={member.id}>
            {member.bot ? <Bot member={member} /> : <Person member={member} />}
          </li>
        ))}
      </ul>
    </Drawer>
  );
}

function Bot({ member }: { readonly member: PageMember }): JSX.Element {
  const { model, words } = useSession();
  const { botOnline } = model.page;
  return (
    <div class={botOnline ? 'member' : 'member offline'}>
      <Avatar name={member.name} colour={member.avatarColour} online={botOnline} />
      <span class="member-name">
        <span>
          {member.name} <span class="tag">{words.botTag}</span>
        </span>
        <small>{botOnline ? words.online : words.offline}</small>
      </span>
    </div>
  );
}

function Person({ member }: { readonly member: PageMember }): JSX.Element {
  const { model, words } = useSession();
  const { id, name, avatarColour, moderator, locale } = member;
  const isMe = id === model.page.me.id;
  const about = [locale, ...(moderator ? [words.moderatorTag] : [])].join(' · ');
  const content = (
    <>
      <Avatar name={name} colour={avatarColour} />
      <span class="member-name">
        <span>{isMe ? words.you(name) : name}</span>
        <small>{about}</small>
      </span>
    </>
  );
  if (isMe) return <div class="member">{content}</div>;
  return (
    <a
      class="member"
      href={memberAddress(id, model.openChannelId)}
      target="_blank"
      title={words.openInTab(name)}
    >
      {content}
      <Icon name="external" />
    </a>
  );
}
