import { describe, expect, it } from 'vitest';
import { yak } from '../../../../src/games/yak/game.ts';
import { figuresOf, readPiles } from '../../../../src/discord/games/yak/story.ts';
import { yakScreen } from '../../../../src/discord/games/yak/screen.ts';
import { ENDINGS } from '../../../../src/tables/types.ts';
import { asText } from '../../../support/panel-controls.ts';
import { ending, longDoubt, longPile, tableAfter, type Look, type Table } from './table.ts';

const HANDS = ['vulture3 vulture1 ibex2', 'joker1 ones all', 'yeti1 stop yak1'];
/** Bo claims too much and is caught by Cy; then Ann's claim is still standing. */
const MOVES = ['vulture3 1 vulture', 'joker1 6 vulture', 'doubt', 'ones 1 yeti', 'yeti1 2 yeti'];

const plain = (told: string) => told.replaceAll('\u00A0', ' ');
const headline = (table: Table, look: Look = {}) => yakScreen.endPart(table.open(look)).headline;
const body = (table: Table, look: Look = {}) =>
  plain(asText(yakScreen.endPart(table.open(look)).body));

describe('the end', () => {
  it('by a doubt in the last phase names the winner and tells the doubt card by card', () => {
    const over = longDoubt(2, 97);
    expect(headline(over)).toMatch(/^\*\*(Ann|Bo)\*\* wins with the fewest taken cards \(0\)\.$/);
    expect(body(over)).toContain('takes the pile (97 cards)');
    expect(body(over)).toMatch(/card by card: \d+ yetis in 97 cards/);
    expect(body(over)).toMatch(
      /1\\\. \*\*\w+\*\* · nothing taken\n2\\\. \*\*\w+\*\* · 97 cards taken/,
    );
  });

  it('by empty hands says that the last pile counts for nobody, and shows it all the same', () => {
    const over = longPile(3, 107);
    expect(yak.result(over.state)).toEqual({ taken: [0, 0, 0], winners: [0, 1, 2] });
    expect(headline(over)).toBe(
      '**Ann**, **Bo**, and **Cy** win together with the fewest taken cards (0 each).',
    );
    expect(body(over)).toContain('the last pile counts for nobody');
    expect(body(over)).toMatch(/The pile that nobody doubted: \d+ yetis in 107 cards\./);
    expect(body(over)).toContain('**Ann** · no cards');
    // Discord counts on by itself where a line begins like a list.
    expect(body(over)).toContain(
      ['Ann', 'Bo', 'Cy'].map((name) => String.raw`1\. **${name}** · nothing taken`).join('\n'),
    );
  });

  const begun = () => tableAfter(HANDS, MOVES);

  it.each([
    [ending('left', 1), '**Bo** has left the game and loses it. **Ann** and **Cy** win together.'],
    [
      ending('removed', 2),
      '**Cy** was removed from the game and loses it. **Ann** and **Bo** win together.',
    ],
    [ending('ended'), 'The game ended early. It does not count.'],
    [ending('lost-channel'), 'The game ended early. It does not count.'],
  ] as const)('that comes early is told (%j)', (how, sentence) => {
    expect(headline(begun(), { ending: how })).toBe(sentence);
  });

  it('that comes early shows the open pile, whether its claim was true, and every hand', () => {
    const told = body(begun(), { ending: ending('ended') });
    expect(told).toContain(
      'The pile that nobody doubted: 1 yeti in 2 cards. The claim “2 yetis” was not true.',
    );
    expect(told).toContain('1️⃣ “1” acts: every animal and joker here counts 1.');
    expect(told).toMatch(/\*\*Cy\*\* · .*🛑 stop sign/);
    expect(told).not.toContain('takes the pile');
  });

  it('that comes between two piles shows no open pile', () => {
    const told = body(tableAfter(HANDS, MOVES.slice(0, 3)), { ending: ending('ended') });
    expect(told).not.toContain('nobody doubted');
    expect(told).toContain('**What was left in the hands**');
  });

  it('has words for every way in which a table can end', () => {
    for (const how of ENDINGS) {
      expect(headline(begun(), { ending: ending(how, 0) })).not.toBe('');
    }
  });

  it('leaves nothing to press on the private panel', () => {
    expect(asText(yakScreen.privatePart(longDoubt(2, 97).seat(0)).body)).toBe('The game is over.');
  });
});

describe('the story', () => {
  const told = () => begunOpen().snapshot.events;
  const begunOpen = () => tableAfter(HANDS, MOVES).open({ ending: ending('ended') });

  it('has every pile with its claims, and whether they were true when they were made', () => {
    const [first, second, ...more] = readPiles(told());
    expect(more).toEqual([]);
    expect(first?.steps.map(({ by, card, held, isTrue }) => [by, card, held, isTrue])).toEqual([
      [0, 'vulture3', 3, true],
      [1, 'joker1', 4, false],
    ]);
    expect(first?.doubted).toMatchObject({ doubter: 2, claimant: 1, taker: 1 });
    expect(second?.steps.map(({ card, isTrue }) => [card, isTrue])).toEqual([
      ['ones', false],
      ['yeti1', false],
    ]);
    expect(second?.doubted).toBeUndefined();
  });

  it('counts what each player did', () => {
    const piles = readPiles(told());
    expect([0, 1, 2].map((seat) => figuresOf(seat, piles))).toEqual([
      { seat: 0, claims: 1, truths: 1, bluffs: 0, doubts: 0, right: 0, caught: 0 },
      { seat: 1, claims: 2, truths: 0, bluffs: 1, doubts: 0, right: 0, caught: 1 },
      { seat: 2, claims: 1, truths: 0, bluffs: 1, doubts: 1, right: 1, caught: 0 },
    ]);
  });

  it('is told pile by pile', () => {
    const [page] = yakScreen.recap(begunOpen()).map(plain);
    expect(page).toContain(
      '**Pile 1 · 2 cards**\n**Ann**: 🦅 vulture 3, “1 vulture” (true: 3)\n**Bo**: 🃏 joker 1, “6 vultures” (untrue: 4)\n**Cy** doubted **Bo** and was right: 4 vultures. **Bo** took 2 cards.',
    );
    expect(page).toContain('Nobody doubted the last claim any more.');
  });

  it('tells a long pile over several pages', () => {
    const pages = yakScreen.recap(longDoubt(2, 100).open());
    expect(pages.length).toBeGreaterThan(1);
    expect(pages.join('\n')).toContain('**Pile 1, continued**');
    expect(pages.join('\n').match(/“\d+\u00A0yetis?”/g)).toHaveLength(100);
  });

  it('says so where there is none', () => {
    expect(yakScreen.recap(tableAfter(HANDS, []).open())).toEqual(['No pile was doubted.']);
  });

  it('says who stood out, where somebody did', () => {
    const plays = [
      'vulture1 1 yeti',
      'joker1 2 yeti',
      'yeti1 3 yeti',
      'ibex2 4 yeti',
      'all 5 yeti',
    ];
    const told = yakScreen.recap(tableAfter(HANDS, [...plays, 'doubt']).open()).join('\n');
    expect(told).toContain('🎭 Boldest: **Ann**, 2 untrue claims that nobody doubted.');
    expect(told).not.toContain('🔎');
  });
});
