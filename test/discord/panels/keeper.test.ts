import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeeper } from '../../../src/discord/panels/keeper.ts';
import { REPOST_AFTER } from '../../../src/discord/panels/panel-sender.ts';
import { notice } from '../../../src/discord/panels/notice.ts';
import type { Reply } from '../../../src/discord/reply.ts';
import type { TableInfo, TableReader } from '../../../src/tables/api.ts';
import type { MessageId, PanelPlace } from '../../../src/tables/types.ts';
import { createBench, gameOf } from '../../support/tables-bench.ts';
import { createFakeApi, refusal } from '../support/fake-api.ts';
import { PANEL, publicPanel } from '../support/incoming.ts';
import { createTestLog } from '../support/log.ts';

/** A reader of one real table as if it stood at another revision. */
function at(reader: TableReader, revision: number, info: Partial<TableInfo> = {}): TableReader {
  return {
    info: { ...reader.info, revision, ...info },
    seatOf: (user) => reader.seatOf(user),
    publicSnapshot: () => reader.publicSnapshot(),
    seatSnapshot: (seat) => reader.seatSnapshot(seat),
  };
}

async function setUp() {
  const bench = createBench();
  const table = await gameOf(bench, 'cockroach', ['anna', 'ben']);
  const api = createFakeApi();
  const { log, lines } = createTestLog();
  const places: (PanelPlace | undefined)[] = [];
  const lost: string[] = [];
  const fatal: string[] = [];
  let newest = table;
  let nonces = 0;
  const place: PanelPlace = { channel: table.info.channel, message: PANEL, postedAt: Date.now() };
  const keeper = createKeeper({
    api,
    tables: {
      read: () => Promise.resolve(newest),
      panelPosted: (_table, posted) => Promise.resolve(void places.push(posted)),
      channelLost: (id) => Promise.resolve(void lost.push(id)),
    },
    render: (reader, { nameless }) =>
      notice(`revision ${reader.info.revision}${nameless === true ? ' nameless' : ''}`),
    now: Date.now,
    randomHex: () => `nonce-${nonces++}`,
    log,
    onEdited: () => undefined,
    onFatal: (reason) => void fatal.push(reason),
  });
  return {
    api,
    keeper,
    places,
    lost,
    fatal,
    lines,
    table,
    /** The table at a revision, with its panel in place. */
    revision: (revision: number) => at(table, revision, { panel: place }),
    /** The same without a known panel. */
    homeless: (revision: number) => at(table, revision),
    nowAt: (reader: TableReader) => {
      newest = reader;
    },
  };
}

const shown = (reply: Reply) => reply.delivered?.({ as: 'shown' });
const textOf = (reply: Reply) => ('body' in reply.answer ? JSON.stringify(reply.answer.body) : '');

