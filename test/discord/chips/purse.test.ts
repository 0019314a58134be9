/** `/chips` on a real ledger: what people have, what moved, topping up, and who has most. */
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/discord/contract.ts';
import { makeCustomId, parseCustomId, type CustomId } from '../../../src/discord/ids.ts';
import { BUDGET, fits, sizeOf } from '../../../src/discord/panels/limits.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';
import { ok } from '../../../src/engine/result.ts';
import type { Press } from '../../../src/tables/api.ts';
import { LANGUAGES, type InteractionId } from '../../../src/tables/types.ts';
import { chipScreen } from '../../support/chip-screen.ts';
import { betweenHands } from '../../support/evening-hands.ts';
import { chipsOf, eveningBench } from '../../support/evenings.ts';
import { clearAll, daysLater } from '../../support/clearing.ts';
import { RETENTION } from '../../support/retention.ts';
import { controlsOf, textOf } from '../../support/table-driver.ts';
import { accepted, idOf, press, type Bench, type Person } from '../../support/tables-bench.ts';
import { command, component, privateMessage } from '../support/incoming.ts';
import { createRouted, type Routed } from '../support/route.ts';

const screens = createScreens([chipScreen]);
const HOUR = 3_600_000;
const DISCORD_EPOCH = 1_420_070_400_000;

/** A press that Discord made at that moment. */
function pressedAt(person: Person, at: number): Press {
  const id = (BigInt(at - DISCORD_EPOCH) << 22n) + (BigInt(press(person).interaction) % 4_194_304n);
  return press(person, { interaction: String(id) as InteractionId });
}

function bodyOf(answer: Answer) {
  if (answer.type === 'modal') throw new Error('A form is no message.');
  expect(fits(sizeOf(answer.body.components), BUDGET)).toBe(true);
  expect(answer.body.mention).toBeUndefined();
  return { components: [...answer.body.components] };
}

function textIn(answer: Answer): string {
  return textOf(bodyOf(answer)).replaceAll('\u00A0', ' ');
}

/** What can be pressed. */
function idsIn(answer: Answer): readonly (CustomId | undefined)[] {
  return controlsOf(bodyOf(answer)).map(({ custom_id }) => parseCustomId(custom_id));
}

