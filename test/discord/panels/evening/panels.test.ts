/** What everybody sees of an evening, from the lobby to the ranking. */
import { beforeEach, describe, expect, it } from 'vitest';
import { parseCustomId } from '../../../../src/discord/ids.ts';
import { renderPanel } from '../../../../src/discord/panels/render.ts';
import { createScreens } from '../../../../src/discord/screens/screens.ts';
import type { TableReader } from '../../../../src/tables/api.ts';
import type { TableId } from '../../../../src/tables/types.ts';
import { reading } from '../../../support/absent-play.ts';
import { chipScreen } from '../../../support/chip-screen.ts';
import { betweenHands, brokeEvening, handWonBy } from '../../../support/evening-hands.ts';
import { evening, eveningBench, eveningLobby } from '../../../support/evenings.ts';
import { loaded } from '../../../support/stored.ts';
import { controlsOf, textOf } from '../../../support/table-driver.ts';
import { accepted, idOf, PEOPLE, press, type Bench } from '../../../support/tables-bench.ts';

const screens = createScreens([chipScreen]);

/** The panel's text; blanks that keep a number with its unit are read as blanks. */
function shown(reader: TableReader): string {
  return textOf({ components: [...renderPanel(screens, reader).components] }).replaceAll(
    '\u00A0',
    ' ',
  );
}

/** The enabled buttons of the table itself, by what they do. */
function buttons(reader: TableReader): readonly string[] {
  const { components } = renderPanel(screens, reader);
  return controlsOf({ components: [...components] }).flatMap(({ custom_id }) => {
    const id = parseCustomId(custom_id);
    return id?.kind === 'table' ? [id.action] : [];
  });
}

