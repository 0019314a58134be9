/** Random hands: what the rules of Anaconda promise at every moment, beside the contract of all games. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortCards, type PlayingCard } from '../../../src/engine/cards.ts';
import { sample } from '../../../src/engine/choices.ts';
import type { Applied } from '../../../src/engine/contract.ts';
import { pick, type Draw } from '../../../src/engine/random.ts';
import { shuffle } from '../../../src/engine/shuffle.ts';
import { anaconda } from '../../../src/games/anaconda/game.ts';
import { stagesOf } from '../../../src/games/anaconda/plan.ts';
import {
  HAND_SIZES,
  PASSINGS,
  STAGES,
  WILDS,
  type AnacondaEvent,
  type AnacondaTypes,
  type GameResult,
  type Move,
  type Options,
  type State,
} from '../../../src/games/anaconda/types.ts';
import { publicView } from '../../../src/games/anaconda/view.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { options } from './builders.ts';

const RUNS = 600;

interface RandomHand {
  readonly options: Options;
  readonly stacks: readonly number[];
  readonly steps: readonly Applied<AnacondaTypes>[];
}

const anyOptions: fc.Arbitrary<Options> = fc
  .record({
    ante: fc.integer({ min: 1, max: 12 }),
    minBet: fc.integer({ min: 1, max: 8 }),
    spread: fc.integer({ min: 0, max: 30 }),
    maxRaises: fc.integer({ min: 0, max: 4 }),
    passing: fc.constantFrom(...PASSINGS),
    passBetting: fc.boolean(),
    declare: fc.boolean(),
    cards: fc.constantFrom(...HAND_SIZES),
    wild: fc.constantFrom(...WILDS),
  })
  .map(({ spread, ...given }) => options({ ...given, maxBet: given.minBet + spread }));

const anyHand: fc.Arbitrary<RandomHand> = fc
  .record({
    options: anyOptions,
    stacks: fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 3, maxLength: 7 }),
    dealer: fc.nat(6),
    seed: fc.nat(),
  })
  .map(({ options: given, stacks, dealer, seed }) => {
    const draw = seededDraw('anaconda hand', seed);
    const setup = { dealer: dealer % stacks.length, stacks };
    const [deck = []] = anaconda.decks(stacks.length, given);
    const first = anaconda.setup(stacks.length, given, setup, [shuffle(deck, draw)]);
    return { options: given, stacks, steps: playOn(first, draw) };
  });

function playOn(first: Applied<AnacondaTypes>, draw: Draw): readonly Applied<AnacondaTypes>[] {
  const steps = [first];
  let { state } = first;
  while (anaconda.turn(state).length > 0) {
    const seat = pick(anaconda.turn(state), draw);
    const outcome = anaconda.apply(state, seat, anyMove(state, seat, draw));
    if (!outcome.ok) throw new Error(outcome.refusal);
    steps.push(outcome.value);
    ({ state } = outcome.value);
  }
  return steps;
}

/** Mostly stays in: where a fold is as likely as any other move, hands rarely see a showdown. */
function anyMove(state: State, seat: number, draw: Draw): Move {
  const choices = anaconda.choices(state, seat);
  const staying = choices.filter(({ type }) => type !== 'fold');
  return sample(draw(10) === 0 ? choices : staying, draw);
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, value) => total + value, 0);
}

function check(promise: (hand: RandomHand) => void): void {
  fc.assert(fc.property(anyHand, promise), { numRuns: RUNS });
}

