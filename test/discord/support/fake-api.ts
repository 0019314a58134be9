/** A Discord that notes what it is asked and answers as a test says. */
import { DiscordAPIError } from 'discord.js';
import type { DiscordApi } from '../../../src/discord/api/discord-api.ts';
import type { MessageBody } from '../../../src/discord/contract.ts';
import type { MessageId } from '../../../src/tables/types.ts';

export type Method = keyof DiscordApi;

export interface Call {
  readonly method: Method;
  /** What was sent, where the call sends a message. */
  readonly body?: MessageBody;
  /** What the call was about: kind of first answer, message, or channel. */
  readonly what: string;
  readonly nonce?: string;
}

export interface FakeApi extends DiscordApi {
  readonly calls: readonly Call[];
  /** The next call of this method ends so: an error to throw, or a promise to wait for first. */
  next(method: Method, outcome: Error | Promise<unknown>): void;
  methods(): readonly string[];
}

export function createFakeApi(): FakeApi {
  const calls: Call[] = [];
  const outcomes = new Map<Method, (Error | Promise<unknown>)[]>();
  let made = 0;

  async function called(call: Call): Promise<void> {
    calls.push(call);
    const outcome = outcomes.get(call.method)?.shift();
    if (outcome instanceof Error) throw outcome;
    await outcome;
  }
  const newMessage = () => `50000000000000000${made++}` as MessageId;

  return {
    calls,
    next(method, outcome) {
      outcomes.set(method, [...(outcomes.get(method) ?? []), outcome]);
    },
    methods: () => calls.map(({ method, what }) => `${method} ${what}`),
    async answer(_to, answer) {
      const isPublic = answer.type === 'message' && !answer.ephemeral;
      const body = 'body' in answer ? { body: answer.body } : {};
      const what = answer.type === 'message' ? (isPublic ? 'public' : 'private') : answer.type;
      await called({ method: 'answer', what, ...body });
      return isPublic ? newMessage() : undefined;
    },
    async originalId() {
      await called({ method: 'originalId', what: '' });
      return newMessage();
    },
    async editOriginal(_to, message, body) {
      await called({ method: 'editOriginal', what: message, body });
    },
    async removeOriginal(_to, message) {
      await called({ method: 'removeOriginal', what: message });
    },
    async followUp(_to, body, ephemeral) {
      await called({ method: 'followUp', what: ephemeral ? 'private' : 'public', body });
      return newMessage();
    },
    async post(channel, body, nonce) {
      await called({ method: 'post', what: channel, body, nonce });
      return newMessage();
    },
    async edit(_channel, message, body) {
      await called({ method: 'edit', what: message, body });
    },
    async remove(_channel, message) {
      await called({ method: 'remove', what: message });
    },
    async member(_guild, user) {
      await called({ method: 'member', what: user });
    },
  };
}

/** What @discordjs/rest throws for one of Discord's refusals. */
export function refusal(status: number, code: number): DiscordAPIError {
  const nothing = { body: undefined, files: undefined };
  const raw = { code, message: `Refused with ${code}` };
  return new DiscordAPIError(raw, code, status, 'POST', 'http://127.0.0.1/', nothing);
}
