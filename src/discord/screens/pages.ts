/** Long texts on pages that Discord takes. */

/** The contract of recap and rules: a page of Markdown has at most so many characters. */
export const PAGE_MAX = 3_000;

const BETWEEN_BLOCKS = '\n\n';

/** Puts blocks together on as few pages as hold them in order; no block is parted. */
export function paginate(blocks: readonly string[], max = PAGE_MAX): readonly string[] {
  const pages: string[] = [];
  for (const block of blocks) {
    const last = pages.pop();
    const joined = last === undefined ? block : last + BETWEEN_BLOCKS + block;
    if (last === undefined || joined.length <= max) pages.push(joined);
    else pages.push(last, block);
  }
  return pages;
}
