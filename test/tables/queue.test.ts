import { describe, expect, it } from 'vitest';
import { createKeyedQueue } from '../../src/tables/queue.ts';

/** A task that ends when told to, and notes its beginning and its end. */
function task(notes: string[], name: string) {
  let finish: () => void = () => undefined;
  const done = new Promise<void>((resolve) => {
    finish = resolve;
  });
  return {
    finish: () => {
      finish();
    },
    run: async () => {
      notes.push(`${name} begins`);
      await done;
      notes.push(`${name} ends`);
      return name;
    },
  };
}
const turn = () => new Promise((resolve) => setImmediate(resolve));

describe('a queue by key', () => {
  it('runs tasks of one key one after the other', async () => {
    const notes: string[] = [];
    const queue = createKeyedQueue(10);
    const [first, second] = [task(notes, 'first'), task(notes, 'second')];
    const one = queue.run('a', first.run);
    const other = queue.run('a', second.run);
    await turn();
    expect(notes).toEqual(['first begins']);
    second.finish();
    first.finish();
    expect([await one, await other]).toEqual(['first', 'second']);
    expect(notes).toEqual(['first begins', 'first ends', 'second begins', 'second ends']);
  });

  it('lets tasks of other keys pass', async () => {
    const notes: string[] = [];
    const queue = createKeyedQueue(10);
    const [slow, quick] = [task(notes, 'slow'), task(notes, 'quick')];
    const waiting = queue.run('a', slow.run);
    quick.finish();
    expect(await queue.run('b', quick.run)).toBe('quick');
    slow.finish();
    expect(await waiting).toBe('slow');
  });

  it('goes on after a task that failed', async () => {
    const queue = createKeyedQueue(10);
    const failed = queue.run('a', () => Promise.reject(new Error('broken')));
    const next = queue.run('a', () => Promise.resolve('fine'));
    await expect(failed).rejects.toThrow('broken');
    expect(await next).toBe('fine');
  });

  it('turns away what is beyond its limit, and takes more once there is room', async () => {
    const notes: string[] = [];
    const queue = createKeyedQueue(1);
    const only = task(notes, 'only');
    const running = queue.run('a', only.run);
    expect(queue.run('a', () => Promise.resolve('late'))).toBeUndefined();
    only.finish();
    await running;
    expect(await queue.run('a', () => Promise.resolve('later'))).toBe('later');
  });
});
