/** Which cards people lay with a claim, measured over games of `easy`: those that make it true. */
import { faceOf } from '../../games/yak/show.ts';
import { ANIMALS } from '../../games/yak/types.ts';
import { KINDS, type Kind } from './kinds.ts';

/** What a card is to a claim. */
type Fit = 'match' | 'other' | 'joker' | 'all' | 'ones' | 'stop';

/** How much likelier than by chance a card is to be laid, by the cards that lie in the pile before it. */
const LIKELIHOODS: readonly {
  readonly upTo: number;
  readonly times: Readonly<Record<Fit, number>>;
}[] = [
  { upTo: 2, times: { match: 5, joker: 1.5, all: 0.6, ones: 0.2, stop: 0.1, other: 0.1 } },
  { upTo: 11, times: { match: 2.1, joker: 1.5, all: 2.2, ones: 0.2, stop: 0.6, other: 0.7 } },
  { upTo: 80, times: { match: 1.2, joker: 1.2, all: 1.2, ones: 0.05, stop: 0.3, other: 1 } },
];
/** Deeper down everybody lays what is left. */
const ANY = 1;
/** No card is likelier than this. */
export const LIKELIEST = 5;

/** By kind and animal. */
const FITS: readonly (readonly Fit[])[] = KINDS.map((card) => {
  const face = faceOf(card);
  return ANIMALS.map((animal) =>
    face.kind !== 'animal' ? face.kind : face.animal === animal ? 'match' : 'other',
  );
});

/**
 * How much likelier than by chance somebody who means a claim lays this card with it.
 *
 * @param before number of cards in the pile before this one
 */
export function likelihoodOf(kind: Kind, animal: number, before: number): number {
  const fit = FITS[kind]?.[animal];
  if (fit === undefined) throw new Error(`There is no card of the kind ${kind}.`);
  return LIKELIHOODS.find(({ upTo }) => before <= upTo)?.times[fit] ?? ANY;
}
