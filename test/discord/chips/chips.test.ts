import { describe, expect, it } from 'vitest';
import { answerChips } from '../../../src/discord/chips/chips.ts';
import { GRANT } from '../../../src/chips/rules.ts';
import type { IncomingCommand } from '../../../src/discord/contract.ts';
import type { Purse } from '../../../src/discord/purse-port.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';
import type { GuildId, RecordLine, UserId } from '../../../src/tables/types.ts';
import { chipScreen } from '../../support/chip-screen.ts';
import { BEN, command, demoScreen, faultsOf, textOf } from '../help/sample.ts';

const screens = createScreens([demoScreen]);
/** Somebody who has never played for chips. */
const createPurse = (): Purse => ({
  holdings: () => Promise.resolve({ balance: GRANT, staked: 0 }),
  chipRecord: () => Promise.resolve({ hands: 0, won: 0, lost: 0 }),
  ledgerLines: () => Promise.resolve([]),
  topUp: () => Promise.reject(new Error('Nobody asked for chips.')),
  ranking: () => Promise.resolve([]),
});
const line: RecordLine = { game: 'demo', played: 5, won: 3, shared: 0, lost: 2 };

async function chips(given: Partial<IncomingCommand>, lines: readonly RecordLine[]) {
  const asked: { guild: GuildId; user: UserId }[] = [];
  const tables = {
    records: (guild: GuildId, user: UserId) => {
      asked.push({ guild, user });
      return Promise.resolve(lines);
    },
  };
  const parts = { tables, screens, purse: createPurse() };
  const answer = await answerChips(command({ path: ['chips'], ...given }), parts);
  if (answer.type !== 'private') throw new Error('Records are shown to the reader alone.');
  expect(faultsOf(answer.body)).toEqual([]);
  return { asked, text: textOf(answer.body) };
}

describe('/chips, the record', () => {
  it("shows one's own record on this server, a game a line", async () => {
    const { asked, text } = await chips({}, [line]);
    const { guild, user } = command().press;
    expect(asked).toEqual([{ guild, user }]);
    expect(text).toContain('Your record');
    expect(text).toContain('🎲 Demo');
    expect(text).toContain('5 games: 3 won, 2 lost\n');
  });

  it('mentions shared first places only where there are some', async () => {
    const { text } = await chips({}, [{ ...line, played: 6, shared: 1 }]);
    expect(text).toContain('6 games: 3 won, 2 lost, 1 shared');
  });

  it("shows somebody else's record under their name, which does nothing", async () => {
    const { asked, text } = await chips(
      { options: { player: BEN }, people: { [BEN]: '**Ben** @everyone' } },
      [line],
    );
    expect(asked[0]?.user).toBe(BEN);
    expect(text).toContain(String.raw`**\*\*Ben\*\* \@everyone**`);
  });

  it('shows a mention where Discord did not tell the name', async () => {
    const { text } = await chips({ options: { player: BEN } }, []);
    expect(text).toContain(`<@${BEN}> has not finished a game here yet.`);
  });

  it('takes oneself as oneself', async () => {
    const { text } = await chips({ options: { player: command().press.user } }, [line]);
    expect(text).toContain('Your record');
  });

  it('tells a newcomer what to do', async () => {
    const { text } = await chips({}, []);
    expect(text).toContain('`/demo start`');
  });

  it('counts hands where a game is played for chips', async () => {
    const answer = await answerChips(command({ path: ['chips'] }), {
      tables: { records: () => Promise.resolve([{ ...line, game: 'anaconda' }]) },
      screens: createScreens([chipScreen]),
      purse: createPurse(),
    });
    if (answer.type !== 'private') throw new Error('Records are shown to the reader alone.');
    expect(textOf(answer.body)).toContain('5 hands: 3 won, 2 lost');
  });

  it('keeps the record of a game that was withdrawn', async () => {
    const { text } = await chips({}, [{ ...line, game: 'gone' }]);
    expect(text).toContain('**gone**\n5 games');
  });

  it('speaks the language of the reader', async () => {
    const german = await chips({ language: 'de' }, [{ ...line, played: 1, won: 0, lost: 1 }]);
    expect(german.text).toContain('1 Spiel: 0 gewonnen, 1 verloren');
    const french = await chips({ language: 'fr' }, [line]);
    expect(french.text).toContain('5 parties\u00A0: 3 gagnées, 2 perdues');
  });
});
