import { describe, expect, it } from 'vitest';
import { createLog } from '../src/log.ts';

function logged(write: (log: ReturnType<typeof createLog>) => void): string {
  let text = '';
  write(createLog({ logLevel: 'trace' }, { write: (line) => (text += line) }));
  return text;
}

const TOKEN = 'aW50ZXJhY3Rpb246MTIzNDU2Nzg5.secret-part_of%20it';

describe('the log', () => {
  it('writes one JSON line an entry', () => {
    expect(JSON.parse(logged((log) => log.info({ table: 'abc' }, 'opened')))).toMatchObject({
      name: 'humbug',
      table: 'abc',
      msg: 'opened',
    });
  });

  it('hides interaction tokens in the addresses that errors carry', () => {
    const error = new Error(`POST /webhooks/123456789012345678/${TOKEN}/messages failed`);
    const text = logged((log) => log.error({ err: error }, 'failed'));
    expect(text).not.toContain('secret-part');
    expect(text).toContain('/webhooks/123456789012345678/[hidden]/messages failed');
  });

  it('drops what an error carries besides its kind, sentence, stack, code and status', () => {
    const error = Object.assign(
      new Error('Invalid Form Body', {
        cause: new Error(`/interactions/123456789012345678/${TOKEN}/callback`),
      }),
      {
        code: 50035,
        status: 400,
        requestBody: { json: { content: 'toad' } },
        url: `https://discord.com/api/webhooks/123456789012345678/${TOKEN}`,
      },
    );
    const text = logged((log) => log.error({ err: error }, 'failed'));
    expect(JSON.parse(text)).toMatchObject({
      err: { code: 50035, status: 400, message: 'Invalid Form Body' },
    });
    expect(text).not.toContain('toad');
    expect(text).not.toContain('secret-part');
  });

  it.each(['token', 'secret', 'hand', 'hands', 'deck', 'seed', 'state'])(
    'hides %s at any of three depths',
    (key) => {
      const text = logged((log) =>
        log.info({ [key]: 'toad', a: { [key]: 'toad', b: { [key]: 'toad' } } }, 'x'),
      );
      expect(text).not.toContain('toad');
    },
  );

  it('tells something thrown that is no error', () => {
    expect(logged((log) => log.error({ err: 'plain text' }, 'failed'))).toContain('plain text');
  });
});
