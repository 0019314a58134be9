/**
 * An evening: hands of a game with chips, one after another at the same table. Pure. What moves in the
 * ledger is never decided here: it is the difference between the sitters before and after (stakes.ts).
 */
import type { ChipPlay, Game, GameTypes, Seat } from '../engine/contract.ts';
import { DESERTED_LIFE, LOBBY_LIFE, pauseBetweenHands } from './pace.ts';
import { sitterOf, takeHome, withChips } from './stakes.ts';
import { ended, nobodyAsked, withoutDeadline, type Change } from './step.ts';
import type {
  ChipTable,
  InteractionId,
  Millis,
  Newcomer,
  Player,
  Sealed,
  Sitter,
  Table,
  UserId,
} from './types.ts';

/** Whether the table waits for the next hand of its evening. */
export const isBetweenHands = ({ status, state }: Pick<Table, 'status' | 'state'>): boolean =>
  status === 'lobby' && state !== undefined;

/**
 * What the person brings when taking a seat: the buy-in, or what they took home when they left, so that
 * nobody saves winnings by leaving for a moment. Undefined for somebody who lost everything at a table
 * without a second buy-in.
 */
export function chipsToBring(chips: ChipTable, user: UserId): number | undefined {
  const sitter = sitterOf(chips, user);
  if (sitter === undefined) return chips.buyIn;
  if (sitter.home > 0) return sitter.home;
  return chips.rebuy ? chips.buyIn : undefined;
}

/** The person's chips at the table; 0 without any. */
export function stackOf({ chips }: Pick<Table, 'chips'>, user: UserId): number {
  return sitterOf(chips, user)?.stack ?? 0;
}

/** Whether the next hand is dealt to the player: present, and with chips where the game has them. */
export function isDealtIn(table: Pick<Table, 'chips'>, player: Player): boolean {
  if (player.presence !== 'here') return false;
  return table.chips === undefined || stackOf(table, player.user) > 0;
}

/** Those to whom the next hand is dealt, in the order of their seats. */
function dealtNext(table: Table): readonly Player[] {
  return table.players.filter((player) => isDealtIn(table, player));
}

/**
 * How many more have to be dealt in before the next hand can begin; 0 where it can. Computers do not play
 * among themselves, so one of those has to be a person.
 */
export function seatsMissing(game: Game, table: Table): number {
  const next = dealtNext(table);
  const missing = Math.max(0, game.seats.min - next.length);
  return next.some(isPersonHere) ? missing : Math.max(1, missing);
}

/** Takes a seat between hands with chips, behind the others or again where the person sat just now. */
export function joinBetween(table: Table, newcomer: Newcomer): Table {
  const seated: Player = { ...newcomer, presence: 'here', missed: 0 };
  const left = table.players.findIndex(({ user }) => user === newcomer.user);
  const players =
    left === -1
      ? [...table.players, seated]
      : table.players.map((player, seat) => (seat === left ? seated : player));
  return sitDown({ ...table, players, asked: nobodyAsked(players.length) }, newcomer);
}

/** Sets chips aside for whoever takes a seat. Throws where the agreement lets them bring none. */
export function sitDown(table: Table, { user, name }: Pick<Newcomer, 'user' | 'name'>): Table {
  const { chips } = table;
  if (chips === undefined) return table;
  const amount = chipsToBring(chips, user);
  if (amount === undefined) throw new Error(`Somebody may not buy in again at ${table.id}.`);
  const before = sitterOf(chips, user);
  const isBack = before !== undefined && before.home > 0;
  const after: Sitter = {
    user,
    name,
    bought: (before?.bought ?? 0) + (isBack ? 0 : amount),
    stack: (before?.stack ?? 0) + amount,
    home: 0,
  };
  const sitters =
    before === undefined
      ? [...chips.sitters, after]
      : chips.sitters.map((one) => (one.user === user ? after : one));
  return withChips(table, { sitters });
}

/** Leaves between hands: the stack goes home, the seat stays empty until the next deal. */
export function leaveBetween(table: Table, seat: Seat, by: UserId | undefined): Change {
  const leaver = table.players[seat];
  if (leaver === undefined) throw new Error(`Table ${table.id} has no seat ${seat}.`);
  const players = table.players.map((player, other) =>
    other === seat ? goneFrom(player) : player,
  );
  const left = takeHome({ ...table, players }, leaver.user);
  const next = nextHost(left, seat);
  if (next === undefined) return { table: finish(left, by), events: [] };
  const host = leaver.user === table.host ? next.user : table.host;
  return { table: { ...left, host }, events: [] };
}

/** Ends the evening: every stack goes home. */
export function finish(table: Table, by?: UserId): Table {
  return ended(table, 'over', { how: 'finished', ...(by === undefined ? {} : { by }) });
}

/**
 * The table after a hand: stacks as it left them; who has left or is represented is paid and out; and
 * either the evening is over or the next hand is promised.
 */
