/** What the kill tests have to know of a game to bring about each of its moments. */
import type { PublicSnapshot } from '../../src/tables/api.ts';
import type { Draw } from '../../src/engine/random.ts';
import type { Step } from '../../src/discord/dispatcher/dispatcher.ts';
import type { Placed } from '../support/table-driver.ts';

/** Presses that a table takes before its game, alike for all games. */
export type TableMoment = 'open' | 'join' | 'start';

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

export interface MortalGame<M extends string> {
  /** The name of its command. */
  readonly command: string;
  /** Which moment the press of a control is; undefined where it only prepares one. */
  momentOf(placed: Placed, snapshot: PublicSnapshot): M | undefined;
  /** The press that leads to what is awaited, else any that goes on; undefined where a hand is needed. */
  choose(situation: Situation): Placed | undefined;
}
