import type { Addressed } from './contract.ts';

/** Addresses an event to everybody. */
export function toAll<const E extends { readonly type: string }>(event: E): Addressed<E> {
  return { to: 'all', event };
}
