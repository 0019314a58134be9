/** A table of Cockroach Poker for the tests of its screen: a game played so far, and what each reader gets. */
import type { Applied, Seat } from '../../../../src/engine/contract.ts';
import { sample } from '../../../../src/engine/choices.ts';
import type { Draw } from '../../../../src/engine/random.ts';
import { replay, type GameScript, type ScriptedMove } from '../../../../src/engine/replay.ts';
import { shuffle } from '../../../../src/engine/shuffle.ts';
import { cockroach } from '../../../../src/games/cockroach/game.ts';
import {
  CREATURES,
  type CockroachEvent,
  type CockroachTypes,
  type Creature,
  type Move,
} from '../../../../src/games/cockroach/types.ts';
import { catalogue } from '../../../../src/discord/games/cockroach/catalogue/index.ts';
import type {
  CockroachContext,
  CockroachSeatContext,
} from '../../../../src/discord/games/cockroach/context.ts';
import { makeCustomId, parseCustomId } from '../../../../src/discord/ids.ts';
import type { Draft } from '../../../../src/discord/screens/contract.ts';
import { createSay } from '../../../../src/discord/text/create-say.ts';
import { escapeName, plainLabel } from '../../../../src/discord/text/markdown.ts';
import type { Ending, Language, TableId } from '../../../../src/tables/types.ts';

export type Script = GameScript<CockroachTypes>;

const TABLE = '0123456789' as TableId;
/** The decision that all controls of these tables name. */
const DECISION = 7;

export interface Look {
  readonly language?: Language;
  readonly names?: readonly string[];
  readonly ending?: Ending;
}

const NAMES = ['Ann', 'Bo', 'Cy', 'Dee', 'Eve', 'Fay'];

/** One position of a game, with everything that has happened before. */
export class Table {
  readonly script: Script;
  private readonly steps: readonly Applied<CockroachTypes>[];

  constructor(script: Script) {
    this.script = script;
    this.steps = replay(cockroach, script);
  }

  get state(): CockroachTypes['state'] {
    const last = this.steps.at(-1);
    if (last === undefined) throw new Error('A game has at least its deal.');
    return last.state;
  }

  get seats(): readonly Seat[] {
    return Array.from({ length: this.script.seats }, (_, seat) => seat);
  }

  get turn(): Seat | undefined {
    return cockroach.turn(this.state)[0];
  }

  /** What everybody gets; with an ending that cuts the game short, what is then disclosed too. */
  open(look: Look = {}): CockroachContext {
    const { state } = this;
    return {
      ...this.words(look),
      seats: this.seats,
      snapshot: {
        public: cockroach.publicView(state),
        turn: cockroach.turn(state),
        result: cockroach.result(state),
        events: this.events('all', look),
        decisions: this.seats.map((seat) => (seat === this.turn ? DECISION : null)),
      },
      ...(look.ending && { ending: look.ending }),
    };
  }

  seat(seat: Seat, look: Look = {}): CockroachSeatContext {
    return {
      ...this.open(look),
      mine: {
        seat,
        private: cockroach.privateView(this.state, seat),
        choices: cockroach.choices(this.state, seat),
        decision: seat === this.turn ? DECISION : null,
        events: this.events(seat, look),
      },
    };
  }

  private events(reader: Seat | 'all', look: Look): readonly CockroachEvent[] {
    const over = look.ending !== undefined || cockroach.result(this.state) !== null;
    const told = [
      ...this.steps.flatMap((step) => step.events),
      ...(over ? cockroach.disclose(this.state) : []),
    ];
    return told
      .filter(({ to }) => to === 'all' || (reader !== 'all' && to.includes(reader)))
      .map(({ event }) => event);
  }

  private words({
    language = 'en',
    names = NAMES,
  }: Look): Pick<CockroachContext, 'say' | 'name' | 'label' | 'id'> {
    const nameOf = (seat: Seat) => names[seat] ?? `#${seat + 1}`;
    return {
      say: createSay(catalogue, language),
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

/** A deck that deals these hands from seat 0; two players' ten cards that are put aside come first. */
export function dealing(hands: readonly (readonly Creature[])[]): readonly Creature[] {
  const pool = CREATURES.flatMap((creature) => Array.from({ length: 8 }, () => creature));
  for (const card of hands.flat()) pool.splice(pool.indexOf(card), 1);
  const removed = hands.length === 2 ? pool.splice(0, 10) : [];
  const longest = Math.max(...hands.map((hand) => hand.length));
  const first = Array.from({ length: longest }, (_, round) =>
    hands.map((hand) => hand[round] ?? take(pool)),
  ).flat();
  return [...removed, ...first, ...pool];
}

function take(pool: Creature[]): Creature {
  const card = pool.pop();
  if (card === undefined) throw new Error('There are only 64 cards.');
  return card;
}

/** A table at which seat 0 opened, after these moves. */
export function tableAfter(
  hands: readonly (readonly Creature[])[],
  ...moves: readonly (readonly [by: Seat, move: Move])[]
): Table {
  return new Table({
    seats: hands.length,
    options: {},
    setup: { start: 0 },
    decks: [dealing(hands)],
    moves: moves.map(([by, move]) => ({ by, move })),
  });
}

/** A whole game of random legal moves, as its script. */
export function randomGame(seats: number, draw: Draw): Script {
  const setup = cockroach.drawSetup(seats, {}, draw);
  const decks = cockroach.decks(seats, {}).map((deck) => shuffle(deck, draw));
  let { state } = cockroach.setup(seats, {}, setup, decks);
  const moves: ScriptedMove[] = [];
  for (let by = cockroach.turn(state)[0]; by !== undefined; by = cockroach.turn(state)[0]) {
    const move = sample(cockroach.choices(state, by), draw);
    const outcome = cockroach.apply(state, by, move);
    if (!outcome.ok) throw new Error(`${JSON.stringify(move)} is refused: ${outcome.refusal}`);
    moves.push({ by, move });
    state = outcome.value.state;
  }
  return { seats, options: {}, setup, decks, moves };
}

/** A game cut off after so many of its moves. */
export function cutOff(script: Script, moves: number): Table {
  return new Table({ ...script, moves: script.moves.slice(0, moves) });
}

/** Positions of random games, spread evenly from the deal to the end. */
export function randomTables(seats: number, count: number, draw: Draw): readonly Table[] {
  const script = randomGame(seats, draw);
  return Array.from({ length: count }, (_, index) =>
    cutOff(script, Math.round((index * script.moves.length) / Math.max(1, count - 1))),
  );
}

export function ending(how: Ending['how'], seat?: Seat): Ending {
  return seat === undefined ? { how } : { how, seat };
}
