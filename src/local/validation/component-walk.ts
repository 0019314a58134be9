import { ComponentType } from 'discord-api-types/v10';
import type { Path } from './form-errors.ts';
import type { RawComponent } from './body-types.ts';

export interface Placed {
  readonly component: RawComponent;
  readonly path: Path;
}

function childrenOf({ component, path }: Placed): readonly Placed[] {
  const { components = [], accessory, component: only } = component;
  return [
    ...components.map((child, index) => ({
      component: child,
      path: [...path, 'components', index],
    })),
    ...(accessory === undefined ? [] : [{ component: accessory, path: [...path, 'accessory'] }]),
    ...(only === undefined ? [] : [{ component: only, path: [...path, 'component'] }]),
  ];
}

/** Every component, however deep, in the order of reading, with its path in the body. */
export function allComponents(
  components: readonly RawComponent[],
  path: Path = ['components'],
): readonly Placed[] {
  const visit = (placed: Placed): readonly Placed[] => [
    placed,
    ...childrenOf(placed).flatMap(visit),
  ];
  return components.flatMap((component, index) => visit({ component, path: [...path, index] }));
}

/** A copy of a component and all below it, outermost first, changed one by one. */
export function mapComponents(
  components: readonly RawComponent[],
  change: (component: RawComponent) => RawComponent,
): readonly RawComponent[] {
  return components.map((component) => {
    const own = change(component);
    return {
      ...own,
      ...(own.components && { components: mapComponents(own.components, change) }),
      ...(own.accessory && {
        accessory: mapComponents([own.accessory], change)[0] ?? own.accessory,
      }),
    };
  });
}

const SELECTS: ReadonlySet<ComponentType> = new Set([
  ComponentType.StringSelect,
  ComponentType.UserSelect,
  ComponentType.RoleSelect,
  ComponentType.MentionableSelect,
  ComponentType.ChannelSelect,
]);

export function isSelect(component: RawComponent): boolean {
  return SELECTS.has(component.type);
}
