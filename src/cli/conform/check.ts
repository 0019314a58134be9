/** Runs vectors through the engine. Pure: files and output are the command's business. */
import type { Applied, Game, GameTypes } from '../../engine/contract.ts';
import type { Registry } from '../../engine/registry.ts';
import { findDifference } from './difference.ts';
import { checkRanking, type CompareHands } from './ranking.ts';
import { parseLine, type Vector, type VectorStep } from './vector.ts';
import type { Failure, Verdict } from './verdict.ts';

type State = GameTypes['state'];

/** Carries the first failure out of a vector that is being played. */
class Mismatch extends Error {
  readonly failure: Failure;
  constructor(step: string, expected: string, found: string) {
    super(`${step}: expected ${expected}, found ${found}`);
    this.failure = { step, expected, found };
  }
}

/**
 * Checks one line of a vector file. Whatever is wrong, also with the line itself or inside the
 * engine, becomes a failure: one bad vector never hides the others.
 *
 * @param place where the line stands, e.g. `cockroach.edge.jsonl:3`; the name of a nameless line
 * @param compareHands ranks the hands of a line that holds a ranking instead of a game
 */
export function checkLine(
  registry: Registry,
  compareHands: CompareHands,
  line: string,
  place: string,
): Verdict {
  const parsed = parseLine(line);
  switch (parsed.kind) {
    case 'malformed':
      return failed(place, 'line', 'a vector', parsed.why);
    case 'ranking':
      return { name: place, failure: checkRanking(compareHands, parsed.ranking) };
    case 'vector':
      return checkVector(registry, parsed.vector);
  }
}

export function checkVector(registry: Registry, vector: Vector): Verdict {
  const { name } = vector;
  const game = registry.get(vector.game);
  if (game === undefined) {
    const known = registry.list().map(({ id }) => id);
    return failed(name, 'game', `one of ${known.join(', ')}`, `unknown game ${vector.game}`);
  }
  try {
    playVector(game, vector);
    return { name, failure: undefined };
  } catch (fault) {
    if (fault instanceof Mismatch) return { name, failure: fault.failure };
    return failed(
      name,
      'engine',
      'no fault',
      fault instanceof Error ? fault.message : String(fault),
    );
  }
}

function playVector(game: Game, vector: Vector): void {
  let { state } = dealVector(game, vector);
  comparePublic('initial', game, state, vector.initial.public);
  compare('initial', 'number of private views', vector.initial.private.length, vector.seats);
  for (const [seat, expected] of vector.initial.private.entries()) {
    comparePrivate('initial', game, state, seat, expected);
  }
  for (const [index, step] of vector.steps.entries()) {
    const label = `step ${index + 1} (seat ${step.by}: ${JSON.stringify(step.move)})`;
    state = playStep(label, game, vector.seats, state, step);
  }
  if (vector.result !== undefined) compare('result', 'result', vector.result, game.result(state));
}

function dealVector(game: Game, vector: Vector): Applied<GameTypes> {
  const options = game.parseOptions(vector.options);
  if (!options.ok) throw new Mismatch('options', 'options of this game', options.refusal);
  const setup = game.parseSetup(vector.setup, vector.seats);
  if (!setup.ok) throw new Mismatch('setup', 'a set-up of this game', setup.refusal);
  return game.setup(vector.seats, options.value, setup.value, vector.decks);
}

/** Plays one step and compares. Gives the state after it. */
function playStep(label: string, game: Game, seats: number, state: State, step: VectorStep): State {
  const before = everyView(game, seats, state);
  const move = game.parseMove(step.move);
  const outcome = move === undefined ? undefined : game.apply(state, step.by, move);
  if (outcome?.ok !== true) {
    const refusal = outcome?.refusal ?? 'bad-move';
    const expected = 'refused' in step ? `refused ${step.refused}` : 'the move is played';
    if (!('refused' in step) || step.refused !== refusal) {
      throw new Mismatch(label, expected, `refused ${refusal}`);
    }
    compare(label, 'after the refusal', before, everyView(game, seats, state));
    return state;
  }
  if ('refused' in step) throw new Mismatch(label, `refused ${step.refused}`, 'the move is played');
  const next = outcome.value.state;
  comparePublic(label, game, next, step.public);
  for (const [seat, expected] of Object.entries(step.private)) {
    comparePrivate(label, game, next, Number(seat), expected);
  }
  return next;
}

function everyView(game: Game, seats: number, state: State): unknown {
  return {
    public: game.publicView(state),
    private: Array.from({ length: seats }, (_, seat) => game.privateView(state, seat)),
  };
}

/** The public view, and with it the turn and the result, which the engine tells apart as well. */
function comparePublic(label: string, game: Game, state: State, expected: unknown): void {
  const found = game.publicView(state);
  compare(label, 'public', expected, found);
  if ('turn' in found) compare(label, 'turn of the engine', found.turn, game.turn(state));
  if ('result' in found) compare(label, 'result of the engine', found.result, game.result(state));
}

function comparePrivate(
  label: string,
  game: Game,
  state: State,
  seat: number,
  expected: unknown,
): void {
  compare(label, `private view of seat ${seat}`, expected, game.privateView(state, seat));
}

function compare(label: string, what: string, expected: unknown, found: unknown): void {
  const difference = findDifference(expected, found);
  if (difference === undefined) return;
  const where = difference.path === '' ? what : `${what} ${difference.path}`;
  throw new Mismatch(label, `${where} = ${show(difference.expected)}`, show(difference.found));
}

function show(value: unknown): string {
  return value === undefined ? 'nothing' : JSON.stringify(value);
}

function failed(name: string, step: string, expected: string, found: string): Verdict {
  return { name, failure: { step, expected, found } };
}
