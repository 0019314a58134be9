/** Buttons in rows that a phone shows as they are, without breaking one in two. */
import type {
  APIButtonComponentWithCustomId,
  APIComponentInContainer,
} from 'discord-api-types/v10';
import { row } from './components.ts';

/** At most so many buttons stand side by side, however short. */
const MOST = 4;
/** Fewer in a row would only make a panel long; where not even these fit, a phone breaks the row. */
const FEWEST = 2;
/** What a row of a phone 390 pixels wide holds, in characters of a label; an emoji counts two. */
const PHONE_ROW = 45;
/** What the edges of a button and the gap beside it take, in the same measure. */
const BUTTON_EDGES = 5;

/** As few rows as hold them, all about as long; fewer buttons in a row where labels are long. */
export function evenRows(
  buttons: readonly APIButtonComponentWithCustomId[],
): readonly APIComponentInContainer[] {
  return inRows(buttons, Math.ceil(buttons.length / columnsFor(buttons)));
}

/**
 * The same for buttons that have nothing to do with each other, so that a short one need not be as wide
 * as the longest.
 */
export function snugRows(
  buttons: readonly APIButtonComponentWithCustomId[],
): readonly APIComponentInContainer[] {
  const length = buttons.reduce((sum, { label = '' }) => sum + label.length + BUTTON_EDGES, 0);
  const count = Math.max(Math.ceil(length / PHONE_ROW), Math.ceil(buttons.length / MOST));
  return inRows(buttons, Math.min(count, Math.ceil(buttons.length / FEWEST)));
}

function inRows(
  buttons: readonly APIButtonComponentWithCustomId[],
  count: number,
): readonly APIComponentInContainer[] {
  const length = Math.ceil(buttons.length / count);
  return Array.from({ length: count }, (_, index) =>
    row(...buttons.slice(index * length, (index + 1) * length)),
  );
}

function columnsFor(buttons: readonly APIButtonComponentWithCustomId[]): number {
  const longest = Math.max(0, ...buttons.map(({ label = '' }) => label.length));
  const fitting = Math.floor(PHONE_ROW / (longest + BUTTON_EDGES));
  return Math.min(MOST, Math.max(FEWEST, fitting));
}
