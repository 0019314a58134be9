import type { JSX } from 'preact';
import type {
  APIActionRowComponent,
  APIComponentInMessageActionRow,
  APIContainerComponent,
  APIMessageTopLevelComponent,
  APISectionComponent,
} from 'discord-api-types/v10';
import { COMPONENT, LARGE_SPACING } from '../kinds.ts';
import { Text } from '../parts/text.tsx';
import { Button } from './button.tsx';
import { FileCard, Gallery, Thumbnail } from './media.tsx';
import { Select } from './select.tsx';
import { Veil } from './veil.tsx';

interface Props {
  readonly components: readonly APIMessageTopLevelComponent[];
}

/**
 * The components of a message. Their keys are their places, so that an edited panel keeps its
 * elements, and with them the reader's focus, though its custom ids are new.
 */
export function Components({ components }: Props): JSX.Element {
  return (
    <div class="components">
      {components.map((component, index) => (
        <Component key={`${index}-${component.type}`} component={component} />
      ))}
    </div>
  );
}

function Component({
  component,
}: {
  readonly component: APIMessageTopLevelComponent;
}): JSX.Element | null {
  switch (component.type) {
    case COMPONENT.container:
      return <Container component={component} />;
    case COMPONENT.section:
      return <Section component={component} />;
    case COMPONENT.text:
      return <Text source={component.content} />;
    case COMPONENT.row:
      return <Row component={component} />;
    case COMPONENT.gallery:
      return <Gallery component={component} />;
    case COMPONENT.file:
      return <FileCard component={component} />;
    case COMPONENT.separator: {
      const line = component.divider === false ? '' : ' line';
      const wide = component.spacing === LARGE_SPACING ? ' wide' : '';
      return <div class={`separator${line}${wide}`} />;
    }
    default:
      return null; // kinds that no message holds at this level
  }
}

const hexColour = (colour: number): string => `#${colour.toString(16).padStart(6, '0')}`;

function Container({ component }: { readonly component: APIContainerComponent }): JSX.Element {
  const { accent_color: accent, components, spoiler } = component;
  const style = accent == null ? undefined : { borderLeftColor: hexColour(accent) };
  return (
    <div class={accent == null ? 'container' : 'container accented'} style={style}>
      <Veil isSpoiler={spoiler === true}>
        <Components components={components} />
      </Veil>
    </div>
  );
}

function Section({ component }: { readonly component: APISectionComponent }): JSX.Element {
  const { accessory } = component;
  return (
    <div class="section">
      <div class="section-texts">
        {component.components.map((text, index) => (
          <Text key={index} source={text.content} />
        ))}
      </div>
      {accessory.type === COMPONENT.button ? (
        <Button component={accessory} />
      ) : (
        <Thumbnail component={accessory} />
      )}
    </div>
  );
}

function Row({
  component,
}: {
  readonly component: APIActionRowComponent<APIComponentInMessageActionRow>;
}): JSX.Element {
  return (
    <div class="row">
      {component.components.map((each, index) =>
        each.type === COMPONENT.button ? (
          <Button key={index} component={each} />
        ) : (
          <Select key={`${index}-${each.type}`} component={each} />
        ),
      )}
    </div>
  );
}
