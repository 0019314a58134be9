import { Worker } from 'node:worker_threads';
import { afterEach, describe, expect, it } from 'vitest';
import { includes } from '../../../src/engine/choices.ts';
import { createThinkerPool, type ThinkerPool } from '../../../src/computers/thinker/pool.ts';
import type { Question } from '../../../src/computers/contract.ts';
import { cockroach } from '../../../src/games/cockroach/game.ts';
import { yak } from '../../../src/games/yak/game.ts';
import type { Game } from '../../../src/engine/contract.ts';
import { seededDraw } from '../../support/random-table.ts';
import { shuffle } from '../../../src/engine/shuffle.ts';

const logged: string[] = [];
const log = { error: (_: object, sentence: string) => void logged.push(sentence) };
let pool: ThinkerPool;
afterEach(async () => {
  await pool.stop();
  logged.length = 0;
});

/** What the first on turn of a new game is asked. */
function questionOf(game: Game, id = game.id): Question {
  const draw = seededDraw(4);
  const options = game.parseOptions({});
  if (!options.ok) throw new Error(options.refusal);
  const setup = game.drawSetup(3, options.value, draw, undefined);
  const decks = game.decks(3, options.value).map((deck) => shuffle(deck, draw));
  const { state, events } = game.setup(3, options.value, setup, decks);
  const [seat = 0] = game.turn(state);
  return {
    game: id,
    level: 'easy',
    sight: {
      view: { seat, public: game.publicView(state), private: game.privateView(state, seat) },
      choices: game.choices(state, seat),
      events: events
        .filter(({ to }) => to === 'all' || to.includes(seat))
        .map(({ event }) => event),
      seats: 3,
      options: options.value,
    },
  };
}

const script = (code: string) => (): Worker => new Worker(code, { eval: true });

describe('computers that think in a thread of their own', () => {
  it.each([cockroach, yak])('answer with a legal move ($id)', async (game) => {
    pool = createThinkerPool(log);
    const question = questionOf(game);
    const moves = await Promise.all([1, 2, 3].map(() => pool.think(question)));
    for (const move of moves) expect(includes(question.sight.choices, move)).toBe(true);
    expect(logged).toEqual([]);
  });

  it('have nothing to say to a game that none of them plays', async () => {
    pool = createThinkerPool(log);
    expect(await pool.think(questionOf(yak, 'chess'))).toBeUndefined();
  });

  it('answer with nothing where their thread fails, and the next question has a new one', async () => {
    let started = 0;
    const answering = `require('node:worker_threads').parentPort.on('message', ({ id }) =>
      require('node:worker_threads').parentPort.postMessage({ id, move: 'a move' }))`;
    const failing = `require('node:worker_threads').parentPort.on('message', () => { throw new Error('lost'); })`;
    pool = createThinkerPool(log, () => script((started += 1) === 1 ? failing : answering)());
    const question = questionOf(yak);
    expect(await Promise.all([pool.think(question), pool.think(question)])).toEqual([
      undefined,
      undefined,
    ]);
    expect(logged).toEqual(['a thread in which computers think was replaced']);
    expect(await pool.think(question)).toBe('a move');
  });

  it('answer with nothing where they think for ever', async () => {
    pool = createThinkerPool(log, script(`for (;;) {}`));
    expect(await pool.think(questionOf(yak))).toBeUndefined();
    expect(logged).toHaveLength(1);
  });

  it('let go of every question when they are stopped', async () => {
    pool = createThinkerPool(log, script(`setInterval(() => undefined, 1000)`));
    const answer = pool.think(questionOf(yak));
    await pool.stop();
    expect(await answer).toBeUndefined();
  });
});
