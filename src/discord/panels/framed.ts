/** A public panel with as much of the game's part as a message holds. */
import type { APIComponentInContainer } from 'discord-api-types/v10';
import type { MessageBody } from '../contract.ts';
import { shellSay } from '../shell-say.ts';
import { container, separator, text } from './components.ts';
import type { View } from './context.ts';
import { BUDGET, firstThatFits, sizeOf, squeezed } from './limits.ts';

/** What has to be on the panel whole, before and behind the game's part. */
export interface Frame {
  readonly above: readonly APIComponentInContainer[];
  readonly below: readonly APIComponentInContainer[];
  /** Whether lines set the game's part off where there is room for them. */
  readonly lines?: boolean;
}

export function framed(
  { screen, language }: View,
  { above, below, lines = false }: Frame,
  part: readonly APIComponentInContainer[],
): MessageBody {
  const around = (body: readonly APIComponentInContainer[]): MessageBody => ({
    components: [container([...above, ...body, ...below], screen.accentColour)],
  });
  const short = [text(`-# ${shellSay(language)('panel.compact')}`)];
  const used = sizeOf([...above, ...short, ...below]);
  const room = {
    characters: BUDGET.characters - used.characters,
    bytes: BUDGET.bytes - used.bytes,
  };
  return firstThatFits([
    ...(lines ? [() => around([separator(), ...part, separator()])] : []),
    () => around(part),
    () => around([...squeezed(part, room), ...short]),
    () => around(short),
  ]);
}
