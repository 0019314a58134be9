/** Somebody's engine playing whole random games. */
export interface Playing {
  readonly name: string;
  readonly games: number;
  /** Plays all of them, the same each time, and gives the number of moves. */
  readonly play: () => number;
}
