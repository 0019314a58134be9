import { describe, expect, it } from 'vitest';
import {
  cardsToLosing,
  countHand,
  distanceToLosing,
  isCreature,
  openInAll,
  seatsInMostDanger,
  setSize,
  sortCreatures,
  sortTally,
} from '../../../src/games/cockroach/show.ts';

describe('counts', () => {
  it('of a hand come by creature in the order of ids', () => {
    expect(countHand(['toad', 'bat', 'toad'])).toEqual([
      { creature: 'bat', count: 1 },
      { creature: 'toad', count: 2 },
    ]);
    expect(countHand([])).toEqual([]);
  });

  it('of a tally come with the most first', () => {
    expect(sortTally({ bat: 1, toad: 3, fly: 1 })).toEqual([
      { creature: 'toad', count: 3 },
      { creature: 'bat', count: 1 },
      { creature: 'fly', count: 1 },
    ]);
  });

  it('of all seats together name all eight creatures', () => {
    const open = openInAll([{ bat: 1 }, {}, { bat: 2, toad: 1 }]);
    expect(open).toHaveLength(8);
    expect(open.filter(({ count }) => count > 0)).toEqual([
      { creature: 'bat', count: 3 },
      { creature: 'toad', count: 1 },
    ]);
  });
});

describe('danger', () => {
  it.each([
    { seats: 2, size: 5 },
    { seats: 3, size: 4 },
    { seats: 6, size: 4 },
  ])('with $seats players is a set of $size', ({ seats, size }) => {
    expect(setSize(seats)).toBe(size);
  });

  it.each([
    { tally: {}, seats: 3, distance: 4, bats: 4 },
    { tally: {}, seats: 2, distance: 5, bats: 5 },
    { tally: { bat: 1, toad: 3 }, seats: 4, distance: 1, bats: 3 },
    { tally: { bat: 2, toad: 2, fly: 1 }, seats: 4, distance: 2, bats: 2 },
    { tally: { bat: 4 }, seats: 4, distance: 0, bats: 0 },
  ])('of $tally among $seats players', ({ tally, seats, distance, bats }) => {
    expect(distanceToLosing(tally, seats)).toBe(distance);
    expect(cardsToLosing(tally, 'bat', seats)).toBe(bats);
  });

  it('is greatest for the seats nearest to losing, of those asked about', () => {
    const faceUp = [{ bat: 3 }, { toad: 2 }, { fly: 2, rat: 1 }, {}];
    expect(seatsInMostDanger([1, 2, 3], faceUp)).toEqual([1, 2]);
    expect(seatsInMostDanger([3], faceUp)).toEqual([3]);
    expect(seatsInMostDanger([0, 1], faceUp)).toEqual([0]);
  });
});

it('creatures sort by id and are told from other words', () => {
  expect(sortCreatures(['toad', 'fly', 'bat', 'fly'])).toEqual(['bat', 'fly', 'fly', 'toad']);
  expect(['bat', 'Bat', '', 'constructor'].map(isCreature)).toEqual([true, false, false, false]);
});
