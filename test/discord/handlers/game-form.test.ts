/** A form that asks for a number: opened by a control of a game, and held to all that a press is held to. */
import { beforeEach, describe, expect, it } from 'vitest';
import { ComponentType } from 'discord-api-types/v10';
import type { Answer, IncomingModal } from '../../../src/discord/contract.ts';
import { makeCustomId, type CustomId } from '../../../src/discord/ids.ts';
import { NUMBER_FIELD } from '../../../src/discord/panels/number-form.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';
import type { TableId } from '../../../src/tables/types.ts';
import { reading } from '../../support/absent-play.ts';
import { chipScreen } from '../../support/chip-screen.ts';
import { handWonBy } from '../../support/evening-hands.ts';
import { evening, eveningBench, personAt } from '../../support/evenings.ts';
import { textOf } from '../../support/table-driver.ts';
import {
  accepted,
  OTHER_CHANNEL,
  press,
  type Bench,
  type Person,
} from '../../support/tables-bench.ts';
import { component, form, PANEL, privateMessage } from '../support/incoming.ts';
import { createRouted, type Routed } from '../support/route.ts';

const screens = createScreens([chipScreen]);
const THREE = ['anna', 'ben', 'cleo'] as const;

function textIn(answer: Answer): string {
  if (answer.type === 'modal') throw new Error('A form is no text.');
  return textOf({ components: [...answer.body.components] });
}

