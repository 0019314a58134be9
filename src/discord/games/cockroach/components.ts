/** The few kinds of components that this screen is made of. */
import {
  ButtonStyle,
  ComponentType,
  type APIButtonComponentWithCustomId,
  type APIActionRowComponent,
  type APIComponentInMessageActionRow,
  type APISelectMenuOption,
  type APITextDisplayComponent,
} from 'discord-api-types/v10';

type Row = APIActionRowComponent<APIComponentInMessageActionRow>;

export function text(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content };
}

export interface ButtonParts {
  readonly id: string;
  readonly label: string;
  /** The step that a person most likely came for. */
  readonly primary?: boolean;
  readonly disabled?: boolean;
}

export function button(parts: ButtonParts): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    style: parts.primary === true ? ButtonStyle.Primary : ButtonStyle.Secondary,
    custom_id: parts.id,
    label: parts.label,
    ...(parts.disabled === true && { disabled: true }),
  };
}

export function buttonRow(...buttons: readonly ButtonParts[]): Row {
  return { type: ComponentType.ActionRow, components: buttons.map(button) };
}

export interface SelectParts {
  readonly id: string;
  readonly placeholder: string;
  readonly options: readonly APISelectMenuOption[];
}

/** A row with a select of exactly one option. */
export function selectRow({ id, placeholder, options }: SelectParts): Row {
  return {
    type: ComponentType.ActionRow,
    components: [
      { type: ComponentType.StringSelect, custom_id: id, placeholder, options: [...options] },
    ],
  };
}