describe('the panel of an evening', () => {
  let bench: Bench;
  beforeEach(() => {
    bench = eveningBench();
  });
  const read = (id: TableId) => reading(bench, id);

  describe('in the lobby', () => {
    it.each([
      [
        {},
        'Everybody brings 100 chips. Hands are played until the last one is called in the menu.',
      ],
      [{}, 'Whoever has lost all their chips may buy in again.'],
      [{ buyIn: 250, hands: 10 }, 'Everybody brings 250 chips. 10 hands are played.'],
      [{ hands: 1 }, 'One hand is played.'],
      [{ rebuy: false }, 'Nobody buys in a second time.'],
      [{}, 'play chips without any value'],
      [{}, 'That opens every card that was dealt, those of folded hands too.'],
    ])('with the agreement %j says: %s', async (agreement, sentence) => {
      expect(shown(await eveningLobby(bench, ['anna'], { agreement }))).toContain(sentence);
    });

    it('names on the button what joining takes', async () => {
      expect(shown(await eveningLobby(bench, ['anna'], { agreement: { buyIn: 40 } }))).toContain(
        'Join (40 chips)',
      );
    });

    it('that closes gives the chips back', async () => {
      const { info } = await eveningLobby(bench, ['anna', 'ben', 'cleo']);
      const closed = await accepted(bench.tables.cancel(press('anna'), info.id));
      expect(shown(closed)).toContain('Everybody has their chips back.');
    });
  });

  describe('while a hand runs', () => {
    it.each([
      [{}, 'Hand 1\n'],
      [{ hands: 3 }, 'Hand 1 of 3\n'],
      [{ hands: 1 }, 'Hand 1 of 1 · the last hand\n'],
    ])('with the agreement %j says which hand it is: %j', async (agreement, sentence) => {
      expect(shown(await evening(bench, ['anna', 'ben', 'cleo'], { agreement }))).toContain(
        sentence,
      );
    });

    it('says so when the last one is called', async () => {
      const { info } = await evening(bench, ['anna', 'ben', 'cleo']);
      const called = await accepted(bench.tables.callLast(press('anna'), info.id));
      expect(shown(called)).toContain('Hand 1 · the last hand\n');
    });

    it('says that the seat of somebody who has left folds, not that they have lost', async () => {
      const { info } = await evening(bench, ['anna', 'ben', 'cleo']);
      const left = shown(await accepted(bench.tables.leave(press('ben'), info.id)));
      expect(left).toContain('Has left: **ben**. The seat folds when it is asked.');
      expect(left).not.toContain('lost');
    });
  });

  describe('between two hands', () => {
    it('shows how the hand ended, and where everybody stands', async () => {
      const text = shown(
        await betweenHands(bench, ['anna', 'ben', 'cleo'], { options: { ante: 5 } }),
      );
      expect(text).toContain('Hand 1\n');
      expect(text).toContain('The hand is over.\nPlayed by **anna**, **ben**, **cleo**');
      expect(text).toContain('**anna**: 110 chips (+10) · host\n');
      expect(text).toContain('**ben**: 95 chips (−5)\n');
    });

    it('names the hand by the people who played it, whoever has come since', async () => {
      const { info } = await betweenHands(bench, ['anna', 'ben', 'cleo']);
      await accepted(bench.tables.leave(press('ben'), info.id));
      const text = shown(await accepted(bench.tables.join(press('dora'), info.id)));
      expect(text).toContain('Played by **anna**, **ben**, **cleo**\n');
      expect(text).toContain('**dora**: 100 chips (0) · ✅ ready');
      expect(text).toContain('**ben**: left with 99 chips (−1)');
    });

    it('shows who is ready, and the fingerprint of the next secret', async () => {
      const { info } = await betweenHands(bench, ['anna', 'ben', 'cleo']);
      const reader = await accepted(bench.tables.ready(press('cleo'), info.id));
      const text = shown(reader);
      expect(text).toContain('**cleo**: 99 chips (−1) · ✅ ready');
      expect(text.match(/✅/g)).toHaveLength(1);
      const next = reader.info.evening?.nextCommitment ?? '';
      expect(next).toMatch(/^[0-9a-f]{64}$/);
      expect(text).toContain(next);
      expect(text).not.toContain(info.commitment);
    });

    it('counts down where the pace has a clock, and offers nobody to deal', async () => {
      const reader = await betweenHands(bench, ['anna', 'ben', 'cleo'], { pace: 'live' });
      const at = Math.ceil((bench.clock.now() + 30_000) / 1_000);
      expect(shown(reader)).toContain(`The next hand begins <t:${at}:R>`);
      expect(buttons(reader)).toEqual(['ready', 'join', 'leave', 'recap', 'rules', 'menu']);
    });

    it('lets the host deal where there is no clock', async () => {
      const reader = await betweenHands(bench, ['anna', 'ben', 'cleo']);
      expect(shown(reader)).toContain('or when **anna** presses **Deal now**');
      expect(buttons(reader)).toEqual([
        'ready',
        'join',
        'leave',
        'start',
        'recap',
        'rules',
        'menu',
      ]);
    });

    it('says how many are missing, and does not offer to deal to too few', async () => {
      const { info } = await betweenHands(bench, ['anna', 'ben', 'cleo'], { pace: 'live' });
      const reader = await accepted(bench.tables.leave(press('ben'), info.id));
      expect(shown(reader)).toContain('One more person with chips is needed for the next hand.');
      expect(shown(reader)).toContain('If no hand begins, the evening ends');
      expect(buttons(reader)).not.toContain('start');
    });

    it('offers a second buy-in only where somebody has lost everything, and it was agreed on', async () => {
      expect(buttons((await brokeEvening(bench)).reader)).toContain('buy-in');
      const agreed = { rebuy: false };
      expect(buttons((await brokeEvening(eveningBench(), agreed)).reader)).not.toContain('buy-in');
      const all = await betweenHands(eveningBench(), ['anna', 'ben', 'cleo']);
      expect(buttons(all)).not.toContain('buy-in');
    });

    it('offers nobody to join where every seat is taken', async () => {
      const reader = await betweenHands(bench, PEOPLE);
      expect(buttons(reader)).not.toContain('join');
      const left = await accepted(bench.tables.leave(press('gus'), reader.info.id));
      expect(buttons(left)).toContain('join');
    });

    it('says when the next hand is the last', async () => {
      const second = await betweenHands(bench, ['anna', 'ben', 'cleo'], {
        agreement: { hands: 2 },
      });
      expect(shown(second)).toContain('It will be the last one.');
      const open = await betweenHands(eveningBench(), ['anna', 'ben', 'cleo']);
      expect(shown(open)).not.toContain('It will be the last one.');
    });
  });

  it('holds no secret of a shuffle, that of the hand that is over included', async () => {
    const reader = await betweenHands(bench);
    const { deal, chips } = await loaded(bench.storage, reader.info.id);
    const secrets = [deal.secret, chips?.next?.secret];
    const payload = JSON.stringify(renderPanel(screens, reader));
    for (const secret of secrets) {
      expect(secret).toMatch(/^[0-9a-f]{64}$/);
      expect(payload).not.toContain(secret);
    }
  });

  describe('at its end', () => {
    it('ranks everybody by what they won and lost, and people with the same share a place', async () => {
      const { info } = await betweenHands(bench, ['anna', 'ben', 'cleo'], {
        winner: 'cleo',
        options: { ante: 5 },
      });
      const text = shown(await accepted(bench.tables.cancel(press('anna'), info.id)));
      expect(text).toContain('**anna** ended the evening.');
      expect(text).toContain(
        '1\\. **cleo**: **+10** · brought 100 chips, left with 110 chips\n' +
          '2\\. **anna**: **−5** · brought 100 chips, left with 95 chips\n' +
          '2\\. **ben**: **−5** · brought 100 chips, left with 95 chips\n',
      );
      expect(text).not.toContain('Lost, because not there');
    });

    it('after the last hand says that it was', async () => {
      const { info } = await evening(bench, ['anna', 'ben', 'cleo'], { agreement: { hands: 1 } });
      const over = await handWonBy(bench, info.id, 'ben');
      expect(over.info.status).toBe('over');
      expect(shown(over)).toContain('That was the last hand. All chips have gone home.');
      expect(buttons(over)).toEqual(['rematch', 'recap', 'proof']);
    });

    it('in the middle of a hand gives back what everybody had before it', async () => {
      const { info } = await evening(bench, ['anna', 'ben', 'cleo'], { options: { ante: 5 } });
      const moderator = press('dora', { moderator: true });
      const text = shown(await accepted(bench.tables.end(moderator, info.id)));
      expect(text).toContain(`<@${idOf('dora')}> ended the evening in the middle of a hand.`);
      expect(text).toContain('The hand does not count');
      expect(text).toContain('1\\. **anna**: **0** · brought 100 chips, left with 100 chips');
    });

    it.each([
      ['a hand', 'The hand does not count'],
      ['the pause', 'Everybody has their chips back.'],
      ['the lobby', 'Everybody has their chips back.'],
    ])('with its channel gone in %s says what became of the chips', async (when, sentence) => {
      const people = ['anna', 'ben', 'cleo'] as const;
      const { info } =
        when === 'a hand'
          ? await evening(bench, people)
          : await (when === 'the pause' ? betweenHands : eveningLobby)(bench, people);
      const lost = await bench.tables.channelLost(info.id);
      if (lost === undefined) throw new Error('The table is gone.');
      expect(shown(lost)).toContain('The channel of this table is gone.');
      expect(shown(lost)).toContain(sentence);
    });

    it('without another hand says that nobody began one', async () => {
      const { info } = await betweenHands(bench, ['anna', 'ben', 'cleo'], { pace: 'live' });
      await accepted(bench.tables.leave(press('ben'), info.id));
      await bench.tables.clockwork.start();
      await bench.clock.advance(2 * 3_600_000);
      await bench.tables.clockwork.stop();
      expect(shown(await read(info.id))).toContain('Nobody began another hand');
    });

    describe('at a practice table, whose chips were nobody’s', () => {
      const people = ['anna', 'ben', 'cleo'] as const;
      /** A lobby with a computer that has gone again: the table stays for practice. */
      async function practiceLobby(): Promise<TableId> {
        const { info } = await eveningLobby(bench, people, { agreement: { hands: 1 } });
        await accepted(bench.tables.addComputer(press('anna'), info.id, 'easy'));
        await accepted(bench.tables.removeComputer(press('anna'), info.id));
        return info.id;
      }

      it('says after the last hand nothing of chips that go home', async () => {
        const id = await practiceLobby();
        await accepted(bench.tables.start(press('anna'), id));
        const text = shown(await handWonBy(bench, id, 'ben'));
        expect(text).toContain('That was the last hand.');
        expect(text).toContain('1\\. **ben**: **+2** · brought 100 chips, left with 102 chips');
        expect(text).not.toContain('home');
      });

      it('with its channel gone in the lobby says nothing of chips that come back', async () => {
        const lost = await bench.tables.channelLost(await practiceLobby());
        if (lost === undefined) throw new Error('The table is gone.');
        expect(shown(lost)).toContain('The channel of this table is gone.');
        expect(shown(lost)).not.toContain('chips');
      });
    });
  });
});
