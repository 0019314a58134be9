import type { APISelectMenuComponent } from 'discord-api-types/v10';
import type { PageState } from '../../page-protocol.ts';
import { COMPONENT } from '../kinds.ts';
import type { ListboxOption } from '../parts/listbox-option.ts';
import { emojiText } from './emoji.ts';

/** What a select offers, whoever fills it: the bot or the server's own lists. */
export function optionsOf(
  component: APISelectMenuComponent,
  page: PageState,
): readonly ListboxOption[] {
  switch (component.type) {
    case COMPONENT.stringSelect:
      return component.options.map(({ value, label, description, emoji }) => {
        const text = emojiText(emoji);
        return {
          value,
          label,
          ...(description === undefined ? {} : { description }),
          ...(text === undefined ? {} : { emoji: text }),
        };
      });
    case COMPONENT.userSelect:
    case COMPONENT.mentionableSelect:
      // Discord offers everybody, bots and the presser included (discord.md §3.2).
      return page.members.map(({ id, name, avatarColour }) => ({
        value: id,
        label: name,
        colour: avatarColour,
      }));
    case COMPONENT.channelSelect:
      return page.channels.map(({ id, name }) => ({ value: id, label: `#${name}` }));
    case COMPONENT.roleSelect:
      return []; // the page knows no roles
  }
}

/** What is chosen before anybody has chosen. */
export function defaultsOf(component: APISelectMenuComponent): readonly string[] {
  if (component.type === COMPONENT.stringSelect) {
    return component.options.flatMap((option) => (option.default === true ? [option.value] : []));
  }
  return component.default_values?.map(({ id }) => id) ?? [];
}
