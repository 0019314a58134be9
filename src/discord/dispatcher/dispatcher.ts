/**
 * The one place that owns acknowledgement, faults and their log. Each interaction gets exactly one
 * first answer: the handler's if it is there within 1.5 seconds, else a deferral that the handler's
 * answer follows.
 */
import type { Log } from '../log-port.ts';
import type { Millis } from '../../tables/types.ts';
import type { Credentials, DiscordApi } from '../api/discord-api.ts';
import type { Incoming } from '../contract.ts';
import { notice } from '../panels/notice.ts';
import type { Delivery, Reply } from '../reply.ts';
import { shellSay, type ShellSay } from '../shell-say.ts';
import { createPressLimit, type PressAllowance, type Verdict } from './press-limit.ts';
import { createRefusalLimit } from './refusal-limit.ts';
import { createResponder, type Responder } from './responder.ts';

/** Discord waits 3 seconds; the way there and back needs some of them. */
export const FALLBACK_AFTER: Millis = 1_500;

/** The named moments of a press, for tests that end the process at each of them. */
export type Step = 'received' | 'committed' | 'answered' | 'edited';

interface Parts {
  readonly api: DiscordApi;
  readonly log: Log;
  readonly now: () => Millis;
  /** How many presses of one person are worked on. */
  readonly pressAllowance: PressAllowance;
  /** Text of that many random bytes, in hex. */
  readonly randomHex: (bytes: number) => string;
  readonly route: (incoming: Incoming) => Promise<Reply>;
  readonly onStep: (step: Step) => void;
}

export interface Dispatcher {
  /** Resolves when the interaction is answered and everything after it is done. Never rejects. */
  dispatch(incoming: Incoming): Promise<void>;
  /** Tells somebody a sentence where nothing here handles the interaction. Never rejects. */
  tell(to: Credentials, sentence: string): Promise<void>;
  /** From now on presses are refused kindly; resolves when those begun are done. */
  stop(): Promise<void>;
}

export function createDispatcher(parts: Parts): Dispatcher {
  const { api, log } = parts;
  const presses = createPressLimit(parts.pressAllowance, parts.now);
  const refusals = createRefusalLimit(parts.now);
  const begun = new Set<Promise<void>>();
  let stopping = false;

  async function answer(incoming: Incoming): Promise<void> {
    parts.onStep('received');
    const responder = responderFor(incoming);
    const verdict = presses.judge(incoming.press.user);
    if (verdict !== 'fine') {
      await answerUnworked(responder, incoming, verdict);
      parts.onStep('answered');
      return;
    }
    const work = handle(incoming);
    const early = await within(FALLBACK_AFTER, work);
    let delivery: Delivery;
    let reply: Reply;
    if (early === undefined) {
      await responder.defer();
      reply = await work;
      delivery = await responder.late(reply.answer);
    } else {
      reply = early;
      delivery = await deliver(responder, incoming, reply);
    }
    parts.onStep('answered');
    reply.delivered?.(delivery);
  }

  function responderFor(incoming: Incoming): Responder {
    const say = shellSay(incoming.language);
    const standIns = {
      panelGone: notice(say('panel.replaced')),
      slow: notice(say('fault.slow')),
      fault: () => newFault(say),
    };
    return createResponder(api, incoming, standIns, log);
  }

  async function deliver(responder: Responder, incoming: Incoming, reply: Reply) {
    const limited = reply.refusal === true && incoming.kind === 'component';
    if (limited && !refusals.allow(incoming.press.user)) return responder.acknowledge();
    return responder.answer(reply.answer);
  }

  /** Nothing was read or done. Only a press on a message can be acknowledged without words. */
  function answerUnworked(responder: Responder, incoming: Incoming, verdict: Verdict) {
    const isOnMessage = incoming.kind !== 'command' && incoming.source !== undefined;
    if (verdict === 'too-many' && isOnMessage) return responder.acknowledge();
    const body = notice(shellSay(incoming.language)('notice.too-fast'));
    return responder.answer({ type: 'private', body });
  }

  /** A fault is told with a short id, and the log has the same id and no more than ids. */
  async function handle(incoming: Incoming): Promise<Reply> {
    const say = shellSay(incoming.language);
    if (stopping) {
      return { answer: { type: 'private', body: notice(say('fault.stopping')) } };
    }
    try {
      return await parts.route(incoming);
    } catch (error) {
      const { id, body } = newFault(say);
      log.error({ err: error, fault: id, ...describe(incoming) }, 'A press met a fault.');
      return { answer: { type: 'private', body } };
    }
  }

  function newFault(say: ShellSay) {
    const id = parts.randomHex(4);
    return { id, body: notice(say('fault.general', { id })) };
  }

  return {
    async dispatch(incoming) {
      const done = answer(incoming).catch((error: unknown) => {
        log.error({ err: error, ...describe(incoming) }, 'An answer met a fault.');
      });
      begun.add(done);
      await done;
      begun.delete(done);
    },
    async tell(to, sentence) {
      try {
        await api.answer(to, { type: 'message', body: notice(sentence), ephemeral: true });
      } catch (error) {
        log.info({ err: error, interaction: to.id }, 'A sentence could not be told.');
      }
    },
    async stop() {
      stopping = true;
      await Promise.all(begun);
    },
  };
}

/** Which press it was, in ids alone. */
function describe(incoming: Incoming) {
  const { interaction, user, guild, channel } = incoming.press;
  const what =
    incoming.kind === 'command' ? incoming.path.join(' ') : incoming.customId.slice(0, 100);
  return { interaction, user, guild, channel, kind: incoming.kind, what };
}

/** What the promise gives, or undefined if it takes longer. */
async function within<T>(limit: Millis, work: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limit);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
