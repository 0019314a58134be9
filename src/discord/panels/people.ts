/** How people are called on panels: as in their server, escaped, never as a mention that notifies. */
import type { TableInfo } from '../../tables/api.ts';
import type { Player, UserId } from '../../tables/types.ts';
import { escapeName } from '../text/markdown.ts';

export function boldName(player: Player): string {
  return `**${escapeName(player.name)}**`;
}

/** Somebody by id: by name where at the table, else as a mention, which a body without `mention` shows and nobody hears. */
export function personName(info: TableInfo, user: UserId): string {
  const player = info.players.find((one) => one.user === user);
  return player === undefined ? `<@${user}>` : boldName(player);
}
