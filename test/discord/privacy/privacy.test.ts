import { randomBytes } from 'node:crypto';
import { gunzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { parseCustomId, PRIVACY_STEPS, type PrivacyStep } from '../../../src/discord/ids.ts';
import { exportBody } from '../../../src/discord/privacy/export.ts';
import { answerPrivacy, openPrivacy } from '../../../src/discord/privacy/privacy.ts';
import { infoSay } from '../../../src/discord/text/info/catalogue.ts';
import { LANGUAGES, type UserId } from '../../../src/tables/types.ts';
import { RETENTION } from '../../support/retention.ts';
import { buttonsOf, faultsOf, press, textOf } from '../help/sample.ts';

function peopleWith(
  outcome: 'forgotten' | 'at-a-table',
  wishes = { mentions: true, ranked: true },
) {
  const calls: string[] = [];
  return {
    calls,
    exportPerson: (user: UserId) => {
      calls.push(`export ${user}`);
      return Promise.resolve({ version: 1, user });
    },
    forgetPerson: (user: UserId) => {
      calls.push(`forget ${user}`);
      return Promise.resolve(outcome);
    },
    unmentioned: () => Promise.reject(new Error('Only tables ask for that.')),
    settings: () => Promise.resolve(wishes),
    setRanked: (user: UserId, wanted: boolean) => {
      calls.push(`rank ${user} ${String(wanted)}`);
      return Promise.resolve();
    },
    setMentions: (user: UserId, wanted: boolean) => {
      calls.push(`mention ${user} ${String(wanted)}`);
      return Promise.resolve();
    },
  };
}

async function take(step: PrivacyStep, outcome: 'forgotten' | 'at-a-table' = 'forgotten') {
  const people = peopleWith(outcome);
  const answer = await answerPrivacy(press(), step, people);
  if (answer.type !== 'private' && answer.type !== 'update') throw new Error('Seen by others.');
  return { answer, calls: people.calls, text: textOf(answer.body) };
}

const me = press().press.user;
const stepsOn = (ids: readonly { readonly id: string }[]) =>
  ids.map(({ id }) => {
    const parsed = parseCustomId(id);
    return parsed?.kind === 'privacy' ? parsed.step : undefined;
  });

describe('/privacy', () => {
  it.each(LANGUAGES)('leads to settings, export and deletion (%s)', async (language) => {
    for (const [mentions, ranked, ...steps] of [
      [true, true, 'mentions-off', 'ranked-off'],
      [false, true, 'mentions-on', 'ranked-off'],
      [true, false, 'mentions-off', 'ranked-on'],
    ] as const) {
      const people = peopleWith('forgotten', { mentions, ranked });
      const answer = await openPrivacy({ ...press(), language }, { people, retention: RETENTION });
      if (answer.type !== 'private') throw new Error('Seen by others.');
      expect(faultsOf(answer.body)).toEqual([]);
      expect(stepsOn(buttonsOf(answer.body))).toEqual([...steps, 'export', 'ask-delete']);
      for (const days of [RETENTION.tableDays, RETENTION.ledgerDays]) {
        expect(textOf(answer.body)).toMatch(new RegExp(String.raw`\b${days} (days|Tage|jours)`));
      }
    }
  });

  it.each([
    ['mentions-off', 'false', 'no longer mention you'],
    ['mentions-on', 'true', 'I mention you'],
  ] as const)('stores %s', async (step, wanted, sentence) => {
    const { calls, text } = await take(step);
    expect(calls).toEqual([`mention ${me} ${wanted}`]);
    expect(text).toContain(sentence);
  });

  it.each([
    ['ranked-off', 'false', 'no longer names you'],
    ['ranked-on', 'true', 'may name you'],
  ] as const)('stores %s', async (step, wanted, sentence) => {
    const { calls, text } = await take(step);
    expect(calls).toEqual([`rank ${me} ${wanted}`]);
    expect(text).toContain(sentence);
  });

  it('gives everything that is stored as a file which the message shows', async () => {
    const { answer, calls } = await take('export');
    expect(calls).toEqual([`export ${me}`]);
    expect(answer.type).toBe('private');
    const [file] = answer.body.files ?? [];
    expect(file?.name).toBe('humbug-data.json');
    expect(JSON.parse(Buffer.from(file?.data ?? []).toString())).toEqual({ version: 1, user: me });
    expect(JSON.stringify(answer.body.components)).toContain('attachment://humbug-data.json');
  });

  it('asks before it deletes, and names the consequence', async () => {
    const { answer, calls, text } = await take('ask-delete');
    expect(calls).toEqual([]);
    expect(text).toContain('cannot be undone');
    expect(stepsOn(buttonsOf(answer.body))).toEqual(['delete', 'keep']);
  });

  it('deletes nothing when the question is answered with no', async () => {
    const { calls, text } = await take('keep');
    expect(calls).toEqual([]);
    expect(text).toBe('Nothing was deleted.');
  });

  it('deletes the presser and nobody else', async () => {
    const { answer, calls, text } = await take('delete');
    expect(calls).toEqual([`forget ${me}`]);
    expect(text).toContain('nothing here leads to you');
    expect(buttonsOf(answer.body)).toEqual([]);
  });

  it('says what to do where somebody still sits at a table', async () => {
    const { text } = await take('delete', 'at-a-table');
    expect(text).toContain('`/table`');
  });

  it('shows nothing to anybody else, whatever is pressed', async () => {
    for (const step of PRIVACY_STEPS) {
      expect(['private', 'update']).toContain((await take(step)).answer.type);
    }
  });
});

describe('an export', () => {
  const say = infoSay('en');

  it('that is too large is compressed', () => {
    const stored = { text: 'a'.repeat(2_000) };
    const [file] = exportBody(stored, say, 1_000).files ?? [];
    expect(file?.name).toBe('humbug-data.json.gz');
    expect(JSON.parse(gunzipSync(file?.data ?? new Uint8Array()).toString())).toEqual(stored);
  });

  it('that is too large even so is refused with a way out', () => {
    const body = exportBody({ text: randomBytes(2_000).toString('hex') }, say, 1_000);
    expect(body.files).toBeUndefined();
    expect(textOf(body)).toContain('Ask whoever runs me');
  });
});
