/** Discord's lengths are counted in code points: an emoji of one of them is one character. */
export function lengthOf(text: string): number {
  return Array.from(text).length;
}
