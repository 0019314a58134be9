import type { OptionValue, PageChannel, PageMember } from '../../page-protocol.ts';
import { OPTION } from '../kinds.ts';
import { localized, type Leaf, type LeafOption } from './leaves.ts';

/** The values of a command's fields as text, by the option's own (not localized) name. */
export type Fields = Readonly<Record<string, string>>;

export interface Choice {
  readonly value: string;
  readonly label: string;
}

/** Whom and what an option may name. */
export interface Surroundings {
  readonly members: readonly PageMember[];
  readonly channels: readonly PageChannel[];
  readonly locale: string;
}

const defaultName = (leaf: Leaf): string => leaf.path.join(' ');

const tidy = (text: string): string => text.toLowerCase().replace(/\s+/g, ' ').trimStart();

/** The commands that what was typed after `/` can become: those that begin so come first. */
export function completions(leaves: readonly Leaf[], typed: string): readonly Leaf[] {
  const wanted = tidy(typed).trimEnd();
  const names = (leaf: Leaf): readonly string[] => [leaf.name.toLowerCase(), defaultName(leaf)];
  const begins = leaves.filter((leaf) => names(leaf).some((name) => name.startsWith(wanted)));
  const holds = leaves.filter(
    (leaf) => !begins.includes(leaf) && names(leaf).some((name) => name.includes(wanted)),
  );
  return [...begins, ...holds];
}

export interface TypedCommand {
  readonly leaf: Leaf;
  /** Fields that were typed as `name:value`. */
  readonly fields: Fields;
}

/** Reads a whole command line such as `chips show player:Anna`; undefined where it names no command. */
export function readTyped(
  leaves: readonly Leaf[],
  typed: string,
  around: Surroundings,
): TypedCommand | undefined {
  const line = tidy(typed).trimEnd();
  const leaf = leaves.find((each) =>
    [each.name.toLowerCase(), defaultName(each)].some(
      (name) => line === name || line.startsWith(`${name} `),
    ),
  );
  if (leaf === undefined) return undefined;
  const words = typed.replace(/\s+/g, ' ').trim();
  const rest = words.slice(
    (line.startsWith(leaf.name.toLowerCase()) ? leaf.name : defaultName(leaf)).length,
  );
  return { leaf, fields: readFields(leaf, rest.trim(), around) };
}

/** Splits at each `name:` of a known option, so that a value may hold spaces. */
function readFields(leaf: Leaf, text: string, around: Surroundings): Fields {
  const fields: Record<string, string> = {};
  const starts = leaf.options
    .flatMap(({ option, name }) =>
      [...new Set([name, option.name])].map((label) => {
        const at = ` ${text}`.toLowerCase().indexOf(` ${label.toLowerCase()}:`);
        return { option: option.name, at, from: at + label.length + 1 };
      }),
    )
    .filter(({ at }) => at !== -1)
    .sort((one, other) => one.at - other.at);
  starts.forEach(({ option, from }, index) => {
    const value = text.slice(from, starts[index + 1]?.at ?? text.length).trim();
    const leafOption = leaf.options.find((each) => each.option.name === option);
    if (leafOption !== undefined) fields[option] = valueFor(leafOption, value, around);
  });
  return fields;
}

/** A choice may be typed by its label, a member by name. */
function valueFor(option: LeafOption, typed: string, around: Surroundings): string {
  const wanted = typed.replace(/^@/, '').toLowerCase();
  const found = choicesOf(option, around)?.find(
    ({ value, label }) => label.toLowerCase() === wanted || value.toLowerCase() === wanted,
  );
  return found?.value ?? typed;
}

/** What can be chosen for an option, or undefined where anything may be typed. */
export function choicesOf(
  { option }: LeafOption,
  { members, channels, locale }: Surroundings,
): readonly Choice[] | undefined {
  switch (option.type) {
    case OPTION.boolean:
      return [
        { value: 'true', label: 'True' },
        { value: 'false', label: 'False' },
      ];
    case OPTION.user:
      return members.map(({ id, name }) => ({ value: id, label: name }));
    case OPTION.channel:
      return channels.map(({ id, name }) => ({ value: id, label: `#${name}` }));
    case OPTION.string:
    case OPTION.integer:
    case OPTION.number:
      return option.choices?.map(({ name, name_localizations, value }) => ({
        value: String(value),
        label: localized(name_localizations, locale, name),
      }));
    default:
      return undefined;
  }
}

export type Checked =
  | { readonly ok: true; readonly options: Readonly<Record<string, OptionValue>> }
  | { readonly ok: false; readonly wrong: readonly string[] };

/** Turns the fields into the values that Discord sends, or names the options that are wrong. */
export function checkFields(leaf: Leaf, fields: Fields, around: Surroundings): Checked {
  const options: Record<string, OptionValue> = {};
  const wrong: string[] = [];
  for (const each of leaf.options) {
    const text = fields[each.option.name] ?? '';
    if (text === '') {
      if (each.option.required === true) wrong.push(each.option.name);
      continue;
    }
    const value = parseValue(each, text, around);
    if (value === undefined) wrong.push(each.option.name);
    else options[each.option.name] = value;
  }
  return wrong.length === 0 ? { ok: true, options } : { ok: false, wrong };
}

function parseValue(
  leafOption: LeafOption,
  text: string,
  around: Surroundings,
): OptionValue | undefined {
  const { option } = leafOption;
  const choices = choicesOf(leafOption, around);
  if (choices !== undefined && !choices.some(({ value }) => value === text)) return undefined;
  switch (option.type) {
    case OPTION.boolean:
      return text === 'true';
    case OPTION.integer:
    case OPTION.number: {
      const limits: { readonly min_value?: number; readonly max_value?: number } = option;
      const number = Number(text);
      const fits =
        number >= (limits.min_value ?? -Infinity) && number <= (limits.max_value ?? Infinity);
      const isWhole = option.type === OPTION.number || Number.isSafeInteger(number);
      return fits && isWhole ? number : undefined;
    }
    case OPTION.string: {
      const limits: { readonly min_length?: number; readonly max_length?: number } = option;
      const fits =
        text.length >= (limits.min_length ?? 0) && text.length <= (limits.max_length ?? 6000);
      return fits ? text : undefined;
    }
    default:
      return text;
  }
}
