/** What Discord's Markdown means, as data. Nothing here is ever turned into an HTML string. */

/** The letter of `<t:seconds:style>`; Discord takes `f` where none is given. */
export const TIME_STYLES = ['t', 'T', 'd', 'D', 'f', 'F', 's', 'S', 'R'] as const;
export type TimeStyle = (typeof TIME_STYLES)[number];

export const SPAN_KINDS = ['bold', 'italic', 'underline', 'strike', 'spoiler'] as const;
export type SpanKind = (typeof SPAN_KINDS)[number];

export type Inline =
  /** May hold line breaks, which are shown. */
  | { readonly type: 'text'; readonly text: string }
  | { readonly type: 'code'; readonly text: string }
  | { readonly type: SpanKind; readonly children: readonly Inline[] }
  | { readonly type: 'link'; readonly url: string; readonly children: readonly Inline[] }
  | { readonly type: 'user' | 'role' | 'channel'; readonly id: string }
  | { readonly type: 'everyone'; readonly text: string }
  /** `name` holds the subcommand too, e.g. `chips show`. */
  | { readonly type: 'command'; readonly name: string; readonly id: string }
  | { readonly type: 'emoji'; readonly name: string; readonly id: string }
  | { readonly type: 'time'; readonly seconds: number; readonly style: TimeStyle };

export type Block =
  | { readonly type: 'paragraph' | 'subtext'; readonly children: readonly Inline[] }
  | { readonly type: 'heading'; readonly level: 1 | 2 | 3; readonly children: readonly Inline[] }
  | { readonly type: 'quote'; readonly children: readonly Block[] }
  | { readonly type: 'code'; readonly text: string }
  | List
  /** An empty line beside something that is no paragraph. */
  | { readonly type: 'gap' };

export interface List {
  readonly type: 'list';
  /** The first number of an ordered list; absent for bullets. */
  readonly start?: number;
  readonly items: readonly ListItem[];
}

export interface ListItem {
  readonly children: readonly Inline[];
  readonly lists: readonly List[];
}
