import type { JSX } from 'preact';
import { useMemo, useRef } from 'preact/hooks';
import type { PageMessage } from '../../page-protocol.ts';
import { Components } from '../components/components.tsx';
import { Embed } from '../components/embed.tsx';
import { Attachments } from '../components/media.tsx';
import { MessageProvider } from '../components/message-context.ts';
import { findMember, useSession } from '../context.ts';
import { FLAG, hasFlag } from '../kinds.ts';
import { failureOn, pendingOn } from '../model/attempts.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icons.tsx';
import { Text } from '../parts/text.tsx';
import { failureIn } from '../words/words.ts';
import { isEphemeral, usedCommand } from './grouping.ts';
import { MessageHead } from './message-head.tsx';
import { useKeptFocus } from './use-kept-focus.ts';

interface Props {
  readonly channelId: string;
  readonly shown: PageMessage;
  readonly withHead: boolean;
}

export function Message({ channelId, shown, withHead }: Props): JSX.Element {
  const { model, words, actions } = useSession();
  const { message, mentionsMe } = shown;
  const element = useRef<HTMLElement>(null);
  useKeptFocus(element);
  const pending = pendingOn(model, message.id);
  const failure = failureOn(model, message.id);
  const scope = useMemo(
    () => ({
      message,
      pending,
      use: (customId: string, values?: readonly string[]) =>
        actions.use(channelId, message.id, customId, values),
    }),
    [message, pending, actions, channelId],
  );
  const author = findMember(model, message.author.id);
  const name = author?.name ?? message.author.global_name ?? message.author.username;
  const isOnlyForMe = isEphemeral(message);
  const classes = ['message'];
  if (withHead) classes.push('with-head');
  if (mentionsMe) classes.push('mentions-me');
  if (isOnlyForMe) classes.push('ephemeral');

  return (
    <article
      ref={element}
      class={classes.join(' ')}
      tabIndex={-1}
      aria-label={name}
      data-message-id={message.id}
    >
      {withHead && <Avatar name={name} colour={author?.avatarColour} />}
      <div class="message-body">
        {withHead && (
          <MessageHead
            name={name}
            bot={author?.bot ?? message.author.bot === true}
            messageId={message.id}
            used={usedCommand(message)}
          />
        )}
        <MessageProvider value={scope}>
          {hasFlag(message.flags, FLAG.loading) ? (
            <p class="thinking">
              <span class="dots" aria-hidden="true" />
              {words.thinking(name)}
            </p>
          ) : (
            <>
              {message.content !== '' && <Text source={message.content} />}
              {message.embeds.map((embed, index) => (
                <Embed key={index} embed={embed} />
              ))}
              <Components components={message.components ?? []} />
              <Attachments />
            </>
          )}
        </MessageProvider>
        {failure !== undefined && (
          <p class="failure" role="alert">
            {failureIn(words, failure)}
          </p>
        )}
        {isOnlyForMe && (
          <p class="only-you">
            <Icon name="eye" />
            {words.onlyYou}
            <span aria-hidden="true">·</span>
            <button
              type="button"
              class="link-button"
              onClick={() => {
                // The button is about to go; whoever pressed it by keyboard reads on in the list.
                element.current?.closest<HTMLElement>('[role=log]')?.focus({ preventScroll: true });
                actions.dismiss(channelId, message.id);
              }}
            >
              {words.dismiss}
            </button>
          </p>
        )}
      </div>
      {model.page.me.moderator && !isOnlyForMe && (
        <div class="message-tools">
          <button
            type="button"
            class="icon-button"
            aria-label={words.deleteMessage}
            title={words.deleteMessage}
            onClick={() =>
              actions.moderate({ type: 'delete-message', channelId, messageId: message.id })
            }
          >
            <Icon name="trash" />
          </button>
        </div>
      )}
    </article>
  );
}
