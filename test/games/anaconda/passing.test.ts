import { describe, expect, it } from 'vitest';
import { turn } from '../../../src/games/anaconda/legal.ts';
import { passAt, receiverOf, stagesOf } from '../../../src/games/anaconda/plan.ts';
import { privateView, publicView } from '../../../src/games/anaconda/view.ts';
import type { Options, Passing } from '../../../src/games/anaconda/types.ts';
import { after, cards, dealt, options, play, told } from './builders.ts';

describe('the stages of a hand', () => {
  it.each<[string, Partial<Options>, string]>([
    ['by default', {}, 'pass-1 pass-2 pass-3 arrange roll-1 roll-2 roll-3 roll-4 declare'],
    [
      'with one pass there is always betting around it',
      { passing: 'once' },
      'before-pass pass-1 after-pass-1 arrange roll-1 roll-2 roll-3 roll-4 declare',
    ],
    [
      'with betting around three passes, high only',
      { passBetting: true, declare: false },
      'before-pass pass-1 after-pass-1 pass-2 after-pass-2 pass-3 after-pass-3 arrange roll-1 roll-2 roll-3 roll-4',
    ],
  ])('%s', (_name, given, stages) => {
    expect(stagesOf(options(given)).join(' ')).toBe(stages);
  });
});

describe('the cards of a pass go', () => {
  const sent = (passing: Passing, seats: number, folded: readonly number[]): readonly string[] =>
    (passing === 'once' ? (['pass-1'] as const) : (['pass-1', 'pass-2', 'pass-3'] as const)).map(
      (stage) => {
        const { count, distance } = passAt({ passing }, stage);
        const out = Array.from({ length: seats }, (_, seat) => folded.includes(seat));
        const still = [...out.keys()].filter((seat) => out[seat] === false);
        return `${count}: ${still.map((seat) => `${seat}>${receiverOf(seat, distance, out)}`).join(' ')}`;
      },
    );

  it.each<[Passing, number, readonly number[], readonly string[]]>([
    ['classic', 3, [], ['3: 0>1 1>2 2>0', '2: 0>1 1>2 2>0', '1: 0>1 1>2 2>0']],
    ['once', 4, [], ['3: 0>1 1>2 2>3 3>0']],
    ['zigzag', 4, [], ['3: 0>1 1>2 2>3 3>0', '2: 0>3 1>0 2>1 3>2', '1: 0>1 1>2 2>3 3>0']],
    ['steps', 4, [], ['3: 0>1 1>2 2>3 3>0', '2: 0>2 1>3 2>0 3>1', '1: 0>3 1>0 2>1 3>2']],
    // The third of three would be oneself.
    ['steps', 3, [], ['3: 0>1 1>2 2>0', '2: 0>2 1>0 2>1', '1: 0>1 1>2 2>0']],
    ['steps', 5, [1], ['3: 0>2 2>3 3>4 4>0', '2: 0>3 2>4 3>0 4>2', '1: 0>4 2>0 3>2 4>3']],
    ['steps', 4, [0, 2], ['3: 1>3 3>1', '2: 1>3 3>1', '1: 1>3 3>1']],
    ['zigzag', 5, [0, 3], ['3: 1>2 2>4 4>1', '2: 1>4 2>1 4>2', '1: 1>2 2>4 4>1']],
  ])('%s, %i seats, %j folded', (passing, seats, folded, expected) => {
    expect(sent(passing, seats, folded)).toEqual(expected);
  });

  it('from nobody who has folded', () => {
    expect(() => receiverOf(1, 1, [false, true, false])).toThrow('has nobody to pass to');
  });
});

