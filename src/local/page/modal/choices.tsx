import type { JSX } from 'preact';
import { useId } from 'preact/hooks';

interface Option {
  readonly value: string;
  readonly label: string;
  readonly description?: string;
}

interface Props {
  readonly type: 'radio' | 'checkbox';
  readonly label: string;
  readonly options: readonly Option[];
  readonly values: readonly string[];
  readonly onToggle: (value: string, isOn: boolean) => void;
}

/** A group of radio buttons or checkboxes. */
export function Choices({ type, label, options, values, onToggle }: Props): JSX.Element {
  const name = useId();
  return (
    <div role={type === 'radio' ? 'radiogroup' : 'group'} aria-label={label}>
      {options.map((option) => (
        <label key={option.value} class="choice">
          <input
            type={type}
            name={name}
            checked={values.includes(option.value)}
            onChange={(event) => onToggle(option.value, event.currentTarget.checked)}
          />
          <span>
            {option.label}
            {option.description !== undefined && <small>{option.description}</small>}
          </span>
        </label>
      ))}
    </div>
  );
}
