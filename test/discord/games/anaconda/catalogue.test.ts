import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { RANKS, SUITS } from '../../../../src/engine/cards.ts';
import { SHARED_REFUSALS } from '../../../../src/engine/contract.ts';
import { REFUSALS, SIDES } from '../../../../src/games/anaconda/types.ts';
import { catalogue } from '../../../../src/discord/games/anaconda/catalogue/index.ts';
import { handText } from '../../../../src/discord/games/anaconda/hands.ts';
import { anacondaScreen } from '../../../../src/discord/games/anaconda/screen.ts';
import { createSay } from '../../../../src/discord/text/create-say.ts';
import { LANGUAGES } from '../../../../src/tables/types.ts';
import { cards } from '../../../games/anaconda/builders.ts';
import { catalogueFaults } from '../../text/catalogue-faults.ts';

const FOLDER = new URL('../../../../src/discord/games/anaconda/', import.meta.url);
/** Discord's limit for the description of a command. */
const DESCRIPTION_MAX = 100;
/** Discord's limit for the title of a form and for the label of its field. */
const FORM_MAX = 45;
/** The length at which Discord's phone client begins to cut a label in a row of several buttons. */
const LABEL_MAX = 24;
const PAGE_MAX = 3_000;

function sources(): string {
  return readdirSync(FOLDER)
    .filter((file) => file.endsWith('.ts'))
    .map((file) => readFileSync(new URL(file, FOLDER), 'utf8'))
    .join('\n');
}

describe('the words of Anaconda', () => {
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

  it.each(LANGUAGES)(
    'know every rank, suit and side wherever they choose by one in %s',
    (language) => {
      const say = createSay(catalogue, language);
      for (const rank of RANKS) {
        for (const key of ['rank.name', 'rank.many', 'rank.group', 'rank.upTo'] as const) {
          expect(say(key, { rank })).not.toBe(rank);
        }
      }
      const named = SUITS.map((suit) => say('card.words', { rank: '', suit }));
      expect(new Set(named).size).toBe(SUITS.length);
      for (const key of ['mine.declared', 'end.side', 'recap.side'] as const) {
        const told = SIDES.map((side) => say(key, { side, name: '' }));
        expect(new Set(told).size).toBe(SIDES.length);
      }
    },
  );

  it.each(LANGUAGES)('describe the command within its limit in %s', (language) => {
    const pitch = createSay(catalogue, language)(anacondaScreen.pitchKey);
    expect(pitch.length).toBeLessThanOrEqual(DESCRIPTION_MAX);
  });

  it.each(LANGUAGES)('fit a phone on buttons, and a form, in %s', (language) => {
    const say = createSay(catalogue, language);
    const labels = [
      say('button.check'),
      say('button.fold'),
      say('button.call', { price: 1000, allIn: 'no' }),
      say('button.bet', { amount: 1000, allIn: 'no' }),
      say('button.raise', { amount: 1000, allIn: 'no' }),
      say('button.raise', { amount: 4, allIn: 'yes' }),
      say('button.give', { cards: 3 }),
      say('button.arrange'),
      say('button.clear'),
      say('button.betMore'),
      say('button.raiseMore'),
    ];
    expect(labels.filter(({ length }) => length > LABEL_MAX)).toEqual([]);
    const form = [say('form.bet'), say('form.raise'), say('form.amount', { min: 1000, max: 1000 })];
    expect(form.filter(({ length }) => length > FORM_MAX)).toEqual([]);
  });
});

/** With hyphens that may break. */
const breaking = (told: string) => told.replaceAll('\u2011', '-').replaceAll('\u00A0', ' ');

describe('hands in words', () => {
  it.each([
    ['high', 'As Ks Qs Js Ts', 'royal flush', 'Royal Flush', 'quinte flush royale'],
    [
      'high',
      '9h 8h 7h 6h 5h',
      'straight flush to the nine',
      'Straight Flush bis zur Neun',
      'quinte flush au neuf',
    ],
    ['high', 'As Ah Ad Ac 2d', 'four aces', 'Vierling Asse', 'carré d’as'],
    [
      'high',
      'Ks Kh Kd 5c 5d',
      'full house, kings over fives',
      'Full House, drei Könige und zwei Fünfer',
      'full aux rois par les cinq',
    ],
    ['high', 'Qd 9d 8d 4d 2d', 'flush, queen high', 'Flush, Dame hoch', 'couleur, hauteur dame'],
    ['high', '5s 4d 3h 2c As', 'straight to the five', 'Straße bis zur Fünf', 'quinte au cinq'],
    ['high', 'Qs Jd Th 9c 8s', 'straight to the queen', 'Straße bis zur Dame', 'quinte à la dame'],
    ['high', '7s 7h 7d Kc 2s', 'three sevens', 'Drilling Siebener', 'brelan de sept'],
    [
      'high',
      'Js Jd Ah Ac 2s',
      'two pairs, aces and jacks',
      'zwei Paare, Asse und Buben',
      'deux paires, as et valets',
    ],
    ['high', 'Ks Kd 9h 6c 3s', 'pair of kings', 'Paar Könige', 'paire de rois'],
    ['high', 'Ks Jd 9h 6c 3s', 'king high', 'König hoch', 'hauteur roi'],
    ['low', '8s Td 3h 2c As', '10-8-3-2-A', '10-8-3-2-A', '10-8-3-2-A'],
    ['low', '5s 4s 3s 2s As', '5-4-3-2-A', '5-4-3-2-A', '5-4-3-2-A'],
    ['low', 'As Ad 3h 2c 4s', 'pair of aces', 'Paar Asse', 'paire d’as'],
  ] as const)('for %s of %s', (side, hand, ...words) => {
    const told = LANGUAGES.map((language) =>
      handText(createSay(catalogue, language), side, cards(hand), 'none'),
    );
    expect(told.map(breaking)).toEqual(words);
  });

  it('with wild cards go up to five of a kind', () => {
    const say = createSay(catalogue, 'en');
    expect(handText(say, 'high', cards('9s 9h 9d 3c 3d'), 'howdy-doody')).toBe('five nines');
    expect(breaking(handText(say, 'low', cards('Ks 9h 4d 2c Ad'), 'howdy-doody'))).toBe(
      '9-4-3-2-A',
    );
  });
});

describe('the rules', () => {
  it.each(LANGUAGES)('are told on pages that Discord takes in %s', (language) => {
    const say = createSay(catalogue, language);
    const pages = anacondaScreen.rules(say);
    expect(pages).toHaveLength(7);
    for (const page of pages) expect(page.length).toBeLessThanOrEqual(PAGE_MAX);
    expect(pages.join()).not.toMatch(/[{}]/);
  });

  it.each(LANGUAGES)('name each option of the command as the command does in %s', (language) => {
    const say = createSay(catalogue, language);
    const told = anacondaScreen.rules(say).join();
    for (const { optionKey } of anacondaScreen.startOptions) {
      expect(told).toContain(`**${say(optionKey)}**`);
    }
  });

  it('show the ranking of hands from the best on', () => {
    const [, , , , page = ''] = anacondaScreen.rules(createSay(catalogue, 'en'));
    const ranking = breaking(page);
    expect(ranking).toContain('1. **9♥ 8♥ 7♥ 6♥ 5♥** straight flush to the nine\n2. **Q♠');
    expect(ranking).toContain('3. **9♠ 9♥ 9♦ 5♣ 5♦** full house, nines over fives');
    expect(ranking).toContain('1. **5♠ 4♦ 3♥ 2♣ A♠** 5-4-3-2-A\n2. **7♠ 5♦ 4♥ 3♣ 2♠**');
  });
});
