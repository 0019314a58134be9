import { Status } from 'discord.js';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UNREADY_LIMIT, watchGateway, type Watched } from '../../src/discord/watchdog.ts';

/** A client whose connections have the status that the test gives them. */
function clientWith(...connections: readonly { status: Status }[]): Watched {
  return { ws: { shards: { size: connections.length, values: () => connections } } };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

it('asks for a new process when the gateway was not ready for a minute', async () => {
  const connection = { status: Status.Ready };
  const reasons: string[] = [];
  const stop = watchGateway(clientWith(connection), Date.now, (reason) => reasons.push(reason));
  await vi.advanceTimersByTimeAsync(5 * UNREADY_LIMIT);
  connection.status = Status.Resuming;
  await vi.advanceTimersByTimeAsync(UNREADY_LIMIT - 1);
  expect(reasons).toEqual([]);
  await vi.advanceTimersByTimeAsync(5 * UNREADY_LIMIT);
  expect(reasons).toHaveLength(1);
  stop();
});

it('counts a client without a connection as not ready', async () => {
  const reasons: string[] = [];
  watchGateway(clientWith(), Date.now, (reason) => reasons.push(reason));
  await vi.advanceTimersByTimeAsync(2 * UNREADY_LIMIT);
  expect(reasons).toHaveLength(1);
});

it('is content where the gateway comes back in time', async () => {
  const connection = { status: Status.Reconnecting };
  const reasons: string[] = [];
  const stop = watchGateway(clientWith(connection), Date.now, (reason) => reasons.push(reason));
  await vi.advanceTimersByTimeAsync(UNREADY_LIMIT - 10_000);
  connection.status = Status.Ready;
  await vi.advanceTimersByTimeAsync(20_000);
  connection.status = Status.Reconnecting;
  await vi.advanceTimersByTimeAsync(UNREADY_LIMIT - 10_000);
  expect(reasons).toEqual([]);
  stop();
});

it('waits for many connections that are let in one after another, and not for one that never comes', async () => {
  const connections = Array.from({ length: 20 }, () => ({ status: Status.Idle }));
  const reasons: string[] = [];
  const stop = watchGateway(clientWith(...connections), Date.now, (reason) => reasons.push(reason));
  for (const connection of connections.slice(0, -1)) {
    await vi.advanceTimersByTimeAsync(20_000);
    connection.status = Status.Ready;
  }
  await vi.advanceTimersByTimeAsync(UNREADY_LIMIT - 10_000);
  expect(reasons).toEqual([]);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(reasons).toHaveLength(1);
  stop();
});
