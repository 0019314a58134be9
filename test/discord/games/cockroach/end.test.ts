import { describe, expect, it } from 'vitest';
import type { Creature } from '../../../../src/games/cockroach/types.ts';
import { cockroachScreen } from '../../../../src/discord/games/cockroach/screen.ts';
import { ENDINGS } from '../../../../src/tables/types.ts';
import { asText } from '../../../support/panel-controls.ts';
import { ending, tableAfter, type Look, type Table } from './table.ts';

const HANDS: readonly (readonly Creature[])[] = [['rat', 'rat', 'rat', 'rat'], ['bat'], ['fly']];

/** Ann offers one rat after the other to Bo, who is right each time. */
function fourRats(): Table {
  const round = [
    [0, { type: 'offer', card: 'rat', to: 1, claim: 'rat' }],
    [1, { type: 'judge', truth: true }],
  ] as const;
  return tableAfter(HANDS, ...round, ...round, ...round, ...round);
}

/** Two players, 27 cards each: Ann gets rid of none and keeps all, never five of one creature. */
function emptyHand(): Table {
  const each: readonly Creature[] = ['bat', 'cockroach', 'fly', 'rat', 'scorpion', 'spider'];
  const four = each.flatMap((creature) => [creature, creature, creature, creature]);
  const hand: readonly Creature[] = [...four, 'stinkbug', 'stinkbug', 'stinkbug'];
  const moves = hand.flatMap(
    (card) =>
      [
        [0, { type: 'offer', card, to: 1, claim: card }],
        [1, { type: 'judge', truth: true }],
      ] as const,
  );
  return tableAfter([hand, ['toad']], ...moves);
}

function headline(table: Table, look: Look = {}): string {
  return cockroachScreen.endPart(table.open(look)).headline;
}

describe('the end', () => {
  it('by a set names the loser, the set and all who win', () => {
    expect(headline(fourRats())).toBe(
      '**Ann** has 4 rats face up and loses. **Bo** and **Cy** win together.',
    );
  });

  it('by an empty hand says so', () => {
    expect(headline(emptyHand())).toBe(
      '**Ann** would have to open the next round, has no card left, and loses. **Bo** wins.',
    );
  });

  it('shows every hand and the last keeping', () => {
    const body = asText(cockroachScreen.endPart(fourRats().open()).body);
    expect(body).toContain('so **Ann** keeps the card. **Ann** now has 4 rats face up.');
    expect(body).toMatch(/🐀\srat\s4\/4/);
    const hands = body.split('**What was left in the hands**')[1];
    expect(hands).toMatch(/\*\*Ann\*\*\s· .+\n\*\*Bo\*\*\s· 🦇\s.+\n\*\*Cy\*\*\s· .*🪰\s/);
  });

  it('shows a hand without cards as such', () => {
    const body = asText(cockroachScreen.endPart(emptyHand().open()).body);
    expect(body).toMatch(/\*\*Ann\*\*\s· no cards\n\*\*Bo\*\*\s· /);
  });

  const begun = () => tableAfter(HANDS, [0, { type: 'offer', card: 'rat', to: 1, claim: 'bat' }]);

  it.each([
    [ending('left', 1), '**Bo** has left the game and loses it. **Ann** and **Cy** win together.'],
    [
      ending('removed', 2),
      '**Cy** was removed from the game and loses it. **Ann** and **Bo** win together.',
    ],
    [ending('ended'), 'The game ended before anybody lost. It does not count.'],
    [ending('lost-channel'), 'The game ended before anybody lost. It does not count.'],
  ] as const)('that comes early is told (%j)', (how, sentence) => {
    expect(headline(begun(), { ending: how })).toBe(sentence);
  });

  it('that comes early shows the card that was on its way, and no older round as if it were the end', () => {
    const kept = tableAfter(
      HANDS,
      [0, { type: 'offer', card: 'rat', to: 1, claim: 'rat' }],
      [1, { type: 'judge', truth: true }],
      [0, { type: 'offer', card: 'rat', to: 1, claim: 'bat' }],
    );
    const body = asText(cockroachScreen.endPart(kept.open({ ending: ending('ended') })).body);
    expect(body).toContain('On its way was a rat 🐀.');
    expect(body).not.toContain('keeps the card');
  });

  it('has words for every way in which a table can end', () => {
    for (const how of ENDINGS) {
      expect(headline(begun(), { ending: ending(how, 0) })).not.toBe('');
    }
  });
});

describe('the private panel after the end', () => {
  it('has nothing to press', () => {
    expect(asText(cockroachScreen.privatePart(fourRats().seat(0)).body)).toBe('The game is over.');
  });
});
