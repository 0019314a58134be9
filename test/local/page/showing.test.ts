import { InteractionType, MessageFlags } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { formatTime, relativeTime } from '../../../src/local/page/markdown/timestamps.ts';
import {
  beginsDay,
  beginsGroup,
  isEphemeral,
  usedCommand,
} from '../../../src/local/page/messages/grouping.ts';
import { moveActive, toggled, typeAhead } from '../../../src/local/page/parts/listbox-keys.ts';
import { de } from '../../../src/local/page/words/de.ts';
import { failureIn } from '../../../src/local/page/words/words.ts';
import { compareIds, createdAt } from '../../../src/local/page/snowflakes.ts';
import { ANA, BEN, idAt, message } from './fixtures.ts';

const MINUTE = 60_000;

describe('ids', () => {
  it('are ordered by their number, not as text', () => {
    expect(['100', '99', '101'].sort(compareIds)).toEqual(['99', '100', '101']);
    expect(compareIds('7', '7')).toBe(0);
  });

  it('tell when a thing was made', () => {
    expect(createdAt(idAt(5))).toBe(Date.UTC(2026, 0, 1) + 5);
  });
});

describe('messages in a row', () => {
  const first = message(idAt(0), ANA);

  it('stand below one name for a while', () => {
    expect(beginsGroup(message(idAt(MINUTE), ANA), first)).toBe(false);
    expect(beginsGroup(message(idAt(8 * MINUTE), ANA), first)).toBe(true);
    expect(beginsGroup(message(idAt(MINUTE), BEN), first)).toBe(true);
    expect(beginsGroup(first, undefined)).toBe(true);
  });

  it('stand alone where only one person sees them', () => {
    const hidden = message(idAt(MINUTE), ANA, { flags: MessageFlags.Ephemeral });
    expect(isEphemeral(hidden)).toBe(true);
    expect(beginsGroup(hidden, first)).toBe(true);
    expect(beginsGroup(message(idAt(2 * MINUTE), ANA), hidden)).toBe(true);
  });

  it('are divided by days', () => {
    expect(beginsDay(message(idAt(48 * 60 * MINUTE), ANA), first)).toBe(true);
    expect(beginsDay(message(idAt(MINUTE), ANA), first)).toBe(false);
  });

  it('name the command that they answer', () => {
    const metadata = {
      id: idAt(1),
      type: InteractionType.ApplicationCommand as const,
      user: { ...first.author, global_name: 'Ana' },
      authorizing_integration_owners: {},
      name: 'chips show',
    };
    const answer = message(idAt(2), BEN, { interaction_metadata: metadata });
    expect(usedCommand(answer)).toEqual({ userId: ANA, userName: 'Ana', name: 'chips show' });
    expect(usedCommand(first)).toBeUndefined();
  });
});

describe('times', () => {
  const rows: readonly (readonly [difference: number, text: string])[] = [
    [5, 'in 5 seconds'],
    [-59, '59 seconds ago'],
    [60, 'in 1 minute'],
    [90 * 60, 'in 2 hours'],
    [-86_400, '1 day ago'],
    [40 * 86_400, 'in 1 month'],
    [800 * 86_400, 'in 2 years'],
  ];
  it.each(rows)('%d seconds away read "%s"', (difference, text) => {
    expect(relativeTime(1000 + difference, 1000, 'en-GB')).toBe(text);
  });

  it('speak the language of the member', () => {
    expect(formatTime(1040, 'R', 1000, 'de')).toBe('in 40 Sekunden');
    expect(formatTime(0, 'D', 0, 'fr')).toMatch(/janvier 1970|décembre 1969/);
  });

  it('that no calendar holds are shown as they are', () => {
    expect(formatTime(9_999_999_999_999, 'f', 0, 'de')).toBe('9999999999999');
  });
});

describe('a failure', () => {
  it('is told in the language of the member', () => {
    expect(failureIn(de, 'This interaction failed')).toBe(de.failed);
    expect(failureIn(de, 'The application did not respond')).toBe(de.noAnswer);
    expect(failureIn(de, 'COMPONENT_VALIDATION_FAILED: no such button')).toBe(de.failed);
    expect(failureIn(de, 'This thread is locked.')).toBe('This thread is locked.');
  });
});

describe('a list of options', () => {
  it('is walked with arrows, Home and End, and stops at its ends', () => {
    expect(moveActive('ArrowDown', 0, 3)).toBe(1);
    expect(moveActive('ArrowDown', 2, 3)).toBe(2);
    expect(moveActive('ArrowUp', 0, 3)).toBe(0);
    expect(moveActive('Home', 2, 3)).toBe(0);
    expect(moveActive('End', 0, 3)).toBe(2);
    expect(moveActive('x', 0, 3)).toBeUndefined();
    expect(moveActive('ArrowDown', 0, 0)).toBeUndefined();
  });

  it('is searched by first letters, round and round', () => {
    const labels = ['toad', 'rat', 'Tarantula'];
    expect(typeAhead('t', 0, labels)).toBe(2);
    expect(typeAhead('t', 2, labels)).toBe(0);
    expect(typeAhead('x', 0, labels)).toBeUndefined();
    expect(typeAhead('Tab', 0, labels)).toBeUndefined();
  });

  it('takes one choice, or several up to its limit', () => {
    expect(toggled(['a'], 'b', { min: 1, max: 1 })).toEqual(['b']);
    expect(toggled(['a'], 'a', { min: 0, max: 1 })).toEqual([]);
    expect(toggled(['a'], 'a', { min: 1, max: 1 })).toEqual(['a']);
    expect(toggled(['a'], 'b', { min: 1, max: 2 })).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'c', { min: 1, max: 2 })).toEqual(['a', 'b']);
    expect(toggled(['a', 'b'], 'a', { min: 2, max: 2 })).toEqual(['b']);
  });
});
