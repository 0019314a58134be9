/** Somebody with a program in place of a client, who presses what is none of their business. */
import type { Draw } from '../../../src/engine/random.ts';
import { ClientRefusal } from '../../../src/local/client/refusal.ts';
import type { LocalDiscord } from '../../../src/local/local-discord.ts';
import type { Attempt } from '../../../src/local/member.ts';
import { forgery, type Forged, type Target } from './forgeries.ts';

/** A press that was sent, and what was pressed. */
export interface SentForgery extends Forged {
  readonly attempt: Attempt;
  /** When, by `Date.now()`. */
  readonly at: number;
}

export interface Intruder {
  readonly id: string;
  readonly sent: readonly SentForgery[];
  stop(): void;
}

export interface Intrusion {
  readonly discord: LocalDiscord;
  readonly id: string;
  readonly channel: string;
  readonly perSecond: number;
  /** What is pressed at, as it is at the moment; undefined while there is nothing. */
  readonly target: () => Target | undefined;
  readonly draw: Draw;
}

/** Presses until it is stopped, without waiting for answers. */
export function intrude({ discord, id, channel, perSecond, target, draw }: Intrusion): Intruder {
  const sent: SentForgery[] = [];

  function press(): void {
    const aim = target();
    const seen = discord.member(id).visibleMessages(channel);
    const messageId = seen[draw(seen.length)]?.message.id;
    if (aim === undefined || messageId === undefined) return;
    try {
      const forged = forgery(aim, draw);
      const attempt = discord.member(id).forge({ channelId: channel, messageId, ...forged });
      sent.push({ ...forged, attempt, at: Date.now() });
    } catch (error) {
      // The message may have gone since it was seen.
      if (!(error instanceof ClientRefusal)) throw error;
    }
  }

  const timer = setInterval(press, 1_000 / perSecond);
  return { id, sent, stop: () => clearInterval(timer) };
}
