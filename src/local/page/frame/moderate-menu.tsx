import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { PageChannel } from '../../page-protocol.ts';
import { useSession } from '../context.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Menu, type MenuItem } from '../parts/menu.tsx';

type Question = 'create-thread' | 'create-channel' | 'delete-channel';

/** What a moderator does in Discord's own client, so that a bot's answer to it can be tried. */
export function ModerateMenu({ channel }: { readonly channel: PageChannel }): JSX.Element {
  const { words, actions } = useSession();
  const { id: channelId } = channel;
  const [question, setQuestion] = useState<Question>();
  const ask = (next: Question) => (): void => setQuestion(next);
  const close = (): void => setQuestion(undefined);

  const forThread: readonly MenuItem[] = channel.archived
    ? [
        {
          label: words.reopenThread,
          icon: 'thread',
          onSelect: () => actions.moderate({ type: 'reopen-thread', channelId }),
        },
      ]
    : [
        {
          label: words.archiveThread,
          icon: 'archive',
          onSelect: () => actions.moderate({ type: 'archive-thread', channelId, locked: false }),
        },
        {
          label: words.lockThread,
          icon: 'lock',
          onSelect: () => actions.moderate({ type: 'archive-thread', channelId, locked: true }),
        },
      ];
  const forText: readonly MenuItem[] = [
    { label: words.createThread, icon: 'thread', onSelect: ask('create-thread') },
  ];
  const items: readonly MenuItem[] = [
    ...(channel.parentId === null ? forText : forThread),
    { label: words.createChannel, icon: 'hash', onSelect: ask('create-channel') },
    {
      label: `${words.deleteChannel} #${channel.name}`,
      icon: 'trash',
      danger: true,
      onSelect: ask('delete-channel'),
    },
  ];

  return (
    <>
      <Menu label={words.moderate} icon="more" items={items} />
      {question === 'create-thread' && (
        <NameDialog
          title={words.createThread}
          onClose={close}
          onName={(name) => actions.moderate({ type: 'create-thread', channelId, name })}
        />
      )}
      {question === 'create-channel' && (
        <NameDialog
          title={words.createChannel}
          onClose={close}
          onName={(name) => actions.moderate({ type: 'create-channel', name })}
        />
      )}
      {question === 'delete-channel' && (
        <Dialog
          title={`${words.deleteChannel} #${channel.name}`}
          submitLabel={words.deleteChannel}
          danger
          onClose={close}
          onSubmit={() => {
            close();
            actions.moderate({ type: 'delete-channel', channelId });
          }}
        >
          <p>{words.deleteSure(channel.name)}</p>
        </Dialog>
      )}
    </>
  );
}

interface NameProps {
  readonly title: string;
  readonly onClose: () => void;
  readonly onName: (name: string) => void;
}

function NameDialog({ title, onClose, onName }: NameProps): JSX.Element {
  const { words } = useSession();
  const [name, setName] = useState('');
  return (
    <Dialog
      title={title}
      submitLabel={words.create}
      onClose={onClose}
      onSubmit={() => {
        onClose();
        onName(name.trim());
      }}
    >
      <label class="field">
        <span class="field-label">{words.name}</span>
        <input
          type="text"
          required
          maxLength={100}
          pattern=".*\S.*"
          autoComplete="off"
          value={name}
          onInput={(event) => setName(event.currentTarget.value)}
        />
      </label>
    </Dialog>
  );
}
