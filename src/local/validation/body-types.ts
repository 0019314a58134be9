/**
 * The bodies of requests once the schema has accepted them. Whatever may be absent may be null too:
 * Discord takes both. Components are kept loose, since every place walks them in the same way.
 */
import type {
  APIAllowedMentions,
  ApplicationCommandOptionType,
  APIEmbed,
  ButtonStyle,
  ComponentType,
} from 'discord-api-types/v10';

export interface RawEmoji {
  readonly id?: string | null;
  readonly name?: string | null;
}

export interface RawOption {
  readonly label: string;
  readonly value: string;
  readonly default?: boolean | null;
  readonly emoji?: RawEmoji | null;
}

export interface RawMedia {
  readonly url: string;
}

export interface RawComponent {
  readonly type: ComponentType;
  readonly id?: number | null;
  readonly custom_id?: string | null;
  readonly style?: ButtonStyle;
  readonly label?: string | null;
  readonly url?: string | null;
  readonly sku_id?: string | null;
  readonly disabled?: boolean | null;
  readonly required?: boolean | null;
  readonly emoji?: RawEmoji | null;
  readonly min_values?: number | null;
  readonly max_values?: number | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly options?: readonly RawOption[] | null;
  readonly default_values?: readonly { readonly id: string }[] | null;
  readonly content?: string | null;
  readonly components?: readonly RawComponent[];
  readonly accessory?: RawComponent;
  readonly component?: RawComponent;
  readonly items?: readonly { readonly media: RawMedia }[];
  readonly media?: RawMedia;
  readonly file?: RawMedia;
}

export interface RawAttachment {
  readonly id: string;
  readonly filename?: string | null;
  readonly description?: string | null;
}

export interface MessageBody {
  readonly content?: string | null;
  readonly embeds?: readonly APIEmbed[] | null;
  readonly allowed_mentions?: APIAllowedMentions | null;
  readonly components?: readonly RawComponent[] | null;
  readonly flags?: number | null;
  readonly attachments?: readonly RawAttachment[] | null;
  readonly sticker_ids?: readonly string[] | null;
  readonly poll?: object | null;
  readonly shared_client_theme?: object | null;
  readonly tts?: boolean | null;
  readonly nonce?: string | number | null;
  readonly enforce_nonce?: boolean | null;
  readonly message_reference?: {
    readonly message_id: string;
    readonly channel_id?: string | null;
    readonly fail_if_not_exists?: boolean | null;
    readonly type?: number | null;
  } | null;
}

export interface ModalBody {
  readonly custom_id: string;
  readonly title: string;
  readonly components: readonly RawComponent[];
}

export interface UploadedFile {
  /** The `n` of `files[n]`, which an attachment's `id` names. */
  readonly key: string;
  readonly filename: string;
  readonly contentType: string;
  readonly data: Buffer;
}

type Translations = Readonly<Record<string, string | null | undefined>>;

/** An option of a command, or a group or subcommand, of whatever kind. */
export interface RawCommandOption {
  readonly type: ApplicationCommandOptionType;
  readonly name: string;
  readonly description: string;
  readonly name_localizations?: Translations | null;
  readonly description_localizations?: Translations | null;
  readonly required?: boolean | null;
  readonly autocomplete?: boolean | null;
  readonly choices?:
    | readonly {
        readonly name: string;
        readonly value: string | number;
        readonly name_localizations?: Translations | null;
      }[]
    | null;
  readonly options?: readonly RawCommandOption[] | null;
  readonly min_length?: number | null;
  readonly max_length?: number | null;
  readonly min_value?: number | null;
  readonly max_value?: number | null;
}
