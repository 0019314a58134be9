import { describe, expect, it } from 'vitest';
import { anacondaScreen } from '../../../../src/discord/games/anaconda/screen.ts';
import type { Side } from '../../../../src/games/anaconda/types.ts';
import { ENDINGS } from '../../../../src/tables/types.ts';
import { asText } from '../../../support/panel-controls.ts';
import { HANDS, MOVES, example, ladder, wildHigh } from './example.ts';
import { ending, tableAfter, type Look, type Table } from './table.ts';

const plain = (told: string) => told.replaceAll('\u00A0', ' ').replaceAll('\u2011', '-');
const headline = (table: Table, look: Look = {}) =>
  plain(anacondaScreen.endPart(table.open(look)).headline);
const body = (table: Table, look: Look = {}) =>
  plain(asText(anacondaScreen.endPart(table.open(look)).body));
const story = (table: Table) => plain(anacondaScreen.recap(table.open()).join('\n\n'));

const check = (...seats: readonly number[]) => seats.map((seat) => `${seat}: check`);

/** The worked example of the rules, or with other chips in the pot. */
function worked(
  sides: readonly [Side, Side, Side],
  ante = 10,
  firstRound: readonly string[] = check(2, 0, 1),
): Table {
  const moves = [
    ...MOVES.slice(0, 12),
    ...firstRound,
    ...check(2, 0, 1),
    ...check(0, 1, 2),
    ...check(0, 1, 2),
    ...sides.map((side, seat) => `${seat}: declare ${side}`),
  ];
  return tableAfter(HANDS, moves, { options: { ante } });
}

describe('a showdown is told', () => {
  it('by halves: who won which with which hand', () => {
    const over = worked(['high', 'low', 'high']);
    expect(headline(over)).toBe('The pot goes to **Ann** (15 chips) and **Bo** (15 chips).');
    expect(body(over)).toContain(
      '**The pot: 30 chips**\nHigh takes 15: **Ann** (full house, nines over fives)\nLow takes 15: **Bo** (6-4-3-2-A)',
    );
  });

  it('with the odd chip in the high half', () => {
    const over = worked(['high', 'low', 'high'], 2, ['2: bet 1', '0: call', '1: call']);
    expect(body(over)).toContain('**The pot: 9 chips**\nHigh takes 5: **Ann**');
    expect(body(over)).toContain('Low takes 4: **Bo**');
  });

  it('with why somebody who declared both gets nothing', () => {
    const over = worked(['high', 'both', 'high']);
    expect(headline(over)).toBe('**Ann** (30 chips) takes the pot.');
    expect(body(over)).toContain(
      '**Bo** declared both and was beaten on one side, which loses both.\nNobody is left for low, so high takes all: **Ann** (full house, nines over fives)',
    );
  });

  it('with the cards alone where all failed with both', () => {
    const over = worked(['both', 'both', 'both']);
    expect(body(over)).toContain('so the cards alone decide.\nHigh takes 15: **Ann**');
    expect(body(over)).toContain('Low takes 15: **Bo** (6-4-3-2-A)');
  });

  it('with one side where all declared the same', () => {
    expect(body(worked(['low', 'low', 'low']))).toContain(
      'Nobody is left for high, so low takes all: **Bo** (6-4-3-2-A)',
    );
  });

  it('pot by pot, with what nobody called going back', () => {
    const [over] = ladder();
    const told = over === undefined ? '' : body(over);
    expect(told).toContain('**The main pot: 70 chips**');
    expect(told).toContain('**Side pot 5: 20 chips**');
    expect(told).toContain('10 chips that nobody called go back to **\\#7**.');
  });

  it('without halves where only high counts', () => {
    expect(body(wildHigh())).toContain(
      '**The pot: 24 chips**\nThe best hand: **Ann** (full house, nines over fives)',
    );
    expect(body(wildHigh())).not.toContain('declared');
  });

  it('with everybody’s cards, declaration, and what they won or lost', () => {
    expect(body(example())).toContain(
      '**Bo** · **−16** · declared both\n↳ **6♠ 4♦ 3♣ A♠ 2♥** · High: ace high · Low: 6-4-3-2-A',
    );
    expect(body(wildHigh())).toContain('**Bo** · **−8** · folded');
  });
});

describe('the end of a hand without a showdown', () => {
  const folded = example(15, ['2: fold', '0: fold']);

  it('names who takes the pot, and shows no card that was not turned up', () => {
    expect(headline(folded)).toBe(
      'All others have folded: **Bo** takes 9 chips without a showdown.',
    );
    expect(body(folded)).not.toMatch(/[♣♦♥♠]/);
    expect(body(folded)).toContain('**Bo** · **+5**');
  });

  it('gives everybody back what they had where the hand is broken off', () => {
    const look = { ending: ending('ended') };
    expect(headline(example(20), look)).toContain('does not count');
    expect(body(example(20), look)).toBe(
      '**The players**\n**Ann** · 40 chips\n**Bo** · 40 chips\n**Cy** · 9 chips',
    );
  });

  it('has words for every way in which a table can end', () => {
    for (const how of ENDINGS) {
      expect(headline(example(20), { ending: ending(how, 0) })).not.toBe('');
    }
  });

  it('leaves nothing to press on the private panel', () => {
    expect(asText(anacondaScreen.privatePart(example().seat(0)).body)).toBe('The hand is over.');
  });
});

describe('the story of a hand', () => {
  it('tells antes, passes by number, bets, open cards, declarations and pots', () => {
    const told = story(example());
    for (const part of [
      '**The deal** · dealer: **Cy**\nThe ante is 1 chip. After it: **Ann** 39 · **Bo** 39 · **Cy** 8',
      '**Pass 2 of 3: 2 cards to the left**',
      '**Card 2 turned up**\n**Ann** **9♥** · **Bo** **4♦** · **Cy** **K♦**',
      '**Bets with 2 cards of 5 turned up** · pot 27\n**Ann** bets 5 · **Bo** calls 5',
      '**Cy** raises by 4 · **Ann** raises by 1 · **Bo** calls 5 · **Cy** calls 1, all-in',
      '**The declarations**\n**Ann** high · **Bo** both · **Cy** high',
      '**Side pot 1: 14 chips**',
    ]) {
      expect(told).toContain(part);
    }
  });

  it('never tells which cards were passed', () => {
    expect(story(example(12))).not.toMatch(/K♣|Q♣|2♠|7♦|10♦/);
  });

  it('says that a hand was not played to its end', () => {
    expect(story(example(20))).toContain('The hand was not played to its end.');
  });

  it('tells a long round on several lines, none of them lost', () => {
    const raises = Array.from({ length: 10 }, (_, turn) => `${(turn + 1) % 3}: raise 1`);
    const table = tableAfter(HANDS, ['0: bet 1', ...raises], {
      stacks: [200, 200, 200],
      options: { passBetting: true, maxRaises: 10 },
    });
    const names = Array.from({ length: 3 }, (_, seat) => String(seat).padEnd(32, '_'));
    const told = anacondaScreen.recap(table.open({ names })).join('\n');
    expect(told.match(/raises by 1/g)).toHaveLength(10);
  });
});
