import type { AutomaticMove } from '../../engine/contract.ts';
import { turn } from './legal.ts';
import type { JabberwockyTypes, State } from './types.ts';

/**
 * The last card of a round is played by itself, if the table wants it so. Everybody knows then that
 * each hand is down to one card. Any earlier card that has to be played would tell, by its haste, that
 * there was no choice.
 */
export function automatic(state: State): AutomaticMove<JabberwockyTypes> | undefined {
  const { fixed, phase, round } = state;
  if (!fixed.quick || phase.name !== 'playing') return undefined;
  const [seat] = turn(state);
  if (seat === undefined) return undefined;
  const [card, ...others] = round.hands[seat] ?? [];
  return card === undefined || others.length > 0
    ? undefined
    : { seat, move: { type: 'play', card } };
}
