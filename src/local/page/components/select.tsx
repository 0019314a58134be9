import type { JSX } from 'preact';
import { useMemo, useState } from 'preact/hooks';
import type { APISelectMenuComponent } from 'discord-api-types/v10';
import { useSession } from '../context.ts';
import { COMPONENT } from '../kinds.ts';
import { Listbox } from '../parts/listbox.tsx';
import { useMessage } from './message-context.ts';
import { defaultsOf, optionsOf } from './select-options.ts';

export function Select({ component }: { readonly component: APISelectMenuComponent }): JSX.Element {
  const { model, words } = useSession();
  const { pending, use } = useMessage();
  const options = useMemo(() => optionsOf(component, model.page), [component, model.page]);
  // As in Discord's clients, every new version of the message shows the select's defaults again.
  const [chosen, setChosen] = useState({ component, values: defaultsOf(component) });
  const selected = chosen.component === component ? chosen.values : defaultsOf(component);
  const isForMembers = component.type === COMPONENT.userSelect;
  const placeholder = component.placeholder ?? (isForMembers ? words.chooseMember : words.choose);
  return (
    <Listbox
      label={placeholder}
      placeholder={placeholder}
      options={options}
      selected={selected}
      min={component.min_values ?? 1}
      max={component.max_values ?? 1}
      disabled={component.disabled === true}
      busy={pending !== undefined}
      onChoose={(values) => {
        setChosen({ component, values });
        use(component.custom_id, values);
      }}
    />
  );
}
