import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SUITS } from '../../../../src/engine/cards.ts';
import { SHARED_REFUSALS } from '../../../../src/engine/contract.ts';
import { catalogue } from '../../../../src/discord/games/jabberwocky/catalogue/index.ts';
import { jabberwockyScreen } from '../../../../src/discord/games/jabberwocky/screen.ts';
import { createSay } from '../../../../src/discord/text/create-say.ts';
import { winningCard } from '../../../../src/games/jabberwocky/show.ts';
import { REFUSALS } from '../../../../src/games/jabberwocky/types.ts';
import { LANGUAGES } from '../../../../src/tables/types.ts';
import { catalogueFaults } from '../../text/catalogue-faults.ts';

const FOLDER = new URL('../../../../src/discord/games/jabberwocky/', import.meta.url);
/** Discord's limit for the description of a command. */
const DESCRIPTION_MAX = 100;
const PAGE_MAX = 3_000;

function sources(): string {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    .join('\n');
}

describe('the words of Jabberwocky', () => {
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

  it('name the suits', () => {
    const names = LANGUAGES.map((language) =>
      SUITS.map((suit) => createSay(catalogue, language)('suit.name', { suit })),
    );
    expect(names).toEqual([
      ['clubs', 'diamonds', 'hearts', 'spades'],
      ['Kreuz', 'Karo', 'Herz', 'Pik'],
      ['trèfle', 'carreau', 'cœur', 'pique'],
    ]);
  });

  it.each(LANGUAGES)('describe the command within its limit in %s', (language) => {
    const pitch = createSay(catalogue, language)(jabberwockyScreen.pitchKey);
    expect(pitch.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
  });

  it.each(LANGUAGES)('tell in the lobby how the last card is played, in %s', (language) => {
    const say = createSay(catalogue, language);
    const notes = [true, false].map((quick) => jabberwockyScreen.lobbyNote(say, { quick }));
    expect(new Set(notes).size).toBe(2);
  });
});

describe('the rules', () => {
  it.each(LANGUAGES)('are told on pages that Discord takes in %s', (language) => {
    const say = createSay(catalogue, language);
    const pages = jabberwockyScreen.rules(say);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(PAGE_MAX);
    expect(pages[0]).toContain('3 4 5 6 7 8 9 8 7 6 5 4 3');
    for (const suit of SUITS) expect(pages[0]).toContain(say('suit.name', { suit }));
    expect(pages.join()).not.toMatch(/[{}]/);
  });

  it('show an example in which the trick goes where the rules send it', () => {
    const trick = [
      { by: 0, card: '9c' },
      { by: 1, card: 'Kc' },
      { by: 2, card: '2h' },
      { by: 3, card: 'Ad' },
    ] as const;
    expect(winningCard(trick, 'h')?.card).toBe('2h');
    expect(winningCard(trick.toSpliced(2, 1), 'h')?.card).toBe('Kc');
    for (const language of LANGUAGES) {
      const [, , playing] = jabberwockyScreen.rules(createSay(catalogue, language));
      for (const card of ['9♣', 'K♣', '2♥', 'A♦']) expect(playing).toContain(card);
    }
  });
});
