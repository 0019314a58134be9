/** What the plain bot is pressed on: the same packets and answers as our bot's, in size. */
import { ComponentType } from 'discord-api-types/v10';
import { controlsOf } from '../../test/support/table-driver.ts';
import type { Panel, Recording, Script } from '../rig/recording.ts';
import { mean } from '../statistics.ts';

export interface PlainPanel {
  readonly components: Panel;
  /** A button on it. */
  readonly customId: string;
}

/** The recorded answer that comes nearest to the mean of all in size, of those with a button. */
export function typicalPanel({ answers }: Recording): PlainPanel {
  const size = mean(answers.map(bytesOf));
  const distance = (panel: Panel) => Math.abs(bytesOf(panel) - size);
  const [nearest] = answers
    .flatMap((components) => {
      const button = controlsOf({ components }).find(({ type }) => type === ComponentType.Button);
      return button === undefined ? [] : [{ components, customId: button.custom_id }];
    })
    .toSorted((one, other) => distance(one.components) - distance(other.components));
  if (nearest === undefined) throw new Error('No answer has a button.');
  return nearest;
}

/** The same people press as often, but always that button. */
export function plainScripts(
  scripts: readonly Script[],
  { components, customId }: PlainPanel,
): readonly Script[] {
  return scripts.map(({ panel, actions, ...place }) => ({
    ...place,
    panel: { ...panel, message: { ...panel.message, components } },
    actions: actions.map(({ user }) => ({ user, on: 'public', customId })),
  }));
}

export function bytesOf(panel: Panel): number {
  return Buffer.byteLength(JSON.stringify(panel));
}
