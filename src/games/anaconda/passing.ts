import { sortCards, type PlayingCard } from '../../engine/cards.ts';
import type { Addressed, Applied, Seat } from '../../engine/contract.ts';
import { toAll } from '../../engine/events.ts';
import { ok, refused, type Result } from '../../engine/result.ts';
import { after, goOn } from './course.ts';
import { cardsRefusal, without } from './holding.ts';
import { passAt, receiverOf, seatsIn } from './plan.ts';
import type { AnacondaEvent, AnacondaTypes, PassingPhase, RefusalCode, Table } from './types.ts';

type Outcome = Result<Applied<AnacondaTypes>, RefusalCode>;
type Told = Addressed<AnacondaEvent>;

/** "Nobody receives anything until the last one has given." */
export function give(
  table: Table,
  phase: PassingPhase,
  by: Seat,
  cards: readonly PlayingCard[],
): Outcome {
  const { count, distance } = passAt(table.fixed.options, phase.stage);
  const hand = table.hands[by] ?? [];
  const refusal = cardsRefusal(hand, cards, count);
  if (refusal !== undefined) return refused(refusal);
  const given = phase.given.with(by, cards);
  const left = { ...table, hands: table.hands.with(by, without(hand, cards)) };
  const to = receiverOf(by, distance, table.folded);
  const told: readonly Told[] = [
    { to: [by], event: { type: 'gave', by, to, cards } },
    toAll({ type: 'ready', by, stage: phase.stage }),
  ];
  const isComplete = seatsIn(table.folded).every((seat) => given[seat] !== null);
  return ok(
    isComplete
      ? after(told, handOver(left, { ...phase, given }))
      : { state: { ...left, phase: { ...phase, given } }, events: told },
  );
}

function handOver(table: Table, { stage, given }: PassingPhase): Applied<AnacondaTypes> {
  const { count, distance } = passAt(table.fixed.options, stage);
  const passes = seatsIn(table.folded).map((from) => ({
    from,
    to: receiverOf(from, distance, table.folded),
  }));
  const hands = table.hands.map((hand, seat) => {
    const giver = passes.find(({ to }) => to === seat)?.from;
    return giver === undefined ? hand : sortCards([...hand, ...(given[giver] ?? [])]);
  });
  const told = passes.map(({ from, to }): Told => ({
    to: [to],
    event: { type: 'received', by: to, from, cards: given[from] ?? [] },
  }));
  const passed = toAll({ type: 'passed', stage, count, passes });
  return after([...told, passed], goOn({ ...table, hands }, stage));
}
