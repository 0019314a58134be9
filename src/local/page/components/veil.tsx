import type { ComponentChildren, JSX } from 'preact';
import { useState } from 'preact/hooks';
import { Icon } from '../parts/icons.tsx';
import { useSession } from '../context.ts';

interface Props {
  readonly isSpoiler: boolean;
  readonly children: ComponentChildren;
}

/** Hides a spoiler, from the eye and from a screen reader alike, until it is asked for. */
export function Veil({ isSpoiler, children }: Props): JSX.Element {
  const { words } = useSession();
  const [isLifted, setLifted] = useState(false);
  if (!isSpoiler || isLifted) return <>{children}</>;
  return (
    <div class="veil">
      <div class="veiled" aria-hidden="true" inert>
        {children}
      </div>
      <button type="button" class="veil-button" onClick={() => setLifted(true)}>
        <Icon name="eye" />
        {words.spoiler}
      </button>
    </div>
  );
}
