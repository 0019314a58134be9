import type { JSX } from 'preact';
import type { APIButtonComponent } from 'discord-api-types/v10';
import { BUTTON } from '../kinds.ts';
import { Icon } from '../parts/icons.tsx';
import { emojiText } from './emoji.ts';
import { useMessage } from './message-context.ts';

const LOOKS: Readonly<Record<number, string>> = {
  [BUTTON.primary]: 'primary',
  [BUTTON.secondary]: 'secondary',
  [BUTTON.success]: 'success',
  [BUTTON.danger]: 'danger',
  [BUTTON.link]: 'secondary',
};

export function Button({ component }: { readonly component: APIButtonComponent }): JSX.Element {
  const { pending, use } = useMessage();
  const look = `button ${LOOKS[component.style] ?? 'secondary'}`;
  if (component.style === BUTTON.premium) {
    return (
      <button type="button" class={look} disabled>
        {component.sku_id}
      </button>
    );
  }
  const emoji = emojiText(component.emoji);
  const content = (
    <span class="button-content">
      {emoji !== undefined && <span class="emoji">{emoji}</span>}
      {component.label !== undefined && <span>{component.label}</span>}
    </span>
  );
  const name = component.label ?? component.emoji?.name;
  if (component.style === BUTTON.link) {
    // A link may have any scheme that Discord allows; only web addresses are followed here.
    return component.disabled === true || !/^https?:\/\//i.test(component.url) ? (
      <button type="button" class={look} disabled>
        {content}
      </button>
    ) : (
      <a class={look} href={component.url} target="_blank" rel="noopener noreferrer">
        {content}
        <Icon name="external" />
      </a>
    );
  }
  const { custom_id: customId, disabled } = component;
  const isBusy = pending !== undefined;
  return (
    <button
      type="button"
      class={pending === customId ? `${look} pending` : look}
      aria-label={name}
      // A disabled element loses the focus, so a busy one only says that it is.
      disabled={disabled === true}
      aria-disabled={isBusy}
      aria-busy={pending === customId}
      onClick={() => {
        if (!isBusy) use(customId);
      }}
    >
      {content}
    </button>
  );
}
