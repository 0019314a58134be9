/** The suite itself: a game that breaks a promise has to be caught. */
import { describe, expect, it } from 'vitest';
import type { Game } from '../../src/engine/contract.ts';
import { ok } from '../../src/engine/result.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';
import type { CockroachTypes, PublicView } from '../../src/games/cockroach/types.ts';
import { cockroachProbe } from '../games/cockroach/redeal.ts';
import { anyReader, checkLeak } from './leaks.ts';
import * as checks from './node-checks.ts';
import { playOut } from './playout.ts';
import { seededDraw } from './seeded.ts';

type CockroachGame = Game<CockroachTypes>;
type Check = (node: checks.Node) => void;

const SEATS = 4;
const draw = seededDraw('suite');
const { script, steps } = playOut(cockroach, cockroachProbe, SEATS, draw);
const moves = script.moves.map(({ move }) => move);

const nodes = steps.map(({ state }): checks.Node => ({
  game: cockroach,
  seats: SEATS,
  state,
  draw,
  moves,
}));

/** Makes a check at the nodes of one game; the last one is its end. */
function checkNodes(game: CockroachGame, check: Check, at: 'all' | 'open' | 'over'): () => void {
  const chosen = { all: nodes, open: nodes.slice(0, -1), over: nodes.slice(-1) }[at];
  return () => {
    for (const node of chosen) check({ ...node, game });
  };
}

function countLeaks(game: CockroachGame): number {
  return Array.from({ length: 60 }, (_, seed) => {
    const seeded = seededDraw('suite', seed);
    return checkLeak(game, cockroachProbe, SEATS, anyReader(SEATS, seeded), seeded).leak;
  }).filter((leak) => leak !== undefined).length;
}

/** A public view with more in it than the rules say. */
function withExtra(view: PublicView, extra: unknown): PublicView {
  const more: PublicView & { extra: unknown } = { ...view, extra };
  return more;
}

const checkOver: Check = (node) => checks.checkOver(node, { type: 'peek' });
const checkEvents: Check = (node) => checks.checkEvents(node.game.disclose(node.state), node.seats);
const checkCards: Check = (node) =>
  checks.checkCards(node, cockroachProbe, [], script.decks.flat().toSorted());

const BROKEN: readonly {
  readonly what: string;
  readonly change: Partial<CockroachGame>;
  readonly check: Check;
  readonly at: 'all' | 'open' | 'over';
}[] = [
  {
    what: 'a turn that never ends',
    change: { turn: () => [0] },
    check: checks.checkTurn,
    at: 'all',
  },
  {
    what: 'a turn out of order',
    change: { turn: () => [1, 0] },
    check: checks.checkTurn,
    at: 'all',
  },
  {
    what: 'choices off turn',
    change: { choices: () => [{ type: 'peek', fields: {} }] },
    check: checks.checkTurn,
    at: 'all',
  },
  {
    what: 'a view that is no JSON',
    change: { publicView: (state) => withExtra(cockroach.publicView(state), undefined) },
    check: checks.checkViews,
    at: 'all',
  },
  {
    what: 'too few choices',
    change: { choices: (state, seat) => cockroach.choices(state, seat).slice(0, 1) },
    check: checks.checkLegality,
    at: 'open',
  },
  {
    what: 'too many choices',
    change: {
      choices: (state, seat) => [{ type: 'peek', fields: {} }, ...cockroach.choices(state, seat)],
    },
    check: checks.checkLegality,
    at: 'open',
  },
  {
    what: 'a move that is listed twice',
    change: {
      choices: (state, seat) => [
        ...cockroach.choices(state, seat),
        ...cockroach.choices(state, seat),
      ],
    },
    check: checks.checkList,
    at: 'open',
  },
  {
    what: 'a move that makes itself while there is a choice',
    change: { automatic: () => ({ seat: 0, move: { type: 'judge', truth: true } }) },
    check: checks.checkAutomatic,
    at: 'open',
  },
  {
    what: 'an unknown refusal',
    change: { refusals: [] },
    check: checks.checkLegality,
    at: 'open',
  },
  {
    what: 'an unlawful safe move',
    change: { safeMove: () => ({ type: 'pass', to: 9, claim: 'bat' }) },
    check: checks.checkSafeMove,
    at: 'all',
  },
  {
    what: 'a state that is not read as written',
    change: { readState: (stored) => ({ ...cockroach.readState(stored), faceUp: [] }) },
    check: checks.checkStored,
    at: 'all',
  },
  {
    what: 'an event for somebody who is not there',
    change: { disclose: () => [{ to: [SEATS], event: { type: 'peeked', by: 0 } }] },
    check: checkEvents,
    at: 'all',
  },
  {
    what: 'a move after the end',
    change: { apply: (state) => ok({ state, events: [] }) },
    check: checkOver,
    at: 'over',
  },
];

describe('the conformance suite', () => {
  it.each(BROKEN)('catches $what', ({ change, check, at }) => {
    expect(checkNodes(cockroach, check, at)).not.toThrow();
    expect(checkNodes({ ...cockroach, ...change }, check, at)).toThrow('Not kept');
  });

  it('catches a card that is lost', () => {
    expect(checkNodes(cockroach, checkCards, 'all')).not.toThrow();
    const [first] = nodes;
    if (first === undefined) throw new Error('There is no first node.');
    const poorer = { ...first, state: { ...first.state, hands: [] } };
    expect(() => checkCards(poorer)).toThrow('Not kept');
  });

  it('catches a game that writes to its arguments', () => {
    const writing: CockroachGame = {
      ...cockroach,
      apply: (state, seat, move) => {
        Object.assign(state, { touched: true });
        return cockroach.apply(state, seat, move);
      },
    };
    expect(() => playOut(writing, cockroachProbe, SEATS, seededDraw('write'))).toThrow(
      'extensible',
    );
  });

  it('catches a view that gives a hidden card away', () => {
    expect(countLeaks(cockroach)).toBe(0);
    const leaky: CockroachGame = {
      ...cockroach,
      publicView: (state) => withExtra(cockroach.publicView(state), state.hands[0]?.[0] ?? null),
    };
    expect(countLeaks(leaky)).toBeGreaterThan(0);
  });

  it('catches an event that tells the wrong seat', () => {
    const leaky: CockroachGame = {
      ...cockroach,
      apply: (state, seat, move) => {
        const outcome = cockroach.apply(state, seat, move);
        if (!outcome.ok) return outcome;
        const events = outcome.value.events.map(({ event }) => ({ to: 'all', event }) as const);
        return ok({ state: outcome.value.state, events });
      },
    };
    expect(countLeaks(leaky)).toBeGreaterThan(0);
  });
});
