/** Random games: what the rules of Yak promise at every moment, beside the contract of all games. */
import { beforeAll, describe, expect, it } from 'vitest';
import { yak } from '../../../src/games/yak/game.ts';
import { claimRanges } from '../../../src/games/yak/show.ts';
import type { State, YakEvent } from '../../../src/games/yak/types.ts';
import { playOut } from '../../conformance/playout.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { shownCards, yakProbe } from './redeal.ts';

const PLAYOUTS = 20;
const TABLES = [2, 3, 4, 5, 6];

interface RandomGame {
  readonly nodes: readonly { readonly state: State; readonly told: readonly YakEvent[] }[];
}

/** What `playOut` gives is frozen: a game that changed an argument would have thrown. */
function randomGame(seats: number, seed: number): RandomGame {
  const { steps } = playOut(yak, yakProbe, seats, seededDraw('yak', seats, seed));
  const told: YakEvent[] = [];
  const nodes = steps.map(({ state, events }) => {
    told.push(...events.map(({ event }) => event as YakEvent));
    return { state: state as State, told: [...told] };
  });
  return { nodes };
}

describe.each(TABLES)('in random games with %i seats', (seats) => {
  const games: RandomGame[] = [];
  beforeAll(() => {
    for (let seed = 0; seed < PLAYOUTS; seed++) games.push(randomGame(seats, seed));
  });

  it('taken cards are those of the doubted piles', () => {
    for (const { state, told } of games.flatMap(({ nodes }) => nodes)) {
      const sum = state.taken.reduce((total, cards) => total + cards, 0);
      expect(sum).toBe(shownCards(told).length);
    }
  });

  it('nobody is on turn with an empty hand, and a claim can always be made', () => {
    for (const { state } of games.flatMap(({ nodes }) => nodes)) {
      const [seat] = yak.turn(state);
      if (seat === undefined) continue;
      expect(state.hands[seat]?.length).toBeGreaterThan(0);
      expect(claimRanges(yak.choices(state, seat)).length).toBeGreaterThan(0);
    }
  });

  it('the hands hold five cards until the draw pile is empty', () => {
    const early = games.flatMap(({ nodes }) => nodes).filter(({ state }) => state.draw.length > 0);
    for (const { state } of early) {
      expect(state.hands.every((hand) => hand.length === 5)).toBe(true);
    }
  });

  it('those with the fewest taken cards win, and nobody else', () => {
    for (const { nodes } of games) {
      const end = nodes.at(-1)?.state;
      const result = end === undefined ? null : yak.result(end);
      const fewest = Math.min(...(result?.taken ?? []));
      const best = result?.taken.flatMap((cards, seat) => (cards === fewest ? [seat] : []));
      expect(result?.winners).toEqual(best);
      expect(result?.taken).toEqual(end?.taken);
    }
  });
});
