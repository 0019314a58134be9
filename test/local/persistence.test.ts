import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { systemClock } from '../../src/local/clock.ts';
import { isOlder } from '../../src/local/world/snowflakes.ts';
import { ids, startApi } from './support/api.ts';
import { ROW, answer, command, press, registerPlay } from './support/interactions.ts';

let folder: string;
let dataFile: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'local-discord-'));
  dataFile = path.join(folder, 'inside', 'local.json');
});
afterEach(() => rm(folder, { recursive: true }));

describe('the data file', () => {
  it('brings back channels, messages, commands and ids', async () => {
    const first = await startApi({ dataFile });
    await registerPlay(first);
    const before = await first.get(`/applications/${ids.bot}/commands`);
    const message = await first.sent({ content: 'A panel.', components: [ROW] });
    first.discord.member(ids.ana).moderate({ type: 'create-channel', name: 'kept' });
    first.discord.member(ids.zoe).setLocale('fr');
    const state = first.discord.member(ids.ana).state();
    await first.discord.close();

    const second = await startApi({ dataFile });
    expect(second.discord.member(ids.ana).state()).toEqual(state);
    expect((await second.get(`/applications/${ids.bot}/commands`)).body).toEqual(before.body);
    expect(press(second, message, ids.zoe).payload['locale']).toBe('fr');
    const later = await second.sent({ content: 'Later.' });
    expect(isOlder(message, later)).toBe(true);
    await second.discord.close();
  });

  it('keeps no ephemeral message and no token', async () => {
    const first = await startApi({ dataFile });
    await registerPlay(first);
    const received = command(first);
    await answer(first, received, { type: 4, data: { content: 'Only you.', flags: 64 } });
    await first.discord.close();
    const text = await readFile(dataFile, 'utf8');
    expect(text).not.toContain('Only you.');
    expect(text).not.toContain(received.token);
  });

  it('is for its owner only', async () => {
    const { discord } = await startApi({ dataFile });
    await discord.close();
    expect((await stat(dataFile)).mode & 0o777).toBe(0o600);
  });

  it('is written soon after a change, without a close', async () => {
    const api = await startApi({ dataFile, clock: systemClock });
    await api.sent({ content: 'Soon on disk.' });
    await expect
      .poll(() => readFile(dataFile, 'utf8').catch(() => ''), { timeout: 5000 })
      .toContain('Soon on disk.');
    await api.discord.close();
  });

  it('stays small: a channel keeps its last 300 messages', async () => {
    const { discord } = await startApi({ dataFile });
    const zoe = discord.member(ids.zoe);
    for (let count = 0; count < 310; count += 1) zoe.say(ids.lounge, String(count));
    expect(zoe.visibleMessages(ids.lounge)).toHaveLength(300);
    expect(zoe.visibleMessages(ids.lounge)[0]?.message.content).toBe('10');
    await discord.close();
  });

  it.each([
    ['no JSON', 'half a fi'],
    ['of another version', '{"version":99}'],
  ])('that is %s is named, with the way out', async (_name, text) => {
    dataFile = path.join(folder, 'broken.json');
    await writeFile(dataFile, text);
    await expect(startApi({ dataFile })).rejects.toThrow(`Move ${dataFile} away`);
  });
});
