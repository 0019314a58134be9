/** The Discord side on a Discord on paper, and people who press there. */
import type { Incoming } from '../../../src/discord/contract.ts';
import { createReception, type Reception } from '../../../src/discord/reception.ts';
import type { Screens } from '../../../src/discord/screens/screens.ts';
import type { Draw } from '../../../src/engine/random.ts';
import type { Game } from '../../../src/engine/contract.ts';
import { createLog } from '../../../src/log.ts';
import type { TableId } from '../../../src/tables/types.ts';
import { createBench, type Bench } from '../../support/tables-bench.ts';
import { HURRIED } from '../../support/hurried.ts';
import { RETENTION } from '../../support/retention.ts';
import { PaperDiscord, type Sent } from './paper-discord.ts';
import { loadGame, type StoredGame } from './stored-game.ts';
import { noteCalls, type NotedTables } from './twin-tables.ts';

/** One edit in so many is refused, so that errors get into the log. */
const REFUSED = 200;

/** Between two presses, of the tables' time: edits have room again. */
const PAUSE = 3_000;

/** A press with all that came of it. */
export interface Witnessed {
  readonly incoming: Incoming;
  /** The table before and after; undefined where no cards lie there, and where nobody looked. */
  readonly before: StoredGame | undefined;
  readonly after: StoredGame | undefined;
  readonly sent: readonly Sent[];
  readonly calls: ReturnType<NotedTables['take']>;
  readonly logged: readonly string[];
}

export interface House {
  readonly bench: Bench;
  readonly screens: Screens;
  readonly discord: PaperDiscord;
  readonly reception: Reception;
  /** Resolves when the press is answered and everything after it is done. `table` is looked at if given. */
  press(incoming: Incoming, table?: TableId): Promise<Witnessed>;
  close(): Promise<void>;
}

export function openHouse(game: Game, screens: Screens, draw: Draw): House {
  const random = (count: number) => Uint8Array.from({ length: count }, () => draw(256));
  const bench = createBench({ games: [game], random });
  const discord = new PaperDiscord(() => draw(REFUSED) === 0);
  const lines: string[] = [];
  const noted = noteCalls(bench.tables);
  const reception = createReception({
    api: discord,
    tables: noted.tables,
    screens,
    storage: bench.storage,
    now: () => bench.clock.now(),
    pressAllowance: HURRIED,
    retention: RETENTION,
    randomHex: (bytes) => 'ab'.repeat(bytes),
    log: createLog({ logLevel: 'trace' }, { write: (line) => void lines.push(line) }),
    onFatal: (reason) => {
      throw new Error(reason);
    },
    onStep: () => undefined,
  });
  const look = async (table: TableId | undefined) =>
    table === undefined ? undefined : loadGame(bench.storage, game, table);

  return {
    bench,
    screens,
    discord,
    reception,
    async press(incoming, table) {
      bench.clock.leap(PAUSE);
      const before = await look(table);
      discord.begin(incoming);
      noted.take();
      lines.length = 0;
      await reception.dispatch(incoming);
      // Nothing here waits for anything but promises.
      await new Promise((resolve) => setImmediate(resolve));
      return {
        incoming,
        before,
        after: await look(table),
        sent: discord.takeSent(),
        calls: noted.take(),
        logged: [...lines],
      };
    },
    async close() {
      await reception.stop();
      await bench.storage.close();
    },
  };
}
