/** Moves of Yak as people make them on the page. */
import { EMOJI, markedMotif, type Motif } from '../../../src/discord/games/yak/cards.ts';
import { ANIMALS, type Animal } from '../../../src/games/yak/types.ts';
import { openHand, privateLabels } from './turns.ts';
import type { Visitor } from './visitor.ts';

const MOTIFS = Object.keys(EMOJI) as readonly Motif[];

/** The beginnings of what the table says to whoever is on turn. */
export function yakPrompts({ name, tableWords }: Visitor): readonly string[] {
  const { yak } = tableWords;
  const raise = yak('prompt.play', { name, claim: '' }).split(':')[0] ?? '';
  return [yak('prompt.open', { name }), raise];
}

/** From *My hand*: the first card and the nearest claim. Everything but the last press. */
export async function composeNearest(visitor: Visitor): Promise<void> {
  await openYakHand(visitor);
  await chooseCard(visitor);
  await chooseClaim(visitor, ANIMALS);
}

/** The same with any number of an animal, which the select shows once the animal is chosen. */
export async function composeNumber(
  visitor: Visitor,
  animal: Animal,
  number: number,
): Promise<void> {
  const { yak } = visitor.words;
  await openYakHand(visitor);
  await chooseCard(visitor);
  await chooseClaim(visitor, [animal]);
  const counted = yak('animal.counted', { animal, count: number });
  await visitor.choose(visitor.aside(), yak('choose.number', { animal }), counted);
}

/** *My hand* of whoever is on turn. */
export async function openYakHand(visitor: Visitor): Promise<void> {
  await openHand(visitor, visitor.words.yak('choose.card'));
}

export async function play(visitor: Visitor): Promise<void> {
  await visitor.press(visitor.aside(), visitor.words.yak('button.play'));
}

async function chooseCard(visitor: Visitor): Promise<void> {
  const card = (await privateLabels(visitor)).find((label) => isCard(visitor, label));
  if (card === undefined) throw new Error('There is no card to choose.');
  await visitor.press(visitor.aside(), card);
}

/** Presses the nearest claim of one of these animals. */
async function chooseClaim(visitor: Visitor, animals: readonly Animal[]): Promise<void> {
  const starts = animals.map((animal) => `${EMOJI[animal]} `);
  const claim = (await privateLabels(visitor)).find(
    (label) => starts.some((start) => label.startsWith(start)) && !isCard(visitor, label),
  );
  if (claim === undefined) throw new Error('There is no claim to choose.');
  await visitor.press(visitor.aside(), claim);
}

function isCard({ words }: Visitor, label: string): boolean {
  return MOTIFS.some((motif) => label.startsWith(markedMotif(words.yak, motif)));
}
