import { ApplicationCommandAutocompleteCallbackRequestSchema } from 'discord-api-spec/zod';
import { FormErrors, type Path } from './form-errors.ts';
import { checkSchema } from './schema.ts';
import { isList, valueAt } from './json.ts';

const MAX_CHOICES = 25;

/** The answer to an autocomplete: at most 25 choices. Throws ApiError 50035. */
export function checkChoices(data: unknown, path: Path): void {
  const errors = new FormErrors();
  checkSchema(ApplicationCommandAutocompleteCallbackRequestSchema, { type: 8, data }, errors);
  const choices = valueAt(data, ['choices']);
  if (isList(choices) && choices.length > MAX_CHOICES && !errors.any) {
    errors.tooLong([...path, 'choices'], MAX_CHOICES);
  }
  errors.throwIfAny();
}
