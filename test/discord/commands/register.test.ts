import { describe, expect, it } from 'vitest';
import { commandDefinitions } from '../../../src/discord/commands/definitions.ts';
import { deployCommands, registerCommands } from '../../../src/discord/commands/register.ts';
import { demoScreen } from '../help/sample.ts';

const definitions = commandDefinitions([demoScreen]);

function setUp(put: () => Promise<unknown> = () => Promise.resolve([])) {
  const requests: { route: string; body: unknown }[] = [];
  const facts = new Map<string, string>();
  const kept: { commands: unknown } = { commands: definitions };
  return {
    requests,
    facts,
    kept,
    request: {
      rest: {
        get: () => Promise.resolve(kept.commands),
        put: (route: string, { body }: { body: unknown }) => {
          requests.push({ route, body });
          return put();
        },
      },
      applicationId: '100000000000000005',
      apiUrl: 'http://127.0.0.1:1/api',
      facts: {
        getFact: (name: string) => Promise.resolve(facts.get(name)),
        setFact: (name: string, value: string) => {
          facts.set(name, value);
          return Promise.resolve();
        },
      },
      definitions,
      log: { info: () => undefined },
    },
  };
}

describe('registering the commands', () => {
  it('is one request for all of them', async () => {
    const { request, requests } = setUp();
    expect(await registerCommands(request)).toBe('registered');
    expect(requests).toEqual([
      { route: '/applications/100000000000000005/commands', body: definitions },
    ]);
  });

  it('is not repeated while nothing changes', async () => {
    const { request, requests } = setUp();
    await registerCommands(request);
    expect(await registerCommands(request)).toBe('unchanged');
    expect(requests).toHaveLength(1);
  });

  it.each([{ commands: definitions.slice(1) }, { commands: [] }, { commands: {} }])(
    'is repeated where Discord has lost some of them (%#)',
    async ({ commands }) => {
      const { request, requests, kept } = setUp();
      await registerCommands(request);
      kept.commands = commands;
      expect(await registerCommands(request)).toBe('registered');
      expect(requests).toHaveLength(2);
    },
  );

  it('is repeated when a command changes', async () => {
    const { request, requests } = setUp();
    await registerCommands(request);
    await registerCommands({ ...request, definitions: definitions.slice(1) });
    expect(requests).toHaveLength(2);
  });

  it.each([{ applicationId: '100000000000000006' }, { apiUrl: 'http://127.0.0.1:2/api' }])(
    'is done anew for another application or another Discord (%j)',
    async (other) => {
      const { request, requests } = setUp();
      await registerCommands(request);
      expect(await registerCommands({ ...request, ...other })).toBe('registered');
      expect(requests).toHaveLength(2);
    },
  );

  it('is tried again after a failure', async () => {
    const { request, facts } = setUp(() => Promise.reject(new Error('503')));
    await expect(registerCommands(request)).rejects.toThrow('503');
    expect(facts.size).toBe(0);
  });

  it('by hand happens whether or not anything changed', async () => {
    const { request, requests } = setUp();
    await registerCommands(request);
    await deployCommands(request);
    expect(requests).toHaveLength(2);
  });
});
