import { isJsonObject } from '../../src/engine/json.ts';
import { pick, type Draw } from '../../src/engine/random.ts';

/** Values that no field expects, and some that another field of the same game might. */
const STRANGERS: readonly unknown[] = [
  null,
  true,
  false,
  '',
  'toad',
  'As',
  'yak1',
  'joker1',
  0,
  1,
  2,
  5,
  -1,
  1.5,
  1e9,
  [],
  {},
  [0],
  'constructor',
];

/** The move with one thing about it changed: a field replaced, taken away, added, or the whole. */
export function mutate(move: object, draw: Draw): unknown {
  const fields: Readonly<Record<string, unknown>> = { ...move };
  const name = pick(Object.keys(fields), draw);
  const { [name]: changed, ...others } = fields;
  switch (draw(5)) {
    case 0:
      return others;
    case 1:
      return {
        ...fields,
        [pick(['extra', 'card', 'to', 'claim', 'amount'], draw)]: pick(STRANGERS, draw),
      };
    case 2:
      return pick([null, 'pass', [move], JSON.stringify(move), undefined, 7], draw);
    default:
      return { ...fields, [name]: mutateValue(changed, draw) };
  }
}

function mutateValue(value: unknown, draw: Draw): unknown {
  if (draw(3) > 0) {
    if (typeof value === 'number') return value + pick([-1, 1, 0.5, 100, 0], draw);
    if (typeof value === 'boolean') return !value;
    if (typeof value === 'string') return pick([`${value} `, value.toUpperCase(), value], draw);
    if (Array.isArray(value)) return mutateList(value, draw);
    if (isJsonObject(value) && Object.keys(value).length > 0) return mutate(value, draw);
  }
  return pick(STRANGERS, draw);
}

function mutateList(items: readonly unknown[], draw: Draw): readonly unknown[] {
  const at = draw(Math.max(1, items.length));
  return pick(
    [items.toSpliced(at, 1), [...items, items[at]], items.toReversed(), items.with(at, items[0])],
    draw,
  );
}