describe('/chips', () => {
  let bench: Bench;
  let routed: Routed;
  let now = 0;
  beforeEach(() => {
    bench = eveningBench();
    routed = createRouted(bench, screens);
    now = bench.clock.now();
  });

  async function asks(person: Person, about?: Person): Promise<Answer> {
    const options = about === undefined ? {} : { player: idOf(about) };
    const people = about === undefined ? {} : { [idOf(about)]: about };
    const incoming = command(person, ['chips'], { options, people, press: pressedAt(person, now) });
    return (await routed.route(incoming)).answer;
  }
  async function presses(person: Person, id: CustomId, pressed = pressedAt(person, now)) {
    const incoming = component(person, makeCustomId(id), {
      source: privateMessage(),
      press: pressed,
    });
    return (await routed.route(incoming)).answer;
  }
  const topUp: CustomId = { kind: 'chips', step: 'top-up' };
  const page = (number: number): CustomId => ({ kind: 'ledger', page: number });

  /** As if what Anna was given last, at that moment, had been so much less than nothing. */
  async function annaLoses(amount: number, at: number): Promise<void> {
    const { interaction, guild, user } = press('anna');
    await bench.storage.topUp({ guild, user, interaction, at }, () => ok(-amount));
  }

  it('of somebody new shows what everybody begins with', async () => {
    const text = textIn(await asks('anna'));
    expect(text).toContain('**1,000 chips**\nNo hand played for chips yet.');
    expect(text).toContain('Nothing has moved yet.');
    expect(text).toContain('They have no value, and nobody can buy, sell or give them away.');
  });

  it('shows what is set aside, what hands brought, and every movement', async () => {
    const { info } = await betweenHands(bench, ['anna', 'ben', 'cleo'], { options: { ante: 5 } });
    const text = textIn(await asks('anna'));
    expect(text).toContain('**900 chips**, and 110 chips set aside at tables');
    expect(text).toContain('One hand played for chips: won 10 chips, lost 0 chips.');
    expect(text).toContain('1 hand: 1 won, 0 lost');
    const seconds = Math.floor(bench.clock.now() / 1_000);
    const when = `<t:${seconds}:d> <t:${seconds}:t>`;
    expect(text).toContain(
      [
        `${when} · a hand played (🐍 Chips, hand 1): **+10**`,
        `${when} · brought to the table (🐍 Chips, hand 1): **−100**`,
        `${when} · your first chips: **+1,000**`,
      ].join('\n'),
    );
    await accepted(bench.tables.cancel(press('anna'), info.id));
    const later = textIn(await asks('anna'));
    expect(later).toContain('**1,010 chips**\n');
    expect(later).toContain('taken home (🐍 Chips, hand 1): **+110**');
  });

  it('says the same of an evening that was cleared away, and adds its movements up', async () => {
    const { info } = await betweenHands(bench, ['anna', 'ben', 'cleo'], { options: { ante: 5 } });
    await accepted(bench.tables.cancel(press('anna'), info.id));
    const [before, ledger = ''] = textIn(await asks('anna')).split('### Your ledger');
    expect(ledger).toContain('taken home');
    await clearAll(bench.storage, daysLater(now, RETENTION.ledgerDays));
    expect(await bench.tables.read(info.id)).toBeUndefined();
    const [after, added = ''] = textIn(await asks('anna')).split('### Your ledger');
    expect(after).toBe(before);
    const seconds = Math.floor(now / 1_000);
    const line = `<t:${seconds}:d> <t:${seconds}:t> · everything up to then, added up: **+1,010**`;
    expect(added.match(/:d>/g)).toHaveLength(1);
    expect(added).toContain(line);
  });

  it('of somebody else shows what they have and how they fared, and not their ledger', async () => {
    await betweenHands(bench, ['anna', 'ben', 'cleo'], { options: { ante: 5 } });
    const answer = await asks('dora', 'ben');
    expect(answer.type).toBe('private');
    const text = textIn(answer);
    expect(text).toContain('The chips of **ben** on this server');
    expect(text).toContain('**900 chips**, and 95 chips set aside at tables');
    expect(text).toContain('won 0 chips, lost 5 chips');
    expect(text).not.toContain('ledger');
    expect(text).not.toContain('brought to the table');
    expect(idsIn(answer)).toEqual([]);
  });

  describe('the ledger', () => {
    /** Two movements an evening, and the first chips: 25 lines. */
    beforeEach(async () => {
      for (let evenings = 0; evenings < 12; evenings += 1) {
        const request = { game: 'anaconda', options: {}, language: 'en', pace: 'none' } as const;
        const { info } = await accepted(bench.tables.open(press('anna'), request));
        await accepted(bench.tables.leave(press('anna'), info.id));
      }
    });
    const lines = (answer: Answer) => textIn(answer).match(/:d>/g)?.length;

    it('has ten lines a page, with a way to and fro', async () => {
      const first = await asks('anna');
      expect(lines(first)).toBe(10);
      expect(idsIn(first)).toContainEqual(page(1));
      const second = await presses('anna', page(1));
      expect(second.type).toBe('update');
      expect(lines(second)).toBe(10);
      expect(idsIn(second)).toEqual(expect.arrayContaining([page(0), page(2)]));
      const last = await presses('anna', page(2));
      expect(lines(last)).toBe(5);
      expect(textIn(last)).toContain('your first chips: **+1,000**');
      expect(idsIn(last)).not.toContainEqual(page(3));
    });

    it('behind its last page begins anew', async () => {
      expect(textIn(await presses('anna', page(3)))).toContain('Page 1');
      expect(lines(await presses('anna', page(9_999_999_999)))).toBe(10);
    });

    it('is that of whoever presses, whatever message the button is on', async () => {
      expect(textIn(await presses('ben', page(0)))).toContain('Nothing has moved yet.');
      const onPublic = component('ben', makeCustomId(page(1)), { press: pressedAt('ben', now) });
      expect((await routed.route(onPublic)).answer.type).toBe('private');
    });
  });

  describe('a top-up', () => {
    it('is not offered to somebody with enough chips, nor given', async () => {
      expect(idsIn(await asks('anna'))).not.toContainEqual(topUp);
      const text = textIn(await presses('anna', topUp));
      expect(text).toContain('You have enough chips: a top-up is for those who have less than 100');
      expect(await chipsOf(bench, 'anna')).toEqual({ balance: 1_000, staked: 0 });
    });

    it('brings somebody with hardly any chips to 200, once a press', async () => {
      await annaLoses(950, now - 24 * HOUR);
      const offered = await asks('anna');
      expect(textIn(offered)).toContain('**50 chips**');
      expect(textIn(offered)).toContain('**Top up** brings you to 200 chips again.');
      expect(idsIn(offered)).toContainEqual(topUp);

      const pressed = pressedAt('anna', now);
      const given = await presses('anna', topUp, pressed);
      expect(textIn(given)).toContain('You got 150 chips.');
      expect(textIn(given)).toContain('top-up: **+150**');
      // Delivered twice.
      expect(textIn(await presses('anna', topUp, pressed))).not.toContain('You got');
      expect(await chipsOf(bench, 'anna')).toEqual({ balance: 200, staked: 0 });
    });

    it('too soon after the last one says when the next is possible', async () => {
      await annaLoses(950, now - HOUR);
      const from = Math.ceil((now + 23 * HOUR) / 1_000);
      const answer = await asks('anna');
      expect(textIn(answer)).toContain(`The next top-up is possible <t:${from}:R>.`);
      expect(idsIn(answer)).not.toContainEqual(topUp);
      expect(textIn(await presses('anna', topUp))).toContain(`<t:${from}:R>`);
      expect(await chipsOf(bench, 'anna')).toEqual({ balance: 50, staked: 0 });
    });
  });

  describe('the ranking', () => {
    const ranking: CustomId = { kind: 'chips', step: 'ranking' };

    it('names who has most, tables included, and lets the same share a place', async () => {
      await betweenHands(bench, ['anna', 'ben', 'cleo'], { winner: 'cleo', options: { ante: 5 } });
      const answer = await presses('dora', ranking);
      expect(textIn(answer)).toContain(
        [
          String.raw`1\. <@${idOf('cleo')}>: 1,010 chips`,
          String.raw`2\. <@${idOf('anna')}>: 995 chips`,
          String.raw`2\. <@${idOf('ben')}>: 995 chips`,
        ].join('\n'),
      );
      expect(idsIn(answer)).toEqual([{ kind: 'chips', step: 'own' }]);
    });

    it('leaves out whoever does not want to be named', async () => {
      await betweenHands(bench);
      await presses('cleo', { kind: 'privacy', step: 'ranked-off' });
      const answer = textIn(await presses('dora', ranking));
      expect(answer).not.toContain(idOf('cleo'));
      expect(answer).toContain(idOf('ben'));
      await presses('cleo', { kind: 'privacy', step: 'ranked-on' });
      expect(textIn(await presses('dora', ranking))).toContain(idOf('cleo'));
    });

    it('of a server without chips says so, and leads back', async () => {
      expect(textIn(await presses('dora', ranking))).toContain('Nobody on this server has played');
      expect(textIn(await presses('dora', { kind: 'chips', step: 'own' }))).toContain(
        '1,000 chips',
      );
    });
  });

  it.each(LANGUAGES)('fits into a message (%s)', async (language) => {
    await betweenHands(bench);
    for (const incoming of [
      command('anna', ['chips'], { language }),
      command('anna', ['chips'], { language, options: { player: idOf('ben') } }),
    ]) {
      expect(textIn((await routed.route(incoming)).answer)).not.toBe('');
    }
  });
});
