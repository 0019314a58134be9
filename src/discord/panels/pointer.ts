/** What becomes of a panel that has been replaced: no buttons, only the way to the current one. */
import type { TableInfo } from '../../tables/api.ts';
import type { PanelPlace } from '../../tables/types.ts';
import type { MessageBody } from '../contract.ts';
import { shellSay } from '../shell-say.ts';
import { notice } from './notice.ts';

/** The address of a message in Discord's clients. */
export function messageLink(info: Pick<TableInfo, 'guild'>, place: PanelPlace): string {
  return `https://discord.com/channels/${info.guild}/${place.channel}/${place.message}`;
}

export function pointerPanel(info: TableInfo, place: PanelPlace): MessageBody {
  return notice(shellSay(info.language)('panel.moved', { link: messageLink(info, place) }));
}
