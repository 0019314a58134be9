/** Anaconda by presses: a move that is wanted, or any that goes on with the hand. */
import type { PlayingCard } from '../../src/engine/cards.ts';
import type { Draw } from '../../src/engine/random.ts';
import type { AnacondaTypes, Move } from '../../src/games/anaconda/types.ts';
import type { SeatSnapshot, TableReader } from '../../src/tables/api.ts';
import type { Guest, Placed } from './table-driver.ts';
import { actionOf, expectAnswered, findAction } from './table-play.ts';

const BETTING = ['check', 'call', 'bet', 'raise', 'bet-more', 'raise-more'];
const SIDES = ['high', 'low', 'both'];
/** Of so many decisions about chips one is to fold. */
const A_FOLD_IN = 8;

/** The controls that answer what somebody is asked now, oldest message first; none for others. */
export function controlsFor(
  guest: Guest,
  { info }: TableReader,
  decision: number | null | undefined,
): readonly Placed[] {
  return guest
    .controls()
    .filter(({ id }) => id?.kind === 'game' && id.table === info.id && id.decision === decision);
}

/** The press that leads on from what the controls show; undefined where the own cards are not open. */
export function choosePress(controls: readonly Placed[], draw: Draw): Placed | undefined {
  const chosen =
    towardsCards(controls, 'pick', 'give') ?? towardsCards(controls, 'order', 'arrange', draw);
  if (chosen !== undefined) return chosen;
  const declarations = named(controls, SIDES);
  if (declarations.length > 0) return declarations[draw(declarations.length)];
  const fold = findAction(controls, 'fold');
  if (fold !== undefined && draw(A_FOLD_IN) === 0) return fold;
  const bets = named(controls, BETTING);
  return bets[draw(Math.max(1, bets.length))];
}

/** On the newest panel: sends the cards once they are chosen, chooses them before. */
function towardsCards(
  controls: readonly Placed[],
  choose: string,
  send: string,
  draw: Draw = () => 0,
): Placed | undefined {
  const panel = findAction(controls, choose)?.message.id;
  const here = controls.filter(({ message }) => message.id === panel);
  const choices = named(here, [choose]);
  return findAction(here, send) ?? choices[draw(Math.max(1, choices.length))];
}

function named(controls: readonly Placed[], actions: readonly string[]): readonly Placed[] {
  return controls.filter((placed) => actions.includes(actionOf(placed) ?? ''));
}

/** Makes that move by presses on the own panel. Throws where there is no way to it. */
export async function pressMove(guest: Guest, reader: TableReader, move: Move): Promise<void> {
  const seat = reader.info.players.findIndex(({ user }) => user === guest.id);
  const mine = reader.seatSnapshot(seat) as SeatSnapshot<AnacondaTypes> | undefined;
  if (mine?.decision == null) throw new Error(`${guest.id} is not on turn.`);
  expectAnswered(await guest.pressAction('hand'));
  for (const { action, leadsTo, values } of pressesOf(move, mine.private.hand)) {
    const placed = controlsFor(guest, reader, mine.decision).findLast(
      (one) => actionOf(one) === action && (leadsTo === undefined || lastOf(one) === leadsTo),
    );
    if (placed === undefined) throw new Error(`Nothing leads to ${JSON.stringify(move)}.`);
    expectAnswered(await guest.press(placed, values));
  }
}

interface Step {
  readonly action: string;
  /** The last number of the draft that the button carries. */
  readonly leadsTo?: number;
  readonly values?: readonly string[];
}

function pressesOf(move: Move, hand: readonly PlayingCard[]): readonly Step[] {
  const at = (card: PlayingCard) => hand.indexOf(card);
  switch (move.type) {
    case 'give':
      return [
        { action: 'pick', values: move.cards.map((card) => String(at(card))) },
        { action: 'give' },
      ];
    case 'arrange':
      return [
        ...move.cards.map((card) => ({ action: 'card', leadsTo: at(card) })),
        { action: 'arrange' },
      ];
    case 'declare':
      return [{ action: move.side }];
    case 'bet':
      return [{ action: 'bet', leadsTo: move.amount }];
    case 'raise':
      return [{ action: 'raise', leadsTo: move.by }];
    case 'check':
    case 'call':
    case 'fold':
      return [{ action: move.type }];
  }
}

function lastOf({ id }: Placed): number | undefined {
  return id?.kind === 'game' ? id.draft.at(-1) : undefined;
}
