/**
 * Keeps private panels current while their tokens live. Discord lets a bot touch a private message
 * only with the token of a press, for 15 minutes; tokens stay in memory. The presser's panel is
 * answered with; those of the others are edited where it matters to them: a decision has come or gone,
 * or their hand has changed. A fresh panel takes the place of the one before it, so that nobody is left
 * with a pile of them, of which only the last is true.
 */
import type { Seat } from '../../engine/contract.ts';
import type { TableReader } from '../../tables/api.ts';
import type {
  ChannelId,
  Language,
  MessageId,
  Millis,
  TableId,
  UserId,
} from '../../tables/types.ts';
import type { Credentials, DiscordApi } from '../api/discord-api.ts';
import { troubleOf } from '../api/errors.ts';
import { isOnPrivateMessage, type Incoming, type MessageBody } from '../contract.ts';
import type { Log } from '../log-port.ts';
import type { Delivery, Reply } from '../reply.ts';
import { createClearAway } from './clear-away.ts';
import { createEditBudget } from './edit-budget.ts';
import { signatureBetween } from './evening/mine.ts';
import type { PrivateOptions } from './private-view.ts';
import { createShown, type Shown } from './shown.ts';

/** A token is worth 15 minutes; an edit with a dead one counts as an invalid request. */
export const TOKEN_LIFE: Millis = 14 * 60_000;
/** Panels remembered at most. */
const REMEMBERED = 10_000;

interface OpenPanel {
  readonly to: Credentials;
  readonly message: MessageId | '@original';
  readonly channel: ChannelId;
  /** Seats change from one hand of an evening to the next, so the panel is that of a person. */
  readonly user: UserId;
  readonly language: Language;
  readonly expiresAt: Millis;
  readonly shown: Shown;
  /** What mattered to its owner when it was drawn. */
  signature: string;
  wanted?: TableReader;
  working: boolean;
}

interface Parts {
  readonly api: DiscordApi;
  readonly render: (reader: TableReader, seat: Seat, options: PrivateOptions) => MessageBody;
  readonly read: (table: TableId) => Promise<TableReader | undefined>;
  readonly now: () => Millis;
  readonly log: Log;
  readonly onEdited: () => void;
}

export interface PrivatePanels {
  /** The answer to a press: the panel of that seat, in place where the press was on a private message. */
  answering(
    reader: TableReader,
    seat: Seat,
    incoming: Incoming,
    options?: Omit<PrivateOptions, 'language'>,
  ): Reply;
  /** Edits the panels of those for whom something has changed; `except` is answered otherwise. */
  sync(reader: TableReader, except?: UserId): void;
  stop(): Promise<void>;
}

