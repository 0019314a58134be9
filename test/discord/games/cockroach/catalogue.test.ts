import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { REFUSALS } from '../../../../src/games/cockroach/types.ts';
import { CREATURES } from '../../../../src/games/cockroach/types.ts';
import { SHARED_REFUSALS } from '../../../../src/engine/contract.ts';
import { catalogue } from '../../../../src/discord/games/cockroach/catalogue/index.ts';
import { cockroachScreen } from '../../../../src/discord/games/cockroach/screen.ts';
import { createSay } from '../../../../src/discord/text/create-say.ts';
import { LANGUAGES } from '../../../../src/tables/types.ts';
import { catalogueFaults } from '../../text/catalogue-faults.ts';

const FOLDER = new URL('../../../../src/discord/games/cockroach/', import.meta.url);
/** Discord's limit for the description of a command. */
const DESCRIPTION_MAX = 100;
/** The length at which Discord's phone client begins to cut a label in a row of several buttons. */
const LABEL_MAX = 24;

function sources(): string {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    .join('\n');
}

describe('the words of Cockroach Poker', () => {
  it('are complete and alike in every language', () => {
    expect(catalogueFaults(catalogue)).toEqual([]);
  });

  it('are all used', () => {
    const code = sources();
    const unused = Object.keys(catalogue.en).filter((key) => !code.includes(`'${key}'`));
    expect(unused).toEqual([]);
  });

  it('have a sentence for each refusal, and for no other', () => {
    const codes = Object.keys(catalogue.en)
      .filter((key) => key.startsWith('refusal.'))
      .map((key) => key.slice('refusal.'.length));
    expect(codes.sort()).toEqual([...SHARED_REFUSALS, ...REFUSALS].sort());
  });

  it.each(LANGUAGES)('name every creature, one and many, in %s', (language) => {
    const say = createSay(catalogue, language);
    for (const creature of CREATURES) {
      const word = say('creature.name', { creature });
      expect(word).not.toContain(creature === 'stinkbug' ? 'stinkbug' : '{');
      expect(say('creature.label', { creature }).toLowerCase()).toBe(word.toLowerCase());
      expect(say('creature.one', { creature })).toMatch(new RegExp(` ${word}$`));
      expect(say('creature.object', { creature })).toMatch(new RegExp(` ${word}$`));
      expect(say('creature.claim', { creature })).toContain(word);
      expect(say('creature.counted', { creature, count: 1 })).toBe(`1 ${word}`);
      expect(say('creature.counted', { creature, count: 2 })).not.toBe(`2 ${word}`);
    }
  });

  it('name the creatures as the rules do', () => {
    const names = LANGUAGES.map((language) =>
      CREATURES.map((creature) => createSay(catalogue, language)('creature.name', { creature })),
    );
    expect(names).toEqual([
      ['bat', 'cockroach', 'fly', 'rat', 'scorpion', 'spider', 'stink bug', 'toad'],
      ['Fledermaus', 'Kakerlake', 'Fliege', 'Ratte', 'Skorpion', 'Spinne', 'Stinkwanze', 'Kröte'],
      ['chauve-souris', 'cafard', 'mouche', 'rat', 'scorpion', 'araignée', 'punaise', 'crapaud'],
    ]);
  });

  it('bend the one German creature that bends', () => {
    const say = createSay(catalogue, 'de');
    expect(say('creature.one', { creature: 'scorpion' })).toBe('ein Skorpion');
    expect(say('creature.object', { creature: 'scorpion' })).toBe('einen Skorpion');
  });

  it.each(LANGUAGES)('describe the command within its limit in %s', (language) => {
    const pitch = createSay(catalogue, language)(cockroachScreen.pitchKey);
    expect(pitch.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
  });

  it.each(LANGUAGES)('have button labels that fit a phone in %s', (language) => {
    const long = Object.entries(catalogue[language])
      .filter(([key]) => key.startsWith('button.'))
      .filter(([, label]) => label.length > LABEL_MAX);
    expect(long).toEqual([]);
  });
});

describe('the rules', () => {
  it.each(LANGUAGES)('are told on pages that Discord takes in %s', (language) => {
    const say = createSay(catalogue, language);
    const pages = cockroachScreen.rules(say);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(3_000);
    for (const creature of CREATURES) {
      expect(pages[0]).toContain(say('creature.name', { creature }));
    }
    expect(pages.join()).not.toMatch(/[{}]/);
  });
});
