/** Where an arrow, Home or End leads in a list of `count` options, or undefined for other keys. */
export function moveActive(key: string, active: number, count: number): number | undefined {
  if (count === 0) return undefined;
  switch (key) {
    case 'ArrowDown':
      return Math.min(active + 1, count - 1);
    case 'ArrowUp':
      return Math.max(active - 1, 0);
    case 'Home':
      return 0;
    case 'End':
      return count - 1;
    default:
      return undefined;
  }
}

/** The next option, after the active one and round again, that begins with the typed letter. */
export function typeAhead(
  key: string,
  active: number,
  labels: readonly string[],
): number | undefined {
  if (!/^[\p{L}\p{N}]$/u.test(key)) return undefined;
  const order = labels.map((_label, index) => (active + 1 + index) % labels.length);
  return order.find((index) => labels[index]?.toLowerCase().startsWith(key.toLowerCase()));
}

/** The choice after a press on `value`: a single choice replaces, several come and go up to `max`. */
export function toggled(
  picked: readonly string[],
  value: string,
  { min, max }: { readonly min: number; readonly max: number },
): readonly string[] {
  if (max === 1) return picked.includes(value) && min === 0 ? [] : [value];
  if (picked.includes(value)) return picked.filter((each) => each !== value);
  return picked.length < max ? [...picked, value] : picked;
}
