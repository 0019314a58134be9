import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { commitmentOf, createStream, dealOf, dealSeed, shuffle } from '../../src/engine/shuffle.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';

/** The bytes 00 01 02 … 1f. The expected values below come from Python's hmac and hashlib. */
const SECRET = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const SOURCE = {
  secret: SECRET,
  table: 'AbCdEf0123',
  deal: 1,
  interactionIds: ['100000000000000001', '100000000000000002', '100000000000000003'],
};

describe('the promise before the deal', () => {
  it('is the SHA-256 of the bytes of the secret', () => {
    expect(commitmentOf(SECRET)).toBe(
      '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
    );
  });

  it.each([
    '',
    SECRET.slice(2),
    `${SECRET}00`,
    SECRET.toUpperCase(),
    `g${SECRET.slice(1)}`,
    `${SECRET}\n`,
  ])('is not made of %j, which is no secret', (secret) => {
    expect(() => commitmentOf(secret)).toThrow('64 lower-case hex digits');
    expect(() => dealSeed({ ...SOURCE, secret })).toThrow('64 lower-case hex digits');
  });
});

describe('the seed of a deal', () => {
  it('is the HMAC of table, deal and presses under the secret', () => {
    expect(dealSeed(SOURCE).toString('hex')).toBe(
      '0432781a84cce37dd822e3c5e71a1c264132e1c05dd6c812424379066d51361e',
    );
  });

  it('takes any text as it stands, in UTF-8', () => {
    const odd = { secret: SECRET, table: 'Tü"],[', deal: 2, interactionIds: [] };
    expect(dealSeed(odd).toString('hex')).toBe(
      '51999199d044204d536eb40097d5971d8c96a8ff29d5690013c7b2520c29a66d',
    );
  });

  it.each([
    { what: 'the secret', other: { ...SOURCE, secret: SECRET.replace('00', '01') } },
    { what: 'the table', other: { ...SOURCE, table: 'AbCdEf0124' } },
    { what: 'the number of the deal', other: { ...SOURCE, deal: 2 } },
    {
      what: 'the order of the presses',
      other: { ...SOURCE, interactionIds: SOURCE.interactionIds.toReversed() },
    },
    {
      what: 'where one press ends and the next begins',
      other: {
        ...SOURCE,
        interactionIds: ['1000000000000000011', '00000000000000002', '100000000000000003'],
      },
    },
    {
      what: 'one press less',
      other: { ...SOURCE, interactionIds: SOURCE.interactionIds.slice(0, 2) },
    },
  ])('depends on $what', ({ other }) => {
    expect(dealSeed(other).equals(dealSeed(SOURCE))).toBe(false);
  });
});

describe('a stream', () => {
  it('gives the numbers of its HMAC blocks one after another', () => {
    const draw = createStream(dealSeed(SOURCE), 'setup');
    expect(Array.from({ length: 10 }, () => draw(2 ** 32))).toEqual([
      147932177, 2208732888, 2800950111, 3676042983, 3302365333, 1179197640, 2050084947, 625267586,
      1240562327, 3067824529,
    ]);
  });

  it('draws below a bound by the remainder', () => {
    const draw = createStream(dealSeed(SOURCE), 'setup');
    expect(Array.from({ length: 20 }, () => draw(6))).toEqual([
      5, 0, 3, 3, 1, 0, 3, 2, 5, 1, 5, 1, 4, 4, 3, 1, 0, 5, 2, 4,
    ]);
  });

  it('throws away numbers that would favour small remainders', () => {
    const draw = createStream(dealSeed(SOURCE), 'x');
    expect(Array.from({ length: 6 }, () => draw(2 ** 31 + 1))).toEqual([
      2714331, 1367016406, 1385084345, 41529319, 1544342317, 58830892,
    ]);
  });

  it('always gives 0 below 1', () => {
    const draw = createStream(dealSeed(SOURCE), 'x');
    expect(Array.from({ length: 9 }, () => draw(1))).toEqual(Array(9).fill(0));
  });

  it.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN, Infinity])('refuses the bound %d', (bound) => {
    expect(() => createStream(dealSeed(SOURCE), 'x')(bound)).toThrow(RangeError);
  });
});

describe('shuffling', () => {
  it('is Fisher–Yates from the last card down', () => {
    const cards = Array.from({ length: 12 }, (_, card) => card);
    expect(shuffle(cards, createStream(dealSeed(SOURCE), 'deck/0'))).toEqual([
      4, 8, 9, 11, 0, 3, 5, 10, 2, 1, 7, 6,
    ]);
    expect(cards).toEqual(Array.from({ length: 12 }, (_, card) => card));
  });

  it.each([[[]], [['As']]])('leaves %j as it is', (cards) => {
    expect(shuffle(cards, () => 0)).toEqual(cards);
  });

  it('brings every card to every place alike', () => {
    const cards = [0, 1, 2, 3, 4, 5, 6, 7];
    const rounds = 8_000;
    const counts = cards.map(() => cards.map(() => 0));
    const draw = createStream(createHash('sha256').update('chi-square').digest(), 'deck/0');
    for (let round = 0; round < rounds; round++) {
      for (const [place, card] of shuffle(cards, draw).entries()) {
        const row = counts[place];
        if (row !== undefined) row[card] = (row[card] ?? 0) + 1;
      }
    }
    const expected = rounds / cards.length;
    const chiSquare = counts
      .flat()
      .reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
    // 7 × 7 degrees of freedom: 85.35 is passed once in a thousand seeds, and this seed is fixed.
    expect(chiSquare).toBeLessThan(85.35);
    expect(chiSquare).toBeGreaterThan(20);
  });

  it('makes every order of four alike', () => {
    const rounds = 24_000;
    const counts = new Map<string, number>();
    const draw = createStream(createHash('sha256').update('orders').digest(), 'deck/0');
    for (let round = 0; round < rounds; round++) {
      const order = shuffle(['a', 'b', 'c', 'd'], draw).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    const expected = rounds / 24;
    const chiSquare = [...counts.values()].reduce(
      (sum, count) => sum + (count - expected) ** 2 / expected,
      0,
    );
    expect(counts.size).toBe(24);
    // 23 degrees of freedom, once in a thousand seeds.
    expect(chiSquare).toBeLessThan(49.73);
  });
});

describe('a deal', () => {
  const deal = dealOf(cockroach, { seats: 3, options: {}, ...SOURCE });

  it('takes the set-up and each deck from streams of their own', () => {
    expect(deal.setup).toEqual({ start: 2 });
    expect(deal.decks.map((deck) => deck.join(' '))).toEqual([
      'toad stinkbug cockroach toad scorpion toad cockroach spider toad stinkbug scorpion stinkbug stinkbug scorpion toad fly fly rat bat cockroach cockroach fly stinkbug scorpion bat scorpion bat toad toad rat scorpion scorpion rat cockroach bat rat rat cockroach cockroach spider stinkbug rat spider bat cockroach rat spider fly rat fly stinkbug spider spider stinkbug bat fly toad spider spider bat fly fly scorpion bat',
    ]);
  });

  it('shuffles every deck of a game differently', () => {
    const deck = Array.from({ length: 52 }, (_, card) => String(card));
    const twoDecks = { ...cockroach, decks: () => [deck, deck] };
    const { decks } = dealOf(twoDecks, { seats: 3, options: {}, ...SOURCE });
    expect(decks).toHaveLength(2);
    expect(decks[0]).not.toEqual(decks[1]);
  });
});
