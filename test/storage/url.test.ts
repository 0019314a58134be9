import { describe, expect, it } from 'vitest';
import { parseDatabaseUrl } from '../../src/storage/url.ts';

describe('the address of a database', () => {
  it.each([
    ['file:./data/humbug.db', { kind: 'file', path: './data/humbug.db' }],
    ['file:humbug.db', { kind: 'file', path: 'humbug.db' }],
    ['file:/srv/humbug.db', { kind: 'file', path: '/srv/humbug.db' }],
    ['file:///srv/my%20bot/humbug.db', { kind: 'file', path: '/srv/my bot/humbug.db' }],
    [':memory:', { kind: 'memory' }],
    ['file::memory:', { kind: 'memory' }],
  ])('%s is understood', (url, place) => {
    expect(parseDatabaseUrl(url)).toEqual(place);
  });

  it.each(['', 'file:', 'file://host/humbug.db', 'humbug.db', 'postgres://host/humbug'])(
    '"%s" is refused with what to write',
    (url) => {
      expect(() => parseDatabaseUrl(url)).toThrow('such as file:./data/humbug.db');
    },
  );
});
