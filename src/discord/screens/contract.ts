/**
 * What a game adds to the Discord side: its words, its part of the public panel, its private panel,
 * and how a press becomes a move. Pure functions from views and events to components; a screen never
 * sees a state, sends nothing and remembers nothing. The shell adds title, lobby, deadline, standard
 * buttons and the message around it.
 */
import type {
  APIActionRowComponent,
  APIButtonComponentWithCustomId,
  APIComponentInContainer,
  APIStringSelectComponent,
} from 'discord-api-types/v10';
import type { GameTypes, Seat, SharedRefusal } from '../../engine/contract.ts';
import type { PublicSnapshot, SeatSnapshot } from '../../tables/api.ts';
import type { Ending } from '../../tables/types.ts';
import type { Catalogue, Say } from '../text/say.ts';
import type { Presets, StartOption } from './start-options.ts';

/**
 * A choice under construction, carried in the custom ids of the private panel so that it survives
 * a restart: positions in the lists that the panel shows, never cards. Undefined: not chosen yet.
 */
export type Draft = readonly (number | undefined)[];

export interface ScreenContext<T extends GameTypes, K extends string> {
  readonly say: Say<K>;
  /** The seats of the game, or of the hand on the table, in order. */
  readonly seats: readonly Seat[];
  /** The name at a seat, bold and escaped, for text. */
  name(seat: Seat): string;
  /** The name at a seat, plain and cut to `max` characters, for button and option labels. */
  label(seat: Seat, max?: number): string;
  readonly snapshot: PublicSnapshot<T>;
  /** Why the table ended, once it has. */
  readonly ending?: Ending;
  /**
   * The custom id of a control of this game: `action` is one of `actions`; the id also names the table
   * and the decision it answers. In a private panel that is the reader's own decision, in the public
   * panel that of the seat on turn.
   */
  id(action: string, draft?: Draft): string;
}

export interface SeatContext<T extends GameTypes, K extends string> extends ScreenContext<T, K> {
  readonly mine: SeatSnapshot<T>;
}

/** The game's part of the public panel. */
export interface PublicPart {
  /** What just happened, in a sentence or two. */
  readonly happened: string;
  /** Who is to do what now, without the name of the time left. */
  readonly prompt: string;
  /** Everything else, above the buttons: standings, the card's way, the last rounds. */
  readonly body: readonly APIComponentInContainer[];
  /** At most four; only those that the seat on turn may press. */
  readonly buttons: readonly APIButtonComponentWithCustomId[];
  /** For more than four choices; it stands below the buttons or in their place, for the same seat. */
  readonly select?: APIActionRowComponent<APIStringSelectComponent>;
}

/** The game's part of the private panel. Controls included. */
export interface PrivatePart {
  readonly body: readonly APIComponentInContainer[];
}

/** What a press means. */
export type Reaction<T extends GameTypes, K extends string> =
  | { readonly type: 'move'; readonly move: T['move'] }
  /** Show the private panel with this draft. */
  | { readonly type: 'draft'; readonly draft: Draft }
  /**
   * Ask for a whole number in a form of its own; it comes back as a press of `action` with `draft` and
   * the text typed as its only value, which is not to be trusted. For bounds too wide for buttons.
   */
  | {
      readonly type: 'ask';
      readonly titleKey: K;
      /** Takes `min` and `max`. */
      readonly labelKey: K;
      readonly min: number;
      readonly max: number;
      readonly action: string;
      readonly draft: Draft;
    }
  /** The press makes no sense now; a sentence of the catalogue says what to do instead. */
  | { readonly type: 'hint'; readonly key: K };

export interface GameScreen<T extends GameTypes = GameTypes, K extends string = string> {
  /** The game's id in the registry, and the name of its slash command. */
  readonly game: string;
  /** The mark before the game's name, an emoji. */
  readonly emblem: string;
  readonly accentColour: number;
  readonly catalogue: Catalogue<K>;
  /** Keys of the game's name and of one sentence about it; the sentence also describes the command. */
  readonly nameKey: K;
  readonly pitchKey: K;
  /** Every action that `id` may be called with. */
  readonly actions: readonly string[];
  /** The game's own options of `/<game> start`, exactly those that its rules know. */
  readonly startOptions: readonly StartOption<K>[];
  /** How many can play, as the rules have it. */
  readonly seats: { readonly min: number; readonly max: number };
  /** Whether hands are played for chips: people then agree on those too. As the rules have it. */
  readonly hasChips?: true;
  /** Several of them at once by name, where there are many. */
  readonly presets?: Presets<K>;

  /**
   * Adds to what was given what goes with it, where a default of the rules would not; e.g. a higher most
   * where only a higher least was given. Absent where the defaults go with everything.
   */
  completed?(given: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>>;

  /** What was agreed on, for the lobby; `options` are complete. Undefined where there is nothing to tell. */
  lobbyNote(say: Say<K>, options: T['options']): string | undefined;

  publicPart(context: ScreenContext<T, K>): PublicPart;
  /** The panel of somebody at the table; `draft` is what has been chosen so far. */
  privatePart(context: SeatContext<T, K>, draft?: Draft): PrivatePart;
  /** Reads a press of one of the game's controls. `values` are a select's; both come from outside and are not to be trusted. */
  react(
    context: SeatContext<T, K>,
    action: string,
    draft: Draft,
    values: readonly string[],
  ): Reaction<T, K>;
  /**
   * The end of a game, or of a hand where there are many: who lost or won and why, and all that may be
   * shown.
   */
  endPart(context: ScreenContext<T, K>): {
    readonly headline: string;
    readonly body: readonly APIComponentInContainer[];
  };
  /** The story of the game, or of the last hand, from its public events, as pages of Markdown of at most 3,000 characters each. */
  recap(context: ScreenContext<T, K>): readonly string[];
  /** The rules in short, by steps, with beginners' mistakes and questions, as pages of at most 3,000 characters. */
  rules(say: Say<K>): readonly string[];
  /** The sentence for a refusal of the game: which rule, and what is possible. */
  refusal(context: ScreenContext<T, K>, code: T['refusal'] | SharedRefusal): string;
}
