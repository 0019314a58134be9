/**
 * The numbers of Discord's API that the page tells apart. The package that names them is no browser
 * module, so only its types are used; the compiler refuses a number that is not the named one.
 */
/* eslint-disable @typescript-eslint/no-unsafe-enum-assignment -- a number is the point of this file, and the compiler itself checks each */
import type {
  ApplicationCommandOptionType as Option,
  ApplicationCommandType,
  ButtonStyle as Style,
  ComponentType as Component,
  InteractionType,
  MessageFlags,
  SeparatorSpacingSize,
  TextInputStyle,
} from 'discord-api-types/v10';

interface ComponentKinds {
  readonly row: Component.ActionRow;
  readonly button: Component.Button;
  readonly stringSelect: Component.StringSelect;
  readonly textInput: Component.TextInput;
  readonly userSelect: Component.UserSelect;
  readonly roleSelect: Component.RoleSelect;
  readonly mentionableSelect: Component.MentionableSelect;
  readonly channelSelect: Component.ChannelSelect;
  readonly section: Component.Section;
  readonly text: Component.TextDisplay;
  readonly thumbnail: Component.Thumbnail;
  readonly gallery: Component.MediaGallery;
  readonly file: Component.File;
  readonly separator: Component.Separator;
  readonly container: Component.Container;
  readonly label: Component.Label;
  readonly fileUpload: Component.FileUpload;
  readonly radioGroup: Component.RadioGroup;
  readonly checkboxGroup: Component.CheckboxGroup;
  readonly checkbox: Component.Checkbox;
}

export const COMPONENT: ComponentKinds = {
  row: 1,
  button: 2,
  stringSelect: 3,
  textInput: 4,
  userSelect: 5,
  roleSelect: 6,
  mentionableSelect: 7,
  channelSelect: 8,
  section: 9,
  text: 10,
  thumbnail: 11,
  gallery: 12,
  file: 13,
  separator: 14,
  container: 17,
  label: 18,
  fileUpload: 19,
  radioGroup: 21,
  checkboxGroup: 22,
  checkbox: 23,
};

interface OptionKinds {
  readonly subcommand: Option.Subcommand;
  readonly group: Option.SubcommandGroup;
  readonly string: Option.String;
  readonly integer: Option.Integer;
  readonly boolean: Option.Boolean;
  readonly user: Option.User;
  readonly channel: Option.Channel;
  readonly number: Option.Number;
}

export const OPTION: OptionKinds = {
  subcommand: 1,
  group: 2,
  string: 3,
  integer: 4,
  boolean: 5,
  user: 6,
  channel: 7,
  number: 10,
};

interface ButtonStyles {
  readonly primary: Style.Primary;
  readonly secondary: Style.Secondary;
  readonly success: Style.Success;
  readonly danger: Style.Danger;
  readonly link: Style.Link;
  readonly premium: Style.Premium;
}

export const BUTTON: ButtonStyles = {
  primary: 1,
  secondary: 2,
  success: 3,
  danger: 4,
  link: 5,
  premium: 6,
};

/** Slash commands; context-menu commands have no place on the page. */
export const CHAT_INPUT: ApplicationCommandType.ChatInput = 1;

/** The interaction of a slash command. */
export const APPLICATION_COMMAND: InteractionType.ApplicationCommand = 2;

export const LARGE_SPACING: SeparatorSpacingSize.Large = 2;

export const PARAGRAPH_INPUT: TextInputStyle.Paragraph = 2;

/** Bits of a message's flags. */
export const FLAG: {
  readonly ephemeral: MessageFlags.Ephemeral;
  readonly loading: MessageFlags.Loading;
} = { ephemeral: 64, loading: 128 };

export const hasFlag = (flags: number | undefined, flag: number): boolean =>
  ((flags ?? 0) & flag) !== 0;
