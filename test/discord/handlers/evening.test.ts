/** Presses at a table with chips: between two hands, and while one runs. */
import { ComponentType } from 'discord-api-types/v10';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../../src/discord/contract.ts';
import { makeCustomId, type MenuItem, type TableAction } from '../../../src/discord/ids.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';
import { PATIENCE } from '../../../src/tables/pace.ts';
import type { MessageId, TableId, UserId } from '../../../src/tables/types.ts';
import { reading } from '../../support/absent-play.ts';
import { chipScreen } from '../../support/chip-screen.ts';
import { betweenHands, brokeEvening, handWonBy } from '../../support/evening-hands.ts';
import {
  chipsOf,
  evening,
  eveningBench,
  meekly,
  moveNext,
  stacksAt,
} from '../../support/evenings.ts';
import { seededDraw } from '../../support/random-table.ts';
import { controlsOf, textOf } from '../../support/table-driver.ts';
import {
  accepted,
  idOf,
  PEOPLE,
  press,
  type Bench,
  type Person,
} from '../../support/tables-bench.ts';
import { command, component, privateMessage } from '../support/incoming.ts';
import { createRouted, type Routed } from '../support/route.ts';

const screens = createScreens([chipScreen]);
const THREE = ['anna', 'ben', 'cleo'] as const;

function textIn(answer: Answer): string {
  if (answer.type === 'modal') return answer.modal.title;
  return textOf({ components: [...answer.body.components] }).replaceAll('\u00A0', ' ');
}

/** The labels of what the answer offers. */
function labelsIn(answer: Answer): readonly (string | undefined)[] {
  if (answer.type === 'modal') return [];
  return controlsOf({ components: [...answer.body.components] }).map((control) =>
    'label' in control ? control.label : undefined,
  );
}

/** The labels again, row by row. */
function rowsIn(answer: Answer): readonly (readonly (string | undefined)[])[] {
  if (answer.type === 'modal') return [];
  return answer.body.components
    .flatMap((part) => (part.type === ComponentType.Container ? part.components : []))
    .filter((part) => part.type === ComponentType.ActionRow)
    .map((row) =>
      row.components.map((control) => ('label' in control ? control.label : undefined)),
    );
}

/** Who may be chosen in the select of the answer. */
function namesIn(answer: Answer): readonly string[] {
  if (answer.type === 'modal') return [];
  return controlsOf({ components: [...answer.body.components] }).flatMap((control) =>
    control.type === ComponentType.StringSelect ? control.options.map(({ label }) => label) : [],
  );
}

