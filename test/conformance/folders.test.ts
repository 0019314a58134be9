/** Who knows one game finds the way in all: every game brings the same things. */
import { existsSync, readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { LEVELS } from '../../src/computers/contract.ts';
import { COMPUTER_PLAYERS } from '../../src/computers/index.ts';
import { GAMES } from '../../src/games/index.ts';
import { PROBES } from './probes.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FILES = [
  'types',
  'options',
  'setup',
  'legal',
  'apply',
  'view',
  'safe',
  'show',
  'stored',
  'game',
];

describe.each(GAMES.map(({ id }) => id))('the game %s', (id) => {
  const folder = path.join(ROOT, 'src/games', id);

  it('has the fixed files', () => {
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(FILES.map((name) => `${name}.ts`)));
  });

  it('has a README that tells rules, phases, options and the safe move', () => {
    const readme = readFileSync(path.join(folder, 'README.md'), 'utf8');
    for (const heading of ['Rules', 'Left out', 'Phases', 'Options', 'Safe move']) {
      expect(readme).toContain(`## ${heading}`);
    }
  });

  it('has a golden playthrough', () => {
    const playthroughs = readdirSync(path.join(ROOT, 'test/playthroughs'));
    expect(playthroughs.filter((file) => file.startsWith(`${id}-`))).not.toHaveLength(0);
  });

  it('plays the conformance suite', () => {
    const file = path.join(ROOT, 'test/games', id, 'conformance.test.ts');
    expect(readFileSync(file, 'utf8')).toContain('describeConformance(');
  });

  it('has computer players of every level, described in its README', () => {
    const players = COMPUTER_PLAYERS.find(({ game }) => game === id);
    expect(Object.keys(players?.levels ?? {}).toSorted()).toEqual([...LEVELS].toSorted());
    expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain('## Computer players');
  });

  it('has a probe for the leak test', () => {
    expect(Object.keys(PROBES)).toContain(id);
    expect(existsSync(path.join(ROOT, 'test/games', id, 'redeal.ts'))).toBe(true);
  });
});

it('every folder of a game is registered', () => {
  const folders = readdirSync(path.join(ROOT, 'src/games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
  expect(GAMES.map(({ id }) => id).toSorted()).toEqual(folders.toSorted());
});
