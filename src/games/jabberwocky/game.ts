import type { Game } from '../../engine/contract.ts';
import { sharedOutcomes } from '../../engine/ranking.ts';
import { apply } from './apply.ts';
import { automatic } from './automatic.ts';
import { choices, parseMove, turn } from './legal.ts';
import { parseOptions } from './options.ts';
import { safeMove } from './safe.ts';
import { SEATS, STATE_VERSION, decks, drawSetup, parseSetup, setup } from './setup.ts';
import { readState } from './stored.ts';
import { REFUSALS, type JabberwockyTypes } from './types.ts';
import { disclose, privateView, publicView, result } from './view.ts';

/** Jabberwocky as rules/jabberwocky.md tells it. */
export const jabberwocky: Game<JabberwockyTypes> = {
  id: 'jabberwocky',
  stateVersion: STATE_VERSION,
  seats: SEATS,
  refusals: REFUSALS,
  parseOptions,
  parseSetup,
  drawSetup,
  decks,
  setup,
  turn,
  choices,
  isComposed: () => false, // a number or a card
  parseMove,
  apply,
  automatic,
  publicView,
  privateView,
  result,
  // "Most points wins; ties share."
  outcomes: ({ winners }, seats) => sharedOutcomes(winners, seats),
  disclose,
  safeMove,
  readState,
};
