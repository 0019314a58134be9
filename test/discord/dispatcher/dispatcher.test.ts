import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Answer, Incoming } from '../../../src/discord/contract.ts';
import {
  FALLBACK_AFTER,
  createDispatcher,
  type Step,
} from '../../../src/discord/dispatcher/dispatcher.ts';
import { BY_HAND, type PressAllowance } from '../../../src/discord/dispatcher/press-limit.ts';
import { notice } from '../../../src/discord/panels/notice.ts';
import type { Delivery, Reply } from '../../../src/discord/reply.ts';
import { createFakeApi, refusal } from '../support/fake-api.ts';
import { command, component, privateMessage } from '../support/incoming.ts';
import { createTestLog } from '../support/log.ts';

const ANSWERS = {
  private: { type: 'private', body: notice('only you') },
  public: { type: 'public', body: notice('everybody') },
  update: { type: 'update', body: notice('instead') },
} as const satisfies Record<string, Answer>;

const press = () => component('anna', 'h1:table:0123456789:join');

function setUp(
  route: (incoming: Incoming) => Promise<Reply>,
  pressAllowance: PressAllowance = BY_HAND,
) {
  const api = createFakeApi();
  const { log, lines } = createTestLog();
  const steps: Step[] = [];
  const dispatcher = createDispatcher({
    api,
    log,
    now: Date.now,
    pressAllowance,
    randomHex: (bytes) => 'ab'.repeat(bytes),
    route,
    onStep: (step) => steps.push(step),
  });
  return { api, dispatcher, lines, steps };
}

/** A handler that gives this answer at once, noting what became of it. */
function answering(answer: Answer) {
  const deliveries: Delivery[] = [];
  const route = () =>
    Promise.resolve<Reply>({ answer, delivered: (delivery) => void deliveries.push(delivery) });
  return { route, deliveries };
}

/** A handler that takes so long. */
function slow(answer: Answer, milliseconds: number) {
  const { deliveries } = answering(answer);
  const route = async (): Promise<Reply> => {
    await new Promise((resolve) => setTimeout(resolve, milliseconds));
    return { answer, delivered: (delivery) => void deliveries.push(delivery) };
  };
  return { route, deliveries };
}

