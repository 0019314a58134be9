import type { JSX } from 'preact';
import { findMember, useSession } from '../context.ts';
import { Avatar } from '../parts/avatar.tsx';
import { createdAt } from '../snowflakes.ts';
import type { UsedCommand } from './grouping.ts';

interface Props {
  readonly name: string;
  readonly bot: boolean;
  readonly messageId: string;
  readonly used: UsedCommand | undefined;
}

/** Who wrote it and when; above that, whose command it answers. */
export function MessageHead({ name, bot, messageId, used }: Props): JSX.Element {
  const { words, locale } = useSession();
  const at = new Date(createdAt(messageId));
  return (
    <>
      {used !== undefined && <Used used={used} />}
      <header class="message-head">
        <h2>{name}</h2>
        {bot && <span class="tag">{words.botTag}</span>}
        <time
          dateTime={at.toISOString()}
          title={at.toLocaleString(locale, { dateStyle: 'full', timeStyle: 'medium' })}
        >
          {at.toLocaleTimeString(locale, { timeStyle: 'short' })}
        </time>
      </header>
    </>
  );
}

export function Used({ used }: { readonly used: UsedCommand }): JSX.Element {
  const { model, words } = useSession();
  const member = findMember(model, used.userId);
  const name = member?.name ?? used.userName;
  return (
    <p class="used">
      <Avatar name={name} colour={member?.avatarColour} small />
      <strong>{name}</strong>
      {words.used}
      <span class="mention">{`/${used.name}`}</span>
    </p>
  );
}
