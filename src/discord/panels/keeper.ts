/**
 * Keeps each table's public panel as the table stands. A press on the panel is answered with it; what
 * else changes becomes one edit at a time, the newest wins. Nothing is done for a table until somebody
 * presses there, so a start with thousands of tables costs nothing.
 */
import type { TableReader, Tables } from '../../tables/api.ts';
import type { Millis, PanelPlace, TableId, UserId } from '../../tables/types.ts';
import type { Source } from '../contract.ts';
import type { Delivery, Reply } from '../reply.ts';
import { snowflakeTime } from '../snowflake.ts';
import { createKeptPanels, type KeptPanel, type PanelTrouble } from './kept-panels.ts';
import { createPanelSender, type PanelSenderParts } from './panel-sender.ts';
import { pointerPanel } from './pointer.ts';
import type { SendOutcome } from './shown.ts';
import { signalForMany, sleep } from './sleep.ts';

/** Pauses before another try where Discord gave no answer; after the last the next press repairs. */
const PAUSES: readonly Millis[] = [2_000, 5_000, 15_000];
/** A panel is not brought down again so soon; otherwise one person could flood the channel. */
const BRING_DOWN_EVERY: Millis = 10_000;

export interface KeeperParts extends PanelSenderParts {
  readonly tables: Pick<Tables, 'read' | 'panelPosted' | 'channelLost'>;
}

export interface Keeper {
  /** A public answer that becomes the panel. */
  opening(reader: TableReader): Reply;
  /** The answer to a press on a public panel: the panel, or where it is now. */
  answering(reader: TableReader, source: Source): Promise<Reply>;
  /** After a press elsewhere: the panel is brought to this state, unless it shows it already. */
  refresh(reader: TableReader): void;
  /** Looks whether the panel is still there, since only an edit finds out, and posts it anew if not. */
  verify(reader: TableReader): void;
  /** After a change without a press; a panel in trouble is left alone. */
  changed(reader: TableReader): void;
  /** Posts the panel anew at the bottom of the channel and removes the old one. */
  bringDown(reader: TableReader): void;
  /** Posts the panel anew with a mention of these people; a panel in trouble is left alone. */
  remind(reader: TableReader, mention: readonly UserId[]): void;
  /** Why the panel could not be written when it was last tried. */
  trouble(table: TableId): PanelTrouble | undefined;
  /** Where the panel stands, as far as this process or the table knows. */
  placeOf(reader: TableReader): PanelPlace | undefined;
  /** Gives up waiting for another try; resolves when the edits under way are done. */
  stop(): Promise<void>;
}

