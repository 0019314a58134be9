import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { ConfigError, readConfig } from '../src/config.ts';

const TOKEN = 'MTIzNDU2Nzg5MDEyMzQ1Njc4.GabcdE.this_is_no_real_token-at-all';

function complaint(variables: Record<string, string>): string {
  try {
    readConfig(variables);
  } catch (error) {
    if (error instanceof ConfigError) return error.message;
    throw error;
  }
  return 'no complaint';
}

describe('readConfig', () => {
  it('plays on the local Discord with a database of its own when nothing is set', () => {
    expect(readConfig({})).toEqual({
      discordApiUrl: 'https://discord.com/api',
      databaseUrl: 'file:./data/local.db',
      port: 8420,
      retention: { tableDays: 30, ledgerDays: 90 },
      logLevel: 'info',
      production: false,
    });
  });

  it('takes the real database when there is a token', () => {
    expect(readConfig({ DISCORD_TOKEN: TOKEN })).toMatchObject({
      discordToken: TOKEN,
      databaseUrl: 'file:./data/humbug.db',
    });
  });

  it('reads every variable', () => {
    expect(
      readConfig({
        DISCORD_TOKEN: ` ${TOKEN}\n`,
        DISCORD_API_URL: 'http://127.0.0.1:9000/api/',
        DATABASE_URL: 'file:/srv/humbug.db',
        PORT: '0',
        RETENTION_DAYS: '7',
        LEDGER_DAYS: '365',
        LOG_LEVEL: 'debug',
        NODE_ENV: 'production',
      }),
    ).toEqual({
      discordToken: TOKEN,
      discordApiUrl: 'http://127.0.0.1:9000/api',
      databaseUrl: 'file:/srv/humbug.db',
      port: 0,
      retention: { tableDays: 7, ledgerDays: 365 },
      logLevel: 'debug',
      production: true,
    });
  });

  it('takes an empty line for an absent one, as .env.example leaves them', () => {
    const names = [
      'DISCORD_TOKEN',
      'DISCORD_API_URL',
      'DATABASE_URL',
      'PORT',
      'RETENTION_DAYS',
      'LEDGER_DAYS',
      'LOG_LEVEL',
      'NODE_ENV',
    ];
    expect(readConfig(Object.fromEntries(names.map((name) => [name, ' '])))).toEqual(
      readConfig({}),
    );
    const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8');
    expect([...example.matchAll(/^([A-Z_]+)=$/gm)].map((match) => match[1])).toEqual(names);
  });

  it.each([
    [{ PORT: '99999' }, 'PORT: give a port number'],
    [{ PORT: 'eight' }, 'PORT: give a port number'],
    [{ PORT: '80.5' }, 'PORT: give a port number'],
    [{ RETENTION_DAYS: '0' }, 'RETENTION_DAYS: give a whole number of days'],
    [{ RETENTION_DAYS: '1.5' }, 'RETENTION_DAYS: give a whole number of days'],
    [{ LEDGER_DAYS: 'for ever' }, 'LEDGER_DAYS: give a whole number of days'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: give one of fatal, error'],
    [{ NODE_ENV: 'prod' }, 'NODE_ENV: give production'],
    [{ DATABASE_URL: 'postgres://db' }, 'DATABASE_URL: give the file'],
    [{ DATABASE_URL: 'file://db/humbug.db' }, 'DATABASE_URL: give the file'],
    [{ DISCORD_API_URL: 'discord.com' }, 'DISCORD_API_URL: give an http(s) address'],
    [{ DISCORD_TOKEN: 'Bot abc def' }, 'DISCORD_TOKEN: copy the token'],
  ])('says what to do about %j', (variables, sentence) => {
    expect(complaint(variables)).toContain(sentence);
  });

  it('names every faulty variable at once and shows no value', () => {
    const text = complaint({ PORT: 'x', LOG_LEVEL: 'y', DISCORD_TOKEN: 'my secret!' });
    expect(text).toMatch(/DISCORD_TOKEN[^]*PORT[^]*LOG_LEVEL/);
    expect(text).not.toContain('my secret!');
  });

  it('refuses production without a token', () => {
    expect(complaint({ NODE_ENV: 'production' })).toContain('DISCORD_TOKEN is missing');
  });
});
