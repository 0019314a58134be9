export interface Verdict {
  /** The vector's own name; that of its place where it has none. */
  readonly name: string;
  /** Undefined for a vector that passed. */
  readonly failure: Failure | undefined;
}

export interface Failure {
  /** `initial`, `result`, or the number of the step, from 1, with its move. */
  readonly step: string;
  readonly expected: string;
  readonly found: string;
}
