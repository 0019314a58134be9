/**
 * What the game's texts may take of a message: below the budget of 3,500 characters and 9,000 bytes
 * by what the shell needs for itself.
 */
const MAX_CHARACTERS = 2_800;
const MAX_BYTES = 7_600;

type Texts = readonly string[];

/** The first of the variants that finds room beside the other texts; the last in any case. */
export function richest(variants: readonly [Texts, ...Texts[]], beside: Texts): Texts {
  const [first, ...others] = variants;
  const found = variants.find((texts) => fits([...beside, ...texts]));
  return found ?? others.at(-1) ?? first;
}

function fits(texts: Texts): boolean {
  const all = texts.join('');
  return all.length <= MAX_CHARACTERS && Buffer.byteLength(all) <= MAX_BYTES;
}
