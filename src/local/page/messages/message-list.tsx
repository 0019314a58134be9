import type { JSX } from 'preact';
import { useRef, useState } from 'preact/hooks';
import type { PageChannel, PageMessage } from '../../page-protocol.ts';
import { useSession } from '../context.ts';
import type { Attempt } from '../model/model.ts';
import { messagesOf } from '../model/messages.ts';
import { Icon } from '../parts/icons.tsx';
import { createdAt } from '../snowflakes.ts';
import { CommandAttempts } from './command-attempts.tsx';
import { beginsDay, beginsGroup, isEphemeral } from './grouping.ts';
import { useFollowing } from './use-following.ts';
import { useKeptFocus } from './use-kept-focus.ts';
import { Message } from './message.tsx';
import { Welcome } from './welcome.tsx';

/** With fewer messages than the server sends at first, the beginning is in view already. */
const FIRST_LOAD = 50;

export function MessageList({ channel }: { readonly channel: PageChannel }): JSX.Element {
  const { model, words } = useSession();
  const scroller = useRef<HTMLDivElement>(null);
  useKeptFocus(scroller);
  const messages = messagesOf(model.page, channel.id);
  const first = messages[0];
  const { isAtEnd, toEnd } = useFollowing(scroller, {
    first: first?.message.id,
    own: lastOwn(messages, model.page.me.id, model.attempts),
  });
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
        <button
          type="button"
          class="to-end"
          aria-label={words.toLatest}
          title={words.toLatest}
          onClick={toEnd}
        >
          <Icon name="chevron" />
        </button>
      )}
    </div>
  );
}

/** What the reader last said or caused here: wherever they read, they want to see what comes of it. */
function lastOwn(
  messages: readonly PageMessage[],
  myId: string,
  attempts: readonly Attempt[],
): string {
  const message = messages.findLast(
    (each) => each.message.author.id === myId || isEphemeral(each.message),
  );
  const command = attempts.findLast(({ source }) => source.type === 'command');
  return `${message?.message.id ?? ''} ${command?.key ?? ''}`;
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
