import type { JSX } from 'preact';
import { useEffect, useMemo, useState } from 'preact/hooks';
import { Composer, type Draft } from './compose/composer.tsx';
import { createSession, botName, findChannel, SessionProvider, useSession } from './context.ts';
import { ChannelHeader } from './frame/channel-header.tsx';
import { Members } from './frame/members.tsx';
import { Sidebar } from './frame/sidebar.tsx';
import { useDrawer } from './frame/use-drawer.ts';
import { MessageList } from './messages/message-list.tsx';
import { Modal } from './modal/modal.tsx';
import { Icon } from './parts/icons.tsx';
import { useModel } from './use-model.ts';
import { wordsFor } from './words/words.ts';

/** The whole page: one member's view of the server. */
export function App(): JSX.Element {
  const [draft, setDraft] = useState<Draft>();
  const [notice, setNotice] = useState<string>();
  const { model, actions, hasFailed, retry } = useModel({
    draft: (text) => setDraft({ text }),
    notice: setNotice,
  });
  const session = useMemo(
    () => (model === undefined ? undefined : createSession(model, actions)),
    [model, actions],
  );
  if (session === undefined) return <Waiting hasFailed={hasFailed} onRetry={retry} />;
  return (
    <SessionProvider value={session}>
      <Frame draft={draft} />
      {session.model.modal !== undefined && (
        <Modal key={session.model.modal.interactionId} open={session.model.modal} />
      )}
      {notice !== undefined && (
        <div class="notice" role="alert">
          {notice}
          <button
            type="button"
            class="icon-button"
            aria-label={session.words.close}
            onClick={() => setNotice(undefined)}
          >
            <Icon name="close" />
          </button>
        </div>
      )}
    </SessionProvider>
  );
}

function Frame({ draft }: { readonly draft: Draft | undefined }): JSX.Element {
  const { model, words } = useSession();
  const { open, show, close } = useDrawer();
  const channel = findChannel(model, model.openChannelId);
  useTitle();
  return (
    <div class="frame">
      <Sidebar isOpen={open === 'channels'} onClose={close} />
      <main class="main" inert={open !== undefined}>
        {channel !== undefined && (
          <>
            <ChannelHeader
              channel={channel}
              onShowChannels={() => show('channels')}
              onShowMembers={() => show('members')}
            />
            <MessageList key={`messages-${channel.id}`} channel={channel} />
            <div class="status" role="status">
              {!model.connected && <p class="banner">{words.lost}</p>}
              {model.connected && !model.page.botOnline && (
                <p class="banner">{words.botOffline(botName(model))}</p>
              )}
            </div>
            <Composer key={`composer-${channel.id}`} channel={channel} draft={draft} />
          </>
        )}
      </main>
      <Members isOpen={open === 'members'} onClose={close} />
    </div>
  );
}

/** The tab's title names channel and member, and counts mentions: with one tab a member it is looked at. */
function useTitle(): void {
  const { model, locale } = useSession();
  const channel = findChannel(model, model.openChannelId)?.name;
  const mentions = Object.values(model.unread).reduce((sum, each) => sum + each.mentions, 0);
  const { name } = model.page.me;
  useEffect(() => {
    const count = mentions > 0 ? `(${mentions}) ` : '';
    document.title = `${count}${name}${channel === undefined ? '' : ` · #${channel}`}`;
    document.documentElement.lang = locale;
  }, [channel, mentions, name, locale]);
}

interface WaitingProps {
  readonly hasFailed: boolean;
  readonly onRetry: () => void;
}

/** Before the server has told who the reader is, their browser's language is the best guess. */
function Waiting({ hasFailed, onRetry }: WaitingProps): JSX.Element {
  const words = wordsFor(navigator.language.slice(0, 2));
  return (
    <main class="waiting">
      <p role="status">{hasFailed ? words.loadFailed : words.loading}</p>
      {hasFailed && (
        <button type="button" class="button primary" onClick={onRetry}>
          {words.tryAgain}
        </button>
      )}
    </main>
  );
}
