import type { Game, Outcome } from '../../engine/contract.ts';
import { apply } from './apply.ts';
import { choices, isComposed, parseMove, turn } from './legal.ts';
import { parseOptions } from './options.ts';
import { safeMove } from './safe.ts';
import { DECK, SEATS, STATE_VERSION, drawSetup, parseSetup, setup } from './setup.ts';
import { readState } from './stored.ts';
import { REFUSALS, type CockroachTypes, type GameResult } from './types.ts';
import { disclose, privateView, publicView, result } from './view.ts';

/** Cockroach Poker as rules/cockroach.md tells it. */
export const cockroach: Game<CockroachTypes> = {
  id: 'cockroach',
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
  isComposed,
  parseMove,
  apply,
  automatic: () => undefined,
  publicView,
  privateView,
  result,
  outcomes,
  disclose,
  safeMove,
  readState,
};

/** "Exactly one player loses, and all others win together." */
function outcomes({ loser }: GameResult, seats: number): readonly Outcome[] {
  return Array.from({ length: seats }, (_, seat) => (seat === loser ? 'lost' : 'won'));
}
