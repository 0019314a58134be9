import type { SavedMessages } from './saved.ts';
import type { Entry } from './types.ts';

/** How many messages a channel keeps here; real Discord keeps all. */
const KEPT_PER_CHANNEL = 300;
/** How many ephemeral messages one person keeps in one channel. */
const KEPT_EPHEMERALS = 100;

/** Public messages by channel; ephemeral ones stand apart, out of reach of every channel route. */
export class MessageStore {
  readonly #channels = new Map<string, Map<string, Entry>>();
  readonly #ephemerals = new Map<string, Entry>();
  /** Ephemeral messages that left their reader's screen; the bot may still edit them. */
  readonly #dismissed = new Set<string>();

  constructor(saved: SavedMessages) {
    for (const { channelId, entries } of saved) {
      this.#channels.set(channelId, new Map(entries.map((entry) => [entry.message.id, entry])));
    }
  }

  save(): SavedMessages {
    return [...this.#channels].map(([channelId, entries]) => ({
      channelId,
      entries: [...entries.values()],
    }));
  }

  /** Public messages only, oldest first. */
  list(channelId: string): readonly Entry[] {
    return [...(this.#channels.get(channelId)?.values() ?? [])];
  }

  find(channelId: string, messageId: string): Entry | undefined {
    return this.#channels.get(channelId)?.get(messageId);
  }

  ephemeral(messageId: string): Entry | undefined {
    return this.#ephemerals.get(messageId);
  }

  ephemeralsOf(userId: string, channelId: string): readonly Entry[] {
    return [...this.#ephemerals.values()].filter(
      (entry) => entry.ephemeralFor === userId && entry.message.channel_id === channelId,
    );
  }

  dismiss(messageId: string): void {
    this.#dismissed.add(messageId);
  }

  isDismissed(messageId: string): boolean {
    return this.#dismissed.has(messageId);
  }

  /** Public or ephemeral. */
  any(channelId: string, messageId: string): Entry | undefined {
    const hidden = this.#ephemerals.get(messageId);
    if (hidden?.message.channel_id === channelId) return hidden;
    return this.find(channelId, messageId);
  }

  put(entry: Entry): void {
    const { id, channel_id: channelId } = entry.message;
    if (entry.ephemeralFor !== undefined) {
      this.#ephemerals.set(id, entry);
      const kept = this.ephemeralsOf(entry.ephemeralFor, channelId);
      const oldest = kept[0];
      if (kept.length > KEPT_EPHEMERALS && oldest) this.remove(oldest);
      return;
    }
    const entries = this.#channels.get(channelId) ?? new Map<string, Entry>();
    this.#channels.set(channelId, entries);
    entries.set(id, entry);
    const oldest = entries.keys().next();
    if (entries.size > KEPT_PER_CHANNEL && !oldest.done) entries.delete(oldest.value);
  }

  remove(entry: Entry): void {
    this.#ephemerals.delete(entry.message.id);
    this.#dismissed.delete(entry.message.id);
    this.#channels.get(entry.message.channel_id)?.delete(entry.message.id);
  }

  dropChannel(channelId: string): void {
    this.#channels.delete(channelId);
    for (const [id, entry] of this.#ephemerals) {
      if (entry.message.channel_id !== channelId) continue;
      this.#ephemerals.delete(id);
      this.#dismissed.delete(id);
    }
  }
}
