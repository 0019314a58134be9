/** What the kill tests have to know of a game to bring about each of its moments. */
import type { PublicSnapshot } from '../../src/tables/api.ts';
import type { Draw } from '../../src/engine/random.ts';
import type { Step } from '../../src/discord/dispatcher/dispatcher.ts';
import type { OptionValue } from '../../src/local/page-protocol.ts';
import type { Table } from '../../src/tables/types.ts';
import type { Guest, Placed } from '../support/table-driver.ts';

/** Presses that are alike for all games: those before a game, and a form that is sent. */
export type TableMoment = 'open' | 'join' | 'start' | 'form';

/** Ends the bot at a step of the next press that is such a moment of the game. */
export interface Kill<M extends string = string> {
  readonly moment: M | TableMoment;
  readonly step: Step;
}

/** Before somebody who is on turn. */
export interface Situation {
  /** What answers the open decision, oldest message first. */
  readonly controls: readonly Placed[];
  readonly snapshot: PublicSnapshot;
  /** The moments for which a kill is planned, in the order of the plan. */
  readonly awaited: readonly string[];
  readonly draw: Draw;
}

/** Between two hands of an evening. */
export interface Pause {
  readonly table: Table;
  readonly guests: readonly Guest[];
  readonly kills: readonly Kill[];
}

/** Somebody's press; a moment of the game, or what prepares one. */
export interface Pressing<M extends string> {
  readonly by: Guest;
  readonly placed: Placed;
  readonly moment?: M;
}

export interface MortalGame<M extends string> {
  /** The name of its command. */
  readonly command: string;
  /** What is given to it besides. */
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** Which moment the press of a control is; undefined where it only prepares one. */
  momentOf(placed: Placed, snapshot: PublicSnapshot): M | undefined;
  /** The press that leads to what is awaited, else any that goes on; undefined where a hand is needed. */
  choose(situation: Situation): Placed | undefined;
  /** The next press between two hands; absent for a game that has none. */
  readonly between?: (pause: Pause) => Pressing<M>;
}
