import { describe, expect, it } from 'vitest';
import { sample } from '../../src/engine/choices.ts';
import type { Draw } from '../../src/engine/random.ts';
import type { Answer, TableReader } from '../../src/tables/api.ts';
import { PACES } from '../../src/tables/types.ts';
import { anacondaProbe } from '../games/anaconda/redeal.ts';
import {
  chipsOf,
  eveningBench,
  eveningLobby,
  expectChipsAddUp,
  GRANT,
  personAt,
} from '../support/evenings.ts';
import { createManualClock } from '../support/manual-clock.ts';
import { pick, seededDraw } from '../support/random-table.ts';
import { stored } from '../support/stored.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { idOf, PEOPLE, press, type Bench } from '../support/tables-bench.ts';

const PRESSES = 300;
const SEEDS = [1, 2, 3, 4];
/** Nothing, a stand-in's pause, a missed deadline, the pause between hands. */
const PAUSES = [0, 0, 0, 0, 2_000, 2_000, 31_000, 121_000] as const;

/** Any press at all of anybody; moves of those on turn mostly. */
function anyPress(bench: Bench, reader: TableReader, draw: Draw): Answer {
  const { tables } = bench;
  const { id } = reader.info;
  const who = pick(draw, PEOPLE);
  const by = press(who, { moderator: draw(15) === 0 });
  const isHand = reader.info.status === 'playing';
  switch (draw(isHand ? 60 : 14)) {
    case 0:
      return tables.leave(by, id);
    case 1:
      return tables.remove(by, id, idOf(pick(draw, PEOPLE)));
    case 2:
      return draw(8) === 0 ? tables.callLast(by, id) : tables.join(by, id);
    case 3:
      return draw(6) === 0 ? tables.end(by, id) : tables.ready(by, id);
    case 4:
      return tables.back(by, id);
    case 5:
    case 6:
      return tables.join(by, id);
    case 7:
      return tables.buyIn(by, id);
    case 8:
      return tables.start(by, id);
    case 9:
    case 10:
      return tables.start(press(PEOPLE.find((one) => idOf(one) === reader.info.host) ?? who), id);
    default:
      return isHand ? moveOfOne(bench, reader, draw) : tables.ready(by, id);
  }
}

function moveOfOne(bench: Bench, reader: TableReader, draw: Draw): Answer {
  const turn = reader.publicSnapshot()?.turn ?? [];
  const seat = turn[draw(Math.max(1, turn.length))] ?? 0;
  const mine = reader.seatSnapshot(seat);
  const by = press(personAt(reader, seat));
  const { id } = reader.info;
  if (mine?.decision == null) return bench.tables.ready(by, id);
  const move = sample(mine.choices, draw);
  return bench.tables.move(by, { table: id, decision: mine.decision, move });
}

async function chipsOfAll(bench: Bench): Promise<number> {
  const held = await Promise.all(PEOPLE.map((person) => chipsOf(bench, person)));
  return held.reduce((sum, { balance, staked }) => sum + balance + staked, 0);
}

describe('people who press at random at a table with chips', () => {
  it.each(SEEDS)('neither make nor lose any, restarts included (seed %i)', async (seed) => {
    const folder = temporaryFolder();
    const clock = createManualClock();
    const draw = seededDraw(seed);
    // Each start of the program draws other secrets, as it would.
    let launches = seed * 1_000;
    const launch = async () => {
      const launched = eveningBench({ url: folder.database(), clock, seed: (launches += 1) });
      await launched.tables.clockwork.start();
      return launched;
    };
    const halt = async ({ tables, storage }: Bench) => {
      await tables.clockwork.stop();
      await storage.close();
    };
    let bench = await launch();
    const open = () =>
      eveningLobby(bench, ['anna', 'ben', 'cleo'], {
        pace: pick(draw, PACES),
        agreement: { buyIn: 20 + draw(100), rebuy: draw(2) === 0 },
        options: anacondaProbe.options(draw) as Readonly<Record<string, unknown>>,
      });
    let reader = await open();
    let hands = 0;
    for (let made = 0; made < PRESSES; made += 1) {
      if (draw(60) === 0) {
        await halt(bench);
        clock.leap(draw(100_000));
        bench = await launch();
      }
      await clock.advance(pick(draw, PAUSES));
      reader = (await bench.tables.read(reader.info.id)) ?? reader;
      if (reader.info.ending !== undefined) reader = await open();
      const before = await stored(bench.storage, reader.info.id);
      const answer = await anyPress(bench, reader, draw);
      if (answer.ok) {
        hands = Math.max(hands, answer.value.info.evening?.hand ?? 0);
        reader = answer.value;
      } else {
        expect(await stored(bench.storage, reader.info.id)).toEqual(before);
      }
      expect(await chipsOfAll(bench)).toBe(GRANT * PEOPLE.length);
    }
    expect(hands).toBeGreaterThan(1);
    await expectChipsAddUp(bench);
    await halt(bench);
    folder.remove();
  });
});
