import { describe, expect, it } from 'vitest';
import { jabberwockyScreen } from '../../../../src/discord/games/jabberwocky/screen.ts';
import { figuresOf, readRounds } from '../../../../src/discord/games/jabberwocky/story.ts';
import type { JabberwockyEvent } from '../../../../src/games/jabberwocky/types.ts';
import { ENDINGS } from '../../../../src/tables/types.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { asText } from '../../../support/panel-controls.ts';
import { ending, tableAfter, wholeGame, type Look, type Table } from './table.ts';

const HANDS = ['4h 8h 2s', '7c Kd As', '9c Td 3d'];
const FIRST_ROUND = ['1', '1', '2', '7c', '9c', '4h', '8h', 'Kd', 'Td', '2s', 'As', '3d'];

const table = (...moves: readonly string[]) => tableAfter(HANDS, '2h', moves);
const headline = (at: Table, look: Look = {}) => jabberwockyScreen.endPart(at.open(look)).headline;
const body = (at: Table, look: Look = {}) =>
  asText(jabberwockyScreen.endPart(at.open(look)).body).replaceAll('\u00A0', ' ');

/** The whole game with other points, as the views would show it. */
function endedWith(scores: readonly number[]): ReturnType<Table['open']> {
  const context = wholeGame(scores.length, seededDraw('whole')).open();
  const most = Math.max(...scores);
  const winners = scores.flatMap((points, seat) => (points === most ? [seat] : []));
  const result = { scores, winners };
  return {
    ...context,
    snapshot: {
      ...context.snapshot,
      result,
      public: { ...context.snapshot.public, scores, result },
    },
  };
}

describe('the end', () => {
  it('names the winner with the points', () => {
    expect(jabberwockyScreen.endPart(endedWith([4, 7, 1])).headline).toBe(
      '**Bo** wins with 7\u00A0points.',
    );
  });

  it('lets those who are level win together, and gives them one place', () => {
    const end = jabberwockyScreen.endPart(endedWith([7, 2, 7, 2, 1]));
    expect(end.headline).toBe('**Ann** and **Cy** win together with 7\u00A0points each.');
    // Discord counts on by itself where a line begins like a list.
    expect(asText(end.body).replaceAll('\u00A0', ' ')).toContain(
      String.raw`1\. **Ann** · 7 points
1\. **Cy** · 7 points
3\. **Bo** · 2 points
3\. **Dee** · 2 points
5\. **Eve** · 1 point`,
    );
  });

  it('shows what the last round brought, and no hands, since none are left', () => {
    const told = body(wholeGame(3, seededDraw('whole')));
    expect(told).toContain('**Round 13: bids, tricks, points**');
    expect(told).not.toContain('hands');
  });

  it.each([
    [ending('left', 1), '**Bo** has left the game and loses it. **Ann** and **Cy** win together.'],
    [
      ending('removed', 2),
      '**Cy** was removed from the game and loses it. **Ann** and **Bo** win together.',
    ],
    [ending('ended'), 'The game ended in round 1 of 13. It does not count.'],
    [ending('lost-channel'), 'The game ended in round 1 of 13. It does not count.'],
  ] as const)('that comes early is told (%j)', (how, sentence) => {
    expect(headline(table('1'), { ending: how })).toBe(sentence);
  });

  it('that comes early shows points and every card that was held', () => {
    const told = body(table(...FIRST_ROUND.slice(0, 9)), { ending: ending('ended') });
    expect(told).toContain('**Points so far**');
    expect(told).toContain('**Ann** · **2♠**');
    const last = body(table(...FIRST_ROUND.slice(0, 10)), { ending: ending('ended') });
    expect(last).toContain('**Ann** · no cards');
  });

  it('has words for every way in which a table can end', () => {
    for (const how of ENDINGS) {
      expect(headline(table('1'), { ending: ending(how, 0) })).not.toBe('');
    }
  });
});

