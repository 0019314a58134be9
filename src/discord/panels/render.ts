/** The public panel of a table as it stands. */
import type { TableReader } from '../../tables/api.ts';
import type { MessageBody } from '../contract.ts';
import type { Screens } from '../screens/screens.ts';
import { shellSay } from '../shell-say.ts';
import type { View } from './context.ts';
import { closedPanel, endedPanel } from './ended.ts';
import { betweenPanel } from './evening/between.ts';
import { lobbyPanel } from './lobby.ts';
import { notice } from './notice.ts';
import { playingPanel } from './playing.ts';

/** How a panel is drawn; `nameless` leaves out what people wrote, for a text that AutoMod refused. */
export interface PanelStyle {
  readonly nameless?: boolean;
}

export function renderPanel(
  screens: Screens,
  reader: TableReader,
  style: PanelStyle = {},
): MessageBody {
  const { info } = reader;
  const screen = screens.get(info.game);
  if (screen === undefined) return notice(shellSay(info.language)('refusal.unknown-game'));
  const view: View = { reader, screen, language: info.language, ...style };
  const snapshot = reader.publicSnapshot();
  switch (info.status) {
    case 'lobby':
      // Cards on the table of a lobby are those of the last hand.
      return info.evening === undefined || snapshot === undefined
        ? lobbyPanel(view)
        : betweenPanel(view, snapshot, info.evening);
    case 'playing':
      if (snapshot === undefined) throw new Error('A running table without a game.');
      return playingPanel(view, snapshot);
    case 'over':
    case 'closed':
      return snapshot === undefined ? closedPanel(view) : endedPanel(view, snapshot);
  }
}
