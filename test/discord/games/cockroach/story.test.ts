import { describe, expect, it } from 'vitest';
import type { Creature } from '../../../../src/games/cockroach/types.ts';
import { paginate } from '../../../../src/discord/screens/pages.ts';
import { cockroachScreen } from '../../../../src/discord/games/cockroach/screen.ts';
import {
  figuresOf,
  readRounds,
  type Figures,
} from '../../../../src/discord/games/cockroach/story.ts';
import { standout } from '../../../../src/discord/screens/standout.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { cutOff, ending, randomGame, tableAfter } from './table.ts';

const HANDS: readonly (readonly Creature[])[] = [['rat', 'bat'], ['toad'], ['fly']];

/** Ann lies, Bo looks and lies too, Cy believes it; then Cy tells the truth and Ann does not believe it. */
const twoRounds = tableAfter(
  HANDS,
  [0, { type: 'offer', card: 'rat', to: 1, claim: 'bat' }],
  [1, { type: 'peek' }],
  [1, { type: 'pass', to: 2, claim: 'toad' }],
  [2, { type: 'judge', truth: true }],
  [2, { type: 'offer', card: 'fly', to: 0, claim: 'fly' }],
  [0, { type: 'judge', truth: false }],
);

const FIGURES: Figures = {
  seat: 0,
  lies: 0,
  believed: 0,
  judged: 0,
  right: 0,
  trusting: 0,
  looked: 0,
};

describe('the story of a game', () => {
  it('is told card by card', () => {
    const [page] = cockroachScreen.recap(twoRounds.open());
    expect(page?.split('\n\n').slice(1)).toEqual([
      [
        '**Round 1 · 🐀 rat**',
        '**Ann** → **Bo**: “bat” (a lie)',
        '**Bo** → **Cy**: “toad” (looked, a lie)',
        '**Cy** believed **Bo** and was wrong. **Cy** keeps it: 1 rat.',
      ].join('\n'),
      [
        '**Round 2 · 🪰 fly**',
        '**Cy** → **Ann**: “fly” (the truth)',
        '**Ann** did not believe **Cy**, who had told no lie. **Ann** keeps it: 1 fly.',
      ].join('\n'),
    ]);
  });

  it('says who was caught, and of a guess only that it was wrong', () => {
    const table = tableAfter(
      HANDS,
      [0, { type: 'offer', card: 'rat', to: 1, claim: 'bat' }],
      [1, { type: 'judge', truth: false }],
      [0, { type: 'offer', card: 'bat', to: 1, claim: 'bat' }],
      [1, { type: 'pass', to: 2, claim: 'toad' }],
      [2, { type: 'judge', truth: false }],
    );
    const story = cockroachScreen.recap(table.open()).join('\n');
    expect(story).toContain('**Bo** did not believe it and caught **Ann** lying.');
    expect(story).toContain('**Bo** → **Cy**: “toad” (unseen, guessed wrong)');
    expect(story).toContain('**Cy** did not believe it and was right. **Bo** keeps it: 1 bat.');
  });

  it('tells an unfinished round with the card that was disclosed', () => {
    const table = tableAfter(HANDS, [0, { type: 'offer', card: 'rat', to: 1, claim: 'bat' }]);
    expect(cockroachScreen.recap(table.open({ ending: ending('ended') }))[0]).toContain(
      '**Round 1 · 🐀 rat**\n**Ann** → **Bo**: “bat” (a lie)\nThe game broke off before anybody answered.',
    );
  });

  it('does not tell a card that is still on its way', () => {
    const table = tableAfter(
      HANDS,
      [0, { type: 'offer', card: 'rat', to: 1, claim: 'bat' }],
      [1, { type: 'peek' }],
      [1, { type: 'pass', to: 2, claim: 'toad' }],
    );
    expect(cockroachScreen.recap(table.open())[0]).toContain(
      '**Round 1**\n**Ann** → **Bo**: “bat” (opened)\n**Bo** → **Cy**: “toad” (looked)',
    );
  });

  it('of a game without a round says so', () => {
    expect(cockroachScreen.recap(tableAfter(HANDS).open())).toEqual(['No round was played.']);
  });

  it('tells every round of a whole game, in order', () => {
    const script = randomGame(5, seededDraw('story'));
    const offers = script.moves.filter(({ move }) => JSON.stringify(move).includes('"offer"'));
    const story = cockroachScreen.recap(cutOff(script, script.moves.length).open()).join('\n');
    const rounds = [...story.matchAll(/\*\*Round (\d+) · /g)].map(([, number]) => Number(number));
    expect(rounds).toEqual(offers.map((_offer, index) => index + 1));
  });

  it('leaves out the rest of a round whose start is not known', () => {
    const { events } = twoRounds.open().snapshot;
    expect(readRounds(events.slice(2))).toEqual(readRounds(events).slice(1));
  });
});

describe('the figures', () => {
  it('count what each player did', () => {
    const rounds = readRounds(twoRounds.open().snapshot.events);
    expect(twoRounds.seats.map((seat) => figuresOf(seat, rounds))).toEqual([
      { ...FIGURES, seat: 0, lies: 1, judged: 1 },
      { ...FIGURES, seat: 1, lies: 1, believed: 1, looked: 1 },
      { ...FIGURES, seat: 2, judged: 1, trusting: 1 },
    ]);
  });

  it('single somebody out only who is ahead of all others and qualifies', () => {
    const lies = (seat: number, count: number): Figures => ({ ...FIGURES, seat, lies: count });
    const most = (...all: readonly Figures[]) =>
      standout(
        all,
        (one) => one.lies,
        (one) => one.lies >= 2,
      )?.seat;
    expect(most(lies(0, 2), lies(1, 3))).toBe(1);
    expect(most(lies(0, 3), lies(1, 3))).toBeUndefined();
    expect(most(lies(0, 1), lies(1, 0))).toBeUndefined();
    expect(most()).toBeUndefined();
  });
});

describe('pages', () => {
  it('hold as many blocks as fit, in order, and never part one', () => {
    expect(paginate(['aaa', 'bb', 'c', 'dddddd'], 7)).toEqual(['aaa\n\nbb', 'c', 'dddddd']);
    expect(paginate(['too long'], 3)).toEqual(['too long']);
    expect(paginate([])).toEqual([]);
  });
});
