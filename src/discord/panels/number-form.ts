/** A form that asks for one whole number, where there are too many for buttons. */
import {
  ComponentType,
  TextInputStyle,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';

/** The name of the form's only field. */
export const NUMBER_FIELD = 'number';

export interface NumberForm {
  readonly id: string;
  readonly title: string;
  readonly label: string;
  /** Both included. */
  readonly min: number;
  readonly max: number;
}

export function numberForm({
  id,
  title,
  label,
  min,
  max,
}: NumberForm): APIModalInteractionResponseCallbackData {
  return {
    custom_id: id,
    title,
    components: [
      {
        type: ComponentType.Label,
        label,
        component: {
          type: ComponentType.TextInput,
          custom_id: NUMBER_FIELD,
          style: TextInputStyle.Short,
          required: true,
          placeholder: `${min}–${max}`,
          min_length: 1,
          max_length: String(max).length,
        },
      },
    ],
  };
}
