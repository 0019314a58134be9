import { describe, expect, it } from 'vitest';
import { SHARED_REFUSALS } from '../../../../src/engine/contract.ts';
import { jabberwockyScreen } from '../../../../src/discord/games/jabberwocky/screen.ts';
import { REFUSALS } from '../../../../src/games/jabberwocky/types.ts';
import { LANGUAGES } from '../../../../src/tables/types.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { asText } from '../../../support/panel-controls.ts';
import { tableAfter, wholeGame, type Table } from './table.ts';

const HANDS = ['4h 8h 2s', '7c Kd As', '9c Td 3d'];
const BIDS = ['1', '1', '2'];
const FIRST = ['7c', '9c', '4h'];

const table = (...moves: readonly string[]) => tableAfter(HANDS, '2h', moves);
const plain = (told: string) => told.replaceAll('\u00A0', ' ');
const happened = (at: Table) => plain(jabberwockyScreen.publicPart(at.open()).happened);
const prompt = (at: Table) => plain(jabberwockyScreen.publicPart(at.open()).prompt);
const body = (at: Table) => plain(asText(jabberwockyScreen.publicPart(at.open()).body));
const mine = (at: Table, seat: number) =>
  plain(asText(jabberwockyScreen.privatePart(at.seat(seat)).body));

describe('what happens is told', () => {
  it.each([
    [
      [],
      'Round 1 of 13 is dealt by **Ann**, 3 cards each. **2♥** is turned up, so **hearts are trump.**',
    ],
    [['1'], '**Bo** bids **1 trick**.'],
    [['0'], '**Bo** bids **no trick**.'],
    [
      BIDS,
      '**Ann** bids **2 tricks**. All have bid. Together they want more tricks than there are: 1 too many.',
    ],
    [
      ['1', '1', '0'],
      '**Ann** bids **no trick**. All have bid. Together they want fewer tricks than there are: 1 too few.',
    ],
    [[...BIDS, '7c'], '**Bo** leads **7♣**.'],
    [[...BIDS, '7c', '9c'], '**Cy** plays **9♣**.'],
    [[...BIDS, ...FIRST], '**Ann** plays **4♥** and takes the trick.'],
    [
      [...BIDS, '7c', '9c', '2s'],
      '**Ann** plays **2♠**, and the trick is complete: **Cy** takes it with **9♣**.',
    ],
  ])('after %j', (moves, sentence) => {
    expect(happened(table(...moves))).toBe(sentence);
  });

  it('and at the end of a round who scored, before the next deal', () => {
    const over = table(...BIDS, ...FIRST, '8h', 'Kd', 'Td', '2s', 'As', '3d');
    expect(happened(over)).toMatch(
      /^Round 1 is over\. \*\*Ann\*\* and \*\*Bo\*\* took exactly .* Round 2 of 13 is dealt by \*\*Bo\*\*/,
    );
    expect(body(over)).toContain('✅ **Ann** · bid 2, took 2 · 1 point');
    expect(body(over)).toContain('❌ **Cy** · bid 1, took 0 · no point');
  });

  it('with both of the last tricks, of which the second may have played itself', () => {
    const over = table(...BIDS, ...FIRST, '8h', 'Kd', 'Td', '2s', 'As', '3d');
    expect(body(over)).toContain(
      '**The last tricks**\n**Ann** **8♥** (👑 takes it) · **Bo** **K♦** · **Cy** **10♦**\n**Ann** **2♠** · **Bo** **A♠** (👑 takes it) · **Cy** **3♦**',
    );
  });

  it('and when the game is over, that it is', () => {
    expect(happened(wholeGame(3, seededDraw('over')))).toBe('The game is over.');
  });
});

describe('who is to do what is told', () => {
  it.each([
    [['1'], '**Cy** says how many of the 3 tricks it will be.'],
    [
      ['1', '1'],
      '**Ann** says how many of the 3 tricks it will be. The dealer may not bid **1**: the bids would add up to 3, the number of cards.',
    ],
    [BIDS, '**Bo** leads to trick 1 of 3 under **My hand**.'],
    [[...BIDS, '7c'], '**Cy** plays to the trick under **My hand**. Clubs were led.'],
    [[...BIDS, ...FIRST], '**Ann** leads to trick 2 of 3 under **My hand**.'],
  ])('after %j', (moves, sentence) => {
    expect(prompt(table(...moves))).toBe(sentence);
  });

  it('and the hook is not told where no bid of the dealer would meet it', () => {
    expect(prompt(table('3', '3'))).toBe('**Ann** says how many of the 3 tricks it will be.');
  });
});

