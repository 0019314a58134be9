import type { Millis } from '../../tables/types.ts';

/**
 * Makes a call with a signal that ends it after `limit`. Unlike that of `AbortSignal.timeout` its timer
 * goes with the call, so that thousands of answered calls do not wait for theirs and make an error each.
 */
export async function before<T>(
  limit: Millis,
  call: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController();
  const timer = setTimeout(() => {
    controller.abort(new DOMException(`No answer within ${limit} ms.`, 'TimeoutError'));
  }, limit);
  try {
    return await call(controller.signal);
  } finally {
    clearTimeout(timer);
  }
}
