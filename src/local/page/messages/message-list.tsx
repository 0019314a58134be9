import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { PageChannel } from '../../page-protocol.ts';
import { useSession } from '../context.ts';
import { messagesOf } from '../model/messages.ts';
import { Icon } from '../parts/icons.tsx';
import { createdAt } from '../snowflakes.ts';
import { CommandAttempts } from './command-attempts.tsx';
import { beginsDay, beginsGroup } from './grouping.ts';
import { Message } from './message.tsx';
import { Welcome } from './welcome.tsx';

/** Closer to the end than this many pixels counts as reading along. */
const AT_END = 60;

/** With fewer messages than the server sends at first, the beginning is in view already. */
const FIRST_LOAD = 50;

export function MessageList({ channel }: { readonly channel: PageChannel }): JSX.Element {
  const { model, words } = useSession();
  const scroller = useRef<HTMLDivElement>(null);
  const { isAtEnd, toEnd } = useFollowing(scroller);
  const messages = messagesOf(model.page, channel.id);
  const first = messages[0];
  const [mayHaveOlder, setMayHaveOlder] = useState(messages.length >= FIRST_LOAD);

  return (
    <div class="messages-frame">
      <div
        ref={scroller}
        class="messages"
        role="log"
        aria-label={words.messages(channel.name)}
        // Only new messages are read out: an edited panel is not repeated at each press.
        aria-relevant="additions"
        tabIndex={0}
      >
        <div class="messages-inner">
          {mayHaveOlder && first !== undefined ? (
            <Older channelId={channel.id} before={first.message.id} onEnd={setMayHaveOlder} />
          ) : (
            <Welcome channel={channel} isEmpty={messages.length === 0} />
          )}
          {messages.map((shown, index) => {
            const before = messages[index - 1]?.message;
            return (
              <div key={shown.message.id}>
                {beginsDay(shown.message, before) && <Day at={createdAt(shown.message.id)} />}
                <Message
                  channelId={channel.id}
                  shown={shown}
                  withHead={beginsGroup(shown.message, before)}
                />
              </div>
            );
          })}
          <CommandAttempts channelId={channel.id} />
        </div>
      </div>
      {!isAtEnd && (
        <button type="button" class="to-end" onClick={toEnd}>
          {words.newMessages}
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
}

interface OlderProps {
  readonly channelId: string;
  readonly before: string;
  readonly onEnd: (mayHaveOlder: boolean) => void;
}

function Older({ channelId, before, onEnd }: OlderProps): JSX.Element {
  const { actions, words } = useSession();
  const [isBusy, setBusy] = useState(false);
  const load = async (): Promise<void> => {
    setBusy(true);
    onEnd(await actions.showOlder(channelId, before));
    setBusy(false);
  };
  return (
    <p class="older">
      <button
        type="button"
        class="button secondary"
        aria-busy={isBusy}
        onClick={() => {
          if (!isBusy) void load();
        }}
      >
        {words.older}
      </button>
    </p>
  );
}

function Day({ at }: { readonly at: number }): JSX.Element {
  const { locale, words } = useSession();
  const date = new Date(at);
  const isToday = date.toDateString() === new Date().toDateString();
  return (
    <div class="day" role="separator">
      <span>{isToday ? words.today : date.toLocaleDateString(locale, { dateStyle: 'long' })}</span>
    </div>
  );
}

interface Following {
  /** False where the reader has scrolled up and something new stands below. */
  readonly isAtEnd: boolean;
  readonly toEnd: () => void;
}

/** Keeps the end in view while the reader is there, and stays put where they read further up. */
function useFollowing(scroller: { readonly current: HTMLDivElement | null }): Following {
  const follows = useRef(true);
  const [isAtEnd, setAtEnd] = useState(true);
  const toEnd = (): void => {
    const { current } = scroller;
    if (current !== null) current.scrollTop = current.scrollHeight;
  };
  useLayoutEffect(() => {
    if (follows.current) toEnd();
  });
  useEffect(() => {
    const { current } = scroller;
    if (current === null) return undefined;
    const onScroll = (): void => {
      follows.current = current.scrollHeight - current.scrollTop - current.clientHeight < AT_END;
      setAtEnd(follows.current);
    };
    // Pictures that load and a keyboard that slides in change the height without any new message.
    const observer = new ResizeObserver(() => {
      if (follows.current) toEnd();
    });
    observer.observe(current);
    if (current.firstElementChild !== null) observer.observe(current.firstElementChild);
    current.addEventListener('scroll', onScroll, { passive: true });
    return () => {
      observer.disconnect();
      current.removeEventListener('scroll', onScroll);
    };
  }, []);
  return { isAtEnd, toEnd };
}
