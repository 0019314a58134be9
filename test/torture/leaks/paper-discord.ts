/**
 * A Discord on paper: it keeps messages and who sees them, and notes everything that it is sent, without a
 * connection in between, so that thousands of games are played on it in minutes.
 */
import { DiscordAPIError } from 'discord.js';
import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import type { Credentials, DiscordApi, FirstAnswer } from '../../../src/discord/api/discord-api.ts';
import type { Incoming, MessageBody } from '../../../src/discord/contract.ts';
import type { ChannelId, MessageId, UserId } from '../../../src/tables/types.ts';

export interface PaperMessage {
  readonly id: MessageId;
  readonly channel: ChannelId;
  /** The one person who sees it; everybody without one. */
  readonly reader?: UserId;
  readonly body: MessageBody;
}

/** Something that somebody got to see. */
export interface Sent {
  readonly to: UserId | 'everybody';
  readonly body: MessageBody;
  /** Whether it answers a press, or comes of itself. */
  readonly isAnswer: boolean;
}

interface Begun {
  readonly user: UserId;
  readonly channel: ChannelId;
  readonly source?: MessageId;
  original?: MessageId;
  modal?: APIModalInteractionResponseCallbackData;
}

/** Messages that a person keeps, and the channel. */
const KEPT = 8;

const FIRST_ID = 1_300_000_000_000_000_000n;

export class PaperDiscord implements DiscordApi {
  readonly #messages = new Map<MessageId, PaperMessage>();
  readonly #begun = new Map<string, Begun>();
  readonly #fails: () => boolean;
  #sent: Sent[] = [];
  #made = 0n;

  /** `fails` says of each edit whether it is refused, with an error that carries what was to be sent. */
  constructor(fails: () => boolean) {
    this.#fails = fails;
  }

  /** An interaction has come about. */
  begin({ press, token, ...incoming }: Incoming): void {
    const source = incoming.kind === 'command' ? undefined : incoming.source?.message;
    this.#begun.set(token, {
      user: press.user,
      channel: press.channel,
      ...(source === undefined ? {} : { source }),
    });
  }

  modalOf({ token }: Incoming): APIModalInteractionResponseCallbackData | undefined {
    return this.#begun.get(token)?.modal;
  }

  /** What a person sees, oldest first. */
  visibleTo(user: UserId): readonly PaperMessage[] {
    return [...this.#messages.values()].filter(({ reader }) => (reader ?? user) === user);
  }

  /** What has been sent since this was last asked. */
  takeSent(): readonly Sent[] {
    const sent = this.#sent;
    this.#sent = [];
    return sent;
  }

  answer(to: Credentials, answer: FirstAnswer): Promise<MessageId | undefined> {
    const begun = this.#of(to);
    switch (answer.type) {
      case 'message': {
        const { channel } = begun;
        const reader = answer.ephemeral ? { reader: begun.user } : {};
        begun.original = this.#make({ channel, ...reader, body: answer.body }, true);
        return Promise.resolve(answer.ephemeral ? undefined : begun.original);
      }
      case 'update':
        if (begun.source === undefined) throw refusal(10_008, answer.body);
        begun.original = begun.source;
        this.#replace(begun.source, answer.body, true);
        return Promise.resolve(undefined);
      case 'modal':
        begun.modal = answer.modal;
        return Promise.resolve(undefined);
      case 'defer-message':
      case 'defer-update':
        return Promise.resolve(undefined);
    }
  }

  async originalId(to: Credentials): Promise<MessageId> {
    return Promise.resolve(this.#meant(to, '@original'));
  }

  async editOriginal(
    to: Credentials,
    message: MessageId | '@original',
    body: MessageBody,
  ): Promise<void> {
    if (this.#fails()) throw refusal(50_035, body, to.token);
    this.#replace(this.#meant(to, message), body, false);
    return Promise.resolve();
  }

  async removeOriginal(to: Credentials, message: MessageId | '@original'): Promise<void> {
    return this.remove(this.#of(to).channel, this.#meant(to, message));
  }

  async followUp(to: Credentials, body: MessageBody, ephemeral: boolean): Promise<MessageId> {
    const { user, channel } = this.#of(to);
    const reader = ephemeral ? { reader: user } : {};
    return Promise.resolve(this.#make({ channel, ...reader, body }, true));
  }

  async post(channel: ChannelId, body: MessageBody): Promise<MessageId> {
    return Promise.resolve(this.#make({ channel, body }, false));
  }

  async edit(_channel: ChannelId, message: MessageId, body: MessageBody): Promise<void> {
    if (this.#fails()) throw refusal(50_035, body);
    this.#replace(message, body, false);
    return Promise.resolve();
  }

  async remove(_channel: ChannelId, message: MessageId): Promise<void> {
    this.#messages.delete(message);
    return Promise.resolve();
  }

  async member(): Promise<void> {
    return Promise.resolve();
  }

  #of({ token }: Credentials): Begun {
    const begun = this.#begun.get(token);
    if (begun === undefined) throw new Error('Nobody has begun this interaction.');
    return begun;
  }

  #meant(to: Credentials, message: MessageId | '@original'): MessageId {
    const { original, source } = this.#of(to);
    const meant = message === '@original' ? (original ?? source) : message;
    if (meant === undefined) throw refusal(10_008, { components: [] });
    return meant;
  }

  #make(message: Omit<PaperMessage, 'id'>, isAnswer: boolean): MessageId {
    this.#made += 1n;
    const id = String(FIRST_ID + this.#made) as MessageId;
    this.#messages.set(id, { ...message, id });
    this.#forgetOld(message.reader);
    this.#note(message, isAnswer);
    return id;
  }

  /** Who has that many scrolls no further. */
  #forgetOld(reader: UserId | undefined): void {
    const own = [...this.#messages.values()].filter((message) => message.reader === reader);
    for (const { id } of own.slice(0, -KEPT)) this.#messages.delete(id);
  }

  #replace(id: MessageId, body: MessageBody, isAnswer: boolean): void {
    const message = this.#messages.get(id);
    if (message === undefined) throw refusal(10_008, body);
    this.#messages.set(id, { ...message, body });
    this.#note({ ...message, body }, isAnswer);
  }

  #note({ reader, body }: Pick<PaperMessage, 'reader' | 'body'>, isAnswer: boolean): void {
    this.#sent.push({ to: reader ?? 'everybody', body, isAnswer });
  }
}

/** As discord.js makes it: with the body of the request, and the token in the address. */
function refusal(code: number, body: MessageBody, token = 'none'): DiscordAPIError {
  const url = `https://discord.com/api/v10/webhooks/1/${token}/messages/@original`;
  const request = { body, files: undefined };
  return new DiscordAPIError({ code, message: 'Refused' }, code, 400, 'PATCH', url, request);
}