export function createKeeper(parts: KeeperParts): Keeper {
  const { tables, log } = parts;
  const panels = createKeptPanels();
  const sender = createPanelSender(parts);
  const underWay = new Set<Promise<void>>();
  const stopped = signalForMany();

  /** Remembers the newest state that the panel has to reach. */
  function want(panel: KeptPanel, reader: TableReader): void {
    const isNewer =
      panel.wanted === undefined || panel.wanted.info.revision <= reader.info.revision;
    if (isNewer) panel.wanted = reader;
  }

  function run(panel: KeptPanel): void {
    if (panel.wanted === undefined) return;
    panel.due = true;
    if (!panel.working) background(work(panel));
  }

  function background(task: Promise<void>): void {
    const done = task
      .catch((error: unknown) => log.error({ err: error }, 'Keeping a panel met a fault.'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  async function work(panel: KeptPanel): Promise<void> {
    panel.working = true;
    try {
      // Whoever calls while this is at work is heard afterwards.
      while (panel.due) {
        panel.due = false;
        await bringUpToDate(panel);
      }
    } finally {
      panel.working = false;
    }
  }

  async function bringUpToDate(panel: KeptPanel): Promise<void> {
    for (let failures = 0; ;) {
      const reader = panel.wanted;
      // An answer on its way may bring the panel up to date; its delivery comes back here.
      if (reader === undefined || panel.shown.underWay > 0) return;
      const sent = isUpToDate(panel, reader) ? 'done' : await sender.send(panel, reader);
      if (sent === 'sent' || sent === 'again') continue;
      const pause = sent === 'no-answer' ? PAUSES[failures++] : undefined;
      if (pause !== undefined && !stopped.signal.aborted) {
        await sleep(pause, stopped.signal);
        continue;
      }
      // Something newer that came meanwhile is tried as well, unless nothing can be written at all.
      if (panel.wanted === reader || panel.trouble !== undefined) delete panel.wanted;
    }
  }

  function isUpToDate(panel: KeptPanel, reader: TableReader): boolean {
    const { stands } = panel.shown;
    if (panel.repost || panel.place === undefined || stands === undefined) return false;
    return stands >= reader.info.revision;
  }

  /** A press shows that somebody can use the panel again, whatever was wrong with it. */
  function pressed(reader: TableReader): KeptPanel {
    const panel = panels.of(reader);
    delete panel.trouble;
    return panel;
  }

  function answerWith(panel: KeptPanel, reader: TableReader): Reply {
    want(panel, reader);
    const end = panel.shown.begin(reader.info.revision);
    return {
      answer: { type: 'update', body: sender.draw(panel, reader) },
      delivered(delivery) {
        end(outcomeOf(delivery));
        if (delivery.as === 'gone') delete panel.place;
        run(panel);
      },
    };
  }

  function opened(panel: KeptPanel, reader: TableReader, delivery: Delivery): void {
    if (delivery.as === 'not-shown') {
      run(panel);
      return;
    }
    if (delivery.as !== 'shown' || delivery.message === undefined) {
      // It may stand there all the same, so no second one is posted; the next press finds out.
      delete panel.wanted;
      return;
    }
    const { id, channel } = reader.info;
    panel.place = { channel, message: delivery.message, postedAt: parts.now() };
    background(tables.panelPosted(id, panel.place));
    run(panel);
  }

  /** The pressed message is taken for the panel where none is known, as after a crash. */
  function adopt(panel: KeptPanel, reader: TableReader, { channel, message }: Source): PanelPlace {
    panel.place = { channel, message, postedAt: snowflakeTime(message) };
    background(tables.panelPosted(reader.info.id, panel.place));
    return panel.place;
  }

  return {
    opening(reader) {
      const panel = pressed(reader);
      want(panel, reader);
      const end = panel.shown.begin(reader.info.revision);
      return {
        answer: { type: 'public', body: sender.draw(panel, reader) },
        delivered(delivery) {
          end(outcomeOf(delivery));
          opened(panel, reader, delivery);
        },
      };
    },
    async answering(reader, source) {
      const panel = pressed(reader);
      const place = panel.place ?? adopt(panel, reader, source);
      if (place.message !== source.message) {
        want(panel, reader);
        run(panel);
        return { answer: { type: 'update', body: pointerPanel(reader.info, place) } };
      }
      // Somebody was faster, and what they brought must not be replaced by something older.
      const isLate = reader.info.revision < panel.shown.newest;
      const newest = isLate ? await tables.read(reader.info.id) : reader;
      return answerWith(panel, newest ?? reader);
    },
    refresh(reader) {
      const panel = pressed(reader);
      want(panel, reader);
      run(panel);
    },
    verify(reader) {
      const panel = pressed(reader);
      panel.shown.doubt();
      want(panel, reader);
      run(panel);
    },
    changed(reader) {
      const panel = panels.of(reader);
      if (panel.trouble !== undefined) return;
      want(panel, reader);
      run(panel);
    },
    bringDown(reader) {
      const panel = pressed(reader);
      const age = parts.now() - (panel.place?.postedAt ?? 0);
      panel.repost ||= age >= BRING_DOWN_EVERY;
      want(panel, reader);
      run(panel);
    },
    remind(reader, mention) {
      const panel = panels.of(reader);
      if (panel.trouble !== undefined) return;
      panel.repost = true;
      panel.mention = mention;
      want(panel, reader);
      run(panel);
    },
    trouble: (table) => panels.find(table)?.trouble,
    placeOf: (reader) => panels.find(reader.info.id)?.place ?? reader.info.panel,
    async stop() {
      stopped.abort();
      await Promise.all(underWay);
    },
  };
}

function outcomeOf({ as }: Delivery): SendOutcome {
  return as === 'gone' ? 'not-shown' : as;
}
