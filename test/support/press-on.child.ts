/**
 * Plays on the database of its first argument until it is killed. Each answered press is told in a line
 * `answered TABLE REVISION`, written before the next press. The second argument seeds its choices.
 */
import { writeSync } from 'node:fs';
import { playOn, seededDraw } from './random-table.ts';
import { CHANNEL, createBench, gameOf, numberPressesFrom, type Person } from './tables-bench.ts';

const [url = '', seed = '0'] = process.argv.slice(2);
const PEOPLE: readonly Person[] = ['anna', 'ben', 'cleo', 'dora'];
numberPressesFrom(Number(seed) * 1_000_000);
const draw = seededDraw(Number(seed));
const bench = createBench({ url });

for (;;) {
  let reader = await bench.tables.readChannel(CHANNEL);
  if (reader?.info.status !== 'playing') {
    if (reader !== undefined) throw new Error('A lobby was left behind.');
    reader = await gameOf(bench, 'cockroach', PEOPLE);
  }
  while (reader.info.status === 'playing') {
    reader = await playOn(bench, reader, draw, 1);
    writeSync(1, `answered ${reader.info.id} ${reader.info.revision}\n`);
  }
}
