/** What people may agree on before a game, as `/<game> start` asks for it. */

/**
 * A choice among a few named values. Keys are those of the game's catalogue; how the option is called
 * while typing (`optionKey`) is one word in lower case, in English the option's own name.
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

/** Each kind tells the command how to ask. */
export type StartOption<K extends string = string> = ChoiceOption<K> | YesNoOption<K>;
