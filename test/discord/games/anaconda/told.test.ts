import { describe, expect, it } from 'vitest';
import { SHARED_REFUSALS } from '../../../../src/engine/contract.ts';
import { REFUSALS } from '../../../../src/games/anaconda/types.ts';
import { anacondaScreen } from '../../../../src/discord/games/anaconda/screen.ts';
import { LANGUAGES } from '../../../../src/tables/types.ts';
import { asText } from '../../../support/panel-controls.ts';
import { HANDS, MOVES, example, wildHigh } from './example.ts';
import { tableAfter, type Start, type Table } from './table.ts';

const plain = (told: string) => told.replaceAll('\u00A0', ' ').replaceAll('\u2011', '-');
const happened = (at: Table) => plain(anacondaScreen.publicPart(at.open()).happened);
const prompt = (at: Table) => plain(anacondaScreen.publicPart(at.open()).prompt);
const body = (at: Table) => plain(asText(anacondaScreen.publicPart(at.open()).body));
const mine = (at: Table, seat: number, draft: readonly number[] = []) =>
  plain(asText(anacondaScreen.privatePart(at.seat(seat), draft).body));
const dealt = (start: Start) => tableAfter(HANDS, [], start);

describe('what happens is told', () => {
  it.each([
    [0, '**Cy** deals 7 cards to everybody. Everybody pays the ante of 1 chip.'],
    [1, '**Ann** has chosen what to give.'],
    [3, '**Cy** has chosen what to give. All have given, and the cards change hands.'],
    [10, '**Cy** has arranged five cards.'],
    [12, '**Bo** has arranged five cards. Everybody turns up card 1.'],
    [13, '**Cy** checks.'],
    [14, '**Ann** bets **3**.'],
    [15, '**Bo** calls **3**.'],
    [16, '**Cy** calls and raises by **4**.'],
    [19, '**Cy** calls **1**. That is all-in. Everybody turns up card 2.'],
    [26, '**Ann** has declared.'],
  ])('after %i moves', (moves, sentence) => {
    expect(happened(example(moves))).toBe(sentence);
  });

  it('and who is all-in with the ante', () => {
    expect(happened(dealt({ stacks: [40, 3, 2], options: { ante: 3 } }))).toBe(
      '**Cy** deals 7 cards to everybody. Everybody pays the ante of 3 chips. **Bo** and **Cy** are all-in with the ante.',
    );
  });

  it('and once that nobody can bet any more, however many rounds are skipped', () => {
    const table = tableAfter(HANDS, [...MOVES.slice(0, 12)], { stacks: [1, 1, 40] });
    expect(happened(table)).toBe(
      '**Bo** has arranged five cards. Everybody turns up card 1. Nobody is left to bet against. Everybody turns up card 2. Everybody turns up card 3. Everybody turns up card 4.',
    );
  });

  it('and when the hand is over, that it is', () => {
    expect(happened(example())).toBe('The hand is over.');
  });
});

describe('who is to do what is told', () => {
  it.each([
    [0, '**Ann**, **Bo**, and **Cy** choose what to give, 3 cards each, under **My hand**.'],
    [8, '**Cy** chooses what to give, 1 card each, under **My hand**.'],
    [10, '**Ann** and **Bo** choose five cards and their order under **My hand**.'],
    [12, '**Cy** is on turn: check, bet 1–5 or fold.'],
    [14, '**Bo** is on turn: call 3, raise by 1–5 or fold.'],
    [18, '**Cy** is on turn: call 1 or fold.'],
    [27, '**Cy** declares high, low or both under **My hand**.'],
  ])('after %i moves', (moves, sentence) => {
    expect(prompt(example(moves))).toBe(sentence);
  });
});

describe('the public panel says', () => {
  it.each([
    ['classic', 0, 'Pass 1 of 3: 3 cards to the left'],
    ['classic', 3, 'Pass 2 of 3: 2 cards to the left'],
    ['zigzag', 3, 'Pass 2 of 3: 2 cards to the right'],
    ['steps', 3, 'Pass 2 of 3: 2 cards to the second on the left'],
  ] as const)('where the cards go, %s after %i moves', (passing, moves, sentence) => {
    const table = tableAfter(HANDS, MOVES.slice(0, moves), { options: { passing } });
    expect(body(table)).toContain(sentence);
  });

  it('what is in the pot, and what is to be matched in this round', () => {
    expect(body(example(12))).toContain('Pot: **3 chips** · nothing bet yet\n');
    expect(body(example(17))).toContain('Pot: **21 chips** · to match: 8 · raises 2 of 3');
  });

  it('the side pots as they stand, and for which of them somebody all-in plays', () => {
    expect(body(example(20))).toContain('main pot **27** · side pot 1 **5**');
    expect(body(example(20))).toContain('**Cy** · 0 chips · dealer · all-in for the main pot');
    expect(body(example(19))).not.toContain('side pot');
    expect(body(example(19))).toContain('**Cy** · 0 chips · dealer · all-in\n');
  });

  it('what everybody has, has bet and shows, in words', () => {
    expect(body(example(20))).toContain(
      '**Ann** · 26 chips · 5 in this round\n↳ **9♠ 9♥** · pair of nines\n**Bo** · 31 chips\n↳ **6♠ 4♦** · six high',
    );
  });

  it('who has chosen and who has not, and never what', () => {
    expect(body(example(1))).toContain(
      '**Ann** · 39 chips · ✅ ready\n**Bo** · 39 chips · ⏳ still',
    );
    expect(body(example(1))).not.toMatch(/[♣♦♥♠]/);
  });

  it('that a player has folded', () => {
    expect(body(example(14, ['1: fold']))).toContain('**Bo** · 39 chips · **6♠** · folded\n');
  });

  it('which unusual rules apply', () => {
    expect(body(wildHigh(0))).toContain('The best high hand takes each pot; nothing is declared.');
    expect(body(wildHigh(0))).toContain('Threes are wild for high, kings for low.');
    expect(body(example(0))).not.toContain('wild');
  });
});

