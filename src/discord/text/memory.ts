/** The same texts are asked for again and again, panel after panel: what was found last time holds. */
export interface Memory {
  /** What was found for this key before, else what `find` gives now. A throw is not remembered. */
  recall(key: string, find: () => string): string;
}

/** Holds `most` texts at most; once full it begins anew, so that names that people once had do not stay. */
export function createMemory(most: number): Memory {
  const known = new Map<string, string>();
  return {
    recall(key, find) {
      const before = known.get(key);
      if (before !== undefined) return before;
      const found = find();
      if (known.size >= most) known.clear();
      known.set(key, found);
      return found;
    },
  };
}
