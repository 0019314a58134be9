/** What a game's screen gets to see of a table, for everybody or for one seat. */
import type { Seat } from '../../engine/contract.ts';
import type { PublicSnapshot, SeatSnapshot, TableReader } from '../../tables/api.ts';
import type { Language } from '../../tables/types.ts';
import { makeCustomId } from '../ids.ts';
import type { GameScreen, ScreenContext, SeatContext } from '../screens/contract.ts';
import type { GameTypes } from '../../engine/contract.ts';
import { createSay } from '../text/create-say.ts';
import { escapeName, plainLabel } from '../text/markdown.ts';

type AnyContext = ScreenContext<GameTypes, string>;
type AnySeatContext = SeatContext<GameTypes, string>;

const LABEL_MAX = 24;
/** The decision of a control that answers none; it is always out of date. */
const NO_DECISION = 0;

export interface View {
  readonly reader: TableReader;
  readonly screen: GameScreen;
  readonly language: Language;
  /** Seats go by number instead of by name, where Discord would not take a name. */
  readonly nameless?: boolean;
}

export function publicContext(view: View, snapshot: PublicSnapshot): AnyContext {
  const onTurn = snapshot.turn[0];
  const decision = onTurn === undefined ? null : snapshot.decisions[onTurn];
  return context(view, snapshot, decision ?? NO_DECISION);
}

export function seatContext(
  view: View,
  snapshot: PublicSnapshot,
  mine: SeatSnapshot,
): AnySeatContext {
  return { ...context(view, snapshot, mine.decision ?? NO_DECISION), mine };
}

function context(view: View, snapshot: PublicSnapshot, decision: number): AnyContext {
  const { reader, screen, language } = view;
  const { info } = reader;
  const nameOf = (seat: Seat): string => {
    const player = view.nameless === true ? undefined : info.players[seat];
    return player?.name ?? `#${seat + 1}`;
  };
  return {
    say: createSay(screen.catalogue, language),
    seats: info.players.map((_player, seat) => seat).slice(0, info.evening?.seats),
    name: (seat) => `**${escapeName(nameOf(seat))}**`,
    label: (seat, max = LABEL_MAX) => plainLabel(nameOf(seat), max),
    snapshot,
    ...(info.ending === undefined ? {} : { ending: info.ending }),
    id: (action, draft = []) =>
      makeCustomId({ kind: 'game', table: info.id, decision, action, draft }),
  };
}
