export interface ListboxOption {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
  readonly emoji?: string;
  /** The colour of a member's avatar. */
  readonly colour?: string;
}
