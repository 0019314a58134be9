import type {
  APIApplicationCommand,
  APIApplicationCommandBasicOption,
  APIApplicationCommandOption,
  LocalizationMap,
} from 'discord-api-types/v10';
import { CHAT_INPUT, OPTION } from '../kinds.ts';

/** What can be run: a command without subcommands, or one of its subcommands. */
export interface Leaf {
  /** The names that the server wants, e.g. `['cockroach', 'start']`. */
  readonly path: readonly string[];
  /** What the reader sees and types, in their language, e.g. `cockroach start`. */
  readonly name: string;
  readonly description: string;
  readonly options: readonly LeafOption[];
  readonly commandId: string;
}

export interface LeafOption {
  readonly option: APIApplicationCommandBasicOption;
  readonly name: string;
  readonly description: string;
}

interface Localized {
  readonly name: string;
  readonly description: string;
  readonly name_localizations?: LocalizationMap | null;
  readonly description_localizations?: LocalizationMap | null;
}

/** The two Englishes stand in for each other; any other missing language shows the default. */
const FALLBACKS: Readonly<Record<string, string>> = { 'en-GB': 'en-US', 'en-US': 'en-GB' };

export function localized(
  map: LocalizationMap | null | undefined,
  locale: string,
  otherwise: string,
): string {
  const texts: Readonly<Record<string, string | null | undefined>> = map ?? {};
  return texts[locale] ?? texts[FALLBACKS[locale] ?? ''] ?? otherwise;
}

const nameOf = (thing: Localized, locale: string): string =>
  localized(thing.name_localizations, locale, thing.name);

const descriptionOf = (thing: Localized, locale: string): string =>
  localized(thing.description_localizations, locale, thing.description);

/** Everything that a member with this locale can run, in the order of registration. */
export function leavesOf(
  commands: readonly APIApplicationCommand[],
  locale: string,
): readonly Leaf[] {
  return commands
    .filter((command) => command.type === CHAT_INPUT)
    .flatMap((command) =>
      branch(command, command.options ?? [], locale, {
        path: [],
        name: [],
        commandId: command.id,
      }),
    );
}

interface Trunk {
  readonly path: readonly string[];
  readonly name: readonly string[];
  readonly commandId: string;
}

function branch(
  thing: Localized,
  options: readonly APIApplicationCommandOption[],
  locale: string,
  trunk: Trunk,
): readonly Leaf[] {
  const path = [...trunk.path, thing.name];
  const name = [...trunk.name, nameOf(thing, locale)];
  const { commandId } = trunk;
  const own: LeafOption[] = [];
  const deeper: Leaf[] = [];
  for (const option of options) {
    if (option.type === OPTION.subcommand || option.type === OPTION.group) {
      deeper.push(...branch(option, option.options ?? [], locale, { path, name, commandId }));
    } else {
      own.push({
        option,
        name: nameOf(option, locale),
        description: descriptionOf(option, locale),
      });
    }
  }
  if (deeper.length > 0) return deeper;
  const description = descriptionOf(thing, locale);
  return [{ path, name: name.join(' '), description, options: own, commandId }];
}

/** The command to try first: the first one that starts something, else the first one at all. */
export const firstToTry = (leaves: readonly Leaf[]): Leaf | undefined =>
  leaves.find(({ path }) => path.at(-1) === 'start') ?? leaves[0];
