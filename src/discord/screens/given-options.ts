/** From what somebody gave to `/<game> start` to options as the rules name them. Pure. */
import { createSay } from '../text/create-say.ts';
import type { GameScreen } from './contract.ts';

type Given = Readonly<Record<string, string | number | boolean>>;

/**
 * The game's options that are given, by the rules' names: first those of a preset, then single ones,
 * which count before it. What is absent takes the default of the rules; what the screen does not know
 * is left out.
 */
export function givenOptions(screen: GameScreen, given: Given): Readonly<Record<string, unknown>> {
  // What a command is called is what it is in English.
  const word = createSay(screen.catalogue, 'en');
  const preset = screen.presets?.values.find(
    ({ value }) => value === given[word(screen.presets?.optionKey ?? '')],
  );
  const single = screen.startOptions.flatMap(({ name, optionKey }) => {
    const value = given[word(optionKey)];
    return value === undefined ? [] : [[name, value] as const];
  });
  return { ...preset?.options, ...Object.fromEntries(single) };
}
