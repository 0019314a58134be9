/** From what somebody gave to `/<game> start` to options as the rules name them. Pure. */
import { LEVELS, type Level } from '../../computers/contract.ts';
import type { Computers } from '../../tables/types.ts';
import { createSay } from '../text/create-say.ts';
import type { GameScreen } from './contract.ts';

/** Values by the names of a command's options. */
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
  const all = { ...preset?.options, ...Object.fromEntries(single) };
  return screen.completed?.(all) ?? all;
}

/** The options that seat computers; the same for every game. */
export const COMPUTER_OPTIONS = { count: 'computers', level: 'level' } as const;
const USUAL_LEVEL: Level = 'easy';

/** The computers that are asked for; undefined without any. */
export function givenComputers(given: Given): Computers | undefined {
  const { [COMPUTER_OPTIONS.count]: count, [COMPUTER_OPTIONS.level]: level } = given;
  if (typeof count !== 'number') return undefined;
  return { count, level: LEVELS.find((one) => one === level) ?? USUAL_LEVEL };
}

/** The options in which people agree on chips; the same for every game that has them. */
export const AGREEMENT_OPTIONS = { buyIn: 'buy-in', hands: 'hands', rebuy: 'rebuy' } as const;

/** What is agreed on besides, unchecked; undefined for a game without chips. */
export function givenAgreement(screen: GameScreen, given: Given): object | undefined {
  if (screen.hasChips !== true) return undefined;
  return Object.fromEntries(
    Object.entries(AGREEMENT_OPTIONS).flatMap(([name, option]) => {
      const value = given[option];
      return value === undefined ? [] : [[name, value] as const];
    }),
  );
}
