import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { SHARED_REFUSALS } from '../../../../src/engine/contract.ts';
import { countPile } from '../../../../src/games/yak/show.ts';
import { ANIMALS, REFUSALS, SPECIALS } from '../../../../src/games/yak/types.ts';
import { catalogue } from '../../../../src/discord/games/yak/catalogue/index.ts';
import { yakScreen } from '../../../../src/discord/games/yak/screen.ts';
import { createSay } from '../../../../src/discord/text/create-say.ts';
import { LANGUAGES } from '../../../../src/tables/types.ts';
import { pile } from '../../../games/yak/builders.ts';
import { catalogueFaults } from '../../text/catalogue-faults.ts';

const FOLDER = new URL('../../../../src/discord/games/yak/', import.meta.url);
/** Discord's limit for the description of a command. */
const DESCRIPTION_MAX = 100;
/** The length at which Discord's phone client begins to cut a label in a row of several buttons. */
const LABEL_MAX = 24;
const PAGE_MAX = 3_000;

function sources(): string {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    .join('\n');
}

describe('the words of Yak', () => {
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

  it('name the animals as the rules do', () => {
    const names = LANGUAGES.map((language) =>
      ANIMALS.map((animal) => createSay(catalogue, language)('animal.name', { animal })),
    );
    expect(names).toEqual([
      ['yak', 'ibex', 'vulture', 'marmot', 'yeti'],
      ['Yak', 'Steinbock', 'Geier', 'Murmeltier', 'Yeti'],
      ['yack', 'bouquetin', 'vautour', 'marmotte', 'yéti'],
    ]);
  });

  it('count every animal, one and many', () => {
    const counts = LANGUAGES.map((language) =>
      ANIMALS.map((animal) =>
        createSay(catalogue, language)('animal.counted', { animal, count: 2 }).replace(
          '\u00A0',
          ' ',
        ),
      ),
    );
    expect(counts).toEqual([
      ['2 yaks', '2 ibexes', '2 vultures', '2 marmots', '2 yetis'],
      ['2 Yaks', '2 Steinböcke', '2 Geier', '2 Murmeltiere', '2 Yetis'],
      ['2 yacks', '2 bouquetins', '2 vautours', '2 marmottes', '2 yétis'],
    ]);
  });

  it.each(LANGUAGES)(
    'know every animal and special wherever they choose by one in %s',
    (language) => {
      const say = createSay(catalogue, language);
      for (const animal of ANIMALS) {
        const name = say('animal.name', { animal });
        expect(say('animal.counted', { animal, count: 1 })).toBe(`1\u00A0${name}`);
        expect(say('effect.all', { animal })).toContain(` ${name}.`);
        expect(say('choose.number', { animal })).not.toBe(animal);
      }
      for (const special of SPECIALS) {
        expect(say('card.special', { special })).not.toMatch(/all|ones|[{}]/);
      }
    },
  );

  it.each(LANGUAGES)('describe the command within its limit in %s', (language) => {
    const pitch = createSay(catalogue, language)(yakScreen.pitchKey);
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
    const pages = yakScreen.rules(say);
    expect(pages.length).toBeGreaterThanOrEqual(3);
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(PAGE_MAX);
    for (const animal of ANIMALS) expect(pages[0]).toContain(say('animal.name', { animal }));
    expect(pages.join()).not.toMatch(/[{}]/);
  });

  it('show by examples what each special does, counted as the rules count', () => {
    const say = createSay(catalogue, 'en');
    const counting = yakScreen.rules(say)[2]?.replaceAll('\u00A0', ' ') ?? '';
    for (const [cards, count] of [
      ['ibex2 vulture3 yeti1 all', 6],
      ['ibex2 vulture3 joker2 ones', 2],
      ['ibex2 vulture3 joker2 all ones', 3],
      ['ibex2 vulture3 joker2 all ones stop', 5],
      ['ibex2 vulture3 all stop stop', 5],
    ] as const) {
      const laid = pile(cards.replaceAll(/\S+/g, '0:$&'));
      expect(countPile(laid, 'vulture').count, cards).toBe(count);
    }
    expect(counting).toContain('⛄ yeti 1 · ❗ “!” → **6 vultures**');
    expect(counting).toContain('🃏 joker 2 · 1️⃣ “1” → **2 vultures**');
    expect(counting).toContain('❗ “!” · 1️⃣ “1” → **3 vultures**');
    expect(counting).toContain('🛑 stop sign → **5 vultures**');
    expect(counting).toContain('🛑 stop sign ×2 → **5 vultures**');
  });
});
