/** A table of any game for the tests of its screen: a game played so far, and what each reader gets. */
import type { Brought, Applied, Game, GameTypes, Seat } from '../../src/engine/contract.ts';
import { sample } from '../../src/engine/choices.ts';
import type { Draw } from '../../src/engine/random.ts';
import { replay, type GameScript, type ScriptedMove } from '../../src/engine/replay.ts';
import { shuffle } from '../../src/engine/shuffle.ts';
import { makeCustomId, parseCustomId } from '../../src/discord/ids.ts';
import type {
  Draft,
  GameScreen,
  ScreenContext,
  SeatContext,
} from '../../src/discord/screens/contract.ts';
import { createSay } from '../../src/discord/text/create-say.ts';
import { escapeName, plainLabel } from '../../src/discord/text/markdown.ts';
import type { Ending, Language, TableId } from '../../src/tables/types.ts';

const TABLE = '0123456789' as TableId;
/** The decision that all controls of these tables name. */
const DECISION = 7;

export interface Look {
  readonly language?: Language;
  readonly names?: readonly string[];
  readonly ending?: Ending;
}

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay'];

/** A game with its screen. */
export interface Shown<T extends GameTypes, K extends string> {
  readonly game: Game<T>;
  readonly screen: GameScreen<T, K>;
}

/** One position of a game, with everything that has happened before. */
export class ScreenTable<T extends GameTypes, K extends string> {
  readonly script: GameScript<T>;
  readonly #shown: Shown<T, K>;
  readonly #steps: readonly Applied<T>[];

  constructor(shown: Shown<T, K>, script: GameScript<T>) {
    this.#shown = shown;
    this.script = script;
    this.#steps = replay(shown.game, script);
  }

  get state(): T['state'] {
    const last = this.#steps.at(-1);
    if (last === undefined) throw new Error('A game has at least its deal.');
    return last.state;
  }

  get seats(): readonly Seat[] {
    return Array.from({ length: this.script.seats }, (_, seat) => seat);
  }

  get turn(): Seat | undefined {
    return this.#shown.game.turn(this.state)[0];
  }

  /** What everybody gets; with an ending that cuts the game short, what is then disclosed too. */
  open(look: Look = {}): ScreenContext<T, K> {
    const { game } = this.#shown;
    const { state } = this;
    return {
      ...this.#words(look),
      seats: this.seats,
      snapshot: {
        public: game.publicView(state),
        turn: look.ending === undefined ? game.turn(state) : [],
        result: game.result(state),
        events: this.#events('all', look),
        decisions: this.seats.map((seat) => (seat === this.turn ? DECISION : null)),
      },
      ...(look.ending && { ending: look.ending }),
    };
  }

  seat(seat: Seat, look: Look = {}): SeatContext<T, K> {
    const { game } = this.#shown;
    return {
      ...this.open(look),
      mine: {
        seat,
        private: game.privateView(this.state, seat),
        choices: game.choices(this.state, seat),
        decision: seat === this.turn ? DECISION : null,
        events: this.#events(seat, look),
      },
    };
  }

  /** The game cut off after so many of its moves. */
  cutOff(moves: number): ScreenTable<T, K> {
    const { script } = this;
    return new ScreenTable(this.#shown, { ...script, moves: script.moves.slice(0, moves) });
  }

  /** The same moves, dealt and said as given. */
  dealt(other: Pick<GameScript<T>, 'decks' | 'moves'>): ScreenTable<T, K> {
    return new ScreenTable(this.#shown, { ...this.script, ...other });
  }

  #events(reader: Seat | 'all', look: Look): readonly T['event'][] {
    const { game } = this.#shown;
    const over = look.ending !== undefined || game.result(this.state) !== null;
    const told = [
      ...this.#steps.flatMap((step) => step.events),
      ...(over ? game.disclose(this.state) : []),
    ];
    return told
      .filter(({ to }) => to === 'all' || (reader !== 'all' && to.includes(reader)))
      .map(({ event }) => event);
  }

  #words({
    language = 'en',
    names = NAMES,
  }: Look): Pick<ScreenContext<T, K>, 'say' | 'name' | 'label' | 'id'> {
    const nameOf = (seat: Seat) => names[seat] ?? `#${seat + 1}`;
    return {
      say: createSay(this.#shown.screen.catalogue, language),
      name: (seat) => `**${escapeName(nameOf(seat))}**`,
      label: (seat, max = 24) => plainLabel(nameOf(seat), max),
      id: (action, draft = []) =>
        makeCustomId({ kind: 'game', table: TABLE, decision: DECISION, action, draft }),
    };
  }
}

/** The action and draft that a control of such a table carries. */
export function readId(customId: string): { readonly action: string; readonly draft: Draft } {
  const id = parseCustomId(customId);
  if (id?.kind !== 'game') throw new Error(`Not a control of a game: ${customId}`);
  return { action: id.action, draft: id.draft };
}

/** A whole game of random legal moves. */
export function randomGame<T extends GameTypes, K extends string>(
  shown: Shown<T, K>,
  seats: number,
  options: T['options'],
  draw: Draw,
  brought?: Brought,
): ScreenTable<T, K> {
  const { game } = shown;
  const setup = game.drawSetup(seats, options, draw, brought);
  const decks = game.decks(seats, options).map((deck) => shuffle(deck, draw));
  let { state } = game.setup(seats, options, setup, decks);
  const moves: ScriptedMove[] = [];
  for (let by = game.turn(state)[0]; by !== undefined; by = game.turn(state)[0]) {
    const move = sample(game.choices(state, by), draw);
    const outcome = game.apply(state, by, move);
    if (!outcome.ok) throw new Error(`${JSON.stringify(move)} is refused: ${outcome.refusal}`);
    moves.push({ by, move });
    state = outcome.value.state;
  }
  return new ScreenTable(shown, { seats, options, setup, decks, moves });
}

/** Positions of a random game, spread evenly from the deal to the end. */
export function randomPositions<T extends GameTypes, K extends string>(
  whole: ScreenTable<T, K>,
  count: number,
): readonly ScreenTable<T, K>[] {
  const { length } = whole.script.moves;
  return Array.from({ length: count }, (_, index) =>
    whole.cutOff(Math.round((index * length) / Math.max(1, count - 1))),
  );
}

export function ending(how: Ending['how'], seat?: Seat): Ending {
  return seat === undefined ? { how } : { how, seat };
}
