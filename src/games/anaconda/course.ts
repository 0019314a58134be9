/** What follows a stage that is over: the next one, or the showdown. */
import type { Addressed, Applied } from '../../engine/contract.ts';
import { toAll } from '../../engine/events.ts';
import { isPass, isRoll, stagesOf } from './plan.ts';
import { fromLeftOfDealer, openRound } from './round.ts';
import { showDown } from './showdown.ts';
import type {
  AnacondaEvent,
  AnacondaTypes,
  BettingStage,
  RollStage,
  Stage,
  State,
  Table,
  TurnedCard,
} from './types.ts';

type Step = Applied<AnacondaTypes>;

/** Goes on from a stage to the next decision, or from the deal where `after` is null. */
export function goOn(table: Table, after: Stage | null): Step {
  const stages = stagesOf(table.fixed.options);
  const next = stages[after === null ? 0 : stages.indexOf(after) + 1];
  if (next === undefined) return showDown(table, after ?? 'declare');
  if (next === 'arrange') {
    return ask({ ...table, phase: { name: 'arranging', stage: next } }, next);
  }
  if (next === 'declare') {
    return ask({ ...table, phase: { name: 'declaring', stage: next } }, next);
  }
  if (isPass(next)) {
    const given = table.stacks.map(() => null);
    return ask({ ...table, phase: { name: 'passing', stage: next, given } }, next);
  }
  return isRoll(next) ? roll(table, next) : bet(table, next);
}

/** The events of a step before those of the one that follows from it. */
export function after(events: readonly Addressed<AnacondaEvent>[], step: Step): Step {
  return { state: step.state, events: [...events, ...step.events] };
}

function ask(state: State, stage: Exclude<Stage, BettingStage>): Step {
  return { state, events: [toAll({ type: 'asked', stage })] };
}

/** "Every seat still in turns up its next card at the same moment, then a betting round." */
function roll(table: Table, stage: RollStage): Step {
  const turnedUp = table.turnedUp.map((count, seat) =>
    table.folded[seat] === true ? count : count + 1,
  );
  const cards = fromLeftOfDealer(table).flatMap((by): readonly TurnedCard[] => {
    const card = table.arranged[by]?.[table.turnedUp[by] ?? 0];
    return table.folded[by] === true || card === undefined ? [] : [{ by, card }];
  });
  const turned = toAll({ type: 'turned-up', stage, cards });
  return after([turned], bet({ ...table, turnedUp }, stage));
}

/** "If fewer than two seats are able when a round would begin, it is skipped." */
function bet(table: Table, stage: BettingStage): Step {
  const betting = openRound(table, stage);
  const pot = table.paid.reduce((sum, chips) => sum + chips, 0);
  const told = toAll({ type: 'betting', stage, first: betting?.turn ?? null, pot });
  return betting === undefined
    ? after([told], goOn(table, stage))
    : { state: { ...table, phase: betting }, events: [told] };
}