describe('the keeper of the public panel', () => {
  beforeEach(() => {
    vi.useFakeTimers({ now: Date.UTC(2026, 0, 1) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });

  it('answers a press on the panel with the panel, and needs no edit', async () => {
    const { api, keeper, revision } = await setUp();
    const reply = await keeper.answering(revision(5), publicPanel());
    expect(reply.answer.type).toBe('update');
    expect(textOf(reply)).toContain('revision 5');
    shown(reply);
    await keeper.stop();
    expect(api.calls).toEqual([]);
  });

  it('makes one edit of many changes, the newest', async () => {
    const { api, keeper, revision } = await setUp();
    let release: (value?: unknown) => void = () => undefined;
    api.next('edit', new Promise((resolve) => (release = resolve)));
    for (const number of [5, 6, 7, 8]) keeper.refresh(revision(number));
    release();
    await keeper.stop();
    expect(api.calls.map(({ body }) => JSON.stringify(body?.components[0]))).toEqual([
      expect.stringContaining('revision 5'),
      expect.stringContaining('revision 8'),
    ]);
  });

  it('does not edit what the panel shows already', async () => {
    const { api, keeper, revision } = await setUp();
    keeper.refresh(revision(5));
    await vi.advanceTimersByTimeAsync(0);
    keeper.refresh(revision(5));
    keeper.refresh(revision(4));
    await keeper.stop();
    expect(api.methods()).toEqual([`edit ${PANEL}`]);
  });

  it('never leaves the older one standing when an edit and an answer cross', async () => {
    const { api, keeper, revision } = await setUp();
    let release: (value?: unknown) => void = () => undefined;
    api.next('edit', new Promise((resolve) => (release = resolve)));
    keeper.refresh(revision(5));
    shown(await keeper.answering(revision(6), publicPanel()));
    expect(api.calls).toHaveLength(1);
    release();
    await vi.advanceTimersByTimeAsync(0);
    await keeper.stop();
    expect(api.calls).toHaveLength(2);
    expect(JSON.stringify(api.calls[1]?.body)).toContain('revision 6');
  });

  it('finds out whether a panel that it takes for current is still there', async () => {
    const { api, keeper, revision } = await setUp();
    keeper.refresh(revision(5));
    await vi.advanceTimersByTimeAsync(0);
    api.next('edit', refusal(404, 10008));
    keeper.verify(revision(5));
    await vi.advanceTimersByTimeAsync(0);
    await keeper.stop();
    expect(api.calls.map(({ method }) => method)).toEqual(['edit', 'edit', 'post']);
  });

  it('posts a new panel as a message of the channel where Discord refused it as an answer', async () => {
    const { api, keeper, homeless } = await setUp();
    keeper.opening(homeless(1)).delivered?.({ as: 'not-shown' });
    await keeper.stop();
    expect(api.calls.map(({ method }) => method)).toEqual(['post']);
  });

  it('reminds by a new panel that mentions only those who are still waited for', async () => {
    const { api, keeper, table, revision } = await setUp();
    const [seat = 0] = table.publicSnapshot()?.turn ?? [];
    const users = table.info.players.map(({ user }) => user);
    keeper.remind(revision(5), users);
    await vi.advanceTimersByTimeAsync(0);
    expect(api.methods()).toEqual([`post ${table.info.channel}`, `remove ${PANEL}`]);
    expect(api.calls[0]?.body?.mention).toEqual([users[seat]]);
    keeper.bringDown(revision(6));
    await vi.advanceTimersByTimeAsync(0);
    keeper.refresh(revision(7));
    await keeper.stop();
    expect(api.calls.slice(2).every(({ body }) => body?.mention === undefined)).toBe(true);
  });

  it('reminds without a mention where nobody wants one', async () => {
    const { api, keeper, revision } = await setUp();
    keeper.remind(revision(5), []);
    await keeper.stop();
    expect(api.calls[0]?.method).toBe('post');
    expect(api.calls[0]?.body?.mention).toBeUndefined();
  });

  it('does not remind where the panel cannot be written', async () => {
    const { api, keeper, revision } = await setUp();
    api.next('edit', refusal(403, 50013));
    keeper.changed(revision(5));
    await vi.advanceTimersByTimeAsync(0);
    keeper.remind(revision(6), []);
    keeper.changed(revision(7));
    await keeper.stop();
    expect(api.methods()).toEqual([`edit ${PANEL}`]);
  });

  it('answers with what is newest when somebody was faster', async () => {
    const { keeper, revision, nowAt } = await setUp();
    const fast = await keeper.answering(revision(6), publicPanel());
    nowAt(revision(6));
    const late = await keeper.answering(revision(5), publicPanel());
    expect(textOf(late)).toContain('revision 6');
    shown(fast);
    shown(late);
    await keeper.stop();
  });

  it('edits once more where Discord did not say whether the answer came through', async () => {
    const { api, keeper, revision } = await setUp();
    const reply = await keeper.answering(revision(5), publicPanel());
    reply.delivered?.({ as: 'unknown' });
    await keeper.stop();
    expect(api.methods()).toEqual([`edit ${PANEL}`]);
  });

  it('turns an old panel into a pointer to the current one', async () => {
    const { api, keeper, revision, table } = await setUp();
    const reply = await keeper.answering(
      revision(5),
      publicPanel('400000000000000077' as MessageId),
    );
    expect(textOf(reply)).toContain(
      `https://discord.com/channels/${table.info.guild}/${table.info.channel}/${PANEL}`,
    );
    expect(textOf(reply)).not.toContain('custom_id');
    await keeper.stop();
    expect(api.methods()).toEqual([`edit ${PANEL}`]);
  });

  it('takes the pressed panel for the current one where none is known', async () => {
    const { keeper, homeless, places } = await setUp();
    shown(await keeper.answering(homeless(5), publicPanel()));
    await keeper.stop();
    expect(places).toEqual([expect.objectContaining({ message: PANEL })]);
  });

  it('posts a panel anew instead of editing it after 50 minutes, and removes the old one', async () => {
    const { api, keeper, revision, places, table } = await setUp();
    const reader = revision(5);
    vi.setSystemTime(Date.now() + REPOST_AFTER + 1);
    keeper.refresh(reader);
    await vi.advanceTimersByTimeAsync(0);
    await keeper.stop();
    expect(api.methods()).toEqual([`post ${table.info.channel}`, `remove ${PANEL}`]);
    expect(places.at(-1)?.message).toBe('500000000000000000');
  });

  it('posts a deleted panel anew', async () => {
    const { api, keeper, revision, table } = await setUp();
    api.next('edit', refusal(404, 10008));
    keeper.refresh(revision(5));
    await keeper.stop();
    expect(api.methods()).toEqual([`edit ${PANEL}`, `post ${table.info.channel}`]);
  });

  it('posts anew where the panel was gone under the answer', async () => {
    const { api, keeper, revision, table } = await setUp();
    const reply = await keeper.answering(revision(5), publicPanel());
    reply.delivered?.({ as: 'gone' });
    await keeper.stop();
    expect(api.methods()).toEqual([`post ${table.info.channel}`]);
  });

  it('re-opens an archived thread by posting, and removes the old panel', async () => {
    const { api, keeper, revision, table } = await setUp();
    api.next('edit', refusal(403, 50083));
    keeper.refresh(revision(5));
    await keeper.stop();
    expect(api.methods()).toEqual([
      `edit ${PANEL}`,
      `post ${table.info.channel}`,
      `remove ${PANEL}`,
    ]);
    expect(keeper.trouble(table.info.id)).toBeUndefined();
  });

  it('knows a locked thread, and tries again only after the next press', async () => {
    const { api, keeper, revision, table } = await setUp();
    api.next('edit', refusal(403, 50083));
    api.next('post', refusal(403, 50083));
    keeper.refresh(revision(5));
    await vi.advanceTimersByTimeAsync(0);
    expect(keeper.trouble(table.info.id)).toBe('locked');
    keeper.changed(revision(6));
    await vi.advanceTimersByTimeAsync(0);
    expect(api.calls).toHaveLength(2);
    keeper.refresh(revision(6));
    await keeper.stop();
    expect(api.calls).toHaveLength(3);
    expect(keeper.trouble(table.info.id)).toBeUndefined();
  });

  it.each([50001, 50013])(
    'leaves the channel alone after %i until the next press',
    async (code) => {
      const { api, keeper, revision, table } = await setUp();
      api.next('edit', refusal(403, code));
      keeper.refresh(revision(5));
      await vi.advanceTimersByTimeAsync(0);
      keeper.changed(revision(6));
      await vi.advanceTimersByTimeAsync(0);
      expect(api.calls).toHaveLength(1);
      expect(keeper.trouble(table.info.id)).toBe('not-allowed');
      keeper.refresh(revision(6));
      await keeper.stop();
      expect(api.calls).toHaveLength(2);
      expect(keeper.trouble(table.info.id)).toBeUndefined();
    },
  );

  it.each([10003, 10004])('ends the table when its channel is gone (%i)', async (code) => {
    const { api, keeper, revision, lost, table } = await setUp();
    api.next('edit', refusal(404, code));
    keeper.refresh(revision(5));
    await keeper.stop();
    expect(lost).toEqual([table.info.id]);
  });

  it('tries again after a pause where Discord gave no answer, and then gives up', async () => {
    const { api, keeper, revision } = await setUp();
    for (let tries = 0; tries < 5; tries += 1) api.next('edit', new Error('other side closed'));
    keeper.refresh(revision(5));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(api.calls).toHaveLength(4);
    await keeper.stop();
  });

  it('repeats a post with the same nonce, and then makes sure of what stands there', async () => {
    const { api, keeper, homeless } = await setUp();
    api.next('post', new Error('other side closed'));
    keeper.refresh(homeless(5));
    await vi.advanceTimersByTimeAsync(10_000);
    await keeper.stop();
    expect(api.calls.map(({ method, nonce }) => [method, nonce])).toEqual([
      ['post', 'nonce-0'],
      ['post', 'nonce-0'],
      ['edit', undefined],
    ]);
  });

  it('leaves names out where AutoMod refuses them', async () => {
    const { api, keeper, revision } = await setUp();
    api.next('edit', refusal(400, 200000));
    keeper.refresh(revision(5));
    await keeper.stop();
    expect(JSON.stringify(api.calls[1]?.body)).toContain('nameless');
  });

  it('asks for a new process when the client has lost its token', async () => {
    const { api, keeper, revision, fatal } = await setUp();
    api.next('edit', new Error('Expected token to be set for this request'));
    keeper.refresh(revision(5));
    await keeper.stop();
    expect(fatal).toHaveLength(1);
  });

  it('brings the panel down, but not again and again', async () => {
    const { api, keeper, revision, table } = await setUp();
    const reader = revision(5);
    vi.setSystemTime(Date.now() + 60_000);
    keeper.bringDown(reader);
    await vi.advanceTimersByTimeAsync(0);
    keeper.bringDown(reader);
    await vi.advanceTimersByTimeAsync(0);
    expect(api.methods()).toEqual([`post ${table.info.channel}`, `remove ${PANEL}`]);
    await keeper.stop();
  });

  it('remembers where an opening answer stands, and edits what changed meanwhile', async () => {
    const { api, keeper, homeless, places } = await setUp();
    const opening = keeper.opening(homeless(1));
    keeper.refresh(homeless(2));
    opening.delivered?.({ as: 'shown', message: PANEL });
    await keeper.stop();
    expect(places).toEqual([expect.objectContaining({ message: PANEL })]);
    expect(api.methods()).toEqual([`edit ${PANEL}`]);
  });

  it('posts no second panel where nobody knows whether the first came through', async () => {
    const { api, keeper, homeless } = await setUp();
    keeper.opening(homeless(1)).delivered?.({ as: 'unknown' });
    await keeper.stop();
    expect(api.calls).toEqual([]);
  });
});
