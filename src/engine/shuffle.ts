/**
 * Shuffling that people can check afterwards (design decision 8). A secret is drawn and its hash
 * shown before anybody joins; the players' own presses are mixed in; everything that chance decides
 * in a deal follows from the two. All strings are UTF-8, all numbers of a stream big-endian.
 */
import { createHash, createHmac } from 'node:crypto';
import type { Brought, Deck, Game, GameTypes } from './contract.ts';
import type { Draw } from './random.ts';

const SECRET_HEX = /^[0-9a-f]{64}$/;
/** A stream yields unsigned numbers of 32 bits. */
const WORDS = 2 ** 32;
const WORD_BYTES = 4;

/** What a deal is mixed from. */
export interface DealSource {
  /** 32 bytes from the system's generator, lower-case hex. */
  readonly secret: string;
  readonly table: string;
  /** 1 for the first deal of a table. */
  readonly deal: number;
  /** The joining players' interaction ids in seat order. */
  readonly interactionIds: readonly string[];
}

/** SHA-256 of the secret's 32 bytes, lower-case hex. Throws on anything but 64 lower-case hex digits. */
export function commitmentOf(secret: string): string {
  return createHash('sha256').update(secretBytes(secret)).digest('hex');
}

/**
 * HMAC-SHA256, keyed with the secret's bytes, of `JSON.stringify([table, deal, [ids …]])`: JSON
 * quotes and brackets tell where each part ends, so no two sources give the same text.
 */
export function dealSeed({ secret, table, deal, interactionIds }: DealSource): Buffer {
  return createHmac('sha256', secretBytes(secret))
    .update(JSON.stringify([table, deal, interactionIds]))
    .digest();
}

/**
 * The stream of a label under a seed. Block n = 0, 1, … is HMAC-SHA256(seed, `JSON.stringify([label,
 * n])`), read as eight numbers of 32 bits. A draw below `bound` takes the next number; one at or
 * above the largest multiple of `bound` that fits is thrown away, so that every remainder is equally
 * likely. Throws on a bound that is not an integer from 1 to 2³².
 */
export function createStream(seed: Buffer, label: string): Draw {
  let block = Buffer.alloc(0);
  let blocks = 0;
  let at = 0;
  const nextWord = (): number => {
    if (at >= block.length) {
      block = createHmac('sha256', seed)
        .update(JSON.stringify([label, blocks]))
        .digest();
      blocks += 1;
      at = 0;
    }
    const word = block.readUInt32BE(at);
    at += WORD_BYTES;
    return word;
  };
  return (bound) => {
    if (!Number.isInteger(bound) || bound < 1 || bound > WORDS) {
      throw new RangeError(`Cannot draw below ${bound}.`);
    }
    const limit = WORDS - (WORDS % bound);
    let word = nextWord();
    while (word >= limit) word = nextWord();
    return word % bound;
  };
}

/**
 * Fisher–Yates: for i from the last position down to 1, the card at i changes places with the one at
 * `draw(i + 1)`. Gives a new list.
 */
export function shuffle<T>(cards: readonly T[], draw: Draw): readonly T[] {
  const shuffled = [...cards];
  for (let last = shuffled.length - 1; last > 0; last--) {
    const chosen = draw(last + 1);
    // Both positions exist, so both hold a T.
    [shuffled[last], shuffled[chosen]] = [shuffled[chosen] as T, shuffled[last] as T];
  }
  return shuffled;
}

export interface Dealt<T extends GameTypes = GameTypes> {
  readonly setup: T['setup'];
  readonly decks: readonly Deck[];
}

/** What is dealt. */
export interface DealOf<T extends GameTypes = GameTypes> {
  readonly seats: number;
  readonly options: T['options'];
  /** For games with `chips`. */
  readonly brought?: Brought;
}

/**
 * Everything that chance decides in a deal: the set-up from the stream `setup`, and the game's decks
 * shuffled, each from a stream of its own, `deck/0`, `deck/1`, …
 */
export function dealOf<T extends GameTypes>(
  game: Game<T>,
  { seats, options, brought, ...source }: DealSource & DealOf<T>,
): Dealt<T> {
  const seed = dealSeed(source);
  return {
    setup: game.drawSetup(seats, options, createStream(seed, 'setup'), brought),
    decks: game
      .decks(seats, options)
      .map((deck, index) => shuffle(deck, createStream(seed, `deck/${index}`))),
  };
}

function secretBytes(secret: string): Buffer {
  if (!SECRET_HEX.test(secret)) throw new Error('A secret is 64 lower-case hex digits.');
  return Buffer.from(secret, 'hex');
}