describe('at a table with chips', () => {
  let bench: Bench;
  let routed: Routed;
  beforeEach(() => {
    bench = eveningBench();
    routed = createRouted(bench, screens);
  });

  async function answerTo(...given: Parameters<typeof component>): Promise<Answer> {
    const reply = await routed.route(component(...given));
    reply.delivered?.({ as: 'shown' });
    return reply.answer;
  }
  const presses = (person: Person, table: TableId, action: TableAction) =>
    answerTo(person, makeCustomId({ kind: 'table', table, action }));
  const onPrivate = (person: Person, table: TableId, action: TableAction) =>
    answerTo(person, makeCustomId({ kind: 'table', table, action }), { source: privateMessage() });
  const chooses = (person: Person, table: TableId, item: MenuItem, user?: UserId) =>
    answerTo(
      person,
      makeCustomId({ kind: 'menu', table, item, ...(user === undefined ? {} : { user }) }),
      { source: privateMessage() },
    );
  const revision = async (id: TableId) => (await reading(bench, id)).info.revision;

  describe('the start command', () => {
    it('opens the table with what is agreed on, by the names that people type', async () => {
      const options = { ante: 7, 'buy-in': 60, hands: 12, rebuy: false, pace: 'none' };
      await routed.route(command('anna', ['anaconda', 'start'], { options }));
      const { channel } = press('anna');
      const opened = await bench.tables.readChannel(channel);
      expect(opened?.info.evening).toMatchObject({ buyIn: 60, hands: 12, rebuy: false });
      expect(opened?.info.options).toMatchObject({ ante: 7 });
      expect(await chipsOf(bench, 'anna')).toEqual({ balance: 940, staked: 60 });
    });

    it('without any takes the usual agreement', async () => {
      await routed.route(command('anna', ['anaconda', 'start']));
      const opened = await bench.tables.readChannel(press('anna').channel);
      expect(opened?.info.evening).toMatchObject({ buyIn: 100, rebuy: true });
      expect(opened?.info.evening).not.toHaveProperty('hands');
    });

    it('is refused to somebody with too few chips', async () => {
      // A thousand to begin with, and none of it left.
      const elsewhere = press('anna', { channel: '200000000000000009' as never });
      const request = { game: 'anaconda', options: {}, language: 'en', pace: 'none' } as const;
      await accepted(bench.tables.open(elsewhere, { ...request, agreement: { buyIn: 1_000 } }));
      const { answer } = await routed.route(command('anna', ['anaconda', 'start']));
      expect(textIn(answer)).toContain('You do not have enough chips for that. `/chips` shows');
    });
  });

  describe('between two hands', () => {
    it('Ready is shown to everybody, and the last one begins the hand', async () => {
      const { info } = await betweenHands(bench);
      expect(textIn(await presses('ben', info.id, 'ready'))).toContain('**ben**: 99 chips');
      await presses('cleo', info.id, 'ready');
      const dealt = await presses('anna', info.id, 'ready');
      expect(dealt.type).toBe('update');
      expect(textIn(dealt)).toContain('Hand 2\n');
      expect((await reading(bench, info.id)).info.status).toBe('playing');
    });

    it('Ready on one’s own message is answered there', async () => {
      const { info } = await betweenHands(bench);
      const answer = await onPrivate('ben', info.id, 'ready');
      expect(answer.type).toBe('update');
      expect(textIn(answer)).toContain('You have 99 chips here, and you are ready.');
    });

    it('Buy in again brings the buy-in, once', async () => {
      const { reader, broke } = await brokeEvening(bench);
      const { id } = reader.info;
      await presses(broke, id, 'buy-in');
      expect((await stacksAt(bench, id))[broke]).toBe(20);
      expect((await chipsOf(bench, broke)).balance).toBe(960);
      expect(textIn(await presses(broke, id, 'buy-in'))).toContain('You still have chips here');
    });

    it('Join takes a chair for the next hand, also of somebody who has left before', async () => {
      const { info } = await betweenHands(bench);
      expect(textIn(await presses('dora', info.id, 'join'))).toContain('**dora**: 100 chips');
      await presses('ben', info.id, 'leave');
      expect(textIn(await presses('ben', info.id, 'join'))).toContain('**ben**: 99 chips');
    });

    it('Leave on one’s own message says with how many chips', async () => {
      const { info } = await betweenHands(bench);
      const answer = await onPrivate('ben', info.id, 'leave');
      expect(textIn(answer)).toBe('You have left the table with 99 chips.');
    });

    it('How it went tells the last hand', async () => {
      const { info } = await betweenHands(bench);
      expect(textIn(await presses('dora', info.id, 'recap'))).toContain('The story of the hand.');
    });

    it.each([
      ['dora', 'ready', 'You have no seat at this table.'],
      ['dora', 'buy-in', 'You have no seat at this table.'],
      ['dora', 'leave', 'You have no seat at this table.'],
      ['dora', 'hand', 'Press **Join**, and you are in from the next hand.'],
      ['ben', 'join', 'You are at the table already.'],
      ['ben', 'buy-in', 'You still have chips here'],
      ['ben', 'start', 'Only the host can do that.'],
      ['ben', 'back', 'That hand is over.'],
      ['ben', 'cancel', 'Only the host, or somebody who may manage'],
      ['ben', 'proof', 'The secret of the shuffle is shown when the game is over.'],
    ] as const)('tells %s who presses %s: %s', async (person, action, sentence) => {
      const { info } = await betweenHands(bench);
      const before = await revision(info.id);
      const answer = await presses(person, info.id, action);
      expect(answer.type).toBe('private');
      expect(textIn(answer)).toContain(sentence);
      expect(await revision(info.id)).toBe(before);
    });

    it('a control of the hand that is over says that it is', async () => {
      const running = await evening(bench, THREE);
      const decision = running.seatSnapshot(0)?.decision ?? 0;
      const { id } = running.info;
      await handWonBy(bench, id, 'anna');
      const old = { kind: 'game', table: id, decision, action: 'plain', draft: [] } as const;
      const answer = await answerTo('anna', makeCustomId(old), { source: privateMessage() });
      expect(textIn(answer)).toContain('That hand is over.');
    });
  });

  describe('while a hand runs', () => {
    it.each([
      ['dora', 'join', 'possible only between two hands'],
      ['dora', 'hand', 'A hand is running without you. When it is over, the table has **Join**'],
      ['ben', 'ready', 'possible only between two hands'],
      ['ben', 'buy-in', 'possible only between two hands'],
      ['ben', 'recap', 'told when it is over'],
    ] as const)('tells %s who presses %s: %s', async (person, action, sentence) => {
      const { info } = await evening(bench, THREE);
      const before = await revision(info.id);
      expect(textIn(await presses(person, info.id, action))).toContain(sentence);
      expect(await revision(info.id)).toBe(before);
    });

    it('does not promise a next hand where none will be', async () => {
      const { info } = await evening(bench, THREE, { agreement: { hands: 1 } });
      const told = textIn(await presses('dora', info.id, 'hand'));
      expect(told).toContain('You are welcome to watch');
      expect(told).not.toContain('**Join**');
    });

    it('leaving is asked about in words of its own, and says what happens', async () => {
      const { info } = await evening(bench, THREE);
      expect(textIn(await chooses('ben', info.id, 'ask-leave'))).toContain(
        'your seat folds when it is asked',
      );
      expect(textIn(await chooses('ben', info.id, 'leave'))).toContain('after the hand you keep');
    });
  });

  describe('the menu', () => {
    const menuOf = (person: Person, id: TableId) => chooses(person, id, 'show');

    it('lets the host call the last hand, and end the evening after it', async () => {
      const { info } = await evening(bench, THREE);
      expect(labelsIn(await menuOf('anna', info.id))).toEqual([
        'Bring the table down',
        'Leave',
        'Remove somebody …',
        'Hand over the host …',
        'Last hand',
        'End the evening',
        'Do not mention me',
      ]);
      expect(labelsIn(await menuOf('ben', info.id))).not.toContain('Last hand');
      expect(textIn(await chooses('anna', info.id, 'ask-end'))).toContain(
        'played to its end first',
      );
      expect(textIn(await chooses('anna', info.id, 'end'))).toBe(
        'This hand is the last one; then the evening is over.',
      );
      const { evening: called, status } = (await reading(bench, info.id)).info;
      expect({ status, isLast: called?.isLast }).toEqual({ status: 'playing', isLast: true });
    });

    it('offers neither once the last hand is called and runs', async () => {
      const { info } = await evening(bench, THREE);
      await chooses('anna', info.id, 'call-last');
      const labels = labelsIn(await menuOf('anna', info.id));
      expect(labels).not.toContain('Last hand');
      expect(labels).not.toContain('End the evening');
    });

    it('says which hand is the last', async () => {
      const running = await evening(bench, THREE);
      expect(textIn(await chooses('anna', running.info.id, 'call-last'))).toContain('This hand is');
      const other = eveningBench();
      routed = createRouted(other, screens);
      const waiting = await betweenHands(other);
      expect(textIn(await chooses('anna', waiting.info.id, 'call-last'))).toContain(
        'The next hand',
      );
    });

    it('between two hands ends the evening at once', async () => {
      const { info } = await betweenHands(bench);
      const shown = await menuOf('anna', info.id);
      expect(textIn(shown)).toContain('between two hands. Host: **anna**');
      expect(labelsIn(shown)).toContain('End the evening');
      expect(textIn(await chooses('anna', info.id, 'ask-end'))).toContain(
        'everybody keeps their chips',
      );
      expect(textIn(await chooses('anna', info.id, 'end'))).toContain('The evening is over.');
      expect((await reading(bench, info.id)).info.status).toBe('over');
      expect(await chipsOf(bench, 'anna')).toEqual({ balance: 1_002, staked: 0 });
    });

    it('of a moderator who does not play says that the hand will not count', async () => {
      const { info } = await evening(bench, THREE, { options: { ante: 5 } });
      const by = press('dora', { moderator: true });
      const asks = (item: MenuItem) =>
        answerTo('dora', makeCustomId({ kind: 'menu', table: info.id, item }), {
          source: privateMessage(),
          press: { ...by, interaction: press('dora').interaction },
        });
      expect(textIn(await asks('ask-end'))).toContain('in the middle of a hand');
      expect(textIn(await asks('end'))).toContain('The hand does not count');
      for (const person of THREE) {
        expect(await chipsOf(bench, person)).toEqual({ balance: 1_000, staked: 0 });
      }
    });

    it('before the first hand closes the lobby as ever', async () => {
      await routed.route(command('anna', ['anaconda', 'start']));
      const opened = await bench.tables.readChannel(press('anna').channel);
      const labels = labelsIn(await menuOf('anna', opened?.info.id ?? ('' as TableId)));
      expect(labels).toContain('Close the lobby');
      expect(labels).not.toContain('Last hand');
    });

    it('explains why nobody is removed from a hand that goes on with them', async () => {
      const { info } = await evening(bench, THREE, { pace: 'live' });
      const asked = await chooses('anna', info.id, 'ask-remove', idOf('ben'));
      expect(textIn(asked)).toContain('Remove **ben**? Their chips stay theirs');
      const told = textIn(await chooses('anna', info.id, 'remove', idOf('ben')));
      expect(told).toContain('Whoever is removed in the middle of a hand folds.');
    });

    it('of anybody in a hand without a clock helps against somebody who never moves', async () => {
      const { info } = await evening(bench, THREE, { pace: 'none' });
      for (const seat of [1, 2]) {
        await moveNext(bench, await reading(bench, info.id), seededDraw(1), meekly, seat);
      }
      expect(labelsIn(await menuOf('ben', info.id))).toEqual([
        'Bring the table down',
        'Leave',
        'Remove somebody …',
        'Do not mention me',
      ]);
      expect(labelsIn(await menuOf('dora', info.id))).not.toContain('Remove somebody …');
      expect(namesIn(await chooses('ben', info.id, 'pick-remove'))).toEqual(['anna', 'cleo']);
      const remove = (person: Person) => chooses('ben', info.id, 'remove', idOf(person));
      const tooSoon = 'keeps a table without a clock waiting for half a day';
      await bench.clock.advance(PATIENCE - 1);
      expect(textIn(await remove('anna'))).toContain(tooSoon);
      await bench.clock.advance(1);
      expect(textIn(await remove('cleo'))).toContain(tooSoon);
      expect(textIn(await remove('anna'))).toBe('**anna** was removed from the table.');
      const { players, host } = (await reading(bench, info.id)).info;
      expect(players.map(({ presence }) => presence)).toEqual(['gone', 'here', 'here']);
      expect(host).toBe(idOf('ben'));
    });

    it('of others than the host removes nobody where a clock runs, or between two hands', async () => {
      const clocked = await evening(bench, THREE, { pace: 'live' });
      expect(labelsIn(await menuOf('ben', clocked.info.id))).not.toContain('Remove somebody …');
      const other = eveningBench();
      routed = createRouted(other, screens);
      const waiting = await betweenHands(other, THREE, { pace: 'none' });
      expect(labelsIn(await menuOf('ben', waiting.info.id))).not.toContain('Remove somebody …');
    });

    it('has rows of two where labels are long, as they are in German', async () => {
      const { info } = await betweenHands(bench);
      const id = makeCustomId({ kind: 'menu', table: info.id, item: 'show' });
      const menu = await answerTo('anna', id, { source: privateMessage(), language: 'de' });
      expect(rowsIn(menu)).toEqual([
        ['Tisch nach unten holen', 'Aussteigen'],
        ['Jemanden entfernen …', 'Leitung abgeben …'],
        ['Letzte Runde', 'Abend beenden'],
        ['Nicht erwähnen'],
      ]);
    });

    it('removes somebody between two hands with their chips', async () => {
      const { info } = await betweenHands(bench);
      await chooses('anna', info.id, 'remove', idOf('ben'));
      expect(await chipsOf(bench, 'ben')).toEqual({ balance: 999, staked: 0 });
    });
  });

  describe('private panels', () => {
    it('follow their owners to other seats, and show no other hand', async () => {
      const { info } = await evening(bench, THREE);
      const messageOf = (person: Person) =>
        `50000000000000009${PEOPLE.indexOf(person)}` as MessageId;
      for (const person of THREE) {
        const id = makeCustomId({ kind: 'table', table: info.id, action: 'hand' });
        const reply = await routed.route(component(person, id));
        reply.delivered?.({ as: 'shown', message: messageOf(person) });
      }
      await handWonBy(bench, info.id, 'anna');
      // Anna gives up the first seat, so that the others move up at the next deal.
      await presses('anna', info.id, 'leave');
      await presses('dora', info.id, 'join');
      await presses('ben', info.id, 'ready');
      await presses('cleo', info.id, 'ready');
      await routed.stop();

      const reader = await reading(bench, info.id);
      const people = reader.info.players.map(({ user }) => user);
      expect(people).toEqual((['ben', 'cleo', 'dora'] as const).map(idOf));
      const shownTo = (person: Person) => {
        const edits = routed.api.calls.filter(({ what }) => what === messageOf(person));
        return textOf({ components: [...(edits.at(-1)?.body?.components ?? [])] });
      };
      for (const [seat, person] of (['ben', 'cleo'] as const).entries()) {
        const { hand } = reader.seatSnapshot(seat)?.private as { hand: readonly string[] };
        expect(shownTo(person)).toContain(`Hand ${hand.join(' ')}`);
      }
      // Whoever has left keeps no cards of a hand that runs.
      expect(shownTo('anna')).toContain('You are not at this table.');
    });
  });

  it('nobody sits down where no seat is left', async () => {
    const { info } = await betweenHands(bench, PEOPLE);
    const stranger = { ...press('anna'), user: '300000000000000099' as UserId, name: 'zoe' };
    const id = makeCustomId({ kind: 'table', table: info.id, action: 'join' });
    expect(textIn(await answerTo('anna', id, { press: stranger }))).toContain('The table is full.');
  });
});
