/** Who stands out among the players of a game, for its story. */

/** The one who is ahead of all others by a measure; undefined where nobody qualifies or two are level. */
export function standout<F>(
  figures: readonly F[],
  measure: (figures: F) => number,
  qualifies: (figures: F) => boolean,
): F | undefined {
  const ranked = figures.filter(qualifies).toSorted((one, other) => measure(other) - measure(one));
  const [first, second] = ranked;
  if (first === undefined) return undefined;
  return second !== undefined && measure(second) === measure(first) ? undefined : first;
}
