/** People who press what was recorded, as fast as they are answered or at a steady rate. */
import { performance } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { LocalDiscord } from '../../src/local/local-discord.ts';
import type { Attempt } from '../../src/local/member.ts';
import type { Entry } from '../../src/local/world/types.ts';
import type { Action, Script } from './recording.ts';

/** A control that has not come by then does not come: Discord's limits have swallowed an edit. */
const PATIENCE_MS = 1_500;

export interface Pressed {
  /** Answered presses; a form that is sent is one of its own. */
  presses: number;
  /** Tables that stopped because a control did not come. */
  stopped: number;
  /** Presses that had no answer within Discord's three seconds; their tables stopped, too. */
  unanswered: number;
  /** From each press to its answer, in milliseconds. */
  readonly times: number[];
}

interface Seat {
  readonly script: Script;
  next: number;
}

export class Crowd {
  readonly #discord: LocalDiscord;
  /** Private messages by person and channel, the newest last. */
  readonly #private = new Map<string, Map<string, Entry>>();
  readonly #stopListening: () => void;

  constructor(discord: LocalDiscord) {
    this.#discord = discord;
    this.#stopListening = discord.world.events.listen((event) => {
      if (!('entry' in event) || event.entry.ephemeralFor === undefined) return;
      const { message, ephemeralFor } = event.entry;
      const key = `${ephemeralFor}:${message.channel_id}`;
      const messages = this.#private.get(key) ?? new Map<string, Entry>();
      this.#private.set(key, messages);
      if (event.type === 'message-deleted') messages.delete(message.id);
      else messages.set(message.id, event.entry);
    });
  }

  leave(): void {
    this.#stopListening();
  }

  /** Up to `inFlight` tables press at once, each as soon as it is answered, until all scripts are done. */
  async rush(scripts: readonly Script[], inFlight: number): Promise<Pressed> {
    const pressed: Pressed = { presses: 0, stopped: 0, unanswered: 0, times: [] };
    const ready: Seat[] = scripts.map((script) => ({ script, next: 0 }));
    const worker = async (): Promise<void> => {
      for (let seat = ready.shift(); seat !== undefined; seat = ready.shift()) {
        if (await this.#step(seat, pressed)) ready.push(seat);
      }
    };
    await Promise.all(Array.from({ length: inFlight }, worker));
    return pressed;
  }

  /** Presses at a steady rate, whether or not those before were answered, for so many seconds. */
  async steady(scripts: readonly Script[], perSecond: number, seconds: number): Promise<Pressed> {
    const pressed: Pressed = { presses: 0, stopped: 0, unanswered: 0, times: [] };
    const ready: Seat[] = scripts.map((script) => ({ script, next: 0 }));
    const under = new Set<Promise<void>>();
    const start = performance.now();
    for (let begun = 0; begun < perSecond * seconds;) {
      const due = Math.floor(((performance.now() - start) / 1_000) * perSecond);
      for (; begun < due; begun += 1) {
        const seat = ready.shift();
        // Everybody waits for an answer: the bot does not keep up with this rate.
        if (seat === undefined) continue;
        const step = this.#step(seat, pressed).then((goesOn) => {
          if (goesOn) ready.push(seat);
          under.delete(step);
        });
        under.add(step);
      }
      await pause(1);
    }
    await Promise.all(under);
    return pressed;
  }

  /** One action of a table; false once it has no more. */
  async #step(seat: Seat, pressed: Pressed): Promise<boolean> {
    const action = seat.script.actions[seat.next];
    if (action === undefined) return false;
    const messageId = await this.#find(seat.script, action);
    if (messageId === undefined) {
      pressed.stopped += 1;
      return false;
    }
    seat.next += 1;
    const { user, customId, values, form } = action;
    const member = this.#discord.member(user);
    const use = { channelId: seat.script.channel, messageId, customId };
    const attempt = await this.#timed(pressed, () =>
      member.use(values === undefined ? use : { ...use, values }),
    );
    if (attempt === undefined) return false;
    if (form !== undefined) {
      const sent = await this.#timed(pressed, () =>
        member.submitModal({ interactionId: attempt.id, values: form }),
      );
      if (sent === undefined) return false;
    }
    return seat.next < seat.script.actions.length;
  }

  /** Undefined where it was not answered. */
  async #timed(pressed: Pressed, press: () => Attempt): Promise<Attempt | undefined> {
    const start = performance.now();
    const attempt = press();
    const { type } = await attempt.settled();
    if (type !== 'answered' && type !== 'modal') {
      pressed.unanswered += 1;
      return undefined;
    }
    pressed.times.push(performance.now() - start);
    pressed.presses += 1;
    return attempt;
  }

  /** The message with the control, once it is there. */
  async #find({ channel, panel }: Script, { on, user, customId }: Action) {
    for (const start = performance.now(); performance.now() - start < PATIENCE_MS;) {
      if (on === 'public') {
        const entry = this.#discord.world.messages.find(channel, panel.message.id);
        if (entry !== undefined && carries(entry, customId)) return panel.message.id;
      } else {
        const messages = this.#private.get(`${user}:${channel}`)?.values() ?? [];
        const entry = [...messages].findLast((one) => carries(one, customId));
        if (entry !== undefined) return entry.message.id;
      }
      await pause(2);
    }
    return undefined;
  }
}

function carries({ message }: Entry, customId: string): boolean {
  return JSON.stringify(message.components).includes(`"${customId}"`);
}
