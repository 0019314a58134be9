import type { ChipPlay, Game } from '../../engine/contract.ts';
import { DECK } from '../../engine/cards.ts';
import { apply } from './apply.ts';
import { choices, isComposed, parseMove, turn } from './legal.ts';
import { parseOptions } from './options.ts';
import { safeMove } from './safe.ts';
import { SEATS, STATE_VERSION, drawSetup, parseSetup, setup } from './setup.ts';
import { readState } from './stored.ts';
import { REFUSALS, type AnacondaTypes } from './types.ts';
import { disclose, outcomes, privateView, publicView, result } from './view.ts';

const chips: ChipPlay<AnacondaTypes> = {
  brought: (setup) => setup,
  stacksAfter: ({ stacks }) => stacks,
  leavingMove: (choices) =>
    choices.some(({ type }) => type === 'fold') ? { type: 'fold' } : undefined,
};

/** Anaconda as rules/anaconda.md tells it; one game is one hand. */
export const anaconda: Game<AnacondaTypes> = {
  id: 'anaconda',
  stateVersion: STATE_VERSION,
  seats: SEATS,
  chips,
  refusals: REFUSALS,
  parseOptions,
  parseSetup,
  drawSetup,
  decks: () => [DECK],
  setup,
  turn,
  choices,
  isComposed,
  parseMove,
  apply,
  // Folding is always possible, and a card is always chosen.
  automatic: () => undefined,
  publicView,
  privateView,
  result,
  outcomes,
  disclose,
  safeMove,
  readState,
};
