/**
 * Sends the one answer of one interaction, at once or after a deferral, and tells what became of it.
 * Never throws: each of Discord's refusals has a branch here.
 */
import type { Log } from '../log-port.ts';
import type { MessageId } from '../../tables/types.ts';
import { troubleOf } from '../api/errors.ts';
import type { Credentials, DiscordApi, FirstAnswer } from '../api/discord-api.ts';
import type { Answer, Incoming, MessageBody } from '../contract.ts';
import type { Delivery } from '../reply.ts';

/** Sentences that stand in where the answer itself cannot be shown. */
export interface StandIns {
  /** The panel that was pressed is gone. */
  readonly panelGone: MessageBody;
  /** Beside a public message that comes later than promised. */
  readonly slow: MessageBody;
  /** Discord would not take the answer, which is a fault of this program; the log gets the same id. */
  readonly fault: () => { readonly id: string; readonly body: MessageBody };
}

export interface Responder {
  /** Answers in the first 3 seconds. */
  answer(answer: Answer): Promise<Delivery>;
  /** Acknowledges a component without a change. */
  acknowledge(): Promise<Delivery>;
  /** Promises an answer; `late` gives it. */
  defer(): Promise<void>;
  late(answer: Answer): Promise<Delivery>;
}

export function createResponder(
  api: DiscordApi,
  incoming: Incoming,
  standIns: StandIns,
  log: Log,
): Responder {
  const to: Credentials = {
    id: incoming.press.interaction,
    token: incoming.token,
    applicationId: incoming.applicationId,
  };
  /** Whether the interaction belongs to a message that can be replaced. */
  const source = incoming.kind === 'command' ? undefined : incoming.source;

  async function first(answer: FirstAnswer): Promise<Delivery> {
    try {
      const message = await api.answer(to, answer);
      return isPublic(answer) && message === undefined ? await findOriginal() : shown(message);
    } catch (error) {
      return failed(error, answer);
    }
  }

  async function failed(error: unknown, answer: FirstAnswer): Promise<Delivery> {
    const trouble = troubleOf(error);
    switch (trouble) {
      case 'already-answered':
        // A repeated request whose first try had come through, so the answer stands there.
        if (isPublic(answer)) return findOriginal();
        // Or another process was faster: then `@original` may be a public message, where no hand may go.
        return { as: answer.type === 'message' ? 'unknown' : 'shown' };
      case 'interaction-gone':
        note('debug', 'An interaction was void before its answer.', error);
        return { as: 'unknown' };
      case 'message-gone':
        if (answer.type !== 'update') return { as: 'not-shown' };
        return insteadOfUpdate(answer.body);
      case 'no-answer':
        note('warn', 'Discord did not say whether an answer came through.', error);
        return { as: 'unknown' };
      case 'thread-archived':
      case 'no-access':
      case 'not-permitted':
      case 'channel-gone':
      case 'person-gone':
      case 'token-dead':
        note('info', 'Discord would not take an answer here.', error);
        return { as: 'not-shown' };
      case 'text-blocked':
        note('info', 'AutoMod refused an answer.', error);
        return instead(standIns.slow);
      case 'refused': {
        const { id, body } = standIns.fault();
        note('error', 'Discord refused an answer.', error, { fault: id });
        return instead(body);
      }
      case 'token-wiped':
        note('error', 'Discord refused the token of the bot.', error);
        return { as: 'not-shown' };
    }
  }

  /** The interaction still wants words, and a body that was refused has not used it up. */
  async function instead(body: MessageBody): Promise<Delivery> {
    try {
      await api.answer(to, { type: 'message', body, ephemeral: true });
    } catch (error) {
      note('info', 'A sentence in place of an answer did not get through.', error);
    }
    return { as: 'not-shown' };
  }

  /** The message is gone, and the interaction still wants its answer. */
  async function insteadOfUpdate(body: MessageBody): Promise<Delivery> {
    if (source?.ephemeral === true) {
      return first({ type: 'message', body, ephemeral: true });
    }
    await instead(standIns.panelGone);
    return { as: 'gone' };
  }

  async function findOriginal(): Promise<Delivery> {
    try {
      return shown(await api.originalId(to));
    } catch (error) {
      note('warn', 'An answer stands somewhere, but Discord does not say where.', error);
      return { as: 'unknown' };
    }
  }

  async function afterwards(send: () => Promise<MessageId | undefined>): Promise<Delivery> {
    try {
      return shown(await send());
    } catch (error) {
      const trouble = troubleOf(error);
      if (trouble === 'message-gone') return { as: 'gone' };
      if (trouble === 'no-answer') return { as: 'unknown' };
      note(trouble === 'refused' ? 'error' : 'info', 'A late answer did not get through.', error);
      return { as: 'not-shown' };
    }
  }

  async function latePublic(body: MessageBody): Promise<Delivery> {
    // After a private placeholder the first follow-up would only fill it, so it is filled before.
    if (source === undefined) {
      await afterwards(() => api.editOriginal(to, '@original', standIns.slow).then(nothing));
    }
    return afterwards(() => api.followUp(to, body, false));
  }

  function note(
    level: 'debug' | 'info' | 'warn' | 'error',
    text: string,
    error: unknown,
    more: { readonly fault?: string } = {},
  ): void {
    log[level]({ err: error, interaction: to.id, kind: incoming.kind, ...more }, text);
  }

  return {
    answer: (answer) => first(firstAnswerOf(answer, source !== undefined)),
    acknowledge: () => first({ type: 'defer-update' }),
    async defer() {
      await first({ type: source === undefined ? 'defer-message' : 'defer-update' });
    },
    late(answer) {
      switch (answer.type) {
        case 'private':
          return source === undefined
            ? afterwards(() => api.editOriginal(to, '@original', answer.body).then(nothing))
            : afterwards(() => api.followUp(to, answer.body, true));
        case 'update':
          return afterwards(() => api.editOriginal(to, '@original', answer.body).then(nothing));
        case 'public':
          return latePublic(answer.body);
        case 'modal':
          // A modal can only be the first answer, so handlers must not wait for anything before one.
          note('error', 'A modal came too late.', new Error('modal after deferral'));
          return Promise.resolve({ as: 'not-shown' });
      }
    },
  };
}

function firstAnswerOf(answer: Answer, fromMessage: boolean): FirstAnswer {
  switch (answer.type) {
    case 'private':
      return { type: 'message', body: answer.body, ephemeral: true };
    case 'public':
      return { type: 'message', body: answer.body, ephemeral: false };
    case 'update':
      // A command has no message to replace.
      return fromMessage
        ? { type: 'update', body: answer.body }
        : { type: 'message', body: answer.body, ephemeral: true };
    case 'modal':
      return { type: 'modal', modal: answer.modal };
  }
}

const isPublic = (answer: FirstAnswer) => answer.type === 'message' && !answer.ephemeral;
const nothing = () => undefined;

function shown(message: MessageId | undefined): Delivery {
  return message === undefined ? { as: 'shown' } : { as: 'shown', message };
}
