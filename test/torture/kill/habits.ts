/** What people press next, from the table as it is stored and what stands on their screens. */
import type { Draw } from '../../../src/engine/random.ts';
import type { LocalDiscord } from '../../../src/local/local-discord.ts';
import type { Player, Table } from '../../../src/tables/types.ts';
import { choosePress } from '../../support/anaconda-play.ts';
import { isPrivate, type Guest, type Placed } from '../../support/table-driver.ts';
import { choose } from '../../support/table-play.ts';
import type { Pressing } from './kept.ts';
import {
  decisionOf,
  leaveByMenu,
  look,
  move,
  nothingAsked,
  onPanel,
  rematch,
  startCommand,
} from './pressings.ts';
import type { TablePlan } from './table-plans.ts';

/** Of so many rounds of presses, one has another besides that answers nothing. */
const A_VOID_IN = 12;
/** Of so many people between two hands, one takes their chips home. */
const A_LEAVE_IN = 12;

export interface Company {
  readonly discord: LocalDiscord;
  readonly guests: readonly Guest[];
  readonly plan: TablePlan;
  readonly draw: Draw;
}

/** One press of everybody whom the table waits for; none where it waits for a computer or the clock. */
export function nextPresses(company: Company, table: Table | undefined): readonly Pressing[] {
  if (table === undefined) return [open(company)];
  const { guests, draw } = company;
  const busy = new Map<Guest, Pressing>();
  for (const guest of guests) {
    const pressing =
      table.status === 'playing' ? onTurn(company, table, guest) : toBegin(company, table, guest);
    if (pressing !== undefined) busy.set(guest, pressing);
  }
  const idle = guests.filter((guest) => !busy.has(guest));
  const odd = busy.size > 0 && draw(A_VOID_IN) === 0 ? odds(company, table, idle) : [];
  return [...busy.values(), ...odd];
}

function open({ discord, guests, plan, draw }: Company): Pressing {
  const by = guests[draw(guests.length)] ?? guests[0];
  if (by === undefined) throw new Error('Nobody is there.');
  for (const guest of guests) clearScreen(discord, guest);
  const again = by.find('rematch');
  if (again !== undefined && draw(2) === 0) return rematch(by, again);
  return startCommand(discord, by, plan.game, plan.options);
}

function onTurn(company: Company, table: Table, guest: Guest): Pressing | undefined {
  const { draw } = company;
  const decision = table.asked[seatOf(table, guest)];
  if (decision == null) return undefined;
  const controls = gameControls(table, guest).filter(({ id }) => decisionOf(id) === decision);
  const placed = table.game === 'anaconda' ? choosePress(controls, draw) : choose(controls, draw);
  return placed === undefined ? ask(company, table, guest) : move(guest, placed, draw);
}

/** Before a game, and between two hands. */
function toBegin(company: Company, table: Table, guest: Guest): Pressing | undefined {
  const action = wish(company, table, guest);
  if (action === undefined) return undefined;
  const placed = tableControl(table, guest, action);
  if (placed === undefined) return ask(company, table, guest);
  return action === 'menu' ? leaveByMenu(guest, placed) : onPanel(guest, placed);
}

function wish({ guests, draw }: Company, table: Table, guest: Guest): string | undefined {
  const player = table.players[seatOf(table, guest)];
  if (player === undefined || player.presence === 'gone') return 'join';
  if (table.chips?.next !== undefined) {
    if (player.ready === true) return undefined;
    if (stackOf(table, player) > 0) return draw(A_LEAVE_IN) === 0 ? 'menu' : 'ready';
    return table.chips.rebuy ? 'buy-in' : undefined;
  }
  const isComplete = guests.every((one) => seatOf(table, one) >= 0);
  return isComplete && table.host === guest.id ? 'start' : undefined;
}

/** For what is not in sight: the own cards, or a panel that shows how the table stands. */
function ask({ discord, plan }: Company, table: Table, guest: Guest): Pressing {
  const hand = tableControl(table, guest, 'hand');
  if (hand !== undefined) {
    clearScreen(discord, guest);
    return look(guest, hand);
  }
  // A panel from before the kill: whoever presses it is told, and it is brought up to date.
  const old = tableControl(table, guest, 'join') ?? tableControl(table, guest, 'start');
  if (old !== undefined) return look(guest, old);
  return startCommand(discord, guest, plan.game, plan.options);
}

/** Somebody who is asked nothing presses some control of the game. */
function odds({ draw }: Company, table: Table, idle: readonly Guest[]): readonly Pressing[] {
  const guest = idle[draw(Math.max(1, idle.length))];
  if (guest === undefined) return [];
  const controls = gameControls(table, guest);
  const placed = controls[draw(Math.max(1, controls.length))];
  return placed === undefined ? [] : [nothingAsked(guest, placed, draw)];
}

function gameControls(table: Table, guest: Guest): readonly Placed[] {
  return guest.controls().filter(({ id }) => id?.kind === 'game' && id.table === table.id);
}

/** The newest on a public message. */
function tableControl(table: Table, guest: Guest, action: string): Placed | undefined {
  return guest
    .controls()
    .findLast(
      ({ message, id }) =>
        !isPrivate(message) &&
        id?.kind === 'table' &&
        id.table === table.id &&
        id.action === action,
    );
}

const seatOf = ({ players }: Table, { id }: Guest): number =>
  players.findIndex(({ user }) => user === id);

function stackOf({ chips }: Table, { user }: Player): number {
  return chips?.sitters.find((sitter) => sitter.user === user)?.stack ?? 0;
}

function clearScreen(discord: LocalDiscord, guest: Guest): void {
  for (const message of guest.messages()) {
    if (isPrivate(message)) discord.member(guest.id).dismiss(guest.channel, message.id);
  }
}
