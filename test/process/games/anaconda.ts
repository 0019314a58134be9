/** Anaconda for the kill tests: hands in which nobody folds, and what people do between them. */
import type { PublicView } from '../../../src/games/anaconda/types.ts';
import type { OptionValue } from '../../../src/local/page-protocol.ts';
import type { PublicSnapshot } from '../../../src/tables/api.ts';
import type { Player, Table } from '../../../src/tables/types.ts';
import { choosePress } from '../../support/anaconda-play.ts';
import { isPrivate, type Guest, type Placed } from '../../support/table-driver.ts';
import { actionOf, findAction } from '../../support/table-play.ts';
import type { Kill, MortalGame, Pause, Pressing, Situation } from '../mortal-game.ts';

/**
 * `bet`: on the public panel; `late-bet`: once three cards are turned up. `last-give`: completes a pass. `end`: the last declaration, which ends the
 * hand. Between hands `next-hand`: the last one is ready, which deals; `leave`, `return`: somebody goes
 * with their chips and comes back with them.
 */
type Moment =
  | 'bet'
  | 'late-bet'
  | 'give'
  | 'last-give'
  | 'arrange'
  | 'declare'
  | 'end'
  | 'ready'
  | 'next-hand'
  | 'buy-in'
  | 'leave'
  | 'return';

/** An evening with these options of the command. */
export const mortalAnaconda = (
  options: Readonly<Record<string, OptionValue>>,
): MortalGame<Moment> => ({
  command: 'anaconda',
  options,
  momentOf,
  choose,
  between,
});

function momentOf(placed: Placed, { public: view, turn }: PublicSnapshot): Moment | undefined {
  const isLast = turn.length === 1;
  switch (actionOf(placed)) {
    case 'bet':
    case 'raise':
      return betAt(view as PublicView);
    case 'give':
      return isLast ? 'last-give' : 'give';
    case 'arrange':
      return 'arrange';
    case 'high':
    case 'low':
    case 'both':
      return isLast && (view as PublicView).phase === 'declaring' ? 'end' : 'declare';
    default:
      return undefined;
  }
}

function betAt({ stage }: PublicView): Moment {
  return stage === 'roll-3' ? 'late-bet' : 'bet';
}

/** Chips are pressed on the public panel, by a form where that is awaited. */
function choose({ controls, snapshot, awaited, draw }: Situation): Placed | undefined {
  const inPublic = controls.filter(({ message }) => !isPrivate(message));
  const form = findAction(inPublic, 'bet-more') ?? findAction(inPublic, 'raise-more');
  const bet = inPublic.find((placed) => ['bet', 'raise'].includes(actionOf(placed) ?? ''));
  return (
    (awaited.includes(betAt(snapshot.public as PublicView)) ? bet : undefined) ??
    (awaited.includes('form') ? form : undefined) ??
    findAction(inPublic, 'check') ??
    findAction(inPublic, 'call') ??
    choosePress(controls, draw)
  );
}

function between(pause: Pause): Pressing<Moment> {
  const { table, guests, kills } = pause;
  const seated = table.players.filter(({ presence }) => presence === 'here');
  const broke = seated.find(({ user }) => stackOf(table, user) === 0);
  if (broke !== undefined) return presses(pause, broke, 'buy-in', 'buy-in');
  const gone = table.players.find(({ presence }) => presence === 'gone');
  if (gone !== undefined) return presses(pause, gone, 'join', 'return');
  const leaver = seated.at(-1);
  const isAwaited = kills.some(({ moment }) => moment === 'leave' || moment === 'return');
  if (isAwaited && leaver !== undefined) return leaves(guestOf(guests, leaver));
  const waiting = seated.filter(({ ready }) => ready !== true);
  const [next] = waiting;
  if (next === undefined) throw new Error('Everybody is ready, and nothing is dealt.');
  return presses(pause, next, 'ready', waiting.length === 1 ? 'next-hand' : 'ready');
}

/** On the public panel; on the own one where that is to be followed by an edit of the public one. */
function presses(
  { guests, kills }: Pause,
  player: Player,
  action: 'buy-in' | 'join' | 'ready',
  moment: Moment,
): Pressing<Moment> {
  const by = guestOf(guests, player);
  const isInPrivate = stepOf(kills, moment) === 'edited' && action !== 'join';
  const placed = tableControl(by, action, isInPrivate);
  return placed === undefined ? { by, placed: found(by, 'hand') } : { by, placed, moment };
}

/** By the menu, so that the public panel is edited afterwards. */
function leaves(by: Guest): Pressing<Moment> {
  const placed = tableControl(by, 'leave', true);
  return placed === undefined ? { by, placed: found(by, 'menu') } : { by, placed, moment: 'leave' };
}

/** The newest of them on a message of one's own, or on the public panel. */
function tableControl(by: Guest, action: string, isInPrivate: boolean): Placed | undefined {
  return by
    .controls()
    .findLast(
      ({ message, id }) =>
        id?.kind === 'table' && id.action === action && isPrivate(message) === isInPrivate,
    );
}

function stepOf(kills: readonly Kill[], moment: Moment) {
  return kills.find((kill) => kill.moment === moment)?.step;
}

function stackOf({ chips }: Table, user: string): number {
  return chips?.sitters.find((sitter) => sitter.user === user)?.stack ?? 0;
}

function guestOf(guests: readonly Guest[], { user }: Player): Guest {
  const guest = guests.find(({ id }) => id === user);
  if (guest === undefined) throw new Error('Somebody else is at the table.');
  return guest;
}

function found(by: Guest, action: string): Placed {
  const placed = by.find(action);
  if (placed === undefined) throw new Error(`Nobody can press ${action}.`);
  return placed;
}
