/** Computers at a table: seats like those of people, and yet nobody's. Pure. */
import { sitDown } from './evening.ts';
import { takeHome } from './stakes.ts';
import { nobodyAsked } from './step.ts';
import type { Computers, InteractionId, Player, Table, UserId } from './types.ts';

/** No Discord id looks like this. */
const COMPUTER_ID = 'computer-';

export const isComputer = ({ computer }: Pick<Player, 'computer'>): boolean => computer === true;

/** The number by which people know a computer, in words that all languages share; undefined for a person. */
export function computerNumber(user: UserId): number | undefined {
  return user.startsWith(COMPUTER_ID) ? Number(user.slice(COMPUTER_ID.length)) : undefined;
}

/** Takes the next seat; the table is for practice from now on. */
export function addComputer(table: Table, level: Computers['level']): Table {
  const taken = table.players.flatMap(({ user }) => computerNumber(user) ?? []);
  const number = [...Array(table.players.length + 1).keys()]
    .map((index) => index + 1)
    .find((free) => !taken.includes(free));
  const id = `${COMPUTER_ID}${number ?? 1}`;
  const computer: Player = {
    user: id as UserId,
    name: `🤖 Bot ${number ?? 1}`,
    // "Computers add nothing" to the shuffle: this word is the same at every table.
    joinedWith: id as InteractionId,
    presence: 'here',
    missed: 0,
    computer: true,
  };
  const players = [...table.players, computer];
  const seated: Table = {
    ...table,
    practice: level,
    players,
    asked: nobodyAsked(players.length),
  };
  return sitDown(seated, computer);
}

export function addComputers(table: Table, { count, level }: Computers): Table {
  return Array.from({ length: count }).reduce<Table>((before) => addComputer(before, level), table);
}

/** Without the computer that came last. Throws where there is none. */
export function removeComputer(table: Table): Table {
  const seat = table.players.findLastIndex(isComputer);
  const leaver = table.players[seat];
  if (leaver === undefined) throw new Error(`Table ${table.id} has no computer.`);
  const players = table.players.toSpliced(seat, 1);
  return { ...takeHome(table, leaver.user), players, asked: nobodyAsked(players.length) };
}

/** With how many computers, and of which level, a table like this one opens. */
export function computersOf({ practice, players, chips }: Table): Computers | undefined {
  // Whoever is out of chips is dealt to no more; one that was removed has taken its chips along.
  const broke = (chips?.sitters ?? []).filter(
    ({ user, stack, home }) =>
      computerNumber(user) !== undefined &&
      stack + home === 0 &&
      players.every((player) => player.user !== user),
  );
  const count = players.filter(isComputer).length + broke.length;
  return practice === undefined || count === 0 ? undefined : { count, level: practice };
}
