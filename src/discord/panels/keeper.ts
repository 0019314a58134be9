/**
 * Keeps each table's public panel as the table stands. A press on the panel is answered with it; what
 * else changes becomes one edit at a time, the newest wins. Nothing is done for a table until somebody
 * presses there, so a start with thousands of tables costs nothing.
 */
import type { TableReader, Tables } from '../../tables/api.ts';
import type { Millis, PanelPlace, TableId } from '../../tables/types.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { troubleOf } from '../api/errors.ts';
import type { MessageBody, Source } from '../contract.ts';
import type { Log } from '../log-port.ts';
import type { Delivery, Reply } from '../reply.ts';
import { snowflakeTime } from '../snowflake.ts';
import { createKeptPanels, type KeptPanel, type PanelTrouble } from './kept-panels.ts';
import { pointerPanel } from './pointer.ts';
import type { PanelStyle } from './render.ts';
import { createShown, type SendOutcome } from './shown.ts';

/** Discord slows edits of messages older than an hour down; before that a panel is posted anew. */
export const REPOST_AFTER: Millis = 50 * 60_000;
/** Pauses before another try where Discord gave no answer; after the last the next press repairs. */
const PAUSES: readonly Millis[] = [2_000, 5_000, 15_000];

interface Parts {
  readonly api: DiscordApi;
  readonly tables: Pick<Tables, 'read' | 'panelPosted' | 'channelLost'>;
  readonly render: (reader: TableReader, style: PanelStyle) => MessageBody;
  readonly now: () => Millis;
  readonly randomHex: (bytes: number) => string;
  readonly log: Log;
  readonly onEdited: () => void;
  /** The client lost its token; only a new process helps. */
  readonly onFatal: (reason: string) => void;
}

export interface Keeper {
  /** A public answer that becomes the panel. */
  opening(reader: TableReader): Reply;
  /** The answer to a press on a public panel: the panel, or where it is now. */
  answering(reader: TableReader, source: Source): Promise<Reply>;
  /** After a press elsewhere: the panel is brought to this state, unless it shows it already. */
  refresh(reader: TableReader): void;
  /** After a change without a press; a panel in trouble is left alone. */
  changed(reader: TableReader): void;
  /** Posts the panel anew at the bottom of the channel and removes the old one. */
  bringDown(reader: TableReader): void;
  trouble(table: TableId): PanelTrouble | undefined;
  /** Where the panel stands, as far as this process or the table knows. */
  placeOf(reader: TableReader): PanelPlace | undefined;
  /** Gives up waiting for another try; resolves when the edits under way are done. */
  stop(): Promise<void>;
}

