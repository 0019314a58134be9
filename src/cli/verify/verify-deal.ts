/** Recomputes deals from their proof. Pure: the file and the output are the command's business. */
import type { Deck, Game } from '../../engine/contract.ts';
import type { Registry } from '../../engine/registry.ts';
import { commitmentOf, dealOf, dealSeed } from '../../engine/shuffle.ts';
import { describeFields } from './describe.ts';
import type { Proof, ProofDeal } from './proof.ts';

export interface Report {
  /** Whether the deal follows from the secret that was promised. */
  readonly holds: boolean;
  /** What was checked and what came of it, in plain words. */
  readonly lines: readonly string[];
}

/** Recomputes every deal of the file; it holds where all of them do. */
export function verifyDeal(registry: Registry, proof: Proof): Report {
  const reports = proof.deals.map((deal) => verifyOne(registry, proof, deal));
  return {
    holds: reports.every(({ holds }) => holds),
    lines: reports.flatMap(({ lines }, index) => (index === 0 ? lines : ['', '', ...lines])),
  };
}

function verifyOne(registry: Registry, proof: Proof, deal: ProofDeal): Report {
  const game = registry.get(proof.game);
  if (game === undefined) return broken(`This program does not know the game "${proof.game}".`);
  const seats = deal.mixedWith.length;
  if (seats < game.seats.min || seats > game.seats.max || deal.names.length !== seats) {
    return broken(
      `The file names ${deal.names.length} players and ${seats} presses of joining; ` +
        `${game.id} is played by ${game.seats.min} to ${game.seats.max}.`,
    );
  }
  if ((game.chips !== undefined) !== (deal.brought?.stacks.length === seats)) {
    return broken(`The chips of the file do not fit ${game.id} with ${seats} players.`);
  }
  const options = game.parseOptions(proof.options);
  if (!options.ok) return broken(`The options are not those of ${game.id}: ${options.refusal}`);
  const found = commitmentOf(deal.secret);
  const holds = found === deal.commitment;
  return {
    holds,
    lines: [
      `Table ${proof.table}, deal ${deal.number}: ${game.id} with ${deal.names.join(', ')}.`,
      '',
      ...describePromise(deal, found),
      ...describeDeal(game, options.value, proof, deal),
      '',
      holds
        ? 'The deal above follows from the promised secret and from the presses of joining, and from nothing else.'
        : 'NOT AS PROMISED: the secret in this file is not the one that was promised.',
    ],
  };
}

function describePromise(deal: ProofDeal, found: string): readonly string[] {
  return [
    `1. The promise. The SHA-256 of the secret has to be the one that was shown before anybody joined.`,
    `   secret    ${deal.secret}`,
    `   promised  ${deal.commitment}`,
    `   computed  ${found}  ${found === deal.commitment ? 'the same' : 'DIFFERENT'}`,
    '   Compare it with the panel too, if you noted it there.',
    '',
  ];
}

function describeDeal(
  game: Game,
  options: object,
  { table }: Proof,
  { secret, number: deal, mixedWith: interactionIds, brought, names }: ProofDeal,
): readonly string[] {
  const source = { secret, table, deal, interactionIds };
  const seats = interactionIds.length;
  const { setup, decks } = dealOf(game, {
    seats,
    options,
    ...(brought === undefined ? {} : { brought }),
    ...source,
  });
  const { state } = game.setup(seats, options, setup, decks);
  return [
    '2. The seed. HMAC-SHA256, with the secret as its key, of the table, the deal and the presses of joining.',
    `   mixed     ${JSON.stringify([source.table, deal, interactionIds])}`,
    `   seed      ${dealSeed(source).toString('hex')}`,
    '',
    `3. What chance decided before the deal, and what the table brought (seat 0 is ${names[0] ?? 'nobody'}, then clockwise).`,
    ...describeFields(setup).map((line) => `   ${line}`),
    '',
    '4. The shuffled cards, from the top.',
    ...decks.map(describeDeck),
    '',
    '5. Who was dealt what.',
    ...names.map(
      (name, seat) =>
        `   seat ${seat}, ${name}: ${describeFields(game.privateView(state, seat)).join('; ')}`,
    ),
  ];
}

function describeDeck(deck: Deck, index: number, decks: readonly Deck[]): string {
  return `   ${decks.length > 1 ? `deck ${index + 1}: ` : ''}${deck.join(' ')}`;
}

function broken(why: string): Report {
  return { holds: false, lines: [why] };
}