describe('a pass', () => {
  // Seat 0 is dealt first: from clubs up, every third card.
  const { state } = dealt({ stacks: [50, 50, 50] });
  const one = after(state, 0, 'give 8c 2c Jc');

  it('waits for everybody: who has given is out of turn and has nothing back', () => {
    expect(turn(one.state)).toEqual([1, 2]);
    expect(privateView(one.state, 0)).toEqual({
      hand: cards('5c Ac 4d 7d'),
      stack: null,
      gave: cards('8c 2c Jc'),
      declared: null,
    });
    expect(publicView(one.state)).toMatchObject({
      inHand: [4, 7, 7],
      gaveOrSet: [true, false, false],
    });
  });

  it('tells the giver what it gave and to whom, and everybody else only that it has', () => {
    expect(one.events).toEqual([
      { to: [0], event: { type: 'gave', by: 0, to: 1, cards: cards('8c 2c Jc') } },
      { to: 'all', event: { type: 'ready', by: 0, stage: 'pass-1' } },
    ]);
  });

  it('changes hands once the last one has given', () => {
    const step = play(one.state, ['2: give 4c 7c Tc', '1: give 3c 6c 9c']);
    expect(step.state.phase).toMatchObject({ name: 'passing', stage: 'pass-2' });
    expect(privateView(step.state, 1).hand).toEqual(cards('2c 8c Jc Qc 2d 5d 8d'));
    expect(step.events.slice(4)).toEqual([
      { to: [1], event: { type: 'received', by: 1, from: 0, cards: cards('8c 2c Jc') } },
      { to: [2], event: { type: 'received', by: 2, from: 1, cards: cards('3c 6c 9c') } },
      { to: [0], event: { type: 'received', by: 0, from: 2, cards: cards('4c 7c Tc') } },
      {
        to: 'all',
        event: {
          type: 'passed',
          stage: 'pass-1',
          count: 3,
          passes: [
            { from: 0, to: 1 },
            { from: 1, to: 2 },
            { from: 2, to: 0 },
          ],
        },
      },
      { to: 'all', event: { type: 'asked', stage: 'pass-2' } },
    ]);
  });

  it('leaves a folded seat with what it held', () => {
    const before = dealt({ stacks: [50, 50, 50, 50], options: { passBetting: true } }).state;
    const folded = play(before, ['0: fold', '1: check', '2: check', '3: check']).state;
    expect(turn(folded)).toEqual([1, 2, 3]);
    const passed = [1, 2, 3].reduce((present, seat) => {
      const [a = '', b = '', c = ''] = privateView(present, seat).hand;
      return after(present, seat, `give ${a} ${b} ${c}`).state;
    }, folded);
    expect(privateView(passed, 0)).toEqual(privateView(before, 0));
    expect(publicView(passed)).toMatchObject({
      phase: 'betting',
      stage: 'after-pass-1',
      turn: [1],
      inHand: [7, 7, 7, 7],
    });
  });
});

describe('arranging', () => {
  const last = dealt({ stacks: [50, 50, 50], options: { passing: 'once' } }).state;
  const given = play(last, [
    '0: check',
    '1: check',
    '2: check',
    '0: give 8c 2c Jc',
    '1: give 3c 6c 9c',
    '2: give 4c 7c Tc',
    '0: check',
    '1: check',
    '2: check',
  ]).state;
  const one = after(given, 1, 'arrange 8d Qc 2c 8c 5d');

  it('keeps five in their order, and the others are out of every view', () => {
    expect(privateView(given, 1).hand).toEqual(cards('2c 8c Jc Qc 2d 5d 8d'));
    expect(privateView(one.state, 1)).toEqual({
      hand: cards('2c 8c Qc 5d 8d'),
      stack: cards('8d Qc 2c 8c 5d'),
      gave: null,
      declared: null,
    });
    expect(publicView(one.state)).toMatchObject({
      phase: 'arranging',
      stage: 'arrange',
      turn: [0, 2],
      inHand: [7, 5, 7],
      gaveOrSet: [false, true, false],
      faceUp: [[], [], []],
    });
  });

  it('is told to its seat alone', () => {
    expect(one.events).toEqual([
      {
        to: [1],
        event: {
          type: 'arranged',
          by: 1,
          cards: cards('8d Qc 2c 8c 5d'),
          discarded: cards('Jc 2d'),
        },
      },
      { to: 'all', event: { type: 'ready', by: 1, stage: 'arrange' } },
    ]);
  });

  it('is followed by the first cards once everybody has arranged, the dealer’s last', () => {
    const step = play(one.state, ['0: arrange 4c 5c 7c Tc Ac', '2: arrange 3c 6c 9c Kc 3d']);
    expect(told(step, 'turned-up')).toEqual([
      {
        type: 'turned-up',
        stage: 'roll-1',
        cards: [
          { by: 0, card: '4c' },
          { by: 1, card: '8d' },
          { by: 2, card: '3c' },
        ],
      },
    ]);
    expect(publicView(step.state).faceUp).toEqual([['4c'], ['8d'], ['3c']]);
    expect(turn(step.state)).toEqual([1]);
  });
});
