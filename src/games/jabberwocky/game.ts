import type { Game, Outcome } from '../../engine/contract.ts';
import { apply } from './apply.ts';
import { automatic } from './automatic.ts';
import { choices, parseMove, turn } from './legal.ts';
import { parseOptions } from './options.ts';
import { safeMove } from './safe.ts';
import { SEATS, STATE_VERSION, decks, drawSetup, parseSetup, setup } from './setup.ts';
import { readState } from './stored.ts';
import { REFUSALS, type GameResult, type JabberwockyTypes } from './types.ts';
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
  outcomes,
  disclose,
  safeMove,
  readState,
};

/** "Most points wins; ties share." */
function outcomes({ winners }: GameResult, seats: number): readonly Outcome[] {
  const first = winners.length > 1 ? 'shared' : 'won';
  return Array.from({ length: seats }, (_, seat) => (winners.includes(seat) ? first : 'lost'));
}