export function createPrivatePanels(parts: Parts): PrivatePanels {
  const { api, log } = parts;
  const budget = createEditBudget(parts.now);
  /** By table and person; the one opened longest ago comes first. */
  const panels = new Map<string, OpenPanel>();
  const underWay = new Set<Promise<void>>();
  const clearAway = createClearAway<OpenPanel>({
    budget,
    now: parts.now,
    remove: (panel) => track(remove(panel)),
  });
  let stopped = false;

  function remember(key: string, panel: OpenPanel): void {
    panels.delete(key);
    panels.set(key, panel);
    for (const [oldest, { expiresAt }] of panels) {
      if (expiresAt > parts.now() && panels.size <= REMEMBERED) break;
      panels.delete(oldest);
    }
  }

  function track(work: Promise<void>): void {
    const done = work
      .catch((error: unknown) => log.error({ err: error }, 'Keeping a private panel met a fault.'))
      .finally(() => underWay.delete(done));
    underWay.add(done);
  }

  /** Two changes may come here in the wrong order; the newest wins. */
  function edit(key: string, panel: OpenPanel, reader: TableReader): void {
    const newest = Math.max(panel.shown.newest, panel.wanted?.info.revision ?? 0);
    if (reader.info.revision < newest) return;
    panel.wanted = reader;
    if (!panel.working && !stopped) track(work(key, panel));
  }

  /** A fresh panel has taken its place; where it cannot be taken away it stays, and grows old. */
  function follow(panel: OpenPanel): void {
    delete panel.wanted;
    clearAway.add(panel);
    if (!stopped) clearAway.sweep(panel.channel);
  }

  async function remove(panel: OpenPanel): Promise<void> {
    try {
      await api.removeOriginal(panel.to, panel.message);
    } catch (error) {
      logFailure(panel, error, 'An older private panel could not be taken away.');
    }
  }

  async function work(key: string, panel: OpenPanel): Promise<void> {
    panel.working = true;
    try {
      while (panel.wanted !== undefined) {
        const reader = panel.wanted;
        delete panel.wanted;
        if (panel.expiresAt <= parts.now()) forget(key, panel);
        else if (budget.take(panel.channel)) await bringUpToDate(key, panel, reader);
      }
    } finally {
      panel.working = false;
    }
  }

  async function bringUpToDate(key: string, panel: OpenPanel, reader: TableReader): Promise<void> {
    const { user, language, shown } = panel;
    const seat = reader.info.players.findIndex((player) => player.user === user);
    if (seat === -1) return;
    panel.signature = signatureOf(reader, seat);
    const end = shown.begin(reader.info.revision);
    try {
      await api.editOriginal(panel.to, panel.message, parts.render(reader, seat, { language }));
      end('shown');
      parts.onEdited();
      if (shown.stands === undefined) await repair(key, reader.info.id);
    } catch (error) {
      end('not-shown');
      afterFailure(key, panel, error);
    }
  }

  /** An answer went past an edit, so what stands there may be the older of the two. */
  async function repair(key: string, table: TableId): Promise<void> {
    const newest = await parts.read(table);
    const panel = panels.get(key);
    if (newest !== undefined && panel !== undefined) edit(key, panel, newest);
  }

  /** Whatever the reason: the next press on `My hand` brings a fresh panel. */
  function afterFailure(key: string, panel: OpenPanel, error: unknown): void {
    logFailure(panel, error, 'A private panel could not be edited.');
    forget(key, panel);
  }

  /** Unless a fresh panel has taken its place. */
  function forget(key: string, panel: OpenPanel): void {
    if (panels.get(key) === panel) panels.delete(key);
  }

  function logFailure({ channel }: OpenPanel, error: unknown, sentence: string): void {
    const level = troubleOf(error) === 'refused' ? 'error' : 'debug';
    log[level]({ err: error, channel }, sentence);
  }

  return {
    answering(reader, seat, incoming, options = {}) {
      const { press, language } = incoming;
      const key = keyOf(reader.info.id, press.user);
      const inPlace = isOnPrivateMessage(incoming);
      const known = inPlace ? panels.get(key) : undefined;
      const shown = known?.shown ?? createShown();
      const end = shown.begin(reader.info.revision);
      // By the own clock alone: Discord's, which the ids carry, may differ.
      const expiresAt = parts.now() + TOKEN_LIFE;
      const delivered = (delivery: Delivery): void => {
        end(delivery.as === 'shown' ? 'shown' : 'not-shown');
        if (delivery.as !== 'shown') return;
        const before = panels.get(key);
        if (!inPlace && before !== undefined) follow(before);
        remember(key, {
          to: {
            id: press.interaction,
            token: incoming.token,
            applicationId: incoming.applicationId,
          },
          message: delivery.message ?? '@original',
          channel: press.channel,
          user: press.user,
          language,
          expiresAt,
          shown,
          signature: signatureOf(reader, seat),
          working: false,
        });
      };
      const body = parts.render(reader, seat, { ...options, language });
      return { answer: { type: inPlace ? 'update' : 'private', body }, delivered };
    },
    sync(reader, except) {
      const { info } = reader;
      const seats = info.players.map((_player, seat) => seat);
      const onTurn = reader.publicSnapshot()?.turn ?? [];
      // Whoever has to act comes first, should the channel's edits run out.
      for (const seat of [...onTurn, ...seats.filter((one) => !onTurn.includes(one))]) {
        const user = info.players[seat]?.user;
        if (user === undefined || user === except) continue;
        const key = keyOf(info.id, user);
        const panel = panels.get(key);
        if (panel !== undefined && panel.signature !== signatureOf(reader, seat)) {
          edit(key, panel, reader);
        }
      }
      if (!stopped) clearAway.sweep(info.channel);
    },
    async stop() {
      stopped = true;
      await Promise.all(underWay);
    },
  };
}

function keyOf(table: TableId, user: UserId): string {
  return `${table}:${user}`;
}

/** What has to change for an edit to be worth it; stays in memory. */
function signatureOf(reader: TableReader, seat: Seat): string {
  const { status, evening, players } = reader.info;
  if (status === 'lobby' && evening !== undefined) return signatureBetween(reader, evening, seat);
  if (status !== 'playing') return status;
  const mine = reader.seatSnapshot(seat);
  const presence = players[seat]?.presence;
  return JSON.stringify([evening?.hand, mine?.decision, mine?.private, presence]);
}