describe('in random hands', () => {
  it('no chip is made or lost at any step, and no stack is below zero', () => {
    check(({ stacks, steps }) => {
      for (const { state } of steps) {
        const { phase, pot } = publicView(state);
        expect(sum(state.stacks) + (phase === 'over' ? 0 : pot)).toBe(sum(stacks));
        expect(state.stacks.every((chips) => Number.isInteger(chips) && chips >= 0)).toBe(true);
        if (phase !== 'over') {
          expect(state.stacks.map((chips, seat) => chips + (state.paid[seat] ?? 0))).toEqual(
            stacks,
          );
        }
      }
    });
  });

  it('a betting round keeps its bounds, and asks only who has a choice', () => {
    check(({ options: { maxRaises }, steps }) => {
      for (const { state } of steps) {
        const view = publicView(state);
        expect(view.raises).toBeLessThanOrEqual(maxRaises);
        expect(view.toMatch).toBe(Math.max(...view.bets));
        if (view.phase !== 'betting') continue;
        const [seat = -1] = view.turn;
        expect(view.folded[seat]).toBe(false);
        expect(view.stacks[seat]).toBeGreaterThan(0);
      }
    });
  });

  it('the stages come in the order of the options', () => {
    const seen = new Set<string>();
    check(({ options: given, steps }) => {
      const order = stagesOf(given);
      const places = steps.map(({ state }) => order.indexOf(state.phase.stage));
      expect(places).not.toContain(-1);
      expect(places).toEqual(places.toSorted((one, other) => one - other));
      for (const { state } of steps) seen.add(state.phase.stage);
    });
    expect(seen).toEqual(new Set(STAGES));
  });

  it('every pot goes to eligible seats to the last chip, and the result is what was paid', () => {
    const kinds = new Set<string>();
    check(({ stacks, steps }) => {
      const { result, paid, folded } = lastView(steps);
      for (const { amount, eligible, awards, high, low } of result.pots) {
        expect(sum(awards)).toBe(amount);
        const winners = [...awards.keys()].filter((seat) => (awards[seat] ?? 0) > 0);
        expect(eligible).toEqual(expect.arrayContaining(winners));
        if (eligible.length > 1) expect([...high, ...low]).toEqual(expect.arrayContaining(winners));
        else expect([...high, ...low]).toEqual([]);
      }
      expect(sum(result.won)).toBe(sum(paid));
      expect(result.stacks).toEqual(
        stacks.map((chips, seat) => chips - (paid[seat] ?? 0) + (result.won[seat] ?? 0)),
      );
      const isAlone = folded.filter((out) => !out).length === 1;
      expect(result.shown === null).toBe(isAlone);
      kinds.add(isAlone ? 'folded' : result.pots.length > 1 ? 'side pots' : 'one pot');
    });
    expect(kinds).toEqual(new Set(['folded', 'side pots', 'one pot']));
  });

  it('whoever has paid less than others still in wins no more than its own sum from each', () => {
    check(({ steps }) => {
      const { result, paid, folded } = lastView(steps);
      const most = Math.max(...paid.filter((_, seat) => folded[seat] === false));
      for (const [seat, won] of result.won.entries()) {
        const own = paid[seat] ?? 0;
        if (folded[seat] === true) expect(won).toBe(0);
        else if (own < most) {
          expect(won).toBeLessThanOrEqual(sum(paid.map((chips) => Math.min(chips, own))));
        }
      }
    });
  });

  it('the events alone tell who paid what, who is in, and every hand', () => {
    check(({ options: given, stacks, steps }) => {
      const story = tellStory(
        stacks.length,
        steps.flatMap(({ events }) => events.map(({ event }) => event)),
      );
      const view = lastView(steps);
      expect(story.paid).toEqual(view.paid);
      expect(story.out).toEqual(view.folded);
      expect(story.open).toEqual(view.faceUp);
      expect(story.hands.map(sortCards)).toEqual(steps.at(-1)?.state.hands);
      expect(story.won).toEqual(view.result.won);
      expect(given.declare || story.sides === null).toBe(true);
      expect(story.sides).toEqual(view.declared);
    });
  });
});

/** The last view of a hand that was played to its end. */
function lastView(steps: RandomHand['steps']) {
  const state = steps.at(-1)?.state;
  const view = state === undefined ? undefined : publicView(state);
  const result: GameResult | null = view?.result ?? null;
  if (view === undefined || result === null) throw new Error('The hand is not over.');
  return { ...view, result };
}

interface Story {
  readonly paid: number[];
  readonly won: number[];
  readonly out: boolean[];
  readonly hands: PlayingCard[][];
  readonly open: PlayingCard[][];
  sides: readonly unknown[] | null;
}

/** Puts a hand together from its events, as a recap does. */
function tellStory(seats: number, events: readonly AnacondaEvent[]): Story {
  const each = <T>(value: () => T): T[] => Array.from({ length: seats }, value);
  const story: Story = {
    paid: each(() => 0),
    won: each(() => 0),
    out: each(() => false),
    hands: each(() => []),
    open: each(() => []),
    sides: null,
  };
  for (const event of events) tell(story, event);
  return story;
}

function tell(story: Story, event: AnacondaEvent): void {
  const { paid, won, out, hands, open } = story;
  switch (event.type) {
    case 'dealt':
      event.antes.forEach((chips, seat) => (paid[seat] = chips));
      return;
    case 'bet':
    case 'called':
    case 'raised':
      paid[event.by] = (paid[event.by] ?? 0) + event.paid;
      return;
    case 'folded':
      out[event.by] = true;
      return;
    case 'hand':
    case 'received':
      hands[event.by]?.push(...event.cards);
      return;
    case 'gave':
      hands[event.by] = (hands[event.by] ?? []).filter((card) => !event.cards.includes(card));
      return;
    case 'arranged':
      hands[event.by] = [...event.cards];
      return;
    case 'turned-up':
      for (const { by, card } of event.cards) open[by]?.push(card);
      return;
    case 'declared':
      story.sides = event.sides;
      return;
    case 'shown':
      event.hands.forEach((cards, seat) => {
        if (cards !== null) open[seat] = [...cards];
      });
      return;
    case 'pot':
      event.awards.forEach((chips, seat) => (won[seat] = (won[seat] ?? 0) + chips));
      return;
    case 'returned':
    case 'taken':
      won[event.by] = (won[event.by] ?? 0) + event.amount;
      return;
    default:
      return;
  }
}
