/** Terse ways to set up a position of Yak, so that a test reads like a record of the game. */
import type { Applied, Seat } from '../../../src/engine/contract.ts';
import { apply } from '../../../src/games/yak/apply.ts';
import { isYakCard, sortAsText } from '../../../src/games/yak/cards.ts';
import { STATE_VERSION } from '../../../src/games/yak/setup.ts';
import {
  ANIMALS,
  type Doubt,
  type LaidCard,
  type Ladder,
  type Move,
  type Play,
  type StandingClaim,
  type State,
  type YakCard,
  type YakEvent,
  type YakTypes,
} from '../../../src/games/yak/types.ts';
import { deepFreeze } from '../../conformance/freeze.ts';

/** `'yak1 stop'`: cards from the first to the last. */
export function cards(text: string): readonly YakCard[] {
  return words(text).map((word) => {
    if (!isYakCard(word)) throw new Error(`${word} is no card.`);
    return word;
  });
}

/** `'0:yak1 1:stop'`: a pile from the first card played to the last. */
export function pile(text: string): readonly LaidCard[] {
  return words(text).map((word) => {
    const [by = '', card = ''] = word.split(':');
    return { by: Number(by), card: onlyCard(card) };
  });
}

/** `'2: 5 vulture'`: seat 2 claims five vultures. */
export function claim(text: string): StandingClaim {
  const [by = '', number = '', word = ''] = words(text.replace(':', ' '));
  const animal = ANIMALS.find((known) => known === word);
  if (animal === undefined) throw new Error(`${word} is no animal.`);
  return { by: Number(by), animal, number: Number(number) };
}

export interface Position {
  /** One text of cards a seat. */
  readonly hands: readonly string[];
  readonly draw?: string;
  readonly pile?: string;
  readonly claim?: string;
  readonly turn?: Seat;
  readonly ladder?: Ladder;
  readonly taken?: readonly number[];
}

/** A running game, frozen. By default seat 0 is on turn, nothing is laid and the draw pile is empty. */
export function position(given: Position): State {
  return deepFreeze({
    version: STATE_VERSION,
    fixed: { start: 0, ladder: given.ladder ?? 'animal-first' },
    hands: given.hands.map((hand) => sortAsText(cards(hand))),
    draw: cards(given.draw ?? ''),
    pile: pile(given.pile ?? ''),
    claim: given.claim === undefined ? null : claim(given.claim),
    taken: given.taken ?? given.hands.map(() => 0),
    last: null,
    phase: { name: 'playing', turn: given.turn ?? 0 },
  });
}

export function play(card: string, number: number, animal: string): Play {
  return { type: 'play', card: onlyCard(card), claim: { animal, number } };
}

export const doubt: Doubt = { type: 'doubt' };

/** What becomes of a legal move; a refusal fails the test with its code. */
export function after(state: State, seat: Seat, move: Move): Applied<YakTypes> {
  const outcome = apply(deepFreeze(state), seat, deepFreeze(move));
  if (!outcome.ok) throw new Error(`Refused: ${outcome.refusal}`);
  return outcome.value;
}

/** The code with which a move is refused, or `played`. */
export function refusal(state: State, seat: Seat, move: Move): string {
  const outcome = apply(state, seat, move);
  return outcome.ok ? 'played' : outcome.refusal;
}

/** The one event of this type among those that everybody is told. */
export function publicEvent<Type extends YakEvent['type']>(
  { events }: Applied<YakTypes>,
  type: Type,
): Extract<YakEvent, { type: Type }> | undefined {
  const isWanted = (event: YakEvent): event is Extract<YakEvent, { type: Type }> =>
    event.type === type;
  return events
    .filter(({ to }) => to === 'all')
    .map(({ event }) => event)
    .find(isWanted);
}

function onlyCard(word: string): YakCard {
  const [card, ...others] = cards(word);
  if (card === undefined || others.length > 0) throw new Error(`${word} is not one card.`);
  return card;
}

function words(text: string): readonly string[] {
  return text.split(' ').filter((word) => word !== '');
}
