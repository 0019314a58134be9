/** How much there is: rows of each table of the database, bytes of its file, and memory. */
import { statSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { parseDatabaseUrl } from '../../src/storage/url.ts';
import { tamper } from '../support/raw-database.ts';

setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc') as () => void;

/** By name; bytes of file and heap stand among the rows of the tables. */
export type Measures = Readonly<Record<string, number>>;

export function measure(url: string): Measures {
  const names = tamper(
    url,
    `select name from sqlite_master where type = 'table' and name not like '\\_\\_%' escape '\\'
     and name not like 'sqlite%' order by name`,
  ) as readonly { readonly name: string }[];
  const rows = names.map(({ name }) => {
    const [found] = tamper(url, `select count(*) as count from ${name}`) as { count: number }[];
    return [name, found?.count ?? 0] as const;
  });
  const place = parseDatabaseUrl(url);
  const file = place.kind === 'file' ? statSync(place.path).size : 0;
  collect();
  const { heapUsed } = process.memoryUsage();
  return {
    ...Object.fromEntries(rows),
    'file KB': kilobytes(file),
    'heap KB': kilobytes(heapUsed),
  };
}

const kilobytes = (bytes: number): number => Math.round(bytes / 1024);

/** The last `count` months may not have more than those before them, but for this part and these few. */
export function growth(months: readonly Measures[], count: number): readonly string[] {
  const late = months.slice(-count);
  const before = months.slice(-2 * count, -count);
  const most = (of: readonly Measures[], name: string) =>
    Math.max(...of.map((measures) => measures[name] ?? 0));
  return Object.keys(late[0] ?? {}).flatMap((name) => {
    const [now, then] = [most(late, name), most(before, name)];
    return now <= then * TOLERANCE + FEW ? [] : [`${name} has grown from ${then} to ${now}.`];
  });
}
const TOLERANCE = 1.15;
const FEW = 20;
