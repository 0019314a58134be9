/**
 * `npm run bench:engine`: moves and games a second of the engine alone, for each game, and of
 * boardgame.io's reducer on two of them (`npm --prefix bench ci` installs it). All in one process,
 * whole random games of four.
 */
import { GAMES } from '../../src/games/index.ts';
import { measure } from '../measure.ts';
import { printTable, ratio } from '../report.ts';
import { boardGames } from './boardgame.ts';
import { pickRoach, roaches } from './cockroach.ts';
import { ourGames } from './ours.ts';
import type { Playing } from './playing.ts';
import { pickYak, yaks } from './yak.ts';

const SEATS = 4;
const OUR_GAMES = 40;
const THEIR_GAMES = 4;
const ROUNDS = 15;

const ours = GAMES.map((game) => ourGames(game, SEATS, OUR_GAMES));
const theirs = [
  boardGames(
    'boardgame.io, cockroach',
    SEATS,
    THEIR_GAMES,
    (draw) => roaches(SEATS, draw),
    pickRoach,
  ),
  boardGames('boardgame.io, yak', SEATS, THEIR_GAMES, (draw) => yaks(SEATS, draw), pickYak),
];
const everybody: readonly (Playing & { readonly moves: number })[] = [...ours, ...theirs].map(
  (playing) => ({ ...playing, moves: playing.play() }),
);
const timings = measure(
  everybody.map(({ name, play, moves }) => ({ name, run: play, units: moves })),
  1,
  ROUNDS,
);
const fastest = Math.min(
  ...timings.filter(({ name }) => name.startsWith('boardgame.io')).map(({ median }) => median),
);
printTable(
  'Engine: whole random games of four',
  [
    'engine and game',
    'moves a second',
    'games a second',
    'moves a game',
    'against the faster of boardgame.io',
  ],
  timings.map(({ name, median }, at) => {
    const { moves = 0, games = 1 } = everybody[at] ?? {};
    const perSecond = 1e9 / median;
    return [name, perSecond, (perSecond * games) / moves, moves / games, ratio(fastest / median)];
  }),
);
