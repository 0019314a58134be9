import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { de as gameDe } from '../../src/discord/games/cockroach/catalogue/de.ts';
import { en as gameEn, type CockroachKey } from '../../src/discord/games/cockroach/catalogue/en.ts';
import { fr as gameFr } from '../../src/discord/games/cockroach/catalogue/fr.ts';
import { de as shellDe } from '../../src/discord/text/shell/de.ts';
import { en as shellEn } from '../../src/discord/text/shell/en.ts';
import { fr as shellFr } from '../../src/discord/text/shell/fr.ts';
import { LANGUAGES, type Language } from '../../src/tables/types.ts';
import { refusalStage, type RefusalStage } from './refusal-stage.ts';

const LONG = 60_000;
const SHELL = { en: shellEn, de: shellDe, fr: shellFr };
const GAME = { en: gameEn, de: gameDe, fr: gameFr };
/** Whoever lives by a catalogue uses these locales. */
const LOCALES: Readonly<Record<Language, string>> = { en: 'en-GB', de: 'de', fr: 'fr' };

/** A second sentence, a button or a command: something to go on with. */
const MORE_THAN_A_NO = /[.:;] \S|\*\*|`\//;
/** Where there is nothing to do but to play on, the sentence says for how long. */
const WAITING: readonly string[] = ['recap.not-yet', 'proof.not-yet'];

type Drive = (stage: RefusalStage) => Promise<string>;

const OF_THE_TABLE: readonly (readonly [keyof typeof shellEn, Drive])[] = [
  ['refusal.already-seated', ({ lobby }) => lobby.guest('table', 'join')],
  ['refusal.not-seated', ({ lobby }) => lobby.stranger('table', 'leave')],
  ['refusal.not-host', ({ lobby }) => lobby.guest('table', 'start')],
  ['refusal.not-allowed', ({ lobby }) => lobby.guest('table', 'cancel')],
  ['refusal.not-started', ({ lobby }) => lobby.host('menu', 'end')],
  ['refusal.too-few', ({ lonely }) => lonely.host('table', 'start')],
  ['refusal.table-full', ({ full }) => full.stranger('table', 'join')],
  ['refusal.channel-taken', ({ lobby }) => lobby.startAnother()],
  ['refusal.no-computer', ({ lobby }) => lobby.host('table', 'remove-computer')],
  ['notice.no-seat-lobby', ({ lobby }) => lobby.stranger('table', 'hand')],
  ['notice.no-hand-yet', ({ lobby }) => lobby.guest('table', 'hand')],
  ['recap.not-yet', ({ lobby }) => lobby.guest('recap', '0')],
  ['proof.not-yet', ({ lobby }) => lobby.guest('table', 'proof')],
  ['refusal.already-started', ({ game }) => game.stranger('table', 'join')],
  ['notice.no-seat-playing', ({ game }) => game.stranger('table', 'hand')],
  ['refusal.not-away', ({ game }) => game.guest('table', 'back')],
  ['notice.not-your-turn', ({ game }) => game.waiting('true')],
  ['refusal.stale', ({ game }) => game.onTurn('true', { decision: 1 })],
  ['notice.old-button', ({ game }) => game.onTurn('juggle')],
  ['refusal.table-over', ({ over }) => over.guest('table', 'join')],
  ['refusal.table-over', ({ over }) => over.guest('game', '3:true:')],
  ['notice.no-seat-over', ({ over }) => over.stranger('table', 'hand')],
  ['refusal.other-place', ({ lobby, game }) => lobby.stranger('table', 'hand', game.table)],
  ['refusal.unknown-table', ({ lobby }) => lobby.stranger('table', 'hand', 'AAAAAAAAAA')],
  ['refusal.cleared-away', ({ cleared }) => cleared.guest('table', 'hand')],
  ['refusal.cleared-away', ({ cleared }) => cleared.guest('table', 'join')],
  ['refusal.cleared-away', ({ cleared }) => cleared.guest('table', 'rules')],
  ['refusal.cleared-away', ({ cleared }) => cleared.guest('table', 'menu')],
  ['refusal.cleared-away', ({ cleared }) => cleared.guest('table', 'proof')],
  ['refusal.cleared-away', ({ cleared }) => cleared.guest('table', 'rematch')],
  ['refusal.cleared-away', ({ cleared }) => cleared.guest('table', 'back')],
  ['refusal.cleared-away', ({ cleared }) => cleared.guest('recap', '0')],
  ['refusal.cleared-away', ({ cleared }) => cleared.guest('game', '3:true:')],
  ['notice.old-button', ({ lobby }) => lobby.press('of another bot')],
  ['menu.no-table', ({ runs }) => runs(['table'])],
  ['notice.unknown-command', ({ unknownCommand }) => unknownCommand()],
  ['notice.not-here', ({ outside }) => outside()],
];

const OF_THE_GAME: readonly (readonly [CockroachKey, Drive])[] = [
  ['refusal.wrong-phase', ({ game }) => game.onTurn('true')],
  ['hint.incomplete', ({ game }) => game.onTurn('hand-over')],
  ['hint.gone', ({ game }) => game.onTurn('card')],
  ['refusal.must-judge', ({ deciding }) => deciding.onTurn('look')],
  ['hint.mustJudge', ({ deciding }) => deciding.onTurn('pass')],
];

describe('a refusal is told in the words of its catalogue and says what to do', () => {
  let stage: RefusalStage;
  beforeAll(async () => {
    stage = await refusalStage();
  }, LONG);
  afterAll(() => stage.end());

  describe.each(LANGUAGES)('in %s', (language) => {
    it.each(OF_THE_TABLE)('%s', async (key, drive) => {
      stage.speak(LOCALES[language]);
      const sentence = SHELL[language][key];
      expectWords(await drive(stage), sentence);
      if (!WAITING.includes(key)) expect(sentence).toMatch(MORE_THAN_A_NO);
    });

    it.each(OF_THE_GAME)('%s of Cockroach Poker', async (key, drive) => {
      stage.speak(LOCALES[language]);
      expectWords(await drive(stage), GAME[language][key]);
    });
  });
});

/** The answer has each fixed part of the sentence. */
function expectWords(told: string, sentence: string): void {
  const parts = sentence.split(/\{\w+(?:, plural, .*?\})?\}/).map((part) => part.trim());
  for (const part of parts) expect(told).toContain(part);
}
