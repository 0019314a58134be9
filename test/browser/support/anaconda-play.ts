/** Moves of Anaconda as people make them on the page. */
import type { Locator } from 'playwright-core';
import type { Side } from '../../../src/games/anaconda/types.ts';
import { openHand } from './turns.ts';
import { plain, type Visitor } from './visitor.ts';

/** The beginnings of what the table says to whoever is on turn in a betting round. */
export function betPrompts({ name, tableWords }: Visitor): readonly string[] {
  const { anaconda } = tableWords;
  const open = anaconda('prompt.open', { name, bet: 'none' }).split(':')[0] ?? '';
  return [`${open}:`];
}

/** From *My hand*: so many cards, the last that the select offers, and sends them. */
export async function give(visitor: Visitor, cards: number, by: 'pointer' | 'keys'): Promise<void> {
  await pickLast(visitor, cards, by);
  await send(visitor, cards);
}

/** Everything of a pass but its last press. */
export async function pickLast(
  visitor: Visitor,
  cards: number,
  by: 'pointer' | 'keys' = 'pointer',
): Promise<void> {
  const { anaconda } = visitor.words;
  const select = anaconda('choose.give', { cards });
  await openHand(visitor, anaconda('give.missing', { cards }));
  const combobox = visitor.aside().getByRole('combobox', { name: select, exact: true });
  if (by === 'keys') await pickByKeys(visitor, combobox, cards);
  else await pickByPointer(visitor, combobox, cards);
  await visitor.answered(visitor.aside());
}

/** A select of several is told that it is done by leaving it. */
async function pickByKeys({ page }: Visitor, combobox: Locator, cards: number): Promise<void> {
  await combobox.focus();
  for (const key of ['Enter', 'End', 'Space']) await page.keyboard.press(key);
  if (cards === 1) return;
  for (let more = 1; more < cards; more += 1) {
    for (const key of ['ArrowUp', 'Space']) await page.keyboard.press(key);
  }
  await page.keyboard.press('Tab');
}

async function pickByPointer(visitor: Visitor, combobox: Locator, cards: number): Promise<void> {
  await combobox.click();
  const options = visitor.aside().getByRole('option');
  await options.last().waitFor();
  const count = await options.count();
  for (let last = count - 1; last >= count - cards; last -= 1) await options.nth(last).click();
  if (cards === 1) return;
  const { done } = visitor.words.page;
  await visitor.aside().getByRole('button', { name: done, exact: true }).click();
}

async function send(visitor: Visitor, cards: number): Promise<void> {
  await visitor.press(visitor.aside(), visitor.words.anaconda('button.give', { cards }));
}

/** From *My hand*: the best hand for a side, its strongest cards last; and sends it. */
export async function arrange(visitor: Visitor, side: 'high' | 'low'): Promise<void> {
  await pickOrder(visitor, side);
  await visitor.press(visitor.aside(), visitor.words.anaconda('button.arrange'));
}

/** Everything of an arrangement but its last press. */
export async function pickOrder(visitor: Visitor, side: 'high' | 'low'): Promise<void> {
  const { anaconda } = visitor.words;
  await openHand(visitor, anaconda('stack.missing', { cards: 5 }));
  const order = anaconda(side === 'high' ? 'order.highLast' : 'order.lowLast');
  await visitor.choose(visitor.aside(), anaconda('choose.order'), order);
}

/** From *My hand*. */
export async function declare(visitor: Visitor, side: Side): Promise<void> {
  const { anaconda } = visitor.words;
  await openHand(visitor, anaconda('ask.declare').split('\n')[0] ?? '');
  await visitor.press(visitor.aside(), anaconda(`button.${side}`));
}

/** On the table, in whose language the button is. */
export async function check(visitor: Visitor): Promise<void> {
  await visitor.press(visitor.table(), visitor.tableWords.anaconda('button.check'));
}

export async function call(visitor: Visitor, price: number): Promise<void> {
  const label = visitor.tableWords.anaconda('button.call', { price, allIn: 'no' });
  await visitor.press(visitor.table(), label);
}

/** By one of the table's buttons, of which there is one for the least and one for the most. */
export async function openingBet(visitor: Visitor, amount: number): Promise<void> {
  const label = visitor.tableWords.anaconda('button.bet', { amount, allIn: 'no' });
  await visitor.press(visitor.table(), label);
}

/** By the form, with the keyboard alone once it is open. */
export async function betByForm(visitor: Visitor, chips: number): Promise<void> {
  const more = visitor.tableWords.anaconda('button.betMore');
  await visitor.table().getByRole('button', { name: more, exact: true }).click();
  const form = visitor.page.getByRole('dialog', {
    name: plain(visitor.words.anaconda('form.bet')),
  });
  await form.waitFor();
  await visitor.page.keyboard.type(String(chips));
  await visitor.page.keyboard.press('Enter');
  await form.waitFor({ state: 'detached' });
}
