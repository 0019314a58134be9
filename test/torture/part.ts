/** One of the long runs of `npm run torture`. */

export interface Run {
  /** Everything that a part decides comes from draws that are seeded with this. */
  readonly seed: string;
  /** How much of its full length: 1 is all of it, 0.1 a tenth. */
  readonly scale: number;
  /** Tells whoever watches how far it is, a line each. */
  readonly say: (line: string) => void;
}

export interface Part {
  /** As `--only` names it. */
  readonly name: string;
  /** Resolves with what is wrong, a sentence each; none where everything held. What it throws is a fault too. */
  readonly run: (run: Run) => Promise<readonly string[]>;
}
