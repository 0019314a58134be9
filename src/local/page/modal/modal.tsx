import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import { useSession } from '../context.ts';
import { COMPONENT } from '../kinds.ts';
import type { OpenModal } from '../model/model.ts';
import { Dialog } from '../parts/dialog.tsx';
import { Text } from '../parts/text.tsx';
import { Field } from './field.tsx';
import { initialValues, missingFields, type FieldValue } from './fields.ts';

/** The form that an answer of type 9 opens. Dismissing it tells nobody, as in Discord. */
export function Modal({ open }: { readonly open: OpenModal }): JSX.Element {
  const { model, words, actions } = useSession();
  const { modal } = open;
  const [values, setValues] = useState(() => initialValues(modal));
  const [isTried, setTried] = useState(false);
  const missing = isTried ? missingFields(modal, values) : [];
  const outcome = model.attempts.find(({ source }) => source.type === 'modal')?.outcome;

  const submit = (): void => {
    setTried(true);
    if (missingFields(modal, values).length === 0) actions.submitModal(values);
  };
  const set = (id: string, value: FieldValue): void => setValues({ ...values, [id]: value });

  return (
    <Dialog
      title={modal.title}
      submitLabel={words.submit}
      busy={outcome?.type === 'pending'}
      failure={outcome?.type === 'failed' ? words.modalFailed : undefined}
      onClose={actions.closeModal}
      onSubmit={submit}
    >
      {modal.components.map((component, index) => {
        switch (component.type) {
          case COMPONENT.text:
            return <Text key={index} source={component.content} />;
          case COMPONENT.label:
            return (
              <Field
                key={index}
                label={component.label}
                description={component.description}
                field={component.component}
                value={values[component.component.custom_id] ?? ''}
                isMissing={missing.includes(component.component.custom_id)}
                onChange={(value) => set(component.component.custom_id, value)}
              />
            );
          default:
            return component.components.map((field) => (
              <Field
                key={field.custom_id}
                label={field.label ?? ''}
                description={undefined}
                field={field}
                value={values[field.custom_id] ?? ''}
                isMissing={missing.includes(field.custom_id)}
                onChange={(value) => set(field.custom_id, value)}
              />
            ));
        }
      })}
    </Dialog>
  );
}
