/** Genuine presses whose payload is altered on its way to the bot: what no real client would send. */
import type { LocalDiscord } from '../../src/local/local-discord.ts';

export type Payload = Record<string, unknown>;
export type Change = (payload: Payload) => void;

export interface Tampering {
  /** Begins something with the next interaction altered. */
  with<T>(change: Change, begin: () => T): T;
}

/** From here on the gateway sends what `with` makes of an interaction; others pass as they are. */
export function createTampering(discord: LocalDiscord): Tampering {
  const { events } = discord.world;
  const emit = events.emit.bind(events);
  let change: Change | undefined;
  events.emit = (event) => {
    if (event.type !== 'interaction' || change === undefined) {
      emit(event);
      return;
    }
    const payload = structuredClone(event.payload) as Payload;
    change(payload);
    change = undefined;
    emit({ ...event, payload });
  };
  return {
    with(next, begin) {
      change = next;
      return begin();
    },
  };
}

/** The part of a payload under a name, as something to change. */
export function part(payload: Payload, name: string): Payload {
  const found = payload[name];
  if (typeof found !== 'object' || found === null) throw new Error(`There is no ${name}.`);
  return found as Payload;
}
