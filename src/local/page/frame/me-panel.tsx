import type { JSX } from 'preact';
import { memberAddress } from '../addresses.ts';
import { useSession } from '../context.ts';
import { Avatar } from '../parts/avatar.tsx';
import { LANGUAGES } from '../words/words.ts';

/** Who the reader is, whom else they can be, and the language of this member's client. */
export function MePanel(): JSX.Element {
  const { model, words, actions } = useSession();
  const { me, members } = model.page;
  const isListed = LANGUAGES.some(({ locale }) => locale === me.locale);
  return (
    <section class="me-panel" aria-label={words.youAre}>
      <Avatar name={me.name} colour={me.avatarColour} online />
      <label class="me-field">
        <span>{words.youAre}</span>
        <select
          value={me.id}
          title={words.switchMember}
          onChange={(event) =>
            window.location.assign(memberAddress(event.currentTarget.value, model.openChannelId))
          }
        >
          {members
            .filter(({ bot }) => !bot)
            .map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
        </select>
      </label>
      <label class="me-field language">
        <span class="hidden">{words.language}</span>
        <select
          value={me.locale}
          title={words.language}
          onChange={(event) => actions.setLocale(event.currentTarget.value)}
        >
          {LANGUAGES.map(({ locale, name }) => (
            <option key={locale} value={locale} lang={locale}>
              {name}
            </option>
          ))}
          {!isListed && <option value={me.locale}>{me.locale}</option>}
        </select>
      </label>
    </section>
  );
}
