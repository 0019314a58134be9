import type { JSX } from 'preact';
import { useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { OptionValue } from '../../page-protocol.ts';
import type { Leaf, LeafOption } from '../commands/leaves.ts';
import {
  checkFields,
  choicesOf,
  type Choice,
  type Fields,
  type Surroundings,
} from '../commands/typed.ts';
import { useSession } from '../context.ts';
import { OPTION } from '../kinds.ts';
import { Icon } from '../parts/icons.tsx';

interface Props {
  readonly leaf: Leaf;
  readonly initial: Fields;
  readonly around: Surroundings;
  readonly onRun: (leaf: Leaf, options: Readonly<Record<string, OptionValue>>) => void;
  readonly onCancel: (fields: Fields) => void;
}

/** A chosen command with a field for each option. Enter runs it, Escape goes back to the text. */
export function CommandForm({ leaf, initial, around, onRun, onCancel }: Props): JSX.Element {
  const { words } = useSession();
  const form = useRef<HTMLFormElement>(null);
  const [fields, setFields] = useState(initial);
  const [wrong, setWrong] = useState<readonly string[]>([]);
  useLayoutEffect(() => {
    form.current?.querySelector<HTMLElement>('input, select, button[type=submit]')?.focus();
  }, []);
  const submit = (): void => {
    const checked = checkFields(leaf, fields, around);
    if (checked.ok) {
      onRun(leaf, checked.options);
    } else {
      setWrong(checked.wrong);
      form.current?.querySelector<HTMLElement>(`[name="${checked.wrong[0] ?? ''}"]`)?.focus();
    }
  };
  return (
    <form
      ref={form}
      class="composer command-form"
      aria-label={`/${leaf.name}`}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      onKeyDown={(event) => {
        if (event.key === 'Escape') onCancel(fields);
      }}
    >
      <header class="command-head">
        <strong>{`/${leaf.name}`}</strong>
        <span>{leaf.description}</span>
        <button
          type="button"
          class="icon-button"
          aria-label={words.cancel}
          title={words.cancel}
          onClick={() => onCancel(fields)}
        >
          <Icon name="close" />
        </button>
      </header>
      <div class="command-fields">
        {leaf.options.map((option) => (
          <OptionField
            key={option.option.name}
            option={option}
            choices={choicesOf(option, around)}
            value={fields[option.option.name] ?? ''}
            isWrong={wrong.includes(option.option.name)}
            onChange={(value) => {
              setFields({ ...fields, [option.option.name]: value });
              setWrong(wrong.filter((name) => name !== option.option.name));
            }}
          />
        ))}
        <button type="submit" class="button primary">
          {words.run}
        </button>
      </div>
    </form>
  );
}

interface FieldProps {
  readonly option: LeafOption;
  readonly choices: readonly Choice[] | undefined;
  readonly value: string;
  readonly isWrong: boolean;
  readonly onChange: (value: string) => void;
}

function OptionField({ option, choices, value, isWrong, onChange }: FieldProps): JSX.Element {
  const { words } = useSession();
  const { option: raw, name, description } = option;
  const isNumber = raw.type === OPTION.integer || raw.type === OPTION.number;
  const label = (choice: Choice): string => {
    if (raw.type !== OPTION.boolean) return choice.label;
    return choice.value === 'true' ? words.truth : words.falsehood;
  };
  return (
    <label class={isWrong ? 'option-field wrong' : 'option-field'} title={description}>
      <span>
        {name}
        {raw.required !== true && <small>{words.optional}</small>}
      </span>
      {choices === undefined ? (
        <input
          name={raw.name}
          type="text"
          inputMode={isNumber ? 'numeric' : 'text'}
          autoComplete="off"
          placeholder={raw.type === OPTION.integer || raw.type === OPTION.number ? range(raw) : ''}
          value={value}
          aria-invalid={isWrong}
          onInput={(event) => onChange(event.currentTarget.value)}
        />
      ) : (
        <select
          name={raw.name}
          value={value}
          aria-invalid={isWrong}
          onChange={(event) => onChange(event.currentTarget.value)}
          onKeyDown={(event) => {
            // A native select opens on Enter; here Enter runs, as in a text field.
            if (event.key !== 'Enter') return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
        >
          <option value="">–</option>
          {choices.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {label(choice)}
            </option>
          ))}
        </select>
      )}
      <small class="option-about">
        {isWrong ? (value === '' ? words.missingField : words.wrongField) : description}
      </small>
    </label>
  );
}

function range(limits: { readonly min_value?: number; readonly max_value?: number }): string {
  const { min_value: least, max_value: most } = limits;
  if (least === undefined || most === undefined) return '';
  return `${least}–${most}`;
}
