import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { runDeploy } from '../../../src/cli/deploy/run-deploy.ts';
import { demoScreen } from '../help/sample.ts';

interface Request {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly token: string | undefined;
  readonly body: string;
}

const APPLICATION = '100000000000000005';
const TOKEN = 'a-token-for-tests';
const closers: (() => void)[] = [];

/** Two routes of Discord's API; `status` is what the registration is answered with. */
async function discord(status = 200) {
  const requests: Request[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const { method, url, headers } = request;
      const body = Buffer.concat(chunks).toString();
      requests.push({ method, url, token: headers.authorization, body });
      const known = headers.authorization === `Bot ${TOKEN}`;
      response.writeHead(known ? (method === 'PUT' ? status : 200) : 401, {
        'content-type': 'application/json',
      });
      response.end(JSON.stringify(known ? { id: APPLICATION } : { code: 0, message: '401' }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closers.push(() => server.close());
  const { port } = server.address() as AddressInfo;
  return { requests, url: `http://127.0.0.1:${port}/api` };
}

afterEach(() => {
  for (const close of closers.splice(0)) close();
});

describe('npm run commands:deploy', () => {
  it('registers the commands and prints the link that invites the bot', async () => {
    const { requests, url } = await discord();
    const environment = { DISCORD_TOKEN: TOKEN, DISCORD_API_URL: url };
    const { lines, exitCode } = await runDeploy(environment, [demoScreen]);
    expect(exitCode).toBe(0);
    expect(lines[0]).toBe('Discord knows 5 commands now: /demo, /chips, /table, /help, /privacy');
    expect(lines[1]).toContain(`client_id=${APPLICATION}`);
    expect(requests.map(({ method, url: path }) => `${method ?? ''} ${path ?? ''}`)).toEqual([
      'GET /api/v10/applications/@me',
      `PUT /api/v10/applications/${APPLICATION}/commands`,
    ]);
    expect(JSON.parse(requests[1]?.body ?? '')).toHaveLength(5);
  });

  it('says so where Discord does not accept the token, and does not repeat the token', async () => {
    const { url } = await discord();
    const environment = { DISCORD_TOKEN: 'another-token-here', DISCORD_API_URL: url };
    const { lines, exitCode } = await runDeploy(environment, [demoScreen]);
    expect(exitCode).toBe(1);
    expect(lines.join('\n')).toContain('does not accept the token');
    expect(lines.join('\n')).not.toContain('another-token-here');
  });

  it('says why the registration failed', async () => {
    const { url } = await discord(400);
    const environment = { DISCORD_TOKEN: TOKEN, DISCORD_API_URL: url };
    const { lines, exitCode } = await runDeploy(environment, [demoScreen]);
    expect(exitCode).toBe(1);
    expect(lines[0]).toMatch(/^The commands could not be registered: /);
  });

  it.each([{}, { DISCORD_TOKEN: 'no token at all' }])(
    'says what is wrong with the environment (%j)',
    async (environment) => {
      const { lines, exitCode } = await runDeploy(environment, [demoScreen]);
      expect(exitCode).toBe(2);
      expect(lines.join('\n')).toContain('DISCORD_TOKEN');
    },
  );
});
