/** The fields of a set-up or a view in plain words; what is null or empty is left out. */
export function describeFields(fields: object): readonly string[] {
  return Object.entries(fields)
    .filter(
      ([, value]: readonly [string, unknown]) =>
        value !== null && !(Array.isArray(value) && value.length === 0),
    )
    .map(([name, value]: readonly [string, unknown]) => `${name}: ${describeValue(value)}`);
}

/** Cards are counted, `bat ×3, toad`, as people hold them; anything else stands as JSON. */
function describeValue(value: unknown): string {
  if (!isTexts(value)) return JSON.stringify(value);
  const counts = new Map<string, number>();
  for (const card of value) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, count]) => (count > 1 ? `${card} ×${count}` : card)).join(', ');
}

function isTexts(value: unknown): value is readonly string[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'string');
}
