import type { InteractionOutcome } from '../page-protocol.ts';
import type { Channel, Entry, Guild, Membership } from './types.ts';

/** Something that happened here; the gateway, the page and the data file each listen. */
export type WorldEvent =
  | { readonly type: 'message-created'; readonly entry: Entry }
  | { readonly type: 'message-updated'; readonly entry: Entry }
  | { readonly type: 'message-deleted'; readonly entry: Entry }
  | { readonly type: 'channel-created'; readonly channel: Channel }
  | { readonly type: 'channel-updated'; readonly channel: Channel }
  | { readonly type: 'channel-deleted'; readonly channel: Channel }
  | { readonly type: 'guild-joined'; readonly guild: Guild }
  | { readonly type: 'guild-left'; readonly guild: Guild }
  | { readonly type: 'guild-unavailable'; readonly guild: Guild }
  | { readonly type: 'guild-updated'; readonly guild: Guild }
  | { readonly type: 'member-added'; readonly guild: Guild; readonly member: Membership }
  | { readonly type: 'member-updated'; readonly guild: Guild; readonly member: Membership }
  | { readonly type: 'member-removed'; readonly guild: Guild; readonly member: Membership }
  | { readonly type: 'person-updated'; readonly userId: string }
  | { readonly type: 'commands-changed' }
  | { readonly type: 'bot'; readonly online: boolean }
  | {
      readonly type: 'interaction';
      readonly guildId: string | undefined;
      readonly payload: unknown;
      /** How many times the same event is sent: real Discord has been seen to repeat itself. */
      readonly deliveries: number;
    }
  | {
      readonly type: 'outcome';
      readonly interactionId: string;
      readonly userId: string;
      readonly outcome: InteractionOutcome;
    };

export type Listener = (event: WorldEvent) => void;

export class Events {
  readonly #listeners = new Set<Listener>();

  /** The answer ends the subscription. */
  listen(listener: Listener): () => void {
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
    };
  }

  emit(event: WorldEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }
}
