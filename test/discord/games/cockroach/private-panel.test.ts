import { describe, expect, it } from 'vitest';
import type { Seat } from '../../../../src/engine/contract.ts';
import type { Creature } from '../../../../src/games/cockroach/types.ts';
import { cockroachScreen } from '../../../../src/discord/games/cockroach/screen.ts';
import { asText } from '../../../support/panel-controls.ts';
import { tableAfter, type Look, type Table } from './table.ts';

const HANDS: readonly (readonly Creature[])[] = [['rat'], ['bat'], ['fly']];

const offered = [0, { type: 'offer', card: 'rat', to: 1, claim: 'rat' }] as const;
const believed = [1, { type: 'judge', truth: true }] as const;

const panel = (table: Table, seat: Seat, look: Look = {}): string =>
  asText(cockroachScreen.privatePart(table.seat(seat, look)).body);

describe('the private panel', () => {
  it('tells who opens how the last card came to be kept, in the reader’s language', () => {
    const table = tableAfter(HANDS, offered, believed);
    expect(panel(table, 0)).toMatch(/^\*\*Ann\*\* said “rat”, and \*\*Bo\*\* answered “true”/);
    expect(panel(table, 0, { language: 'de' })).toMatch(/^\*\*Ann\*\* sagte „Ratte“/);
  });

  it('tells the first to open nothing of a card before', () => {
    expect(panel(tableAfter(HANDS), 0)).toMatch(/^\*\*Your turn\.\*\*/);
  });

  it('says nothing of whose turn it is to those who wait, since that changes without them', () => {
    const waiting = (table: Table, seat: Seat): string =>
      panel(table, seat).split('**In your')[0] ?? '';
    expect(waiting(tableAfter(HANDS), 2)).toBe('');
    expect(waiting(tableAfter(HANDS, offered), 2)).toBe('You do not know the card in play.\n');
    expect(waiting(tableAfter(HANDS, offered), 0)).toBe('You know the card in play: a rat 🐀.\n');
  });

  it('keeps a count and its creature on one line', () => {
    const cards = panel(tableAfter(HANDS), 0)
      .split('\n')
      .find((line) => line.includes('🐀'));
    expect(cards).toMatch(/🐀\u00a0\d\u00a0rats?\u00a0· /);
  });
});
