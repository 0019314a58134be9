/** Components as short as a test's row allows. */
import { BUTTON } from './interactions.ts';

export const V2 = 1 << 15;

export const row = (...components: readonly object[]): object => ({ type: 1, components });
export const button = (changes: object): object => ({ ...BUTTON, ...changes });
export const text = (content: string): object => ({ type: 10, content });
export const box = (...components: readonly object[]): object => ({ type: 17, components });
export const picture = (url = 'https://example.org/a.png'): object => ({ media: { url } });
export const gallery = (count: number): object => ({
  type: 12,
  items: many(count, () => picture()),
});
export const option = (value: string, changes: object = {}): object => ({
  label: 'An option',
  value,
  ...changes,
});
export const select = (changes: object): object => ({
  type: 3,
  custom_id: 'choose',
  options: [option('a'), option('b')],
  ...changes,
});
export const classic = (...components: readonly object[]): object => ({
  components: [row(...components)],
});
export const v2 = (...components: readonly object[]): object => ({ flags: V2, components });

export function many<T>(count: number, make: (index: number) => T): readonly T[] {
  return Array.from({ length: count }, (_, index) => make(index));
}
