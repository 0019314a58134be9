import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { PERMISSIONS } from '../../../src/discord/commands/permissions.ts';
import { MOVEMENT_REASONS } from '../../../src/chips/types.ts';
import { QUESTIONS } from '../../../src/discord/panels/menu.ts';
import { chipsCatalogue } from '../../../src/discord/text/chips/catalogue.ts';
import { infoCatalogue } from '../../../src/discord/text/info/catalogue.ts';
import { shellCatalogue } from '../../../src/discord/text/shell/catalogue.ts';
import { LEVELS } from '../../../src/computers/contract.ts';
import { PACES } from '../../../src/tables/types.ts';
import { TABLE_REFUSALS } from '../../../src/tables/api.ts';

const FOLDER = new URL('../../../src/discord/', import.meta.url);
/** Games have catalogues and tests of their own; the catalogues themselves are no use of a key. */
const ELSEWHERE = /^games\/|^text\/(shell|info|chips)\//;

/** Keys that the code puts together from a prefix and a word of a fixed vocabulary. */
const COMPUTED: Readonly<Record<string, readonly string[]>> = {
  'refusal.': TABLE_REFUSALS,
  'menu.': [
    ...QUESTIONS.flatMap((what) => [`${what}-ask`, `${what}-yes`]),
    'mentions-off',
    'mentions-on',
  ],
  'lobby.pace-': PACES,
  'pace.': PACES,
  'level.': LEVELS,
  'practice.': LEVELS,
  'ledger.': MOVEMENT_REASONS,
  'permission.': PERMISSIONS,
  'permission.why-': PERMISSIONS,
};

const code = readdirSync(FOLDER, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll('\\', '/'))
  .filter((file) => file.endsWith('.ts') && !ELSEWHERE.test(file))
  .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
  .join('\n');

const known = [shellCatalogue, infoCatalogue, chipsCatalogue].flatMap(({ en }) => Object.keys(en));
const computed = Object.entries(COMPUTED).flatMap(([prefix, words]) =>
  words.map((word) => prefix + word),
);

describe('the keys of the catalogues outside the games', () => {
  it('are all used', () => {
    const unused = known.filter((key) => !code.includes(`'${key}'`) && !computed.includes(key));
    expect(unused).toEqual([]);
  });

  it('are all there that the code asks for', () => {
    const asked = [...code.matchAll(/\bsay\(\s*'([^']+)'/g)].map(([, key]) => key ?? '');
    expect(asked.length).toBeGreaterThan(50);
    expect(asked.filter((key) => !known.includes(key))).toEqual([]);
  });

  it('that are put together exist, and are put together somewhere', () => {
    expect(computed.filter((key) => !known.includes(key))).toEqual([]);
    for (const prefix of Object.keys(COMPUTED)) expect(code).toContain(`\`${prefix}\${`);
  });

  it('stand in one catalogue only', () => {
    expect(new Set(known).size).toBe(known.length);
  });
});
