import { describe, expect, it } from 'vitest';
import { REFUSALS, type Creature } from '../../../../src/games/cockroach/types.ts';
import { SHARED_REFUSALS } from '../../../../src/engine/contract.ts';
import { cockroachScreen } from '../../../../src/discord/games/cockroach/screen.ts';
import { LANGUAGES } from '../../../../src/tables/types.ts';
import { seededDraw } from '../../../conformance/seeded.ts';
import { cutOff, randomGame, tableAfter, type Table } from './table.ts';

const HANDS: readonly (readonly Creature[])[] = [['rat'], ['bat'], ['fly']];

/** Ann offers Bo a rat, says what it is, and Bo answers. */
function answered(claim: Creature, truth: boolean): Table {
  return tableAfter(
    HANDS,
    [0, { type: 'offer', card: 'rat', to: 1, claim }],
    [1, { type: 'judge', truth }],
  );
}

describe('the keeping of a card is told as claim, answer, truth and consequence', () => {
  it.each([
    [
      'rat',
      true,
      '**Ann** said “rat”, and **Bo** answered “true”. It is a rat 🐀: the claim was true, **Bo** is right, so **Ann** keeps the card. **Ann** now has 1 rat face up.',
    ],
    [
      'toad',
      true,
      '**Ann** said “toad”, and **Bo** answered “true”. It is a rat 🐀: the claim was not true, **Bo** is wrong, so **Bo** keeps the card. **Bo** now has 1 rat face up.',
    ],
    [
      'toad',
      false,
      '**Ann** said “toad”, and **Bo** answered “false”. It is a rat 🐀: the claim was not true, **Bo** is right, so **Ann** keeps the card. **Ann** now has 1 rat face up.',
    ],
    [
      'rat',
      false,
      '**Ann** said “rat”, and **Bo** answered “false”. It is a rat 🐀: the claim was true, **Bo** is wrong, so **Bo** keeps the card. **Bo** now has 1 rat face up.',
    ],
  ] as const)('(said %s, answered %s)', (claim, truth, sentence) => {
    expect(cockroachScreen.publicPart(answered(claim, truth).open()).happened).toBe(sentence);
  });

  it('in German and in French', () => {
    const table = answered('toad', false);
    expect(cockroachScreen.publicPart(table.open({ language: 'de' })).happened).toBe(
      '**Ann** sagte „Kröte“, und **Bo** antwortete „falsch“. Es ist eine Ratte 🐀: Die Behauptung stimmte nicht, **Bo** hat recht, also behält **Ann** die Karte. **Ann** hat jetzt 1 Ratte offen liegen.',
    );
    expect(cockroachScreen.publicPart(table.open({ language: 'fr' })).happened).toBe(
      '**Ann** a dit «\u00a0crapaud\u00a0» et **Bo** a répondu «\u00a0faux\u00a0». C’est un rat 🐀\u00a0: l’annonce était inexacte, **Bo** a raison, donc **Ann** garde la carte. **Ann** a maintenant 1 rat face visible.',
    );
  });
});

describe('what happens is told while the card is on its way', () => {
  const offer = [0, { type: 'offer', card: 'rat', to: 1, claim: 'toad' }] as const;
  const peek = [1, { type: 'peek' }] as const;
  const pass = [1, { type: 'pass', to: 2, claim: 'fly' }] as const;

  it.each([
    ['the deal', [], 'The cards are dealt. **Ann** opens the first round.'],
    ['an offer', [offer], '**Ann** lays a card face down before **Bo** and says “toad”.'],
    ['a look', [offer, peek], '**Bo** has looked at the card, and so has to pass it on.'],
    [
      'a pass after a look',
      [offer, peek, pass],
      '**Bo** looked at the card, passes it on to **Cy** and says “fly”.',
    ],
    [
      'a pass without a look',
      [offer, pass],
      '**Bo** passes the card on to **Cy** without looking and says “fly”.',
    ],
  ] as const)('(%s)', (_what, moves, sentence) => {
    expect(cockroachScreen.publicPart(tableAfter(HANDS, ...moves).open()).happened).toBe(sentence);
  });

  it('and two players hear of the cards that are put aside', () => {
    const table = tableAfter([['rat'], ['bat']]);
    expect(cockroachScreen.publicPart(table.open()).happened).toBe(
      'The cards are dealt; 10 cards are put aside, unseen by anybody. **Ann** opens the first round.',
    );
  });

  it('and without a past the present is told', () => {
    const context = tableAfter(HANDS, offer).open();
    const forgotten = { ...context, snapshot: { ...context.snapshot, events: [] } };
    expect(cockroachScreen.publicPart(forgotten).happened).toBe(
      '**Bo** decides. Is it a toad, as **Ann** says?',
    );
  });

  it('and whoever cannot pass is told why', () => {
    expect(cockroachScreen.publicPart(tableAfter(HANDS, offer, pass).open()).prompt).toBe(
      '**Cy** has to say “true” or “false”: is it a fly, as **Bo** says? Nobody is left who has not had the card, so it cannot be passed on.',
    );
  });
});

describe('the last rounds', () => {
  const lines = (table: Table) =>
    JSON.stringify(cockroachScreen.publicPart(table.open()).body).match(/keeps it/g)?.length ?? 0;

  it('are up to five, without the one that has just been told', () => {
    const script = randomGame(4, seededDraw('rounds'));
    const ends = script.moves.flatMap(({ move }, index) =>
      JSON.stringify(move).includes('judge') ? [index + 1] : [],
    );
    const after = (rounds: number, more = 0) => cutOff(script, (ends[rounds - 1] ?? 0) + more);
    expect([lines(after(1)), lines(after(1, 1)), lines(after(3)), lines(after(8))]).toEqual([
      0, 1, 2, 5,
    ]);
  });
});

describe('a refusal', () => {
  it.each(LANGUAGES)('says which rule and what is possible in %s', (language) => {
    const context = answered('rat', true).open({ language });
    const { prompt } = cockroachScreen.publicPart(context);
    const sentences = [...SHARED_REFUSALS, ...REFUSALS].map((code) =>
      cockroachScreen.refusal(context, code),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    const withoutPrompt = sentences.filter((sentence) => !sentence.endsWith(` ${prompt}`));
    expect(withoutPrompt).toEqual([cockroachScreen.refusal(context, 'game-over')]);
  });
});
