import { sortCards, type PlayingCard } from '../../engine/cards.ts';
import type { Addressed, Applied, Seat } from '../../engine/contract.ts';
import { toAll } from '../../engine/events.ts';
import { ok, refused, type Result } from '../../engine/result.ts';
import { after, goOn } from './course.ts';
import { KEPT, cardsRefusal, without } from './holding.ts';
import { seatsIn } from './plan.ts';
import type { AnacondaEvent, AnacondaTypes, RefusalCode, Table } from './types.ts';

type Outcome = Result<Applied<AnacondaTypes>, RefusalCode>;
type Told = Addressed<AnacondaEvent>;

/** "Simultaneous, secret, final. The other cards are out." */
export function arrange(table: Table, by: Seat, cards: readonly PlayingCard[]): Outcome {
  const hand = table.hands[by] ?? [];
  const refusal = cardsRefusal(hand, cards, KEPT);
  if (refusal !== undefined) return refused(refusal);
  const kept: Table = {
    ...table,
    hands: table.hands.with(by, sortCards(cards)),
    arranged: table.arranged.with(by, cards),
  };
  const told: readonly Told[] = [
    { to: [by], event: { type: 'arranged', by, cards, discarded: without(hand, cards) } },
    toAll({ type: 'ready', by, stage: 'arrange' }),
  ];
  const isComplete = seatsIn(table.folded).every((seat) => kept.arranged[seat] !== null);
  return ok(
    isComplete
      ? after(told, goOn(kept, 'arrange'))
      : { state: { ...kept, phase: { name: 'arranging', stage: 'arrange' } }, events: told },
  );
}
