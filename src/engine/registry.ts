import type { Game } from './contract.ts';

/** The games that this program knows. */
export interface Registry {
  /** The game with this id; undefined where there is none. */
  get(id: string): Game | undefined;
  /** All games, in the order in which they were registered. */
  list(): readonly Game[];
}

/** Throws where two games share an id: one of them could never be played. */
export function createRegistry(games: readonly Game[]): Registry {
  const byId = new Map(games.map((game) => [game.id, game]));
  if (byId.size !== games.length) {
    throw new Error(`Two games share an id: ${games.map((game) => game.id).join(', ')}`);
  }
  return { get: (id) => byId.get(id), list: () => games };
}
