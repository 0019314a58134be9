import type { JSX } from 'preact';
import { botName, findMember, useSession } from '../context.ts';
import type { Attempt } from '../model/model.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icons.tsx';
import { failureIn } from '../words/words.ts';
import { Used } from './message-head.tsx';

/** Commands on their way and commands that failed: the sender alone sees them, at the end of the channel. */
export function CommandAttempts({ channelId }: { readonly channelId: string }): JSX.Element {
  const { model } = useSession();
  return (
    <>
      {model.attempts
        .filter((each) => each.channelId === channelId)
        .map((each) =>
          each.source.type === 'command' ? (
            <CommandAttempt key={each.key} attempt={each} name={each.source.name} />
          ) : null,
        )}
    </>
  );
}

interface Props {
  readonly attempt: Attempt;
  readonly name: string;
}

function CommandAttempt({ attempt, name }: Props): JSX.Element {
  const { model, words, actions } = useSession();
  const { id, name: myName } = model.page.me;
  const { outcome } = attempt;
  const bot = botName(model);
  const botMember = model.page.members.find((member) => member.bot);
  return (
    <article class="message with-head ephemeral">
      <Avatar name={bot} colour={findMember(model, botMember?.id ?? '')?.avatarColour} />
      <div class="message-body">
        <Used used={{ userId: id, userName: myName, name }} />
        <header class="message-head">
          <h2>{bot}</h2>
          <span class="tag">{words.botTag}</span>
        </header>
        {outcome.type === 'failed' ? (
          <>
            <p class="failure" role="alert">
              {failureIn(words, outcome.text)}
            </p>
            <p class="only-you">
              <Icon name="eye" />
              {words.onlyYou}
              <span aria-hidden="true">·</span>
              <button type="button" class="link-button" onClick={() => actions.forget(attempt.key)}>
                {words.dismiss}
              </button>
            </p>
          </>
        ) : (
          <p class="thinking">
            <span class="dots" aria-hidden="true" />
            {words.sending}
          </p>
        )}
      </div>
    </article>
  );
}
