import type { RecordLine } from '../../tables/types.ts';
import { decodeOutcome } from './decode.ts';

interface Counted {
  readonly game: string;
  readonly outcome: string;
  readonly count: number;
}

/** One line a game, from counts by game and outcome that come sorted by game. */
export function countRecords(counted: readonly Counted[], user: string): readonly RecordLine[] {
  const lines = new Map<string, RecordLine>();
  for (const { game, outcome: stored, count } of counted) {
    const outcome = decodeOutcome(stored, `records of ${user}`);
    const line = lines.get(game) ?? { game, played: 0, won: 0, shared: 0, lost: 0 };
    lines.set(game, { ...line, played: line.played + count, [outcome]: line[outcome] + count });
  }
  return [...lines.values()];
}
