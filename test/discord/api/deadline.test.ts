import { afterEach, describe, expect, it, vi } from 'vitest';
import { before } from '../../../src/discord/api/deadline.ts';

afterEach(() => {
  vi.useRealTimers();
});

describe('a call with a deadline', () => {
  it('gives what the call gives, and leaves no timer behind', async () => {
    vi.useFakeTimers();
    expect(await before(3_000, () => Promise.resolve('answer'))).toBe('answer');
    await expect(before(3_000, () => Promise.reject(new Error('refused')))).rejects.toThrow(
      'refused',
    );
    expect(vi.getTimerCount()).toBe(0);
  });

  it('ends a call that takes longer, as a timeout', async () => {
    vi.useFakeTimers();
    const call = before(
      3_000,
      (signal) =>
        new Promise((_resolve, reject) => {
          signal.addEventListener('abort', () => reject(signal.reason as Error));
        }),
    );
    const ended = expect(call).rejects.toMatchObject({ name: 'TimeoutError' });
    await vi.advanceTimersByTimeAsync(2_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await ended;
  });
});
