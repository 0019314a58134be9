/** Application commands (discord.md §3.7). */
import {
  ApplicationCommandOptionType as Kind,
  ApplicationCommandType,
  type APIApplicationCommand,
} from 'discord-api-types/v10';
import { ApplicationCommandCreateRequestSchema } from 'discord-api-spec/zod';
import { refusals } from '../api-error.ts';
import type { CommandBody } from '../commands/make-command.ts';
import { checkCommandSize } from './command-size.ts';
import type { RawCommandOption } from './body-types.ts';
import { FormErrors, type Path } from './form-errors.ts';
import { isBroken, isObject, type JsonObject } from './json.ts';
import { LOCALES } from './locales.ts';
import { checkSchema } from './schema.ts';

const NAME = /^[-_'\p{L}\p{N}\p{sc=Deva}\p{sc=Thai}]{1,32}$/u;
const PER_TYPE: Readonly<Record<number, number>> = { 1: 100, 2: 15, 3: 15, 4: 1 };

type Options = readonly RawCommandOption[];

const isNested = (kind: Kind): boolean => kind === Kind.Subcommand || kind === Kind.SubcommandGroup;

function checkName(name: string, path: Path, errors: FormErrors): void {
  if (!NAME.test(name) || name !== name.toLowerCase()) {
    errors.add(path, 'APPLICATION_COMMAND_INVALID_NAME', 'Command name is invalid');
  }
}

function checkLocalisations(
  value: object | null | undefined,
  path: Path,
  errors: FormErrors,
): void {
  for (const locale of Object.keys(value ?? {})) {
    if (!LOCALES.has(locale)) errors.choices([...path, locale], [...LOCALES]);
  }
}

/** Names must differ, in every language too. */
function checkDistinct(options: Options, path: Path, errors: FormErrors): void {
  const seen = new Set<string>();
  options.forEach((option, index) => {
    const names = { '': option.name, ...option.name_localizations };
    for (const [locale, name] of Object.entries(names)) {
      const key = `${locale}:${name}`;
      if (seen.has(key)) {
        errors.add(
          [...path, index, 'name'],
          'APPLICATION_COMMAND_OPTIONS_NAME_ALREADY_EXISTS',
          `Option name ${option.name} already exists in options`,
        );
      }
      seen.add(key);
    }
  });
}

function checkOrder(options: Options, path: Path, errors: FormErrors): void {
  let optional = false;
  options.forEach((option, index) => {
    const required = option.required === true;
    if (required && optional) {
      errors.add(
        [...path, index],
        'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
        'Required options must be placed before non-required options',
      );
    }
    optional ||= !required;
  });
}

/** A command holds groups and subcommands, or values; a group holds subcommands only. */
function checkNesting(
  options: Options,
  path: Path,
  parent: 'command' | Kind,
  errors: FormErrors,
): void {
  const nested = options.filter(({ type }) => isNested(type)).length;
  options.forEach(({ type }, index) => {
    const fits =
      parent === 'command'
        ? nested === 0 || nested === options.length
        : parent === Kind.SubcommandGroup
          ? type === Kind.Subcommand
          : !isNested(type);
    if (!fits)
      errors.add(
        [...path, index],
        'APPLICATION_COMMAND_OPTIONS_TYPE_INVALID',
        'Sub-command and sub-command group option types are mutually exclusive to all other types',
      );
  });
}

function checkBounds(option: RawCommandOption, path: Path, errors: FormErrors): void {
  if (option.type === Kind.String) {
    const { min_length: min, max_length: max } = option;
    if (min != null && max != null && min > max) {
      errors.add(
        [...path, 'min_length'],
        'NUMBER_TYPE_MAX',
        `int value should be less than or equal to ${max}.`,
      );
    }
  }
  if (option.autocomplete === true && (option.choices?.length ?? 0) > 0) {
    errors.add(
      [...path, 'autocomplete'],
      'APPLICATION_COMMAND_AUTOCOMPLETE_WITH_CHOICES',
      'Autocomplete cannot be used with choices',
    );
  }
}

function checkOptions(
  options: Options,
  path: Path,
  parent: 'command' | Kind,
  errors: FormErrors,
): void {
  checkDistinct(options, path, errors);
  checkOrder(options, path, errors);
  checkNesting(options, path, parent, errors);
  options.forEach((option, index) => {
    const here = [...path, index];
    checkName(option.name, [...here, 'name'], errors);
    if (option.description === '') errors.required([...here, 'description']);
    checkLocalisations(option.name_localizations, [...here, 'name_localizations'], errors);
    checkLocalisations(
      option.description_localizations,
      [...here, 'description_localizations'],
      errors,
    );
    checkBounds(option, here, errors);
    if (option.options != null)
      checkOptions(option.options, [...here, 'options'], option.type, errors);
  });
}

/** The published schema has a number; bots send the decimal string that the API gives back. */
function withNumber(raw: unknown): unknown {
  if (!isObject(raw)) return raw;
  const bits = raw['default_member_permissions'];
  return typeof bits === 'string' && /^\d+$/.test(bits)
    ? { ...raw, default_member_permissions: Number(bits) }
    : raw;
}

function check(raw: unknown, path: Path): CommandBody {
  const errors = new FormErrors(path);
  checkSchema(ApplicationCommandCreateRequestSchema, withNumber(raw), errors);
  errors.throwIfAny();
  // The schema has just vouched for this shape.
  const body = raw as CommandBody;
  const type = body.type ?? ApplicationCommandType.ChatInput;
  if (type === ApplicationCommandType.ChatInput) {
    checkName(body.name, ['name'], errors);
    if ((body.description ?? '') === '') errors.required(['description']);
  } else if ((body.description ?? '') !== '') {
    errors.add(
      ['description'],
      'APPLICATION_COMMAND_DESCRIPTION_NOT_ALLOWED',
      'Context menu commands cannot have description',
    );
  }
  checkLocalisations(body.name_localizations, ['name_localizations'], errors);
  checkLocalisations(body.description_localizations, ['description_localizations'], errors);
  checkOptions(body.options ?? [], ['options'], 'command', errors);
  checkCommandSize(body, errors);
  errors.throwIfAny();
  return body;
}

/** One command. Throws ApiError 50035. */
export function parseCommand(raw: unknown): CommandBody {
  if (isBroken(raw)) throw refusals.internal();
  return check(raw, []);
}

/** A whole scope: names differ within a type, and there are not too many. Throws ApiError 50035. */
export function parseCommands(raws: readonly unknown[]): readonly CommandBody[] {
  if (isBroken(raws)) throw refusals.internal();
  const bodies = raws.map((raw, index) => check(raw, [index]));
  const errors = new FormErrors();
  const seen = new Set<string>();
  const counts = new Map<number, number>();
  bodies.forEach(({ name, type }, index) => {
    const kind = type ?? ApplicationCommandType.ChatInput;
    const key = `${kind}:${name}`;
    if (seen.has(key))
      errors.add(
        [index],
        'APPLICATION_COMMANDS_DUPLICATE_NAME',
        'Application command names must be unique',
      );
    seen.add(key);
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  });
  for (const [kind, count] of counts) {
    const max = PER_TYPE[kind] ?? 0;
    if (count > max) errors.add([], 'BASE_TYPE_MAX_LENGTH', `Must be ${max} or fewer in length.`);
  }
  errors.throwIfAny();
  return bodies;
}

/** A changed command: what the patch leaves out stays. */
export function parseCommandPatch(before: APIApplicationCommand, raw: unknown): CommandBody {
  const changes: JsonObject = isObject(raw) ? raw : {};
  return parseCommand({ ...before, ...changes });
}
