import { HTTPError } from 'discord.js';
import { describe, expect, it } from 'vitest';
import { troubleOf, unreachableBecause } from '../../../src/discord/api/errors.ts';
import { refusal } from '../support/fake-api.ts';

const nothing = { body: undefined, files: undefined };

describe("Discord's refusals", () => {
  it.each([
    [404, 10062, 'interaction-gone'],
    [400, 40060, 'already-answered'],
    [401, 50027, 'token-dead'],
    [404, 10015, 'token-dead'],
    [404, 10008, 'message-gone'],
    [404, 10003, 'channel-gone'],
    [404, 10004, 'channel-gone'],
    [403, 50001, 'no-access'],
    [403, 50013, 'not-permitted'],
    [403, 50083, 'thread-archived'],
    [400, 200000, 'text-blocked'],
    [400, 50035, 'refused'],
    [404, 0, 'refused'],
    [500, 0, 'no-answer'],
  ] as const)('with status %i and code %i are %s', (status, code, trouble) => {
    expect(troubleOf(refusal(status, code))).toBe(trouble);
  });

  it('without a body count by their status', () => {
    const failed = new HTTPError(502, 'Bad Gateway', 'POST', 'http://127.0.0.1/', nothing);
    expect(troubleOf(failed)).toBe('no-answer');
    const refused = new HTTPError(429, 'Banned', 'POST', 'http://127.0.0.1/', nothing);
    expect(troubleOf(refused)).toBe('refused');
  });

  it('that never came are no answer', () => {
    expect(troubleOf(new DOMException('Aborted', 'AbortError'))).toBe('no-answer');
    expect(troubleOf(new Error('other side closed'))).toBe('no-answer');
  });

  it('after which the client has no token any more need a new process', () => {
    const wiped = new Error('Expected token to be set for this request, but none was present');
    expect(troubleOf(wiped)).toBe('token-wiped');
  });

  it('and failures of the network are told apart from other errors at the start', () => {
    const failed = new HTTPError(503, 'Service Unavailable', 'GET', 'http://127.0.0.1/', nothing);
    expect(unreachableBecause(failed)).toBe('status 503');
    const refused = Object.assign(new Error('connect'), {
      code: 'ECONNREFUSED',
      syscall: 'connect',
    });
    expect(unreachableBecause(refused)).toBe('ECONNREFUSED');
    expect(unreachableBecause(new DOMException('Aborted', 'AbortError'))).toBe('no answer in time');
    expect(unreachableBecause(new Error('a fault'))).toBeUndefined();
    expect(unreachableBecause('a text')).toBeUndefined();
  });
});
