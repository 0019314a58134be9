/** Built at run time: the flag `v`, which knows whole emoji sequences, is younger than our target. */
const SEQUENCE = new RegExp('^\\p{RGI_Emoji}$', 'v');
/** The same emoji are accepted without their variation selector; digits are no emoji. */
const SINGLE = /^(?![0-9#*])\p{Emoji}\uFE0F?$/u;

export function isUnicodeEmoji(name: string): boolean {
  return SEQUENCE.test(name) || SINGLE.test(name);
}
