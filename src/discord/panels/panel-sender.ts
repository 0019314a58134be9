/** One edit or post of a public panel, and what each of Discord's refusals means for the panel. */
import type { TableReader, Tables } from '../../tables/api.ts';
import type { Millis, PanelPlace } from '../../tables/types.ts';
import type { DiscordApi } from '../api/discord-api.ts';
import { troubleOf } from '../api/errors.ts';
import type { MessageBody } from '../contract.ts';
import type { Log } from '../log-port.ts';
import { peopleAwaited } from './attendance.ts';
import type { KeptPanel } from './kept-panels.ts';
import type { PanelStyle } from './render.ts';
import { createShown } from './shown.ts';

/** Discord slows edits of messages older than an hour down; before that a panel is posted anew. */
export const REPOST_AFTER: Millis = 50 * 60_000;

/** `again`: another way is worth a try at once; `no-answer`: the same one, after a pause. */
export type Sent = 'sent' | 'again' | 'no-answer' | 'give-up';

export interface PanelSenderParts {
  readonly api: DiscordApi;
  readonly tables: Pick<Tables, 'panelPosted' | 'channelLost'>;
  readonly render: (reader: TableReader, style: PanelStyle) => MessageBody;
  readonly now: () => Millis;
  readonly randomHex: (bytes: number) => string;
  readonly log: Log;
  readonly onEdited: () => void;
  /** The client lost its token; only a new process helps. */
  readonly onFatal: (reason: string) => void;
}

export interface PanelSender {
  draw(panel: KeptPanel, reader: TableReader): MessageBody;
  /** Edits the panel where it stands, or posts it anew where it is gone, old or has to move. */
  send(panel: KeptPanel, reader: TableReader): Promise<Sent>;
}

export function createPanelSender(parts: PanelSenderParts): PanelSender {
  const { api, tables, log } = parts;

  function draw(panel: KeptPanel, reader: TableReader): MessageBody {
    return parts.render(reader, { nameless: panel.nameless });
  }

  async function edit(panel: KeptPanel, place: PanelPlace, reader: TableReader): Promise<void> {
    const end = panel.shown.begin(reader.info.revision);
    try {
      await api.edit(place.channel, place.message, draw(panel, reader));
      end('shown');
    } catch (error) {
      end(troubleOf(error) === 'no-answer' ? 'unknown' : 'not-shown');
      throw error;
    }
  }

  /** The same nonce on a repeated request makes Discord give the first message instead of a second. */
  async function postAnew(panel: KeptPanel, reader: TableReader): Promise<void> {
    const { channel, id, revision } = reader.info;
    const isRepeated = panel.nonce !== undefined;
    panel.nonce ??= parts.randomHex(12);
    const body = draw(panel, reader);
    const mention = peopleAwaited(reader).filter((user) => panel.mention.includes(user));
    const message = await api.post(
      channel,
      mention.length === 0 ? body : { ...body, mention },
      panel.nonce,
    );
    const old = panel.place;
    panel.place = { channel, message, postedAt: parts.now() };
    panel.repost = false;
    panel.mention = [];
    delete panel.nonce;
    panel.shown = createShown();
    panel.shown.begin(revision)(isRepeated ? 'unknown' : 'shown');
    await tables.panelPosted(id, panel.place);
    if (old !== undefined) await removeOld(old);
  }

  async function removeOld(place: PanelPlace): Promise<void> {
    try {
      await api.remove(place.channel, place.message);
    } catch (error) {
      // Where it stays, a press on it is answered with a pointer to the new one.
      log.debug({ err: error, channel: place.channel }, 'An old panel could not be removed.');
    }
  }

  async function afterFailure(
    panel: KeptPanel,
    reader: TableReader,
    error: unknown,
    wasPost: boolean,
  ): Promise<Sent> {
    const about = { err: error, table: reader.info.id, channel: reader.info.channel };
    switch (troubleOf(error)) {
      case 'message-gone':
        delete panel.place;
        return 'again';
      case 'thread-archived':
        // Posting re-opens the thread, unless it is locked.
        if (wasPost) panel.trouble = 'locked';
        panel.repost = !wasPost;
        return wasPost ? 'give-up' : 'again';
      case 'no-access':
      case 'not-permitted':
        log.info(about, 'A panel may not be written here any more.');
        panel.trouble = 'not-allowed';
        return 'give-up';
      case 'channel-gone':
        log.info(about, 'The channel of a table is gone.');
        await tables.channelLost(reader.info.id);
        return 'give-up';
      case 'text-blocked':
        if (panel.nameless) return 'give-up';
        log.info(about, 'AutoMod refused a panel; it goes without names.');
        panel.nameless = true;
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
      case 'person-gone':
        log.error(about, 'Discord refused a panel.');
        return 'give-up';
    }
  }

  return {
    draw,
    async send(panel, reader) {
      const { place } = panel;
      const isOld = place !== undefined && parts.now() - place.postedAt > REPOST_AFTER;
      const inPlace = isOld || panel.repost ? undefined : place;
      try {
        if (inPlace === undefined) await postAnew(panel, reader);
        else await edit(panel, inPlace, reader);
        parts.onEdited();
        return 'sent';
      } catch (error) {
        return afterFailure(panel, reader, error, inPlace === undefined);
      }
    },
  };
}
