import type { CommandBody } from '../commands/make-command.ts';
import type { RawCommandOption } from './body-types.ts';
import type { FormErrors } from './form-errors.ts';
import { lengthOf } from './text.ts';

const MAX_SIZE = 8000;

/** Of each text the longest translation counts. */
function longest(text: string, translations: object | null | undefined): number {
  const all = [text, ...Object.values(translations ?? {}).map(String)];
  return Math.max(...all.map((one) => lengthOf(one)));
}

function optionSize(option: RawCommandOption): number {
  const own =
    longest(option.name, option.name_localizations) +
    longest(option.description, option.description_localizations);
  const choices = option.choices ?? [];
  const options = option.options ?? [];
  const inChoices = choices.reduce(
    (sum, choice) =>
      sum + longest(choice.name, choice.name_localizations) + String(choice.value).length,
    0,
  );
  return own + inChoices + options.reduce((sum, child) => sum + optionSize(child), 0);
}

/** All names, descriptions and values of one command together. */
export function checkCommandSize(body: CommandBody, errors: FormErrors): void {
  const size =
    longest(body.name, body.name_localizations) +
    longest(body.description ?? '', body.description_localizations) +
    (body.options ?? []).reduce((sum, option) => sum + optionSize(option), 0);
  if (size > MAX_SIZE) {
    errors.add([], 'APPLICATION_COMMAND_TOO_LARGE', `Command exceeds maximum size (${MAX_SIZE})`);
  }
}
