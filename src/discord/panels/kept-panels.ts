/** What the keeper remembers of each panel: little, and only of those that were lately in use. */
import type { TableReader } from '../../tables/api.ts';
import type { PanelPlace, TableId, UserId } from '../../tables/types.ts';
import { createShown, type Shown } from './shown.ts';

/** Panels remembered at most; those under way are never forgotten. */
const REMEMBERED = 2_000;

/** Why a panel cannot be written at the moment; the next press tries again. */
export type PanelTrouble = 'not-allowed' | 'locked';

export interface KeptPanel {
  place?: PanelPlace;
  shown: Shown;
  /** The state that the panel has to reach; only while it has not. */
  wanted?: TableReader;
  working: boolean;
  /** Whether the panel has to be looked at again. */
  due: boolean;
  /** Whether it has to be posted anew. */
  repost: boolean;
  /** Whom the next post notifies, where the table still waits for them then. */
  mention: readonly UserId[];
  /** Of a post whose answer was lost. */
  nonce?: string;
  /** Whether AutoMod refused the names on it. */
  nameless: boolean;
  trouble?: PanelTrouble;
}

export interface KeptPanels {
  of(reader: TableReader): KeptPanel;
  find(table: TableId): KeptPanel | undefined;
}

export function createKeptPanels(): KeptPanels {
  /** The one used longest ago comes first. */
  const panels = new Map<TableId, KeptPanel>();

  function forgetIdle(): void {
    for (const [table, panel] of panels) {
      if (panels.size <= REMEMBERED) return;
      const isIdle = panel.wanted === undefined && !panel.working && panel.shown.underWay === 0;
      if (isIdle) panels.delete(table);
    }
  }

  return {
    of({ info }) {
      const panel = panels.get(info.id) ?? {
        shown: createShown(),
        working: false,
        due: false,
        repost: false,
        mention: [],
        nameless: false,
        ...(info.panel === undefined ? {} : { place: info.panel }),
      };
      panels.delete(info.id);
      panels.set(info.id, panel);
      forgetIdle();
      return panel;
    },
    find: (table) => panels.get(table),
  };
}
