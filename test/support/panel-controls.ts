/** Reading components as Discord and a person would. */
import {
  ComponentType,
  type APIButtonComponentWithCustomId,
  type APIComponentInContainer,
  type APIStringSelectComponent,
} from 'discord-api-types/v10';

export type Control = APIButtonComponentWithCustomId | APIStringSelectComponent;

/** All controls of a panel, in order. */
export function controlsOf(body: readonly APIComponentInContainer[]): readonly Control[] {
  return body
    .flatMap((part) => (part.type === ComponentType.ActionRow ? part.components : []))
    .map((control) => {
      if (control.type === ComponentType.StringSelect) return control;
      if (control.type === ComponentType.Button && 'custom_id' in control) return control;
      throw new Error(`An unexpected kind of control: ${control.type}`);
    });
}

/** A panel as text: what a reader sees, controls in brackets. */
export function asText(body: readonly APIComponentInContainer[]): string {
  return body
    .flatMap((part) => {
      if (part.type === ComponentType.TextDisplay) return [part.content];
      return controlsOf([part]).map(controlAsText);
    })
    .join('\n');
}

export function controlAsText(control: Control): string {
  if (control.type === ComponentType.Button) {
    return `[${control.label ?? ''}]${control.disabled === true ? ' (disabled)' : ''}`;
  }
  const options = control.options.map(({ label, description, default: chosen }) => {
    const note = description === undefined ? '' : ` – ${description}`;
    return `  ${chosen === true ? '●' : '○'} ${label}${note}`;
  });
  return [`[${control.placeholder ?? ''}]`, ...options].join('\n');
}

/** How many options of a select are picked at once. */
export function picksOf({ min_values: min = 1, max_values: max = 1 }: APIStringSelectComponent) {
  return { min, max };
}

/** What Discord would refuse in these controls, in sentences for engineers. */
export function faultsOf(controls: readonly Control[]): readonly string[] {
  const ids = controls.map(({ custom_id }) => custom_id);
  const faults = new Set(ids).size === ids.length ? [] : [`doubled ids: ${ids.join()}`];
  const check = (what: string, text: string | undefined, max: number) => {
    if (text === undefined) return;
    const bad = text.length < 1 || text.length > max || /\p{Surrogate}/u.test(text);
    if (bad) faults.push(`${what} of ${text.length} characters: ${text}`);
  };
  for (const control of controls) {
    check('id', control.custom_id, 100);
    if (control.type === ComponentType.Button) {
      check('label', control.label ?? '', 80);
      continue;
    }
    check('placeholder', control.placeholder, 150);
    const values = control.options.map(({ value }) => value);
    if (new Set(values).size !== values.length) faults.push(`doubled values: ${values.join()}`);
    if (values.length < 1 || values.length > 25) faults.push(`${values.length} options`);
    const { min, max } = picksOf(control);
    if (min > max || max > values.length) faults.push(`${min} to ${max} of ${values.length}`);
    const chosen = control.options.filter((option) => option.default === true).length;
    if (chosen > max) faults.push(`${chosen} options are shown as chosen, of ${max} at most`);
    for (const { label, value, description } of control.options) {
      check('option', label, 100);
      check('value', value, 100);
      check('description', description, 100);
    }
  }
  return faults;
}
