/** Moves of Cockroach Poker as people make them on the page. */
import { CREATURES, type Creature } from '../../../src/games/cockroach/types.ts';
import { plain, type Visitor } from './visitor.ts';

/** A card that has been handed over, known to the test alone. */
export interface Handed {
  readonly card: Creature;
  readonly claim: Creature;
}

/** Anything but this creature, for a lie. */
export function otherThan(creature: Creature): Creature {
  return creature === 'toad' ? 'bat' : 'toad';
}

/** From *My hand*: the card held most often, to whom, said to be what; then *Offer*. */
export async function offer(
  visitor: Visitor,
  to: Visitor,
  says: (card: Creature) => Creature,
): Promise<Handed> {
  await visitor.press(visitor.table(), visitor.tableWords.shell('button.hand'));
  await visitor.reads(visitor.aside(), visitor.words.game('offer.ask'));
  const handed = await compose(visitor, to, says);
  await visitor.press(visitor.aside(), visitor.words.game('button.offer'));
  return handed;
}

/** Everything of an offer but its last press. */
export async function compose(
  visitor: Visitor,
  to: Visitor,
  says: (card: Creature) => Creature,
): Promise<Handed> {
  const { game } = visitor.words;
  const panel = visitor.aside();
  const piles = await visitor.optionsOf(panel, game('choose.card'));
  const counts = CREATURES.map((creature) => {
    const label = `${game('creature.label', { creature })} × `;
    const pile = piles.find((text) => text.includes(label));
    return { creature, label, count: Number(pile?.split(label)[1]?.split(/\s/)[0] ?? 0) };
  });
  const [fullest] = counts.toSorted((one, other) => other.count - one.count);
  if (fullest === undefined || fullest.count === 0) throw new Error('The hand shows no cards.');
  await visitor.choose(panel, game('choose.card'), `${fullest.label}${fullest.count}`);
  const claim = says(fullest.creature);
  await handOver(visitor, to, claim);
  return { card: fullest.creature, claim };
}

/** Receiver and claim on the private panel that is open. */
export async function handOver(visitor: Visitor, to: Visitor, claim: Creature): Promise<void> {
  const { game } = visitor.words;
  const panel = visitor.aside();
  await visitor.choose(panel, game('choose.to'), to.name);
  await visitor.choose(panel, game('choose.claim'), game('creature.label', { creature: claim }));
}

/** Presses True or False on the table. */
export async function answer(visitor: Visitor, truth: boolean): Promise<void> {
  const { game } = visitor.tableWords;
  await visitor.press(visitor.table(), game(truth ? 'button.true' : 'button.false'));
}

/** Who is to open the round, as the table tells everybody; undefined once the game is over. */
export async function opener(
  reader: Visitor,
  visitors: readonly Visitor[],
): Promise<Visitor | undefined> {
  const { game, shell } = reader.words;
  const table = reader.table();
  const rematch = table.getByRole('button', { name: shell('button.rematch'), exact: true });
  const prompts = visitors.map((visitor) =>
    table.getByText(plain(game('prompt.offering', { name: visitor.name }))),
  );
  await prompts
    .reduce((any, prompt) => any.or(prompt), rematch)
    .first()
    .waitFor();
  for (const [index, prompt] of prompts.entries()) {
    if ((await prompt.count()) > 0) return visitors[index];
  }
  return undefined;
}
