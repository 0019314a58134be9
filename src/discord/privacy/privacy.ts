/**
 * `/privacy`: what is stored about the reader and why, with a way to get it and a way to be rid of it.
 * Everything here is seen by the reader alone; docs/privacy.md says the same at length.
 */
import { ButtonStyle } from 'discord-api-types/v10';
import type { Language, Retention } from '../../tables/types.ts';
import type { Answer, Incoming, IncomingComponent, MessageBody } from '../contract.ts';
import type { People } from '../people-port.ts';
import { makeCustomId, type PrivacyStep } from '../ids.ts';
import { button, container, row, separator, text } from '../panels/components.ts';
import { mentionsButton } from '../panels/menu.ts';
import { notice } from '../panels/notice.ts';
import { shellSay } from '../shell-say.ts';
import { snowflakeTime } from '../snowflake.ts';
import { chipsSay } from '../text/chips/catalogue.ts';
import { infoSay } from '../text/info/catalogue.ts';
import { exportBody } from './export.ts';

/** The first screen. */
export async function openPrivacy(
  { press, language }: Incoming,
  { people, retention }: { readonly people: People; readonly retention: Retention },
): Promise<Answer> {
  const say = infoSay(language);
  const { mentions, ranked } = await people.settings(press.user);
  const part = (title: string, content: string) => text(`### ${title}\n${content}`);
  const body: MessageBody = {
    components: [
      container([
        text(`## ${say('privacy.title')}`),
        part(say('privacy.stored-title'), say('privacy.stored')),
        part(say('privacy.never-title'), say('privacy.never')),
        part(say('privacy.long-title'), say('privacy.long', { ...retention })),
        separator(),
        row(
          mentionsButton(mentions, shellSay(language)),
          step(
            ranked ? 'ranked-off' : 'ranked-on',
            chipsSay(language)(ranked ? 'top.off' : 'top.on'),
          ),
        ),
        row(
          step('export', say('privacy.export')),
          step('ask-delete', say('privacy.delete'), ButtonStyle.Danger),
        ),
      ]),
    ],
  };
  return { type: 'private', body };
}

/** A press on one of the buttons. Deleting happens only from the question that names the consequence. */
export async function answerPrivacy(
  { press, language, source }: IncomingComponent,
  pressed: PrivacyStep,
  people: People,
): Promise<Answer> {
  const say = infoSay(language);
  // Never in place of a message that everybody sees.
  const type = source.ephemeral ? 'update' : 'private';
  switch (pressed) {
    case 'export':
      return { type: 'private', body: exportBody(await people.exportPerson(press.user), say) };
    case 'ask-delete':
      return { type, body: question(language) };
    case 'mentions-off':
    case 'mentions-on': {
      const wanted = pressed === 'mentions-on';
      await people.setMentions(press.user, wanted);
      const key = wanted ? 'menu.mentions-are-on' : 'menu.mentions-are-off';
      return { type, body: notice(shellSay(language)(key)) };
    }
    case 'ranked-off':
    case 'ranked-on': {
      const wanted = pressed === 'ranked-on';
      await people.setRanked(press.user, wanted);
      return { type, body: notice(chipsSay(language)(wanted ? 'top.is-on' : 'top.is-off')) };
    }
    case 'keep':
      return { type, body: notice(say('privacy.kept')) };
    case 'delete': {
      const outcome = await people.forgetPerson(press.user, snowflakeTime(press.interaction));
      const key = outcome === 'forgotten' ? 'privacy.deleted' : 'privacy.at-a-table';
      return { type, body: notice(say(key)) };
    }
  }
}

function question(language: Language): MessageBody {
  const say = infoSay(language);
  return notice(
    say('privacy.ask-delete'),
    step('delete', say('privacy.delete-yes'), ButtonStyle.Danger),
    step('keep', say('privacy.delete-no')),
  );
}

function step(
  pressed: PrivacyStep,
  label: string,
  style: ButtonStyle.Secondary | ButtonStyle.Danger = ButtonStyle.Secondary,
) {
  return button(makeCustomId({ kind: 'privacy', step: pressed }), label, style);
}
