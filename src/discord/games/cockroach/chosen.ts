/**
 * What has been chosen so far on the private panel, read from its draft. The choices of the game are
 * the only source of what there is to choose from; a draft comes from outside and may hold anything.
 */
import type { Seat } from '../../../engine/contract.ts';
import { valuesOf } from '../../../engine/choices.ts';
import type { Choices } from '../../../engine/space.ts';
import { isCreature } from '../../../games/cockroach/show.ts';
import type { Creature, Move } from '../../../games/cockroach/types.ts';
import type { Draft } from '../../screens/contract.ts';

/** What a card can be handed on with now. */
export interface Menu {
  /** Creatures of the own hand; undefined where the card in play is passed on. */
  readonly cards?: readonly Creature[];
  readonly receivers: readonly Seat[];
  readonly claims: readonly Creature[];
}

/** The parts of an offer or a pass, as far as they are chosen. */
export interface Chosen {
  readonly card?: Creature;
  readonly to?: Seat;
  readonly claim?: Creature;
}

export type Slot = keyof Chosen;

/** Undefined where no card can be offered or passed on. */
export function menuOf(choices: Choices<Move>): Menu | undefined {
  for (const space of choices) {
    if (space.type !== 'offer' && space.type !== 'pass') continue;
    const receivers = valuesOf(space.fields.to);
    const claims = valuesOf(space.fields.claim).filter(isCreature);
    if (space.type === 'pass') return { receivers, claims };
    return { cards: valuesOf(space.fields.card), receivers, claims };
  }
  return undefined;
}

/**
 * The parts of a draft that are on the menu. A draft holds a position in the menu's cards, a seat and
 * a position in its claims. A single possible receiver counts as chosen.
 */
export function readDraft(menu: Menu, [cardAt, seat, claimAt]: Draft): Chosen {
  const card = at(menu.cards ?? [], cardAt);
  const [only, second] = menu.receivers;
  const to = second === undefined ? only : menu.receivers.find((one) => one === seat);
  const claim = at(menu.claims, claimAt);
  return {
    ...(card !== undefined && { card }),
    ...(to !== undefined && { to }),
    ...(claim !== undefined && { claim }),
  };
}

/** The opposite of `readDraft`. */
export function makeDraft(menu: Menu, { card, to, claim }: Chosen): Draft {
  return [position(menu.cards ?? [], card), to, position(menu.claims, claim)];
}

/** The chosen parts with one more read from a select's value; undefined where it is not on the menu. */
export function choose(
  menu: Menu,
  chosen: Chosen,
  slot: Slot,
  value: string | undefined,
): Chosen | undefined {
  if (value === undefined || !/^\d{1,2}$/.test(value)) return undefined;
  const number = Number(value);
  switch (slot) {
    case 'card': {
      const card = at(menu.cards ?? [], number);
      return card && { ...chosen, card };
    }
    case 'to':
      return menu.receivers.includes(number) ? { ...chosen, to: number } : undefined;
    case 'claim': {
      const claim = at(menu.claims, number);
      return claim && { ...chosen, claim };
    }
  }
}

/** The move that the chosen parts make up; undefined while one is missing. */
export function moveOf(menu: Menu, { card, to, claim }: Chosen): Move | undefined {
  if (to === undefined || claim === undefined) return undefined;
  if (menu.cards === undefined) return { type: 'pass', to, claim };
  return card && { type: 'offer', card, to, claim };
}

function at<T>(list: readonly T[], index: number | undefined): T | undefined {
  return index === undefined ? undefined : list[index];
}

function position<T>(list: readonly T[], value: T | undefined): number | undefined {
  const index = value === undefined ? -1 : list.indexOf(value);
  return index < 0 ? undefined : index;
}
