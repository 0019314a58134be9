/** Short builders for the components of Components V2. */
import {
  ButtonStyle,
  ComponentType,
  type APIActionRowComponent,
  type APIButtonComponent,
  type APIComponentInContainer,
  type APIContainerComponent,
  type APISeparatorComponent,
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

export function row(
  ...components: readonly APIButtonComponent[]
): APIActionRowComponent<APIButtonComponent> {
  return { type: ComponentType.ActionRow, components: [...components] };
}

type PlainStyle = Exclude<ButtonStyle, ButtonStyle.Link | ButtonStyle.Premium>;

export function button(
  customId: string,
  label: string,
  style: PlainStyle = ButtonStyle.Secondary,
  disabled = false,
): APIButtonComponent {
  return {
    type: ComponentType.Button,
    custom_id: customId,
    label: cut(label, LABEL_MAX),
    style,
    ...(disabled ? { disabled } : {}),
  };
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