describe('the public panel says where the game is', () => {
  it('by round, cards, dealer, trump, and bids against cards', () => {
    const told = body(table('1'));
    expect(told).toContain('**Round 1 of 13** · 3 cards each · dealer: **Ann**');
    expect(told).toContain('Trump: **♥ hearts** (**2♥** was turned up)');
    expect(told).toContain('Bids so far: **1** for 3 tricks');
    expect(body(table(...BIDS))).toContain('Bids: **4** for 3 tricks, 1 too many');
    expect(body(table('0', '0', '0'))).toContain('Bids: **0** for 3 tricks, 3 too few');
  });

  it('and whether trumps may be led', () => {
    expect(body(table(...BIDS))).toContain('trumps may not be led yet');
    expect(body(table(...BIDS, ...FIRST))).toContain('trumps may be led');
  });

  it('and which card of the open trick wins so far', () => {
    expect(body(table(...BIDS, '7c', '9c'))).toContain(
      '**Bo** **7♣** · **Cy** **9♣** (👑 winning so far)',
    );
  });

  it.each([
    [BIDS, '**Ann** · bid 2, took 0 · needs 2 more · 0 points'],
    [[...BIDS, ...FIRST, '8h', 'Kd', 'Td'], '**Ann** · bid 2, took 2 · 🎯 exact so far · 0 points'],
    [['1', '1', '0', ...FIRST], '**Ann** · bid 0, took 1 · ❌ 1 too many · 0 points'],
    [
      ['3', '3', '0', ...FIRST],
      '**Bo** · bid 3, took 0 · ❌ needs 3 more, out of reach · 0 points',
    ],
  ])('and how everybody stands, after %j', (moves, row) => {
    expect(body(table(...moves))).toContain(row);
  });
});

describe('the private panel says what is to be done', () => {
  it.each([
    [[], 1, 'You bid first and will lead to the first trick.'],
    [['2'], 2, 'The bids so far add up to 2.'],
    [['1', '1'], 0, 'The dealer may not bid **1**'],
    [['1', '1'], 1, 'You bid 1 of 3.'],
    [BIDS, 1, 'You bid 1 and have no trick: **1 more to take.**'],
    [[...BIDS, '7c'], 2, '**Bo** led **7♣**. You have to follow suit.'],
    [
      [...BIDS, '7c', '9c'],
      0,
      '**Bo** led **7♣**, **9♣** is winning so far. You cannot follow suit, so any card will do.',
    ],
    [BIDS, 0, '♠ **2**\n♥ **8 4** (trump)'],
  ])('after %j to seat %i', (moves, seat, sentence) => {
    expect(mine(table(...moves), seat)).toContain(sentence);
  });

  it.each([
    ['4h 8h 2s', 'No trump was played yet, so you may not lead one.'],
    ['4h 8h 9h', 'You hold nothing but trumps, so you may lead one.'],
    ['4c 8c 9c', 'Any card will do.'],
  ])('to a leader with %s', (hand, sentence) => {
    const at = tableAfter(['Kd As 3c', hand, '7d Td 3d'], '2h', ['1', '1', '0']);
    expect(mine(at, 1)).toContain(sentence);
  });

  it('and what the last round brought, while the next is bid', () => {
    const over = table(...BIDS, ...FIRST, '8h', 'Kd', 'Td', '2s', 'As', '3d');
    expect(mine(over, 0)).toContain('✅ Round 1: you bid 2 and took 2, 1 point.');
    expect(mine(over, 2)).toContain('❌ Round 1: you bid 1 and took 0, no point.');
  });

  it('and that nothing is, once the game is over', () => {
    expect(mine(wholeGame(3, seededDraw('over')), 0)).toBe('The game is over.');
  });
});

describe('a refusal', () => {
  it.each(LANGUAGES)('says the rule and who is to do what now, in %s', (language) => {
    const context = table(...BIDS).open({ language });
    const now = jabberwockyScreen.publicPart(context).prompt;
    const sentences = [...SHARED_REFUSALS, ...REFUSALS].map((code) => {
      const sentence = jabberwockyScreen.refusal(context, code);
      if (code !== 'game-over') expect(sentence).toContain(now);
      return sentence;
    });
    expect(new Set(sentences).size).toBe(sentences.length);
  });
});