export function createKeeper(parts: Parts): Keeper {
  const { api, tables, log } = parts;
  const entries = createKeptPanels();
  const work = new Set<Promise<void>>();
  const stopped = new AbortController();

  function answerWith(entry: KeptPanel, reader: TableReader): Reply {
    want(entry, reader);
    const end = entry.shown.begin(reader.info.revision);
    return {
      answer: { type: 'update', body: draw(entry, reader) },
      delivered(delivery) {
        end(outcomeOf(delivery));
        if (delivery.as === 'gone') delete entry.place;
        run(entry);
      },
    };
  }

  function opened(entry: KeptPanel, reader: TableReader, delivery: Delivery): void {
    if (delivery.as !== 'shown' || delivery.message === undefined) {
      // It may stand there all the same, so no second one is posted; the next press finds out.
      delete entry.wanted;
      return;
    }
    const place = {
      channel: reader.info.channel,
      message: delivery.message,
      postedAt: parts.now(),
    };
    entry.place = place;
    background(tables.panelPosted(reader.info.id, place));
    run(entry);
  }

  function draw(entry: KeptPanel, reader: TableReader): MessageBody {
    return parts.render(reader, { nameless: entry.nameless });
  }

  /** Remembers the newest state that the panel has to reach. */
  function want(entry: KeptPanel, reader: TableReader): void {
    const newer = entry.wanted === undefined || entry.wanted.info.revision <= reader.info.revision;
    if (newer) entry.wanted = reader;
  }

  function run(entry: KeptPanel): void {
    if (entry.working || entry.wanted === undefined) return;
    entry.working = true;
    background(
      bringUpToDate(entry).finally(() => {
        entry.working = false;
      }),
    );
  }

  function background(task: Promise<void>): void {
    const done = task
      .catch((error: unknown) => log.error({ err: error }, 'Keeping a panel met a fault.'))
      .finally(() => work.delete(done));
    work.add(done);
  }

  async function bringUpToDate(entry: KeptPanel): Promise<void> {
    for (let failures = 0; entry.wanted !== undefined;) {
      const reader = entry.wanted;
      // An answer on its way may bring the panel up to date; its delivery comes back here.
      if (entry.shown.underWay > 0) return;
      if (!entry.repost && isUpToDate(entry, reader)) {
        delete entry.wanted;
        return;
      }
      const result = await send(entry, reader);
      if (result === 'give-up') {
        if (entry.wanted === reader) delete entry.wanted;
        return;
      }
      failures = result === 'no-answer' ? failures + 1 : 0;
      const pause = failures === 0 ? 0 : PAUSES[failures - 1];
      if (pause === undefined || stopped.signal.aborted) {
        delete entry.wanted;
        return;
      }
      if (pause > 0) await sleep(pause, stopped.signal);
    }
  }

  function isUpToDate(entry: KeptPanel, reader: TableReader): boolean {
    const { stands } = entry.shown;
    return entry.place !== undefined && stands !== undefined && stands >= reader.info.revision;
  }

  type Sent = 'sent' | 'again' | 'no-answer' | 'give-up';

  async function send(entry: KeptPanel, reader: TableReader): Promise<Sent> {
    const { place } = entry;
    const isOld = place !== undefined && parts.now() - place.postedAt > REPOST_AFTER;
    const anew = place === undefined || isOld || entry.repost;
    const end = anew ? undefined : entry.shown.begin(reader.info.revision);
    try {
      if (place === undefined || anew) await postAnew(entry, reader);
      else await api.edit(place.channel, place.message, draw(entry, reader));
      end?.('shown');
      parts.onEdited();
      return 'sent';
    } catch (error) {
      const trouble = troubleOf(error);
      end?.(trouble === 'no-answer' ? 'unknown' : 'not-shown');
      return afterFailure(entry, reader, error, anew);
    }
  }

  /** The same nonce on a repeated request makes Discord give the first message instead of a second. */
  async function postAnew(entry: KeptPanel, reader: TableReader): Promise<void> {
    const { channel, id, revision } = reader.info;
    const repeated = entry.nonce !== undefined;
    entry.nonce ??= parts.randomHex(12);
    const message = await api.post(channel, draw(entry, reader), entry.nonce);
    const old = entry.place;
    entry.place = { channel, message, postedAt: parts.now() };
    entry.repost = false;
    delete entry.nonce;
    entry.shown = createShown();
    entry.shown.begin(revision)(repeated ? 'unknown' : 'shown');
    await tables.panelPosted(id, entry.place);
    if (old !== undefined) await removeOld(old);
  }

  async function removeOld(place: PanelPlace): Promise<void> {
    try {
      await api.remove(place.channel, place.message);
    } catch (error) {
      // A press on it is answered with a pointer to the new one.
      log.debug({ err: error, channel: place.channel }, 'An old panel could not be removed.');
    }
  }

  async function afterFailure(
    entry: KeptPanel,
    reader: TableReader,
    error: unknown,
    anew: boolean,
  ): Promise<Sent> {
    const about = { err: error, table: reader.info.id, channel: reader.info.channel };
    const trouble = troubleOf(error);
    switch (trouble) {
      case 'message-gone':
        delete entry.place;
        return 'again';
      case 'thread-archived':
        // Posting re-opens the thread, unless it is locked.
        if (anew) entry.trouble = 'locked';
        entry.repost = !anew;
        return anew ? 'give-up' : 'again';
      case 'no-access':
      case 'not-permitted':
        log.info(about, 'A panel may not be written here any more.');
        entry.trouble = 'not-allowed';
        return 'give-up';
      case 'channel-gone':
        log.info(about, 'The channel of a table is gone.');
        entries.forget(reader.info.id);
        await tables.channelLost(reader.info.id);
        return 'give-up';
      case 'text-blocked':
        if (entry.nameless) return 'give-up';
        log.info(about, 'AutoMod refused a panel; it goes without names.');
        entry.nameless = true;
        return 'again';
      case 'no-answer':
        log.warn(about, 'Discord did not say whether a panel came through.');
        return 'no-answer';
      case 'token-wiped':
        parts.onFatal('Discord refused the token, and the client has dropped it.');
        return 'give-up';
      case 'refused':
      case 'interaction-gone':
      case 'already-answered':
      case 'token-dead':
        log.error(about, 'Discord refused a panel.');
        return 'give-up';
    }
  }

  function pressed(reader: TableReader): KeptPanel {
    const entry = entries.of(reader);
    delete entry.trouble;
    return entry;
  }

  return {
    opening(reader) {
      const entry = pressed(reader);
      want(entry, reader);
      const end = entry.shown.begin(reader.info.revision);
      return {
        answer: { type: 'public', body: draw(entry, reader) },
        delivered(delivery) {
          end(outcomeOf(delivery));
          opened(entry, reader, delivery);
        },
      };
    },
    async answering(reader, source) {
      const entry = pressed(reader);
      if (entry.place === undefined) {
        const postedAt = snowflakeTime(source.message);
        entry.place = { channel: source.channel, message: source.message, postedAt };
        background(tables.panelPosted(reader.info.id, entry.place));
      }
      if (entry.place.message !== source.message) {
        want(entry, reader);
        run(entry);
        return { answer: { type: 'update', body: pointerPanel(reader.info, entry.place) } };
      }
      // Somebody was faster, and what they brought must not be replaced by something older.
      const late = reader.info.revision < entry.shown.newest;
      const newest = late ? await tables.read(reader.info.id) : reader;
      return answerWith(entry, newest ?? reader);
    },
    refresh(reader) {
      const entry = pressed(reader);
      want(entry, reader);
      run(entry);
    },
    changed(reader) {
      const entry = entries.of(reader);
      if (entry.trouble !== undefined) return;
      want(entry, reader);
      run(entry);
    },
    bringDown(reader) {
      const entry = pressed(reader);
      entry.repost = true;
      want(entry, reader);
      run(entry);
    },
    trouble: (table) => entries.find(table)?.trouble,
    placeOf: (reader) => entries.find(reader.info.id)?.place ?? reader.info.panel,
    async stop() {
      stopped.abort();
      await Promise.all(work);
    },
  };
}

function outcomeOf(delivery: Delivery): SendOutcome {
  switch (delivery.as) {
    case 'shown':
      return 'shown';
    case 'unknown':
      return 'unknown';
    case 'gone':
    case 'not-shown':
      return 'not-shown';
  }
}

/** Resolves after the pause, or at once when the signal is given. */
function sleep(pause: Millis, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, pause);
    function done(): void {
      clearTimeout(timer);
      signal.removeEventListener('abort', done);
      resolve();
    }
    signal.addEventListener('abort', done);
  });
}
