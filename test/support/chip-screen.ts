/** A plain screen of Anaconda, to try the shell around games with chips on: words enough, and every move. */
import { ButtonStyle } from 'discord-api-types/v10';
import type { GameScreen, ScreenContext, SeatContext } from '../../src/discord/screens/contract.ts';
import type { Seat } from '../../src/engine/contract.ts';
import { button, row, text } from '../../src/discord/panels/components.ts';
import { wagerRange } from '../../src/games/anaconda/show.ts';
import type { AnacondaTypes, Move } from '../../src/games/anaconda/types.ts';

const words = {
  name: 'Chips',
  pitch: 'A game of chips.',
  ante: 'ante',
  anteAbout: 'What everybody pays',
  title: 'Bet',
  label: 'Chips, {min} to {max}',
  wrong: 'That is no such number.',
  story: 'The story of the hand.',
} as const;
type Words = keyof typeof words;

type Mine = SeatContext<AnacondaTypes, Words>;

export const chipScreen: GameScreen<AnacondaTypes, Words> = {
  game: 'anaconda',
  emblem: '🐍',
  accentColour: 0x33_66_33,
  catalogue: { en: words, de: words, fr: words },
  nameKey: 'name',
  pitchKey: 'pitch',
  hasChips: true,
  seats: { min: 3, max: 7 },
  actions: ['plain', 'fold', 'bet', 'amount'],
  startOptions: [
    {
      kind: 'integer',
      name: 'ante',
      optionKey: 'ante',
      descriptionKey: 'anteAbout',
      min: 1,
      max: 100,
      default: 1,
    },
  ],
  lobbyNote: () => undefined,
  publicPart: (context) => ({
    happened: `Stage ${context.snapshot.public.stage}`,
    prompt: namesOf(context, context.snapshot.turn),
    body: [text(namesOf(context, context.seats))],
    buttons: context.snapshot.public.phase === 'betting' ? [button(context.id('bet'), 'Bet')] : [],
  }),
  privatePart: (context) => ({
    body: [
      text(`Hand ${context.mine.private.hand.join(' ')}`),
      ...(context.mine.decision === null
        ? []
        : [
            row(
              button(context.id('plain'), 'Plain', ButtonStyle.Primary),
              button(context.id('bet'), 'Bet'),
            ),
          ]),
    ],
  }),
  react(context, action, _draft, values) {
    switch (action) {
      case 'plain':
        return { type: 'move', move: plainMove(context) };
      case 'fold':
        return { type: 'move', move: { type: 'fold' } };
      case 'bet': {
        const range = wagerOf(context);
        return range === undefined
          ? { type: 'hint', key: 'wrong' }
          : {
              type: 'ask',
              titleKey: 'title',
              labelKey: 'label',
              ...range,
              action: 'amount',
              draft: [],
            };
      }
      default:
        return amountOf(context, values);
    }
  },
  endPart: (context) => ({
    headline: context.snapshot.result === null ? 'Cut short.' : 'The hand is over.',
    body: [text(`Played by ${namesOf(context, context.seats)}`)],
  }),
  recap: ({ say }) => [say('story')],
  rules: () => ['The rules.'],
  refusal: (_context, code) => `Refused: ${code}.`,
};

function namesOf(context: ScreenContext<AnacondaTypes, Words>, seats: readonly Seat[]): string {
  return seats.map((seat) => context.name(seat)).join(', ');
}

/** Check or call, give and keep the first cards, declare high. */
export function plainMove({ mine }: Pick<Mine, 'mine'>): Move {
  const [space] = mine.choices;
  switch (space?.type) {
    case 'give':
    case 'arrange': {
      const { count } = space.fields.cards;
      return { type: space.type, cards: mine.private.hand.slice(0, count) };
    }
    case 'check':
    case 'call':
      return { type: space.type };
    default:
      return { type: 'declare', side: 'high' };
  }
}

function wagerOf({ mine }: Mine) {
  return wagerRange(mine.choices, 'bet') ?? wagerRange(mine.choices, 'raise');
}

function amountOf(context: Mine, [typed]: readonly string[]) {
  const isNumber = typed !== undefined && /^\d{1,4}$/.test(typed);
  if (!isNumber) return { type: 'hint', key: 'wrong' } as const;
  const amount = Number(typed);
  const move: Move =
    wagerRange(context.mine.choices, 'bet') === undefined
      ? { type: 'raise', by: amount }
      : { type: 'bet', amount };
  return { type: 'move', move } as const;
}
