/** Modals (discord.md §3.4). */
import { ComponentType, type APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { ModalInteractionCallbackRequestDataSchema } from 'discord-api-spec/zod';
import type { ModalBody, RawComponent } from './body-types.ts';
import { allComponents, isSelect, type Placed } from './component-walk.ts';
import { checkIds, checkSelect } from './components.ts';
import { FormErrors, type Path } from './form-errors.ts';
import { checkSchema } from './schema.ts';

/** The published schema allows 40; the documentation, and the service, five. */
const MAX_TOP_LEVEL = 5;

function checkField({ component, path }: Placed, errors: FormErrors): void {
  if (isSelect(component) && component.disabled === true) {
    errors.add(
      [...path, 'disabled'],
      'COMPONENT_DISABLED_IN_MODAL',
      'Components in modals cannot be disabled',
    );
  }
  if (isSelect(component) && component.required !== false && component.min_values === 0) {
    errors.add(
      [...path, 'min_values'],
      'NUMBER_TYPE_MIN',
      'int value should be greater than or equal to 1.',
    );
  }
}

function checkTextInput(
  { component, path }: Placed,
  insideLabel: boolean,
  errors: FormErrors,
): void {
  const { min_length: min, max_length: max } = component;
  if (min != null && max != null && min > max) {
    errors.add(
      [...path, 'min_length'],
      'NUMBER_TYPE_MAX',
      `int value should be less than or equal to ${max}.`,
    );
  }
  if (insideLabel && component.label != null) {
    errors.add(
      [...path, 'label'],
      'TEXT_INPUT_LABEL_NOT_ALLOWED',
      'A text input inside a label cannot have a label',
    );
  }
  if (!insideLabel && component.label == null) errors.required([...path, 'label']);
}

function checkRow({ component, path }: Placed, errors: FormErrors): void {
  if ((component.components?.length ?? 0) !== 1) errors.badLength([...path, 'components'], 1, 1);
}

/** The checked modal as the client gets it. Throws ApiError 50035. */
export function parseModal(raw: unknown, prefix: Path): APIModalInteractionResponseCallbackData {
  const errors = new FormErrors(prefix);
  checkSchema(ModalInteractionCallbackRequestDataSchema, raw ?? undefined, errors);
  errors.throwIfAny();
  // The schema has just vouched for this shape.
  const modal = raw as ModalBody & APIModalInteractionResponseCallbackData;
  const top: readonly RawComponent[] = (raw as ModalBody).components;
  if (top.length > MAX_TOP_LEVEL) errors.badLength(['components'], 1, MAX_TOP_LEVEL);
  const placed = allComponents(top);
  checkIds(placed, errors);
  for (const one of placed) {
    checkField(one, errors);
    if (isSelect(one.component)) checkSelect(one, errors);
    if (one.component.type === ComponentType.ActionRow) checkRow(one, errors);
    if (one.component.type === ComponentType.TextInput) {
      checkTextInput(one, one.path.at(-1) === 'component', errors);
    }
  }
  errors.throwIfAny();
  return modal;
}
