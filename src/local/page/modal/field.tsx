import type { JSX } from 'preact';
import { useId } from 'preact/hooks';
import type { APIComponentInLabel } from 'discord-api-types/v10';
import { optionsOf } from '../components/select-options.ts';
import { useSession } from '../context.ts';
import { COMPONENT, PARAGRAPH_INPUT } from '../kinds.ts';
import { Listbox } from '../parts/listbox.tsx';
import { Choices } from './choices.tsx';
import { boundsOf, type FieldValue } from './fields.ts';

interface Props {
  readonly label: string;
  readonly description: string | undefined;
  readonly field: APIComponentInLabel;
  readonly value: FieldValue;
  readonly isMissing: boolean;
  readonly onChange: (value: FieldValue) => void;
}

export function Field(props: Props): JSX.Element {
  const { label, description, field, isMissing } = props;
  const { words } = useSession();
  const id = useId();
  const isRequired = field.type !== COMPONENT.checkbox && field.required !== false;
  const mark = isRequired && (
    <span class="required" title={words.required}>
      {' *'}
    </span>
  );
  // Groups and lists name themselves; only text belongs to a real label.
  return (
    <div class={isMissing ? 'field missing' : 'field'}>
      {field.type === COMPONENT.textInput ? (
        <label class="field-label" for={id}>
          {label}
          {mark}
        </label>
      ) : (
        field.type !== COMPONENT.checkbox && (
          <span class="field-label">
            {label}
            {mark}
          </span>
        )
      )}
      {description !== undefined && (
        <small id={`${id}-about`} class="field-about">
          {description}
        </small>
      )}
      <Control {...props} id={id} />
      {isMissing && <small class="failure">{words.missingField}</small>}
    </div>
  );
}

function Control({
  id,
  label,
  description,
  field,
  value,
  isMissing,
  onChange,
}: Props & { readonly id: string }): JSX.Element {
  const { model, words } = useSession();
  const text = typeof value === 'string' ? value : '';
  const values = typeof value === 'string' ? [] : value;
  switch (field.type) {
    case COMPONENT.textInput: {
      const common = {
        id,
        value: text,
        placeholder: field.placeholder ?? '',
        required: field.required !== false,
        minLength: field.min_length ?? 0,
        maxLength: field.max_length ?? 4000,
        'aria-describedby': description === undefined ? '' : `${id}-about`,
      };
      return field.style === PARAGRAPH_INPUT ? (
        <textarea {...common} rows={4} onInput={(event) => onChange(event.currentTarget.value)} />
      ) : (
        <input
          {...common}
          type="text"
          autoComplete="off"
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      );
    }
    case COMPONENT.checkbox:
      return (
        <label class="choice">
          <input
            type="checkbox"
            checked={text === 'true'}
            onChange={(event) => onChange(String(event.currentTarget.checked))}
          />
          {label}
        </label>
      );
    case COMPONENT.radioGroup:
      return (
        <Choices
          type="radio"
          label={label}
          options={field.options}
          values={[text]}
          onToggle={(chosen) => onChange(chosen)}
        />
      );
    case COMPONENT.checkboxGroup:
      return (
        <Choices
          type="checkbox"
          label={label}
          options={field.options}
          values={values}
          onToggle={(chosen, isOn) => {
            const others = values.filter((each) => each !== chosen);
            onChange(isOn ? [...others, chosen] : others);
          }}
        />
      );
    case COMPONENT.fileUpload:
      return <p class="failure">{words.notSupported}</p>;
    default:
      return (
        <Listbox
          label={label}
          placeholder={field.placeholder ?? words.choose}
          options={optionsOf(field, model.page)}
          selected={values}
          {...boundsOf(field)}
          invalid={isMissing}
          onChoose={onChange}
        />
      );
  }
}