describe('the private panel says', () => {
  it('which cards came in the last pass, from whom, and what was given', () => {
    expect(mine(example(3), 0)).toContain(
      '**9♠ 9♥ 9♦🆕 7♦🆕 5♦ 5♣ 2♥🆕**\n-# 🆕 from **Cy** in the last pass. You gave **Bo** **K♣ Q♣ 2♠**.',
    );
  });

  it.each([
    ['classic', 'Choose 2 cards for **Bo**'],
    ['zigzag', 'Choose 2 cards for **Cy**'],
    ['steps', 'Choose 2 cards for **Cy**'],
  ] as const)('to whom the cards of a pass go, %s', (passing, sentence) => {
    const table = tableAfter(HANDS, MOVES.slice(0, 3), { options: { passing } });
    expect(mine(table, 0)).toContain(sentence);
  });

  it('what is given and what is kept before it is sent, and afterwards what was given', () => {
    expect(mine(example(0), 0, [0, 1, 2])).toContain(
      'You give **Bo** **K♣ Q♣ 5♣** and keep **9♠ 9♥ 5♦ 2♠**.',
    );
    expect(mine(example(1), 0)).toContain('You give **Bo** **K♣ Q♣ 2♠**.');
  });

  it('what the best five are worth for both sides', () => {
    expect(mine(example(3), 1)).toContain(
      'Best five for high: **ace high**\nBest five for low: **6-4-3-2-A**',
    );
    expect(mine(wildHigh(4), 0)).toContain('Best five: **two pairs, nines and fives**');
  });

  it('what an order is worth, and what the others get to see of it', () => {
    expect(mine(example(9), 0, [0, 2, 6, 5, 3])).toContain(
      'In order: **5♣ 5♦ 9♠ 9♥ 9♦**\nHigh: **full house, nines over fives**\nLow: **full house, nines over fives**\nBefore the end the others see **5♣ 5♦ 9♠ 9♥**: **two pairs, nines and fives**.',
    );
  });

  it('what the risk of Both is, and what was declared', () => {
    expect(mine(example(25), 1)).toContain(
      '**Both** wins only if nobody beats you for high and nobody for low.',
    );
    expect(mine(example(27), 1)).toContain('You declared **both**.');
  });

  it('what a call costs', () => {
    expect(mine(example(14), 1)).toContain(
      '**Your turn.** 6 chips in the pot, 3 to call, you have 39.',
    );
  });

  it('which of the five lie open, to whoever is on turn and not to somebody who waits', () => {
    expect(mine(example(14), 1)).toContain('**6♠** open · **4♦ 3♣ A♠ 2♥** face down');
    expect(mine(example(14), 0)).not.toContain('face down');
  });

  it('what was held, to somebody who has folded', () => {
    expect(mine(example(14, ['1: fold']), 1)).toBe(
      'You have folded. These were your cards.\n**Your five, in their order**\n**6♠ 4♦ 3♣ A♠ 2♥**',
    );
  });
});

describe('a refusal', () => {
  it.each(LANGUAGES)('says the rule and who is to do what now, in %s', (language) => {
    const context = example(14).open({ language });
    const now = anacondaScreen.publicPart(context).prompt;
    const sentences = [...SHARED_REFUSALS, ...REFUSALS].map((code) => {
      const sentence = anacondaScreen.refusal(context, code);
      if (code !== 'game-over') expect(sentence).toContain(now);
      return sentence;
    });
    expect(new Set(sentences).size).toBe(sentences.length);
  });

  it.each([
    ['bet-out-of-range', 'A bet or a raise is from 1 to 5 chips.'],
    ['raise-cap', 'There were 3 raises, the most in one round: call or fold.'],
  ] as const)('tells the bounds that count now (%s)', (code, sentence) => {
    expect(plain(anacondaScreen.refusal(example(14).open(), code))).toContain(sentence);
  });
});
