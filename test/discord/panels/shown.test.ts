import { describe, expect, it } from 'vitest';
import { createShown } from '../../../src/discord/panels/shown.ts';

describe('what a message shows', () => {
  it('is unknown before the first send', () => {
    const shown = createShown();
    expect(shown.stands).toBeUndefined();
    expect(shown.newest).toBe(0);
  });

  it('is the last send when they follow each other', () => {
    const shown = createShown();
    shown.begin(4)('shown');
    shown.begin(5)('shown');
    expect(shown.stands).toBe(5);
    expect(shown.underWay).toBe(0);
  });

  it('is unknown when the older of two that overlap ends last', () => {
    const shown = createShown();
    const edit = shown.begin(4);
    const answer = shown.begin(5);
    answer('shown');
    expect(shown.stands).toBe(5);
    edit('shown');
    expect(shown.stands).toBeUndefined();
  });

  it('is known again after one more send', () => {
    const shown = createShown();
    const edit = shown.begin(4);
    shown.begin(5)('shown');
    edit('shown');
    shown.begin(5)('shown');
    expect(shown.stands).toBe(5);
  });

  it('is known when sends of the same revision overlap', () => {
    const shown = createShown();
    const edit = shown.begin(5);
    shown.begin(5)('shown');
    edit('shown');
    expect(shown.stands).toBe(5);
  });

  it('stays what it was when a send is refused', () => {
    const shown = createShown();
    shown.begin(4)('shown');
    const refused = shown.begin(5);
    expect(shown.newest).toBe(5);
    refused('not-shown');
    expect(shown.newest).toBe(4);
    expect(shown.stands).toBe(4);
  });

  it('is unknown when Discord does not say', () => {
    const shown = createShown();
    shown.begin(4)('shown');
    shown.begin(5)('unknown');
    expect(shown.stands).toBeUndefined();
  });

  it('counts an end once', () => {
    const shown = createShown();
    const end = shown.begin(4);
    end('shown');
    end('unknown');
    expect(shown.stands).toBe(4);
  });
});