describe('a form of a game', () => {
  let bench: Bench;
  let routed: Routed;
  let table: TableId;
  let bettor: Person;
  let decision = 0;
  /** A hand whose first question is for chips: one may check, bet 1 to 5, or fold. */
  beforeEach(async () => {
    bench = eveningBench();
    routed = createRouted(bench, screens);
    const reader = await evening(bench, THREE, { options: { passBetting: true } });
    const [seat = -1] = reader.publicSnapshot()?.turn ?? [];
    table = reader.info.id;
    const { channel } = reader.info;
    await bench.tables.panelPosted(table, { channel, message: PANEL, postedAt: bench.clock.now() });
    bettor = personAt(reader, seat);
    decision = reader.seatSnapshot(seat)?.decision ?? 0;
  });

  const idOf = (action: string, changes: Partial<Extract<CustomId, { kind: 'game' }>> = {}) =>
    makeCustomId({ kind: 'game', table, decision, action, draft: [], ...changes });
  async function sends(
    person: Person,
    fields: IncomingModal['fields'],
    customId = idOf('amount'),
    overrides: Partial<IncomingModal> = {},
  ): Promise<Answer> {
    const reply = await routed.route(form(person, customId, fields, overrides));
    reply.delivered?.({ as: 'shown' });
    return reply.answer;
  }
  const typed = (text: string) => ({ [NUMBER_FIELD]: text });
  const betsNow = async () => {
    const reader = await reading(bench, table);
    return (reader.publicSnapshot()?.public as { bets: readonly number[] }).bets;
  };

  it('is opened by a control, with the bounds in it and an id that names the decision', async () => {
    const { answer } = await routed.route(component(bettor, idOf('bet')));
    expect(answer).toMatchObject({
      type: 'modal',
      modal: {
        custom_id: idOf('amount'),
        title: 'Bet',
        components: [
          {
            type: ComponentType.Label,
            label: 'Chips, 1 to 5',
            component: { type: ComponentType.TextInput, custom_id: NUMBER_FIELD, max_length: 1 },
          },
        ],
      },
    });
    expect(await betsNow()).toEqual([0, 0, 0]);
  });

  it('makes the move, and is answered with the public panel that it came from', async () => {
    const answer = await sends(bettor, typed('3'));
    expect(answer.type).toBe('update');
    expect(textIn(answer)).toContain('Stage before-pass');
    expect([...(await betsNow())].sort()).toEqual([0, 0, 3]);
  });

  it('is answered with the private panel where it came from one', async () => {
    const answer = await sends(bettor, typed('5'), idOf('amount'), { source: privateMessage() });
    expect(answer.type).toBe('update');
    expect(textIn(answer)).toContain('Your hand');
    expect([...(await betsNow())].sort()).toEqual([0, 0, 5]);
  });

  it.each([
    ['nothing', typed(''), 'That is no such number.'],
    ['no number', typed('three'), 'That is no such number.'],
    ['a fraction', typed('3.5'), 'That is no such number.'],
    ['a sign', typed('-3'), 'That is no such number.'],
    ['another script', typed('٣'), 'That is no such number.'],
    ['half a character', typed('\uD800'), 'That is no such number.'],
    ['very much', typed('9'.repeat(4_000)), 'That is no such number.'],
    ['a number below the bounds', typed('0'), 'Refused: bet-out-of-range.'],
    ['a number above them', typed('6'), 'Refused: bet-out-of-range.'],
    ['several values', { [NUMBER_FIELD]: ['3'] }, 'That is no such number.'],
    ['another field', { amount: '3' }, 'That is no such number.'],
    ['no field', {}, 'That is no such number.'],
  ])('with %s in it changes nothing, and is told why', async (_what, fields, sentence) => {
    const answer = await sends(bettor, fields);
    expect(answer.type).toBe('private');
    expect(textIn(answer)).toContain(sentence);
    expect(await betsNow()).toEqual([0, 0, 0]);
  });

  it.each([
    ['another decision', { decision: 4_000 }, 'You were a moment late'],
    ['an action that the game does not have', { action: 'steal' }, 'from an older version of me'],
    ['another table', { table: 'XXXXXXXXXX' as TableId }, 'This table is gone'],
    // Only a forged id leads from a form to a form, which Discord would not take.
    ['the control that opens it', { action: 'bet' }, 'from an older version of me'],
  ])('that names %s changes nothing', async (_what, changes, sentence) => {
    const answer = await sends(bettor, typed('3'), idOf('amount', changes));
    expect(textIn(answer)).toContain(sentence);
    expect(await betsNow()).toEqual([0, 0, 0]);
  });

  it('of somebody else changes nothing', async () => {
    const other = THREE.find((person) => person !== bettor) ?? 'anna';
    expect(textIn(await sends(other, typed('3')))).toContain('It is not your turn');
    expect(textIn(await sends('dora', typed('3')))).toContain('running without you');
    expect(await betsNow()).toEqual([0, 0, 0]);
  });

  it('from another channel, or from no message, changes nothing', async () => {
    const elsewhere = press(bettor, { channel: OTHER_CHANNEL });
    const answer = await sends(bettor, typed('3'), idOf('amount'), { press: elsewhere });
    expect(textIn(answer)).toContain('belongs to a table in another channel');
    const { source: _source, ...sourceless } = form(bettor, idOf('amount'), typed('3'));
    const reply = await routed.route(sourceless);
    expect(reply.refusal).toBe(true);
    expect(await betsNow()).toEqual([0, 0, 0]);
  });

  it('that is sent late says that the table has moved on', async () => {
    await sends(bettor, typed('3'));
    expect(textIn(await sends(bettor, typed('4')))).toContain('You were a moment late');
    await handWonBy(bench, table, 'anna');
    expect(textIn(await sends(bettor, typed('4')))).toContain('That hand is over.');
    await accepted(bench.tables.cancel(press('anna'), table));
    expect(textIn(await sends(bettor, typed('4')))).toContain('This game is over.');
  });

  it('counts once where it is delivered twice', async () => {
    const sent = form(bettor, idOf('amount'), typed('3'));
    await routed.route(sent);
    const before = (await reading(bench, table)).info.revision;
    await routed.route(sent);
    expect((await reading(bench, table)).info.revision).toBe(before);
    expect([...(await betsNow())].sort()).toEqual([0, 0, 3]);
  });
});
