/** What people may agree on before a game, as `/<game> start` asks for it. */

/**
 * A choice among a few named values. Keys are those of the game's catalogue; how the option is called
 * while typing (`optionKey`) is one word in lower case, in English the option's own name, with a hyphen
 * where that has a capital (`minBet`, `min-bet`).
 */
export interface ChoiceOption<K extends string> {
  readonly kind: 'choice';
  /** The option's name in the game's options. */
  readonly name: string;
  readonly optionKey: K;
  /** What it is about; the value that counts without it is told besides. */
  readonly descriptionKey: K;
  readonly values: readonly { readonly value: string; readonly nameKey: K }[];
  readonly default: string;
}

/** Something that is so or is not. */
export interface YesNoOption<K extends string> {
  readonly kind: 'yes-no';
  /** As for a choice. */
  readonly name: string;
  readonly optionKey: K;
  readonly descriptionKey: K;
  readonly default: boolean;
}

/** A whole number. */
export interface IntegerOption<K extends string> {
  readonly kind: 'integer';
  /** As for a choice. */
  readonly name: string;
  readonly optionKey: K;
  readonly descriptionKey: K;
  /** Both included. */
  readonly min: number;
  readonly max: number;
  readonly default: number;
}

/** Each kind tells the command how to ask. */
export type StartOption<K extends string = string> =
  ChoiceOption<K> | YesNoOption<K> | IntegerOption<K>;

/**
 * Ways to play that people know by name, each a few options of the game at once, so that nobody has to
 * know them all. What is given besides counts before the preset.
 */
export interface Presets<K extends string = string> {
  readonly optionKey: K;
  readonly descriptionKey: K;
  readonly values: readonly {
    readonly value: string;
    readonly nameKey: K;
    readonly options: Readonly<Record<string, unknown>>;
  }[];
  /** The value that stands for the game's own defaults. */
  readonly default: string;
}
