import type { JSX } from 'preact';
import type { PageChannel } from '../../page-protocol.ts';
import { firstToTry, leavesOf } from '../commands/leaves.ts';
import { useSession } from '../context.ts';
import { Avatar } from '../parts/avatar.tsx';
import { Icon } from '../parts/icons.tsx';
import { memberAddress } from '../addresses.ts';

/** How many others are offered as second players. */
const OTHERS = 3;

interface Props {
  readonly channel: PageChannel;
  readonly isEmpty: boolean;
}

/** The beginning of a channel. Where nothing has been said yet, it tells a newcomer what to do first. */
export function Welcome({ channel, isEmpty }: Props): JSX.Element {
  const { model, words, locale, actions } = useSession();
  const { me, members, commands } = model.page;
  const command = firstToTry(leavesOf(commands, locale));
  const others = members.filter(({ id, bot }) => !bot && id !== me.id).slice(0, OTHERS);
  return (
    <section class="welcome">
      <span class="welcome-mark">
        <Icon name={channel.parentId === null ? 'hash' : 'thread'} />
      </span>
      <h2>{words.welcome(channel.name)}</h2>
      <p>{channel.topic ?? words.welcomeText}</p>
      {isEmpty && (
        <ol class="steps">
          <li>
            <h3>{words.first}</h3>
            {command === undefined ? (
              <p>{words.noCommandsYet}</p>
            ) : (
              <>
                <p>{words.firstText}</p>
                <button
                  type="button"
                  class="command-chip"
                  title={words.tryCommand(command.name)}
                  onClick={() => actions.draft(`/${command.name}`)}
                >
                  {`/${command.name}`}
                </button>
              </>
            )}
          </li>
          <li>
            <h3>{words.then}</h3>
            <p>{words.thenText}</p>
            <div class="others">
              {others.map(({ id, name, avatarColour }) => (
                <a
                  key={id}
                  class="other"
                  href={memberAddress(id, channel.id)}
                  target="_blank"
                  title={words.openInTab(name)}
                >
                  <Avatar name={name} colour={avatarColour} small />
                  {name}
                  <Icon name="external" />
                </a>
              ))}
            </div>
          </li>
        </ol>
      )}
    </section>
  );
}
