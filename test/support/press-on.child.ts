/**
 * Plays on the database of its first argument until it is killed. Each answered press is told in a line
 * `answered TABLE REVISION`, written before the next press. The second argument seeds its choices.
 */
import { writeSync } from 'node:fs';
import type { TableReader } from '../../src/tables/api.ts';
import { playOn, seededDraw } from './random-table.ts';
import {
  accepted,
  CHANNEL,
  createBench,
  gameOf,
  idOf,
  numberPressesFrom,
  press,
} from './tables-bench.ts';

const [url = '', seed = '0'] = process.argv.slice(2);
const PEOPLE = ['anna', 'ben', 'cleo', 'dora'] as const;
numberPressesFrom(Number(seed) * 1_000_000);
const draw = seededDraw(Number(seed));
const bench = createBench({ url });

/** The game in the channel; where a kill has left a lobby behind, the game that it becomes. */
async function gameHere(): Promise<TableReader> {
  let reader = await bench.tables.readChannel(CHANNEL);
  if (reader === undefined) return gameOf(bench, 'cockroach', PEOPLE);
  if (reader.info.status === 'playing') return reader;
  for (const person of PEOPLE) {
    if (reader.seatOf(idOf(person)) !== undefined) continue;
    reader = await accepted(bench.tables.join(press(person), reader.info.id));
  }
  return accepted(bench.tables.start(press(PEOPLE[0]), reader.info.id));
}

for (;;) {
  let reader = await gameHere();
  while (reader.info.status === 'playing') {
    reader = await playOn(bench, reader, draw, 1);
    writeSync(1, `answered ${reader.info.id} ${reader.info.revision}\n`);
  }
}
