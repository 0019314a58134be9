/**
 * How creatures are written. A card that is known to be one carries its picture and its word; a mere
 * claim is a word in quotation marks, so that nobody takes what was said for what is.
 */
import { cardsToLosing, setSize, sortTally } from '../../../games/cockroach/show.ts';
import type { CreatureCount } from '../../../games/cockroach/show.ts';
import type { Creature, Tally } from '../../../games/cockroach/types.ts';
import type { CockroachSay } from './context.ts';

export const EMOJI: Readonly<Record<Creature, string>> = {
  bat: '🦇',
  cockroach: '🪳',
  fly: '🪰',
  rat: '🐀',
  scorpion: '🦂',
  spider: '🕷️',
  stinkbug: '🪲',
  toad: '🐸',
};

export const WARNING = '⚠️';
/** A line may break after the dot, so that none begins with one. */
export const BETWEEN = '\u00a0· ';

/** "🐸 toad" */
export function marked(say: CockroachSay, creature: Creature): string {
  return `${EMOJI[creature]} ${say('creature.name', { creature })}`;
}

/** "a toad 🐸", as the subject of a sentence. */
export function oneCard(say: CockroachSay, creature: Creature): string {
  return `${say('creature.one', { creature })} ${EMOJI[creature]}`;
}

/** "“toad”" */
export function claimed(say: CockroachSay, creature: Creature): string {
  return say('creature.claim', { creature });
}

/** "3 toads" */
export function counted(say: CockroachSay, { creature, count }: CreatureCount): string {
  return say('creature.counted', { creature, count });
}

/** Keeps what belongs together on one line of a narrow screen. */
const together = (phrase: string): string => phrase.replaceAll(' ', '\u00a0');

/** "🐸 3 toads · 🐀 1 rat" */
export function listCounts(say: CockroachSay, counts: readonly CreatureCount[]): string {
  return counts.map((one) => together(`${EMOJI[one.creature]} ${counted(say, one)}`)).join(BETWEEN);
}

/** Face-up cards with the way to losing: "🐸 toad 3/4 ⚠️ · 🐀 rat 1/4"; empty where there are none. */
export function listPiles(say: CockroachSay, tally: Tally, seats: number): string {
  const limit = setSize(seats);
  return sortTally(tally)
    .map(({ creature, count }) => {
      const warning = cardsToLosing(tally, creature, seats) === 1 ? ` ${WARNING}` : '';
      return together(`${marked(say, creature)} ${count}/${limit}${warning}`);
    })
    .join(BETWEEN);
}
