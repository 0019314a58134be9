/** What people do at every table: they sit down together, and see from the panel whose turn it is. */
import { plain, type Visitor } from './visitor.ts';

/** How long the table may take to show the next turn, and how often it is looked at. */
const PATIENCE_MS = 30_000;
const GLANCE_MS = 50;

/** The line of the table that asks somebody to act. */
export interface Turn {
  readonly visitor: Visitor;
  readonly line: string;
}

/** From the empty channel to the cards in hand; the first of the visitors is the host. */
export async function sitDown(
  game: string,
  visitors: readonly [Visitor, ...Visitor[]],
): Promise<void> {
  await gather(game, visitors);
  await begin(visitors[0]);
}

/** From the empty channel to a lobby that can start. `join` is the button, where it tells a price. */
export async function gather(
  game: string,
  [host, ...others]: readonly [Visitor, ...Visitor[]],
  join: string = host.tableWords.shell('button.join'),
): Promise<void> {
  const { shell } = host.tableWords;
  await host.complete(`/${game.slice(0, 3)}`, `/${game} start`);
  await host.reads(host.table(), shell('lobby.open', { host: host.name }));
  for (const other of others) await other.press(other.table(), join);
  await host.reads(host.table(), shell('lobby.ready', { host: host.name }));
}

export async function begin(host: Visitor): Promise<void> {
  await host.press(host.table(), host.tableWords.shell('button.start'));
}

/**
 * Waits until the table asks for something else than in `last`. `promptsOf` gives the beginnings of the
 * sentences that ask a person to act.
 */
export async function nextTurn(
  visitors: readonly [Visitor, ...Visitor[]],
  promptsOf: (visitor: Visitor) => readonly string[],
  last?: Turn,
): Promise<Turn> {
  const [reader] = visitors;
  for (let waited = 0; waited < PATIENCE_MS; waited += GLANCE_MS) {
    const lines = (await reader.table().innerText()).split('\n');
    for (const visitor of visitors) {
      const prompts = promptsOf(visitor).map(plain);
      const line = lines.find((text) => prompts.some((prompt) => text.includes(prompt)));
      if (line !== undefined && line !== last?.line) return { visitor, line };
    }
    await reader.page.waitForTimeout(GLANCE_MS);
  }
  throw new Error('The table asks nobody to act.');
}

/** Opens the own hand anew, as somebody does who is on turn, and waits for what it asks. */
export async function openHand(visitor: Visitor, ask: string): Promise<void> {
  await visitor.press(visitor.table(), visitor.tableWords.shell('button.hand'));
  await visitor.reads(visitor.aside(), ask);
}

/** Leaves nothing below the table that hides it on a phone. */
export async function dismissAsides(visitor: Visitor): Promise<void> {
  for (let count = await visitor.privately().count(); count > 0; count -= 1) {
    await visitor.press(visitor.aside(), visitor.words.page.dismiss);
    await visitor
      .privately()
      .nth(count - 1)
      .waitFor({ state: 'detached' });
  }
}

/** The labels of the buttons on the newest private panel that can be pressed. */
export async function privateLabels(visitor: Visitor): Promise<readonly string[]> {
  const labels = await visitor.aside().locator('button:enabled').allInnerTexts();
  return labels.map((label) => label.trim());
}

/** How far something of the channel reaches beyond the right edge of the page, in pixels. */
export function overflowOf({ page }: Visitor): Promise<number> {
  return page.evaluate<number>(
    'document.querySelector("[role=log]").scrollWidth - document.documentElement.clientWidth',
  );
}
