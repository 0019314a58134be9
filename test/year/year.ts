/**
 * A year of play by an injected clock, over the real tables on a real database: games, evenings for
 * chips, practice, lobbies that expire and games that nobody ends, and people who delete their data.
 * Prints month by month what is stored. Ends with exit code 1 where something goes on growing, the
 * doctor finds a fault, or somebody's record is not what it was.
 *
 *     npm run year -- --tables 12 --days 360 --seed 1
 */
import { parseArgs } from 'node:util';
import type { Draw } from '../../src/engine/random.ts';
import type { TableId } from '../../src/tables/types.ts';
import { pick, seededDraw } from '../support/random-table.ts';
import { doctorSays } from '../support/stored-table.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { openHouse, type House } from './house.ts';
import { growth, measure, type Measures } from './measure.ts';
import { places, pressOf, type Place } from './people.ts';
import { drawKind, playTable } from './play.ts';
import { Tally } from './tally.ts';

const DAY = 24 * 3_600_000;
const MONTH_DAYS = 30;
/** Compared with as many before them. */
const LAST_MONTHS = 4;
/** Nobody waits for longer until somebody ends a game without a clock. */
const SOMEBODY_ENDS = 3 * DAY;

const { values } = parseArgs({
  options: {
    tables: { type: 'string', default: '12' },
    days: { type: 'string', default: '360' },
    seed: { type: 'string', default: '1' },
  },
});
const tablesADay = Number(values.tables);
const days = Number(values.days);
const seed = Number(values.seed);
if (!(tablesADay >= 1 && tablesADay <= 1_000 && days >= 1 && days <= 3_600)) {
  throw new Error('Usage: npm run year -- [--tables 1…1000] [--days 1…3600] [--seed NUMBER]');
}

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const draw = seededDraw(seed);
const folder = temporaryFolder();
const url = folder.database();
const tally = new Tally();
/** Tables that have not ended yet, as far as is known. */
const opened = new Set<TableId>();

/** A place without a table; a moderator ends what has long been left there. */
async function freePlace(house: House, by: Draw): Promise<Place | undefined> {
  const place = pick(by, places as readonly [Place, ...Place[]]);
  const living = await house.tables.readChannel(place.channel);
  if (living === undefined) return place;
  const { id, createdAt, players, status } = living.info;
  const [somebody] = players;
  if (somebody === undefined || status !== 'playing') return undefined;
  if (house.now() - createdAt < SOMEBODY_ENDS) return undefined;
  await house.tables.end(pressOf(somebody.user, place, true), id);
  return place;
}

async function playADay(house: House): Promise<number> {
  let played = 0;
  for (let table = 0; table < tablesADay; table += 1) {
    const place = await freePlace(house, draw);
    if (place !== undefined) {
      opened.add(await playTable(house, place, drawKind(draw), draw));
      played += 1;
    }
    await house.pass(DAY / tablesADay);
  }
  await noteEnded(house);
  return played;
}

/** By the day after its end a table is still there. */
async function noteEnded({ tables, storage }: House): Promise<void> {
  for (const id of opened) {
    const status = (await tables.read(id))?.info.status;
    if (status === 'lobby' || status === 'playing') continue;
    await tally.note(storage, id);
    opened.delete(id);
  }
}

/** Refused while they sit at a table somewhere; then somebody else does it next month. */
async function somebodyDeletes(house: House): Promise<void> {
  const { people } = pick(draw, places as readonly [Place, ...Place[]]);
  const user = people[draw(people.length)];
  if (user === undefined) return;
  if ((await house.storage.forgetPerson(user, house.now())) === 'forgotten') tally.forget(user);
}

function print(month: number, played: number, measures: Measures): void {
  const columns = { month, played, ...measures };
  if (month === 1) say(Object.keys(columns).join(' | '));
  say(Object.values(columns).join(' | '));
}

const faults: string[] = [];
const months: Measures[] = [];
try {
  const house = await openHouse(url, seed);
  let played = 0;
  for (let day = 1; day <= days; day += 1) {
    played += await playADay(house);
    if (day % MONTH_DAYS !== 0) continue;
    await somebodyDeletes(house);
    const measures = measure(url);
    months.push(measures);
    print(months.length, played, measures);
    faults.push(...(await tally.differences(house.storage)));
  }
  await house.close();
  const steps = [...house.steps].sort((one, other) => one - other);
  const part = (of: number) => (steps[Math.floor(steps.length * of)] ?? 0).toFixed(1);
  say(`${steps.length} steps of clearing away: median ${part(0.5)} ms, 99 % ${part(0.99)} ms`);
  const doctor = await doctorSays(url);
  say(doctor.join('\n'));
  if (doctor.at(-1) !== 'All is well.') faults.push('The doctor found faults.');
  if (months.length >= 2 * LAST_MONTHS) faults.push(...growth(months, LAST_MONTHS));
  if (house.errors.length > 0) faults.push(`The program complained:\n${house.errors[0] ?? ''}`);
} finally {
  folder.remove();
}
say(faults.length === 0 ? 'The year went well.' : faults.slice(0, 20).join('\n'));
process.exitCode = faults.length === 0 ? 0 : 1;
