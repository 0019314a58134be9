import type { Addressed, Applied, Seat } from '../../engine/contract.ts';
import { toAll } from '../../engine/events.ts';
import { after, goOn } from './course.ts';
import { seatsIn } from './plan.ts';
import type { AnacondaEvent, AnacondaTypes, Side, Table } from './types.ts';

/** "Simultaneous and secret, shown when the last seat has declared." */
export function declare(table: Table, by: Seat, side: Side): Applied<AnacondaTypes> {
  const declared = table.declared.with(by, side);
  const told: readonly Addressed<AnacondaEvent>[] = [
    { to: [by], event: { type: 'chose', by, side } },
    toAll({ type: 'ready', by, stage: 'declare' }),
  ];
  const chosen = { ...table, declared };
  const isComplete = seatsIn(table.folded).every((seat) => declared[seat] !== null);
  return isComplete
    ? after([...told, toAll({ type: 'declared', sides: declared })], goOn(chosen, 'declare'))
    : { state: { ...chosen, phase: { name: 'declaring', stage: 'declare' } }, events: told };
}
