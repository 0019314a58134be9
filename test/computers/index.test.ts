import { describe, expect, it } from 'vitest';
import { COMPUTER_PLAYERS } from '../../src/computers/index.ts';
import { GAMES } from '../../src/games/index.ts';

describe('computer players', () => {
  it('play every game', () => {
    expect(COMPUTER_PLAYERS.map(({ game }) => game)).toEqual(GAMES.map(({ id }) => id));
  });
});
