/** What has to be true of every game at every node of every playout. Each check throws with a sentence. */
import {
  SHARED_REFUSALS,
  type Addressed,
  type Game,
  type GameTypes,
  type Seat,
} from '../../src/engine/contract.ts';
import { includes, list, sample, size } from '../../src/engine/choices.ts';
import { sameJson, type Json } from '../../src/engine/json.ts';
import { pick, type Draw } from '../../src/engine/random.ts';
import { deepFreeze, isPlainJson } from './freeze.ts';
import { mutate } from './mutate.ts';
import type { Probe } from './probe.ts';

type State = GameTypes['state'];

/** Mutated moves tried at a node. */
const MUTATIONS = 2;
/** More moves than this are not listed. */
const LIST_LIMIT = 400;

export interface Node {
  readonly game: Game;
  readonly seats: number;
  readonly state: State;
  readonly draw: Draw;
  /** Moves of the whole game, to be tried where they may not fit. */
  readonly moves: readonly unknown[];
}

export function allSeats(seats: number): readonly Seat[] {
  return Array.from({ length: seats }, (_, seat) => seat);
}

/** Somebody is on turn exactly while there is no result, and choices are empty exactly off turn. */
export function checkTurn({ game, seats, state }: Node): void {
  const turn = game.turn(state);
  const onTurn = allSeats(seats).filter((seat) => turn.includes(seat));
  hold(sameJson(turn, onTurn), () => `turn lists seats of the table, ascending: ${turn.join()}`);
  hold(
    (turn.length === 0) === (game.result(state) !== null),
    () => 'nobody is on turn exactly where there is a result',
  );
  for (const seat of allSeats(seats)) {
    const choices = game.choices(state, seat);
    hold(
      choices.length > 0 === turn.includes(seat) && choices.every((space) => size([space]) > 0),
      () => `seat ${seat} has choices exactly on turn: ${JSON.stringify(choices)}`,
    );
  }
}

/** A move makes itself only where its seat is the only one on turn and has no other. */
export function checkAutomatic({ game, state }: Node): void {
  const automatic = game.automatic(state);
  if (automatic === undefined) return;
  const { seat, move } = automatic;
  const choices = game.choices(state, seat);
  hold(
    sameJson(game.turn(state), [seat]) && size(choices) === 1 && includes(choices, move),
    () => `seat ${seat} has nothing to choose but ${JSON.stringify(move)}`,
  );
}

/** Every reader has a view, made of plain JSON. */
export function checkViews({ game, seats, state }: Node): void {
  hold(isPlainJson(game.publicView(state)), () => 'the public view is plain JSON');
  for (const seat of allSeats(seats)) {
    hold(isPlainJson(game.privateView(state, seat)), () => `the view of ${seat} is plain JSON`);
  }
}

/** Legal moves, mutated ones, those of other moments and of other seats: `apply` takes exactly what `choices` describes. */
export function checkLegality(node: Node): void {
  const { game, seats, state, draw } = node;
  const seat = pick(game.turn(state), draw);
  const legal = sample(game.choices(state, seat), draw);
  checkAgreement(node, seat, legal);
  for (let count = 0; count < MUTATIONS; count++) checkAgreement(node, seat, mutate(legal, draw));
  checkAgreement(node, seat, pick(node.moves, draw));
  checkAgreement(node, pick([...allSeats(seats), -1, seats], draw), legal);
}

/** Once the game is over, a move that was legal a moment ago is refused to everybody. */
export function checkOver({ game, seats, state }: Node, lastMove: unknown): void {
  const move = game.parseMove(lastMove);
  for (const seat of allSeats(seats)) {
    const outcome = move === undefined ? undefined : game.apply(state, seat, move);
    hold(outcome?.ok === false && outcome.refusal === 'game-over', () => 'the game is over');
  }
}

/** A move is played if and only if it is among the choices; else it is refused with a known code. */
function checkAgreement({ game, state }: Node, seat: Seat, raw: unknown): void {
  const move = game.parseMove(deepFreeze(raw));
  const outcome = move === undefined ? undefined : game.apply(state, seat, move);
  hold(
    (outcome?.ok ?? false) === includes(game.choices(state, seat), raw),
    () => `choices and apply agree on ${JSON.stringify(raw)} by seat ${seat}`,
  );
  if (outcome?.ok !== false) return;
  const codes: readonly string[] = [...SHARED_REFUSALS, ...game.refusals];
  hold(codes.includes(outcome.refusal), () => `${outcome.refusal} is a refusal of the game`);
}

/** Every listed move has a label of its own and is played. */
export function checkList({ game, state }: Node): void {
  for (const seat of game.turn(state)) {
    const moves = list(game.choices(state, seat), LIST_LIMIT);
    const labels = new Set(moves.map((move) => JSON.stringify(move)));
    hold(labels.size === moves.length, () => 'every move is listed once');
    for (const move of moves) {
      hold(game.apply(state, seat, move).ok, () => `${JSON.stringify(move)} is played as listed`);
    }
  }
}

/** Whoever is absent has a legal move made for them, chosen from the view alone. */
export function checkSafeMove({ game, state, draw }: Node): void {
  for (const seat of game.turn(state)) {
    const view = deepFreeze({
      seat,
      public: game.publicView(state),
      private: game.privateView(state, seat),
    });
    const choices = deepFreeze(game.choices(state, seat));
    const move = game.safeMove(view, choices, draw);
    hold(includes(choices, move), () => `the safe move ${JSON.stringify(move)} is legal`);
  }
}

/** A state comes back from the database as it went in. */
export function checkStored({ game, state }: Node): void {
  hold(state.version === game.stateVersion, () => 'a state carries the version of its shape');
  hold(isPlainJson(state), () => 'a state is plain JSON');
  const stored = JSON.parse(JSON.stringify(state)) as Json;
  hold(sameJson(game.readState(deepFreeze(stored)), state), () => 'a state is read as written');
}

/** `told` are all events up to this node, `dealt` the cards that are in the game, sorted. */
export function checkCards(
  { state }: Node,
  probe: Probe,
  told: readonly GameTypes['event'][],
  dealt: readonly string[],
): void {
  hold(sameJson(probe.cards(state, told).toSorted(), dealt), () => 'no card is lost or made');
}

/** Events go to everybody or to seats of the table, and are plain JSON. */
export function checkEvents(events: readonly Addressed<{ type: string }>[], seats: number): void {
  for (const { to, event } of events) {
    hold(isPlainJson(event), () => `the event ${event.type} is plain JSON`);
    if (to === 'all') continue;
    const addressed = allSeats(seats).filter((seat) => to.includes(seat));
    hold(
      to.length > 0 && sameJson(to, addressed),
      () => `the event ${event.type} is addressed to seats of the table, ascending: ${to.join()}`,
    );
  }
}

/** Made by the hundred thousand, so the sentence is only put together where it is needed. */
function hold(condition: boolean, promise: () => string): void {
  if (!condition) throw new Error(`Not kept: ${promise()}`);
}
