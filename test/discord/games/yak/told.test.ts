import { describe, expect, it } from 'vitest';
import { SHARED_REFUSALS } from '../../../../src/engine/contract.ts';
import { REFUSALS } from '../../../../src/games/yak/types.ts';
import { yakScreen } from '../../../../src/discord/games/yak/screen.ts';
import { LANGUAGES } from '../../../../src/tables/types.ts';
import { asText } from '../../../support/panel-controls.ts';
import { longPile, tableAfter, type Table } from './table.ts';

const HANDS = ['vulture3 vulture1 ibex2 stop all', 'joker1 ones all stop yeti1'];

const plain = (told: string) => told.replaceAll('\u00A0', ' ');
const happened = (table: Table) => plain(yakScreen.publicPart(table.open()).happened);
const body = (table: Table) => plain(asText(yakScreen.publicPart(table.open()).body));

describe('what happens is told', () => {
  it.each([
    [[], 'The cards are dealt, five each. **Ann** opens the first pile.'],
    [['vulture3 1 yeti'], '**Ann** opens a new pile with a card face down and claims “1 yeti”.'],
    [
      ['vulture3 1 yeti', 'joker1 3 vulture'],
      '**Bo** adds a card face down and claims “3 vultures”.',
    ],
    [
      ['vulture3 1 yeti', 'joker1 4 vulture', 'doubt'],
      '**Ann** doubted **Bo**, who had claimed “4 vultures”. The pile is turned up and counts 4 vultures: the claim holds, so **Ann** takes the pile (2 cards).',
    ],
    [
      ['vulture3 1 yeti', 'joker1 5 vulture', 'doubt'],
      '**Ann** doubted **Bo**, who had claimed “5 vultures”. The pile is turned up and counts 4 vultures: too little, so **Bo** takes the pile (2 cards).',
    ],
  ])('after %j', (moves, sentence) => {
    expect(happened(tableAfter(HANDS, moves))).toBe(sentence);
  });

  it('and so is the beginning of the last phase, once, and that it goes on', () => {
    const last = longPile(2, 97);
    expect(happened(longPile(2, 96))).not.toContain('last phase');
    expect(happened(last)).toContain(
      '**this is the last phase, and the next doubt ends the game.**',
    );
    expect(happened(longPile(2, 98))).not.toContain('last phase');
    expect(body(longPile(2, 98))).toContain('⏳ **Last phase:**');
    const [panel] = [yakScreen.privatePart(last.seat(0)).body];
    expect(asText(panel)).toContain('⏳ **Last phase:**');
  });

  it('and without a past the present is told', () => {
    const context = tableAfter(HANDS, ['vulture3 1 yeti']).open();
    const forgotten = { ...context, snapshot: { ...context.snapshot, events: [] } };
    const part = yakScreen.publicPart(forgotten);
    expect(part.happened).toBe(part.prompt);
    expect(plain(asText(part.body))).toContain('1 earlier claim');
  });
});