export function afterHand(
  table: Table,
  play: ChipPlay<GameTypes>,
  result: object,
  next: Sealed | undefined,
): Table {
  const stacks = play.stacksAfter(result);
  const settled = withChips(table, { sitters: settledBy(table, stacks) });
  const absent = settled.players.filter(({ presence }) => presence !== 'here');
  const players = settled.players.map((player) =>
    player.presence === 'here' ? player : goneFrom(player),
  );
  const paid = absent.reduce<Table>((before, { user }) => takeHome(before, user), {
    ...settled,
    players,
  });
  const { chips } = paid;
  if (chips === undefined) throw new Error(`Table ${table.id} has no chips.`);
  // Whether anybody goes on is for people to say; computers go on with them.
  const isOver = chips.isLast || table.deal.number === chips.hands || !players.some(isPersonHere);
  if (isOver) return finish(paid);
  if (next === undefined) throw new Error(`Nothing is promised for the next hand of ${table.id}.`);
  return {
    ...withoutDeadline(withChips(computersBuyIn(paid), { next })),
    status: 'lobby',
    asked: nobodyAsked(players.length),
    host: hostAfter(paid),
  };
}

/** Whether enough people are there for a hand, and the pace lets it begin of itself. */
export function hasNextHand(game: Game, table: Table): boolean {
  return (
    isBetweenHands(table) && isEnough(game, table) && pauseBetweenHands(table.pace) !== undefined
  );
}

const isEnough = (game: Game, table: Table): boolean => seatsMissing(game, table) === 0;

/**
 * The table `after` an action with the moment at which it acts of itself, where it is between hands:
 * the next hand begins after a pause once enough people are there, and the evening ends when nobody
 * begins one for long. The moment stays while that has not changed.
 */
export function timedBetweenHands(game: Game, before: Table, after: Table, at: Millis): Table {
  if (!isBetweenHands(after)) return after;
  const isSame = isBetweenHands(before) && isEnough(game, before) === isEnough(game, after);
  if (isSame && before.deadline !== undefined) return { ...after, deadline: before.deadline };
  const waiting = after.pace === 'live' ? LOBBY_LIFE : DESERTED_LIFE;
  const pause = isEnough(game, after) ? pauseBetweenHands(after.pace) : undefined;
  return { ...after, deadline: at + (pause ?? waiting) };
}

/** The person asks for the next hand; the press is mixed into its deal. */
export function withReady(table: Table, user: UserId, interaction: InteractionId): Table {
  return {
    ...table,
    players: table.players.map((player) =>
      player.user === user && player.presence === 'here'
        ? { ...player, ready: true, joinedWith: interaction }
        : player,
    ),
  };
}

/** Whether everybody who would be dealt in has asked for the hand, and they are enough. */
export function isEverybodyReady(game: Game, table: Table): boolean {
  const next = dealtNext(table);
  return (
    isEnough(game, table) &&
    next.every(({ ready, computer }) => ready === true || computer === true)
  );
}

/**
 * Those of the next hand in their seats, with what was promised for it, and its dealer; chance decides
 * who deals the first hand.
 */
export function nextHand(
  table: Table,
  play: ChipPlay<GameTypes>,
): { readonly table: Table; readonly dealer?: Seat } {
  const { chips } = table;
  if (!isBetweenHands(table) || chips?.next === undefined) return { table };
  const { next, ...rest } = chips;
  const players = dealtNext(table);
  const at = dealerAfter(table, play);
  const dealer = players.findIndex(({ user }) => user === at?.user);
  const host = players.find(({ user }) => user === table.host) ?? players.find(isPersonHere);
  if (host === undefined || dealer === -1) throw new Error(`Nobody deals at ${table.id}.`);
  const seated: Table = {
    ...table,
    players: players.map(({ ready: _, ...player }) => player),
    host: host.user,
    deal: { number: table.deal.number + 1, ...next, mixedWith: [] },
    chips: rest,
  };
  return { table: seated, dealer };
}

/** "The deal moves one seat to the left": to the next of those who are dealt in. */
function dealerAfter(table: Table, play: ChipPlay<GameTypes>): Player | undefined {
  if (table.setup === undefined) return undefined;
  const { dealer } = play.brought(table.setup as object);
  const { players } = table;
  const order = [...players.slice(dealer + 1), ...players.slice(0, dealer + 1)];
  return order.find((player) => isDealtIn(table, player));
}

function settledBy(table: Table, stacks: readonly number[]): readonly Sitter[] {
  const { chips } = table;
  if (chips === undefined) throw new Error(`Table ${table.id} has no chips.`);
  return chips.sitters.map((sitter) => {
    // Only those of this hand: later comers sit behind them, and none can come while it runs.
    const seat = table.players.findIndex(({ user }) => user === sitter.user);
    const stack = seat === -1 ? undefined : stacks[seat];
    return stack === undefined ? sitter : { ...sitter, stack };
  });
}

function goneFrom({ ready: _, ...player }: Player): Player {
  return { ...player, presence: 'gone' };
}

function nextHost(table: Table, seat: Seat): Player | undefined {
  const order = [...table.players.slice(seat + 1), ...table.players.slice(0, seat)];
  return order.find(isPersonHere);
}

function isPersonHere({ presence, computer }: Player): boolean {
  return presence === 'here' && computer !== true;
}

/** A computer never asks whether it wants to go on. */
function computersBuyIn(table: Table): Table {
  if (table.chips?.rebuy !== true) return table;
  return table.players
    .filter(({ user, computer }) => computer === true && stackOf(table, user) === 0)
    .reduce((before, computer) => sitDown(before, computer), table);
}

function hostAfter(table: Table): UserId {
  const seat = table.players.findIndex(({ user }) => user === table.host);
  const host = table.players[seat];
  if (host !== undefined && isPersonHere(host)) return table.host;
  return nextHost(table, Math.max(0, seat))?.user ?? table.host;
}
