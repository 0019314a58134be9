import { describe, expect, it } from 'vitest';
import { cockroachScreen } from '../../../src/discord/games/cockroach/screen.ts';
import { answerHelp } from '../../../src/discord/help/help.ts';
import { openRules, turnRules } from '../../../src/discord/help/rules.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';
import { LANGUAGES } from '../../../src/tables/types.ts';
import type { Answer, MessageBody } from '../../../src/discord/contract.ts';
import { buttonsOf, command, demoScreen, faultsOf, press, textOf } from './sample.ts';

const screens = createScreens([demoScreen]);

function bodyOf(answer: Answer): MessageBody {
  if (answer.type === 'modal') throw new Error('A modal has no body.');
  return answer.body;
}

describe('/help', () => {
  it('is for the reader alone', () => {
    expect(answerHelp(command(), screens).type).toBe('private');
  });

  it('names each game with its command and its pitch in the language of the reader', () => {
    const text = textOf(bodyOf(answerHelp(command({ language: 'de' }), screens)));
    expect(text).toContain('🎲 Muster');
    expect(text).toContain('`/demo start`');
    expect(text).toContain('Ein Spiel, das keines ist.');
  });

  it('says that nothing here is worth money, and where privacy is explained', () => {
    const text = textOf(bodyOf(answerHelp(command(), screens)));
    expect(text).toMatch(/worth nothing outside the games/);
    expect(text).toContain('`/privacy`');
    for (const name of ['/demo rules', '/table', '/chips']) expect(text).toContain(name);
  });

  it.each(LANGUAGES)('fits into a message with five games (%s)', (language) => {
    const five = createScreens(['a', 'b', 'c', 'd', 'e'].map((game) => ({ ...demoScreen, game })));
    expect(faultsOf(bodyOf(answerHelp(command({ language }), five)))).toEqual([]);
  });
});

describe('the rules', () => {
  const page = (number: number) => bodyOf(turnRules(press(), screens, 'demo', number));

  it('open on their first page, for the reader alone', () => {
    const answer = openRules('de', screens, 'demo');
    expect(answer.type).toBe('private');
    expect(textOf(bodyOf(answer))).toContain('Erste Seite');
    expect(textOf(bodyOf(answer))).toContain('Seite 1 von 3');
  });

  it('turn the page in place', () => {
    const answer = turnRules(press(), screens, 'demo', 1);
    expect(answer.type).toBe('update');
    expect(textOf(bodyOf(answer))).toContain('Second page');
  });

  it('never replace a message that others see', () => {
    const source = { ...press().source, ephemeral: false };
    expect(turnRules(press({ source }), screens, 'demo', 1).type).toBe('private');
  });

  it('lead back and on, and nowhere from the ends', () => {
    const ends = [0, 1, 2].map((number) => buttonsOf(page(number)).map(({ disabled }) => disabled));
    expect(ends).toEqual([
      [true, false],
      [false, false],
      [false, true],
    ]);
    expect(buttonsOf(page(1)).map(({ id }) => id)).toEqual(['h1:rules:demo:0', 'h1:rules:demo:2']);
  });

  it('show the last page where an old button asks for one that is gone', () => {
    expect(textOf(page(99))).toContain('Third page');
  });

  it('have no controls where one page is all', () => {
    const short = createScreens([{ ...demoScreen, rules: () => ['All of it.'] }]);
    expect(buttonsOf(bodyOf(openRules('en', short, 'demo')))).toEqual([]);
  });

  it('of a game that was withdrawn are answered with what there is', () => {
    expect(textOf(bodyOf(openRules('en', screens, 'gone')))).toContain('/help');
  });

  it.each(LANGUAGES)('of Cockroach Poker fit into a message on every page (%s)', (language) => {
    const real = createScreens([cockroachScreen]);
    for (let number = 0; number < 10; number += 1) {
      const body = bodyOf(turnRules(press({ language }), real, 'cockroach', number));
      expect(faultsOf(body)).toEqual([]);
    }
  });
});
