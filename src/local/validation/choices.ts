import { ApplicationCommandAutocompleteCallbackRequestSchema } from 'discord-api-spec/zod';
import { FormErrors } from './form-errors.ts';
import { checkSchema } from './schema.ts';
import { isList, valueAt } from './json.ts';

const MAX_CHOICES = 25;

/** The answer to an autocomplete: at most 25 choices. Throws ApiError 50035. */
export function checkChoices(data: unknown): void {
  const errors = new FormErrors();
  const choices = valueAt(data, ['choices']);
  if (isList(choices) && choices.length > MAX_CHOICES) {
    errors.tooLong(['data', 'choices'], MAX_CHOICES);
  } else {
    checkSchema(ApplicationCommandAutocompleteCallbackRequestSchema, { type: 8, data }, errors);
  }
  errors.throwIfAny();
}
