/**
 * What is legal now, described as a space instead of a list.
 *
 * A choice space is a union of move spaces; a move space is the product of one domain for each
 * field of the move. So `offer` in Cockroach Poker is {creatures held} × {other seats} × {creatures},
 * and giving three of seven cards is one subset domain instead of 35 moves. The same description
 * serves panels (what to offer as buttons), computer players (what to sample from) and tests (what
 * `apply` has to accept): it is the one source of legality.
 */

/** One of a few values, in the order in which a panel shows them. */
export interface OneOf<T> {
  readonly kind: 'one-of';
  readonly values: readonly T[];
}

/** Every integer from `min` to `max`, both included. */
export interface IntegerRange {
  readonly kind: 'range';
  readonly min: number;
  readonly max: number;
}

/**
 * `count` different positions of the list `from`. `ordered` tells whether their order matters to
 * the game; a move lists the chosen elements in any order in both cases. `from` may hold equal
 * elements (two bats): each position may be taken once.
 */
export interface Selection<T> {
  readonly kind: 'selection';
  readonly from: readonly T[];
  readonly count: number;
  readonly ordered: boolean;
}

/** A nested object, one domain a field. */
export interface Fields<T extends object> {
  readonly kind: 'fields';
  readonly fields: { readonly [K in keyof T]-?: Domain<T[K]> };
}

/** The domains that fit a field of type T. */
export type Domain<T> = [T] extends [readonly (infer E)[]]
  ? Selection<E>
  : [T] extends [number]
    ? OneOf<T> | IntegerRange
    : [T] extends [string | boolean | null]
      ? OneOf<T>
      : [T] extends [object]
        ? Fields<T>
        : never;

/** All moves of one type with their fields taken from the given domains, each field freely. */
export type MoveSpace<M extends { readonly type: string }> = M extends unknown
  ? {
      readonly type: M['type'];
      readonly fields: { readonly [K in Exclude<keyof M, 'type'>]-?: Domain<M[K]> };
    }
  : never;

/** Everything that one seat may do now: a union of move spaces; empty where it may do nothing. */
export type Choices<M extends { readonly type: string }> = readonly MoveSpace<M>[];
