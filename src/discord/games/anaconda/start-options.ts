/** What people may agree on before they play, ways to play that have a name, and what the lobby tells of it. */
import type { Options } from '../../../games/anaconda/types.ts';
import type { Presets, StartOption } from '../../screens/start-options.ts';
import type { AnacondaKey } from './catalogue/en.ts';
import type { AnacondaSay } from './context.ts';

const PASSING_KEYS: Readonly<Record<Options['passing'], AnacondaKey>> = {
  classic: 'passing.classic',
  once: 'passing.once',
  zigzag: 'passing.zigzag',
  steps: 'passing.steps',
};

/** The default of the rules for `maxBet`, in chips. */
const USUAL_MOST = 5;

export const START_OPTIONS: readonly StartOption<AnacondaKey>[] = [
  integer('ante', 'option.ante', 'option.ante-about', { min: 1, max: 100, default: 1 }),
  integer('minBet', 'option.min-bet', 'option.min-bet-about', { min: 1, max: 1000, default: 1 }),
  integer('maxBet', 'option.max-bet', 'option.max-bet-about', {
    min: 1,
    max: 1000,
    default: USUAL_MOST,
  }),
  integer('maxRaises', 'option.max-raises', 'option.max-raises-about', {
    min: 0,
    max: 10,
    default: 3,
  }),
  {
    kind: 'choice',
    name: 'passing',
    optionKey: 'option.passing',
    descriptionKey: 'option.passing-about',
    values: Object.entries(PASSING_KEYS).map(([value, nameKey]) => ({ value, nameKey })),
    default: 'classic',
  },
  {
    kind: 'yes-no',
    name: 'passBetting',
    optionKey: 'option.pass-betting',
    descriptionKey: 'option.pass-betting-about',
    default: false,
  },
  {
    kind: 'yes-no',
    name: 'declare',
    optionKey: 'option.declare',
    descriptionKey: 'option.declare-about',
    default: true,
  },
  integer('cards', 'option.cards', 'option.cards-about', { min: 6, max: 7, default: 7 }),
  {
    kind: 'choice',
    name: 'wild',
    optionKey: 'option.wild',
    descriptionKey: 'option.wild-about',
    values: [
      { value: 'none', nameKey: 'wild.none' },
      { value: 'howdy-doody', nameKey: 'wild.howdy-doody' },
    ],
    default: 'none',
  },
];

export const PRESETS: Presets<AnacondaKey> = {
  optionKey: 'option.preset',
  descriptionKey: 'option.preset-about',
  values: [
    preset('classic', 'preset.classic', {}),
    preset('once', 'preset.once', { passing: 'once' }),
    preset('zigzag', 'preset.zigzag', { passing: 'zigzag' }),
    preset('steps', 'preset.steps', { passing: 'steps' }),
    preset('pass-betting', 'preset.pass-betting', { passBetting: true }),
    preset('high-only', 'preset.high-only', { declare: false }),
    preset('six-cards', 'preset.six-cards', { cards: 6 }),
    preset('howdy-doody', 'preset.howdy-doody', { wild: 'howdy-doody' }),
  ],
  default: 'classic',
};

/** Whoever asks only for larger bets means the most as well. */
export function completed(given: Readonly<Record<string, unknown>>) {
  const { minBet, maxBet } = given;
  const isMostMissing = typeof minBet === 'number' && maxBet === undefined;
  return isMostMissing && minBet > USUAL_MOST ? { ...given, maxBet: minBet } : given;
}

export function lobbyNote(say: AnacondaSay, options: Options): string {
  const { ante, minBet, maxBet, maxRaises, passing, passBetting, declare, cards, wild } = options;
  return [
    say('note.bets', { ante, min: minBet, max: maxBet, maxRaises }),
    say('note.passing', {
      passing: say(PASSING_KEYS[passing]),
      passBetting: passBetting ? 'yes' : 'no',
    }),
    say('note.declare', { declare: declare ? 'yes' : 'no' }),
    say('note.cards', { cards, wild }),
  ].join('\n');
}

function integer(
  name: keyof Options,
  optionKey: AnacondaKey,
  descriptionKey: AnacondaKey,
  bounds: { readonly min: number; readonly max: number; readonly default: number },
): StartOption<AnacondaKey> {
  return { kind: 'integer', name, optionKey, descriptionKey, ...bounds };
}

/** The type holds what a preset stands for to the options that there are. */
function preset(value: string, nameKey: AnacondaKey, options: Partial<Options>) {
  return { value, nameKey, options };
}
