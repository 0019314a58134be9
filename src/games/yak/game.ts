import type { Game } from '../../engine/contract.ts';
import { sharedOutcomes } from '../../engine/ranking.ts';
import { apply } from './apply.ts';
import { DECK } from './cards.ts';
import { choices, parseMove, turn } from './legal.ts';
import { parseOptions } from './options.ts';
import { safeMove } from './safe.ts';
import { SEATS, STATE_VERSION, drawSetup, parseSetup, setup } from './setup.ts';
import { readState } from './stored.ts';
import { REFUSALS, type YakTypes } from './types.ts';
import { disclose, privateView, publicView, result } from './view.ts';

/** Yak as rules/yak.md tells it. */
export const yak: Game<YakTypes> = {
  id: 'yak',
  stateVersion: STATE_VERSION,
  seats: SEATS,
  refusals: REFUSALS,
  parseOptions,
  parseSetup,
  drawSetup,
  decks: () => [DECK],
  setup,
  turn,
  choices,
  isComposed: () => true, // a card, an animal and a number
  parseMove,
  apply,
  automatic: () => undefined,
  publicView,
  privateView,
  result,
  // "Fewest wins; ties share."
  outcomes: ({ winners }, seats) => sharedOutcomes(winners, seats),
  disclose,
  safeMove,
  readState,
};