describe('the dispatcher', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it.each(['private', 'public', 'update'] as const)(
    'sends a quick %s answer first',
    async (type) => {
      const { route, deliveries } = answering(ANSWERS[type]);
      const { api, dispatcher, steps } = setUp(route);
      await dispatcher.dispatch(press());
      expect(api.methods()).toEqual([`answer ${type}`]);
      expect(deliveries).toHaveLength(1);
      expect(deliveries[0]?.as).toBe('shown');
      expect(steps).toEqual(['received', 'answered']);
    },
  );

  it('tells the handler which message a public answer made', async () => {
    const { route, deliveries } = answering(ANSWERS.public);
    const { dispatcher } = setUp(route);
    await dispatcher.dispatch(command('anna', ['cockroach', 'start']));
    expect(deliveries).toEqual([{ as: 'shown', message: '500000000000000000' }]);
  });

  it.each([
    ['component', press, 'private', ['answer defer-update', 'followUp private']],
    ['component', press, 'public', ['answer defer-update', 'followUp public']],
    ['component', press, 'update', ['answer defer-update', 'editOriginal @original']],
    [
      'command',
      () => command('anna', ['table']),
      'private',
      ['answer defer-message', 'editOriginal @original'],
    ],
    [
      'command',
      () => command('anna', ['cockroach', 'start']),
      'public',
      ['answer defer-message', 'editOriginal @original', 'followUp public'],
    ],
  ] as const)(
    'acknowledges a slow %s after 1.5 seconds and answers later',
    async (_kind, incoming, type, expected) => {
      const { route, deliveries } = slow(ANSWERS[type], 4_000);
      const { api, dispatcher } = setUp(route);
      const done = dispatcher.dispatch(incoming());
      await vi.advanceTimersByTimeAsync(FALLBACK_AFTER - 1);
      expect(api.calls).toEqual([]);
      await vi.advanceTimersByTimeAsync(1);
      expect(api.methods()).toEqual(expected.slice(0, 1));
      await vi.advanceTimersByTimeAsync(4_000);
      await done;
      expect(api.methods()).toEqual(expected);
      expect(deliveries[0]?.as).toBe('shown');
    },
  );

  it('acknowledges once when handler and fallback come at the same moment', async () => {
    const { route } = slow(ANSWERS.private, FALLBACK_AFTER);
    const { api, dispatcher } = setUp(route);
    const done = dispatcher.dispatch(press());
    await vi.advanceTimersByTimeAsync(FALLBACK_AFTER);
    await done;
    expect(api.methods().filter((method) => method.startsWith('answer'))).toHaveLength(1);
  });

  it('still does the work where the acknowledgement came too late', async () => {
    const { route, deliveries } = slow(ANSWERS.private, 2_000);
    const { api, dispatcher } = setUp(route);
    api.next('answer', refusal(404, 10062));
    api.next('followUp', refusal(404, 10015));
    const done = dispatcher.dispatch(press());
    await vi.advanceTimersByTimeAsync(2_000);
    await done;
    expect(deliveries).toEqual([{ as: 'not-shown' }]);
  });

  it.each([
    [10062, 404, 'unknown'],
    [40060, 400, 'unknown'],
    [50083, 403, 'not-shown'],
    [50001, 403, 'not-shown'],
    [50013, 403, 'not-shown'],
    [10003, 404, 'not-shown'],
    [50027, 401, 'not-shown'],
  ] as const)('takes the code %i for what it means', async (code, status, as) => {
    const { route, deliveries } = answering(ANSWERS.private);
    const { api, dispatcher } = setUp(route);
    api.next('answer', refusal(status, code));
    await dispatcher.dispatch(press());
    expect(api.calls).toHaveLength(1);
    expect(deliveries).toEqual([{ as }]);
  });

  it.each([
    [50035, 'abababab'],
    [200000, 'This takes longer than usual'],
  ])('tells a sentence in place of an answer refused with %i', async (code, sentence) => {
    const { route, deliveries } = answering(ANSWERS.update);
    const { api, dispatcher, lines } = setUp(route);
    api.next('answer', refusal(400, code));
    api.next('answer', refusal(400, code));
    await dispatcher.dispatch(press());
    expect(api.methods()).toEqual(['answer update', 'answer private']);
    expect(JSON.stringify(api.calls[1]?.body)).toContain(sentence);
    expect(lines.join('').includes('abababab')).toBe(code === 50035);
    expect(deliveries).toEqual([{ as: 'not-shown' }]);
  });

  it('does not take another’s answer for a private panel that could be edited', async () => {
    const { route, deliveries } = answering(ANSWERS.private);
    const { api, dispatcher } = setUp(route);
    api.next('answer', refusal(400, 40060));
    await dispatcher.dispatch(press());
    expect(deliveries).toEqual([{ as: 'unknown' }]);
  });

  it('asks where a public answer stands when its first try was lost', async () => {
    const { route, deliveries } = answering(ANSWERS.public);
    const { api, dispatcher } = setUp(route);
    api.next('answer', refusal(400, 40060));
    await dispatcher.dispatch(command('anna', ['cockroach', 'start']));
    expect(api.methods()).toEqual(['answer public', 'originalId ']);
    expect(deliveries).toEqual([{ as: 'shown', message: '500000000000000000' }]);
  });

  it('tells a sentence where the panel to replace is gone', async () => {
    const { route, deliveries } = answering(ANSWERS.update);
    const { api, dispatcher } = setUp(route);
    api.next('answer', refusal(404, 10008));
    await dispatcher.dispatch(press());
    expect(api.methods()).toEqual(['answer update', 'answer private']);
    // The press may have counted, so the sentence must not say that it did not.
    expect(JSON.stringify(api.calls[1]?.body)).toContain('whether your press counted');
    expect(deliveries).toEqual([{ as: 'gone' }]);
  });

  it('opens a private panel anew where the old one is gone', async () => {
    const { route, deliveries } = answering(ANSWERS.update);
    const { api, dispatcher } = setUp(route);
    api.next('answer', refusal(404, 10008));
    await dispatcher.dispatch({ ...press(), source: privateMessage() });
    expect(api.calls[1]?.body).toEqual(ANSWERS.update.body);
    expect(deliveries).toEqual([{ as: 'shown' }]);
  });

  it('tells a fault by an id that is in the log, and nothing else of it', async () => {
    const { api, dispatcher, lines } = setUp(() => Promise.reject(new Error('toad and bat')));
    const incoming = press();
    await dispatcher.dispatch(incoming);
    expect(api.methods()).toEqual(['answer private']);
    const told = JSON.stringify(api.calls[0]?.body);
    expect(told).toContain('abababab');
    expect(told).not.toContain('toad');
    expect(lines.join('')).toContain('abababab');
    expect(lines.join('')).not.toContain(incoming.token);
  });

  it('only acknowledges the refusals beyond what a person is told', async () => {
    const { api, dispatcher } = setUp(() =>
      Promise.resolve<Reply>({ answer: ANSWERS.private, refusal: true }),
    );
    for (let presses = 0; presses < 5; presses += 1) await dispatcher.dispatch(press());
    expect(api.methods()).toEqual([
      'answer private',
      'answer private',
      'answer private',
      'answer defer-update',
      'answer defer-update',
    ]);
  });

  it('does not work on presses beyond the allowance, and says so once', async () => {
    const routed: Incoming[] = [];
    const route = (incoming: Incoming) => {
      routed.push(incoming);
      return Promise.resolve<Reply>({ answer: ANSWERS.update });
    };
    const { api, dispatcher, steps } = setUp(route, { burst: 2, perSecond: 1 });
    for (let presses = 0; presses < 5; presses += 1) await dispatcher.dispatch(press());
    expect(routed).toHaveLength(2);
    expect(api.methods()).toEqual([
      'answer update',
      'answer update',
      'answer private',
      'answer defer-update',
      'answer defer-update',
    ]);
    expect(JSON.stringify(api.calls[2]?.body)).toContain('faster than I can follow');
    expect(steps.filter((step) => step === 'answered')).toHaveLength(5);
    await vi.advanceTimersByTimeAsync(1_000);
    await dispatcher.dispatch(press());
    expect(routed).toHaveLength(3);
  });

  it('answers a command beyond the allowance in words, since nothing else answers one', async () => {
    const { api, dispatcher } = setUp(() => Promise.resolve({ answer: ANSWERS.private }), {
      burst: 1,
      perSecond: 1,
    });
    for (let runs = 0; runs < 3; runs += 1) {
      await dispatcher.dispatch(command('anna', ['help']));
    }
    expect(api.methods()).toEqual(['answer private', 'answer private', 'answer private']);
    expect(JSON.stringify(api.calls[2]?.body)).toContain('faster than I can follow');
  });

  it('finishes what has begun and refuses the rest kindly when it stops', async () => {
    const { route, deliveries } = slow(ANSWERS.update, 1_000);
    const { api, dispatcher } = setUp(route);
    const begun = dispatcher.dispatch(press());
    const stopped = dispatcher.stop();
    await dispatcher.dispatch(press());
    expect(api.methods()).toEqual(['answer private']);
    expect(JSON.stringify(api.calls[0]?.body)).toContain('restarting');
    await vi.advanceTimersByTimeAsync(1_000);
    await Promise.all([begun, stopped]);
    expect(api.methods()).toEqual(['answer private', 'answer update']);
    expect(deliveries).toHaveLength(1);
  });
});
