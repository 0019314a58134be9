/** Short builders for the components of Components V2. */
import {
  ButtonStyle,
  ComponentType,
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIComponentInMessageActionRow,
  type APIContainerComponent,
  type APISelectMenuOption,
  type APISeparatorComponent,
  type APIStringSelectComponent,
  type APITextDisplayComponent,
} from 'discord-api-types/v10';
import { cut } from '../text/graphemes.ts';

/** Discord's limit for the label of a button. */
const LABEL_MAX = 80;

export function text(content: string): APITextDisplayComponent {
  return { type: ComponentType.TextDisplay, content };
}

export function separator(): APISeparatorComponent {
  return { type: ComponentType.Separator, divider: true };
}

export function row<T extends APIComponentInMessageActionRow>(
  ...components: readonly T[]
): APIActionRowComponent<T> {
  return { type: ComponentType.ActionRow, components: [...components] };
}

type PlainStyle = Exclude<ButtonStyle, ButtonStyle.Link | ButtonStyle.Premium>;

export function button(
  customId: string,
  label: string,
  style: PlainStyle = ButtonStyle.Secondary,
  disabled = false,
): APIButtonComponentWithCustomId {
  return {
    type: ComponentType.Button,
    custom_id: customId,
    label: cut(label, LABEL_MAX),
    style,
    ...(disabled ? { disabled } : {}),
  };
}

interface SelectParts {
  readonly id: string;
  readonly placeholder: string;
  readonly options: readonly APISelectMenuOption[];
}

/** A row with a select of exactly one option. */
export function selectRow({
  id,
  placeholder,
  options,
}: SelectParts): APIActionRowComponent<APIStringSelectComponent> {
  return row({
    type: ComponentType.StringSelect,
    custom_id: id,
    placeholder,
    options: [...options],
  });
}

export function linkButton(url: string, label: string): APIButtonComponent {
  return { type: ComponentType.Button, style: ButtonStyle.Link, url, label: cut(label, LABEL_MAX) };
}

export function container(
  components: readonly APIComponentInContainer[],
  accentColour?: number,
): APIContainerComponent {
  return {
    type: ComponentType.Container,
    components: [...components],
    ...(accentColour === undefined ? {} : { accent_color: accentColour }),
  };
}
