/**
 * What has been chosen so far on the private panel, read from its draft. The choices of the game are
 * the only source of what there is to choose from; a draft comes from outside and may hold anything.
 */
import type { Choices } from '../../../engine/space.ts';
import {
  claimRanges,
  nearestClaims,
  sortForReading,
  type ClaimRange,
} from '../../../games/yak/show.ts';
import {
  ANIMALS,
  type Claim,
  type Ladder,
  type Move,
  type YakCard,
} from '../../../games/yak/types.ts';
import type { Draft } from '../../screens/contract.ts';

/** What can be played now. */
export interface Menu {
  /** The different cards of the own hand, as people read it. */
  readonly cards: readonly YakCard[];
  /** The animals that may be claimed with their numbers, the nearest claim first; never empty. */
  readonly ranges: readonly [ClaimRange, ...ClaimRange[]];
}

export interface Chosen {
  readonly card?: YakCard;
  readonly claim?: Claim;
  /** The animal whose numbers are on show. */
  readonly range: ClaimRange;
  /** The page of its numbers that is on show, from 0. */
  readonly page: number;
}

/** How many numbers a page holds: a select has 25 options, and two of them may lead to other pages. */
export const PAGE_SIZE = 23;

/** Undefined where no card can be played. */
export function menuOf(choices: Choices<Move>, ladder: Ladder): Menu | undefined {
  const play = choices.find((space) => space.type === 'play');
  if (play === undefined) return undefined;
  const ranges = claimRanges(choices);
  const [first, ...others] = nearestClaims(choices, ladder).flatMap(({ animal }) =>
    ranges.filter((range) => range.animal === animal),
  );
  if (first === undefined) return undefined;
  return { cards: sortForReading(play.fields.card.values), ranges: [first, ...others] };
}

/**
 * The parts of a draft that are on the menu. A draft holds a position in the menu's cards, one in the
 * animals, a number and a page of numbers. Without a page the one of the number is on show.
 */
export function readDraft(menu: Menu, [cardAt, animalAt, number, pageAt]: Draft): Chosen {
  const card = at(menu.cards, cardAt);
  const animal = at(ANIMALS, animalAt);
  const range = menu.ranges.find((one) => one.animal === animal);
  if (range === undefined) return choose({ range: menu.ranges[0], page: 0 }, { card });
  const isLegal = number !== undefined && isWithin(range, number);
  const claim = isLegal ? { animal: range.animal, number } : undefined;
  const isPage = pageAt !== undefined && Number.isInteger(pageAt) && isPageOf(range, pageAt);
  const page = isPage ? pageAt : pageOf(range, claim?.number ?? range.min);
  return choose({ range, page }, { card, claim });
}

/** The opposite of `readDraft`. */
export function makeDraft(menu: Menu, { card, claim, range, page }: Chosen): Draft {
  const position = card === undefined ? -1 : menu.cards.indexOf(card);
  const isHome = page === pageOf(range, claim?.number ?? range.min);
  return [
    position < 0 ? undefined : position,
    ANIMALS.indexOf(range.animal),
    claim?.number,
    isHome ? undefined : page,
  ];
}

/** With another card or claim; what is undefined stays open. */
export function choose(
  chosen: Chosen,
  { card, claim }: { readonly card?: YakCard | undefined; readonly claim?: Claim | undefined },
): Chosen {
  return {
    ...chosen,
    ...(card !== undefined && { card }),
    ...(claim !== undefined && { claim }),
  };
}

/** With this claim, its animal and its page on show. */
export function withClaim(chosen: Chosen, range: ClaimRange, number: number): Chosen {
  return {
    ...chosen,
    claim: { animal: range.animal, number },
    range,
    page: pageOf(range, number),
  };
}

/** The move that the chosen parts make up; undefined while one is missing. */
export function moveOf({ card, claim }: Chosen): Move | undefined {
  return card && claim && { type: 'play', card, claim };
}

export function isWithin({ min, max }: ClaimRange, number: number): boolean {
  return Number.isInteger(number) && number >= min && number <= max;
}

/** The first and the last number of a page. */
export function pageBounds({ min, max }: ClaimRange, page: number): readonly [number, number] {
  const first = min + page * PAGE_SIZE;
  return [first, Math.min(max, first + PAGE_SIZE - 1)];
}

export function isPageOf(range: ClaimRange, page: number): boolean {
  return page >= 0 && page <= pageOf(range, range.max);
}

function pageOf({ min }: ClaimRange, number: number): number {
  return Math.floor((number - min) / PAGE_SIZE);
}

function at<T>(list: readonly T[], index: number | undefined): T | undefined {
  return index === undefined ? undefined : list[index];
}