describe('the story', () => {
  it('tells bids, tricks and what came of them, round by round', () => {
    const [page] = jabberwockyScreen.recap(table(...FIRST_ROUND).open());
    expect(page?.replaceAll('\u00A0', ' '))
      .toContain(`**Round 1** · 3 cards · trump ♥ hearts · dealer **Ann**
Bids: **Bo** 1 · **Cy** 1 · **Ann** 2
1. **Bo**: 7♣ 9♣ **4♥** → **Ann**
2. **Ann**: **8♥** K♦ 10♦ → **Ann**
3. **Ann**: 2♠ **A♠** 3♦ → **Bo**
✅ **Ann** · bid 2, took 2 · 1 point
✅ **Bo** · bid 1, took 1 · 1 point
❌ **Cy** · bid 1, took 0 · no point`);
  });

  it('says of a round that broke off that it did', () => {
    const [page] = jabberwockyScreen.recap(table(...FIRST_ROUND.slice(0, 8)).open());
    expect(page).toContain('The round was not played to its end.');
  });

  it('has nothing to tell before the first trick', () => {
    expect(jabberwockyScreen.recap(table('1', '1').open())).toEqual(['No trick was played.']);
  });

  it('leaves out what stands before the first deal that is known', () => {
    const events: JabberwockyEvent[] = [
      { type: 'bid', by: 0, tricks: 1 },
      { type: 'dealt', round: 2, cards: 4, dealer: 1, turned: 'As' },
      { type: 'bid', by: 2, tricks: 3 },
    ];
    expect(readRounds(events)).toMatchObject([{ bids: [{ by: 2, tricks: 3 }], tricks: [] }]);
  });
});

describe('the numbers of the story', () => {
  /** Rounds of three in which seat 0 bid and took these. */
  function told(...results: readonly (readonly [bid: number, taken: number])[]) {
    return readRounds(
      results.flatMap(([bid, taken], index): JabberwockyEvent[] => [
        { type: 'dealt', round: index + 1, cards: 3, dealer: 0, turned: 'As' },
        {
          type: 'round',
          round: index + 1,
          bids: [bid, 1, 1],
          tricks: [taken, 0, 0],
          points: [bid === taken ? 1 : 0, 0, 0],
          scores: [0, 0, 0],
        },
      ]),
    );
  }

  it('are counted over all rounds that were finished', () => {
    expect(figuresOf(0, told([1, 1], [0, 0], [2, 3], [3, 3], [0, 0], [2, 0]))).toEqual({
      seat: 0,
      rounds: 6,
      points: 4,
      bid: 8,
      taken: 7,
      over: 1,
      under: 1,
      streak: 2,
      boldest: 3,
      empty: 2,
    });
  });

  it('name those who stand out, and nobody where several do', () => {
    const recap = (events: readonly JabberwockyEvent[]) => {
      const context = table(...FIRST_ROUND).open();
      const all = [...context.snapshot.events, ...events];
      return jabberwockyScreen.recap({
        ...context,
        snapshot: { ...context.snapshot, events: all },
      });
    };
    const round = (bids: readonly number[], tricks: readonly number[]): JabberwockyEvent[] => [
      { type: 'dealt', round: 2, cards: 9, dealer: 0, turned: 'As' },
      { type: 'round', round: 2, bids, tricks, points: [0, 0, 0], scores: [0, 0, 0] },
    ];
    const [first] = recap([
      ...round([4, 0, 0], [4, 2, 0]),
      ...round([2, 0, 0], [2, 2, 0]),
      ...round([0, 0, 0], [0, 2, 1]),
    ]);
    expect(first).toContain('🎯 Longest run: **Ann**, 4 rounds in a row predicted exactly.');
    expect(first).toContain('🦁 Boldest: **Ann**, 4 tricks bid and taken exactly in one round.');
    expect(first).toContain('🐭 Most modest: **Cy**, 2 times no trick bid and none taken.');
    expect(first).toContain('🧲 Trick magnet: **Bo**, too many tricks in 3 rounds.');
    const [level] = recap([...round([4, 4, 0], [4, 4, 0])]);
    expect(level).not.toContain('🦁');
  });
});
