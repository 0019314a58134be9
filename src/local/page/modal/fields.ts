import type {
  APIComponentInLabel,
  APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { defaultsOf } from '../components/select-options.ts';
import { COMPONENT } from '../kinds.ts';

/** What a field of a modal holds: text, or chosen values. A checkbox holds `true` or `false`. */
export type FieldValue = string | readonly string[];
export type FieldValues = Readonly<Record<string, FieldValue>>;

type ModalComponent = APIModalInteractionResponseCallbackData['components'][number];

/** The fields in their order, whether they stand in a label or, the old way, in a row. */
export function fieldsOf(component: ModalComponent): readonly APIComponentInLabel[] {
  switch (component.type) {
    case COMPONENT.label:
      return [component.component];
    case COMPONENT.row:
      return component.components;
    default:
      return [];
  }
}

/** What the fields hold when the modal opens. */
export function initialValues({
  components,
}: APIModalInteractionResponseCallbackData): FieldValues {
  return Object.fromEntries(
    components.flatMap(fieldsOf).map((field) => [field.custom_id, initialValue(field)]),
  );
}

function initialValue(field: APIComponentInLabel): FieldValue {
  switch (field.type) {
    case COMPONENT.textInput:
      return field.value ?? '';
    case COMPONENT.checkbox:
      return String(field.default === true);
    case COMPONENT.radioGroup:
      return field.options.find((option) => option.default === true)?.value ?? '';
    case COMPONENT.checkboxGroup:
      return field.options.flatMap((option) => (option.default === true ? [option.value] : []));
    case COMPONENT.fileUpload:
      return [];
    default:
      return defaultsOf(field);
  }
}

/** How many values a field of several choices wants: what may stay empty may be left out whole. */
export function boundsOf(field: {
  readonly required?: boolean;
  readonly min_values?: number;
  readonly max_values?: number;
}): { readonly min: number; readonly max: number } {
  const min = field.required === false ? 0 : Math.max(1, field.min_values ?? 1);
  return { min, max: field.max_values ?? 1 };
}

/** The custom ids of the choices that are not made yet; text fields are the browser's to check. */
export function missingFields(
  { components }: APIModalInteractionResponseCallbackData,
  values: FieldValues,
): readonly string[] {
  return components.flatMap(fieldsOf).flatMap((field) => {
    if (field.type === COMPONENT.textInput || field.type === COMPONENT.checkbox) return [];
    const value = values[field.custom_id] ?? '';
    if (field.type === COMPONENT.radioGroup) {
      return field.required !== false && value === '' ? [field.custom_id] : [];
    }
    const isGroup = field.type === COMPONENT.checkboxGroup;
    const { min } = boundsOf(field);
    const max = field.max_values ?? (isGroup ? field.options.length : 1);
    return value.length < min || value.length > max ? [field.custom_id] : [];
  });
}
