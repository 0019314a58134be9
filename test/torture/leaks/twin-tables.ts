/**
 * What hidden cards can reach the Discord side by is the tables alone. Their answers to a press are noted,
 * and given to a twin of the Discord side with other cards in them: if the press is then answered
 * otherwise, or asks for something else, it depends on a card.
 */
import type { TableReader, Tables } from '../../../src/tables/api.ts';

interface Call {
  /** Name and arguments. */
  readonly key: string;
  readonly all: boolean;
  readonly result: unknown;
}

export interface NotedTables {
  readonly tables: Tables;
  /** The calls since this was last asked. */
  take(): readonly Call[];
}

export function noteCalls(tables: Tables): NotedTables {
  let calls: Call[] = [];
  return {
    tables: answering(tables, async (key, all, ask) => {
      const result = await ask();
      calls.push({ key, all, result });
      return result;
    }),
    take() {
      const taken = calls;
      calls = [];
      return taken;
    },
  };
}

/** Gives the readers of a table with another deal, by revision and by how much of the past they know. */
export type Twin = (reader: TableReader, history: 'recent' | 'all') => TableReader;

/** Answers as the noted calls were answered; `onStrange` hears of a call that was not among them. */
export function twinTables(
  tables: Tables,
  noted: readonly Call[],
  twin: Twin,
  onStrange: (key: string) => void,
): Tables {
  const left = [...noted];
  return answering(tables, (key) => {
    const at = left.findIndex((call) => call.key === key);
    // What is asked for once more is answered as it was the last time.
    const call = at === -1 ? noted.findLast((one) => one.key === key) : left.splice(at, 1)[0];
    if (call === undefined) {
      onStrange(key);
      return Promise.resolve(undefined);
    }
    return Promise.resolve(
      exchanged(call.result, (reader) => twin(reader, call.all ? 'all' : 'recent')),
    );
  });
}

type Ask = (key: string, all: boolean, ask: () => Promise<unknown>) => Promise<unknown>;

function answering(tables: Tables, answer: Ask): Tables {
  return new Proxy(tables, {
    get(target, name) {
      const method: unknown = Reflect.get(target, name);
      if (typeof method !== 'function') return method;
      return (...args: readonly unknown[]) =>
        answer(JSON.stringify([name, ...args]), args.includes('all'), async () => {
          const result: unknown = await Reflect.apply(method, target, args);
          return result;
        });
    },
  });
}

/** The same result, with every reader in it exchanged. */
function exchanged(result: unknown, twin: (reader: TableReader) => TableReader): unknown {
  if (isReader(result)) return twin(result);
  if (typeof result !== 'object' || result === null || !('ok' in result)) return result;
  if ('value' in result) return { ...result, value: exchanged(result.value, twin) };
  if (!('refusal' in result)) return result;
  const { refusal } = result;
  if (typeof refusal !== 'object' || refusal === null || !('reader' in refusal)) return result;
  return { ...result, refusal: { ...refusal, reader: exchanged(refusal.reader, twin) } };
}

function isReader(value: unknown): value is TableReader {
  return typeof value === 'object' && value !== null && 'info' in value && 'seatOf' in value;
}