describe('a pile that was turned up is told card by card', () => {
  const doubtOf = (...plays: readonly string[]) => body(tableAfter(HANDS, [...plays, 'doubt']));

  it('with who played what and what it counted', () => {
    const told = doubtOf(
      'vulture3 1 vulture',
      'joker1 2 vulture',
      'vulture1 6 vulture',
      'yeti1 7 vulture',
    );
    expect(told).toContain('**The last doubt, card by card: 5 vultures in 4 cards**');
    expect(told).toContain('**Ann** +4: **🦅 vulture 1+3**');
    expect(told).toContain('**Bo** +1: ⛄ yeti 1 · **🃏 joker 1**');
    expect(told).not.toMatch(/stop sign|acts/);
  });

  it.each([
    [
      'an odd stop sign voids "!"',
      ['all 1 vulture', 'stop 2 vulture', 'ibex2 3 vulture'],
      '🛑 One stop sign, an odd number: every “!” here is void.',
    ],
    [
      'an odd stop sign voids "1"',
      ['stop 1 vulture', 'ones 2 vulture', 'ibex2 3 vulture'],
      '🛑 One stop sign, an odd number: every “1” here is void.',
    ],
    [
      'an odd stop sign voids both',
      ['stop 1 vulture', 'ones 2 vulture', 'all 3 vulture'],
      '🛑 One stop sign, an odd number: every “!” and “1” here is void.',
    ],
    [
      'a stop sign alone stops nothing',
      ['stop 1 vulture', 'joker1 2 vulture'],
      '🛑 One stop sign: no “!” or “1” was there to stop.',
    ],
    [
      'two stop signs cancel each other out, so "!" acts',
      ['stop 1 vulture', 'stop 2 vulture', 'all 3 vulture'],
      '🛑 2 stop signs, an even number: they cancel each other out.\n❗ “!” acts: every animal here is a vulture.',
    ],
    [
      '"!" and "1" act together',
      ['ibex2 1 vulture', 'ones 2 vulture', 'all 3 vulture'],
      '❗ “!” acts: every animal here is a vulture.\n1️⃣ “1” acts: every animal and joker here counts 1.',
    ],
  ])('with what the specials did: %s', (_what, plays, sentence) => {
    expect(doubtOf(...plays)).toContain(sentence);
  });

  it('and stays in sight until the next doubt', () => {
    const told = body(
      tableAfter(HANDS, ['vulture3 1 yeti', 'joker1 4 vulture', 'doubt', 'ibex2 1 yak']),
    );
    expect(told).toContain('**To beat: “1 yak”**, claimed by **Ann**');
    expect(told).toContain('**The last doubt, card by card: 4 vultures in 2 cards**');
  });

  it('and whoever opens next sees on the private panel what came of it', () => {
    const table = tableAfter(HANDS, ['vulture3 1 yeti', 'joker1 4 vulture', 'doubt']);
    expect(asText(yakScreen.privatePart(table.seat(0)).body)).toContain(
      'so **Ann** takes the pile',
    );
    const later = tableAfter(HANDS, [
      'vulture3 1 yeti',
      'joker1 4 vulture',
      'doubt',
      'ibex2 1 yak',
    ]);
    expect(asText(yakScreen.privatePart(later.seat(0)).body)).not.toContain('takes the pile');
  });
});

describe('the public panel', () => {
  it('shows the claims of this pile alone, with who made each', () => {
    const told = body(
      tableAfter(HANDS, [
        'vulture3 1 yeti',
        'doubt',
        'vulture1 1 yeti',
        'joker1 2 yeti',
        'ibex2 1 ibex',
      ]),
    );
    expect(told).toContain(
      '**The claims about this pile**\n**Ann** “1 yeti” · **Bo** “2 yetis” · **Ann** “1 ibex”',
    );
  });

  it('shows pile, draw pile and what each has taken', () => {
    const told = body(
      tableAfter(HANDS, ['vulture3 1 yeti', 'joker1 4 vulture', 'doubt', 'ibex2 1 yak']),
    );
    expect(told).toContain('Pile: 1 card · Draw pile: 94 cards');
    expect(told).toContain('**Ann** · 2 cards taken · 5 in hand');
    expect(told).toContain('**Bo** · nothing taken · 5 in hand');
  });

  it('names the ladder and the order of the animals', () => {
    const told = body(tableAfter(HANDS, [], { ladder: 'number-first' }));
    expect(told).toContain('Ladder: number first. From big to small: 🐃 yak, 🐐 ibex, 🦅 vulture,');
  });
});

describe('a refusal', () => {
  it.each(LANGUAGES)('says which rule and what is possible in %s', (language) => {
    const context = tableAfter(HANDS, ['vulture3 1 yeti']).open({ language });
    const { prompt } = yakScreen.publicPart(context);
    const sentences = [...SHARED_REFUSALS, ...REFUSALS].map((code) =>
      yakScreen.refusal(context, code),
    );
    expect(new Set(sentences).size).toBe(sentences.length);
    const withoutPrompt = sentences.filter((sentence) => !sentence.endsWith(` ${prompt}`));
    expect(withoutPrompt).toEqual([yakScreen.refusal(context, 'game-over')]);
  });

  it('of a claim that is not higher tells the ladder of this table', () => {
    const told = (ladder: 'animal-first' | 'number-first') =>
      yakScreen.refusal(tableAfter(HANDS, [], { ladder }).open(), 'claim-not-higher');
    expect(told('animal-first')).toContain('Higher is a bigger animal with any number');
    expect(told('number-first')).toContain('Higher is a larger number');
  });
});
