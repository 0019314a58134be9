import { describe, expect, it } from 'vitest';
import { describeFields } from '../../src/cli/verify/describe.ts';
import { parseProof, type Proof, type ProofDeal } from '../../src/cli/verify/proof.ts';
import { verifyDeal } from '../../src/cli/verify/verify-deal.ts';
import { createRegistry } from '../../src/engine/registry.ts';
import { dealOf } from '../../src/engine/shuffle.ts';
import { cockroach } from '../../src/games/cockroach/game.ts';

const registry = createRegistry([cockroach]);

/** The deal of the shuffle's own tests: its seed and deck were computed by another program. */
const deal: ProofDeal = {
  number: 1,
  secret: '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f',
  commitment: '630dcd2966c4336691125448bbb25b4ff412a49c732db2c8abc1b8581bd710dd',
  mixedWith: ['100000000000000001', '100000000000000002', '100000000000000003'],
  names: ['Ann', 'Ben', 'Cy'],
};
const proof: Proof = {
  version: 2,
  table: 'AbCdEf0123',
  game: 'cockroach',
  options: {},
  deals: [deal],
};
const withDeal = (change: Partial<ProofDeal>): Proof => ({
  ...proof,
  deals: [{ ...deal, ...change }],
});

describe('checking a deal', () => {
  it('tells the promise, the seed, the cards and who was dealt what', () => {
    const { holds, lines } = verifyDeal(registry, proof);
    const text = lines.join('\n');
    expect(holds).toBe(true);
    expect(text).toContain(`computed  ${deal.commitment}  the same`);
    expect(text).toContain('0432781a84cce37dd822e3c5e71a1c264132e1c05dd6c812424379066d51361e');
    expect(text).toContain('start: 2');
    expect(text).toContain('   toad stinkbug cockroach toad scorpion toad cockroach spider');
    expect(text).toContain('The deal above follows from the promised secret');
  });

  it('deals each hand by name as the game does', () => {
    const { secret, number, mixedWith: interactionIds } = deal;
    const source = { secret, table: proof.table, deal: number, interactionIds };
    const { setup, decks } = dealOf(cockroach, { seats: 3, options: {}, ...source });
    const { state } = cockroach.setup(3, {}, setup, decks);
    const { lines } = verifyDeal(registry, proof);
    for (const [seat, name] of deal.names.entries()) {
      const [hand] = describeFields(cockroach.privateView(state, seat));
      expect(lines).toContain(`   seat ${seat}, ${name}: ${hand ?? ''}`);
    }
  });

  it('fails where another secret was promised', () => {
    const { holds, lines } = verifyDeal(registry, withDeal({ commitment: '0'.repeat(64) }));
    expect(holds).toBe(false);
    expect(lines.join('\n')).toContain('DIFFERENT');
    expect(lines.at(-1)).toContain('NOT AS PROMISED');
  });

  it.each([
    {
      what: 'an unknown game',
      given: { ...proof, game: 'yak' },
      why: 'does not know the game "yak"',
    },
    {
      what: 'strange options',
      given: { ...proof, options: { fast: true } },
      why: 'has no options',
    },
    {
      what: 'a name too few',
      given: withDeal({ names: ['Ann', 'Ben'] }),
      why: 'names 2 players and 3',
    },
    {
      what: 'one player',
      given: withDeal({ names: ['Ann'], mixedWith: ['1'] }),
      why: 'played by 2 to 6',
    },
  ])('says so with $what', ({ given, why }) => {
    const { holds, lines } = verifyDeal(registry, given);
    expect(holds).toBe(false);
    expect(lines.join('\n')).toContain(why);
  });
});

describe('the file of a deal', () => {
  it('is read as it was given', () => {
    expect(parseProof(JSON.stringify(proof))).toEqual(proof);
  });

  it('is read as version 0.1 gave it, too', () => {
    const { names, ...only } = deal;
    const { deals: _, ...rest } = proof;
    const old = { ...rest, version: 1, deal: only, names };
    expect(parseProof(JSON.stringify(old))).toEqual(proof);
  });

  it.each([
    { what: 'no JSON', text: '{', why: 'no JSON' },
    { what: 'another JSON', text: '[]', why: 'not one of "Check the deal"' },
    { what: 'a later version', text: JSON.stringify({ ...proof, version: 3 }), why: 'version' },
    {
      what: 'a secret of another length',
      text: JSON.stringify(withDeal({ secret: '00' })),
      why: 'deals.0.secret has to be 64 hex digits',
    },
  ])('says what is wrong with $what', ({ text, why }) => {
    expect(parseProof(text)).toContain(why);
  });
});

it('fields are told in words: cards counted, nothing left out but nothing', () => {
  expect(
    describeFields({ hand: ['bat', 'fly', 'bat'], knows: null, taken: [], start: 2, low: [1, 2] }),
  ).toEqual(['hand: bat ×2, fly', 'start: 2', 'low: [1,2]']);
});
