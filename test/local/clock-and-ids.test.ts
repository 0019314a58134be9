import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ManualClock } from '../../src/local/clock.ts';
import {
  Snowflakes,
  isOlder,
  snowflakeAt,
  timeOfSnowflake,
} from '../../src/local/world/snowflakes.ts';

const START = Date.UTC(2026, 0, 1);

describe('a clock that is moved by hand', () => {
  it('runs what falls due in the order of its time, also what is set on the way', () => {
    const clock = new ManualClock(START);
    const ran: string[] = [];
    clock.after(200, () => ran.push('second'));
    clock.after(100, () => {
      ran.push('first');
      clock.after(50, () => ran.push(`between at ${clock.now() - START}`));
    });
    const callOff = clock.after(150, () => ran.push('called off'));
    callOff();
    clock.advance(300);
    expect(ran).toEqual(['first', 'between at 150', 'second']);
    expect(clock.now()).toBe(START + 300);
  });
});

describe('ids', () => {
  it('have 18 or 19 digits and know their time', () => {
    const day = 24 * 60 * 60_000;
    fc.assert(
      fc.property(fc.integer({ min: START, max: START + 20_000 * day }), (ms) => {
        expect(snowflakeAt(ms)).toMatch(/^\d{18,20}$/);
        expect(timeOfSnowflake(snowflakeAt(ms))).toBe(ms);
      }),
    );
  });

  it('only grow, whatever the clock does', () => {
    const clock = new ManualClock(START);
    const ids = new Snowflakes(clock, snowflakeAt(START + 1000));
    const made = Array.from({ length: 50 }, (_, index) => {
      if (index === 25) clock.advance(2000);
      return ids.next();
    });
    const grows = made.every((id, index) => index === 0 || isOlder(made[index - 1] ?? '', id));
    expect(grows).toBe(true);
  });
});
