/** Moves of Jabberwocky as people make them on the page. */
import { SUITS } from '../../../src/engine/cards.ts';
import { openHand, privateLabels, type Turn } from './turns.ts';
import { plain, type Visitor } from './visitor.ts';

const CARD = /^(?:10|[2-9JQKA])[♣♦♥♠]$/u;

/** The beginnings of what the table says to whoever is on turn. */
export function jabberwockyPrompts(visitor: Visitor): readonly string[] {
  const { name, tableWords } = visitor;
  const { jabberwocky } = tableWords;
  const follow = jabberwocky('prompt.follow', { name, suit: SUITS[0] }).split('.')[0] ?? '';
  const lead = jabberwocky('prompt.lead', { name, number: 0, cards: 0 }).split('0')[0] ?? '';
  return [bidPrompt(visitor), lead, follow];
}

function bidPrompt({ name, tableWords }: Visitor): string {
  return tableWords.jabberwocky('prompt.bid', { name, cards: 0 }).split('0')[0] ?? '';
}

/** Whether somebody is asked for a bid, and not for a card. */
export function isBid({ visitor, line }: Turn): boolean {
  return line.includes(plain(bidPrompt(visitor)));
}

/** The lowest bid that may be made: a button on the table, or from *My hand*. */
export async function bidLowest(visitor: Visitor, from: 'table' | 'hand'): Promise<void> {
  if (from === 'hand') await openJabberwockyHand(visitor);
  const where = from === 'hand' ? visitor.aside() : visitor.table();
  const zero = where.getByRole('button', { name: '0', exact: true });
  await visitor.press(where, (await zero.isEnabled()) ? '0' : '1');
}

async function openJabberwockyHand(visitor: Visitor): Promise<void> {
  await openHand(visitor, turnWords(visitor));
}

/** The panel of whoever is on turn begins alike for a bid and for a card. */
function turnWords({ words }: Visitor): string {
  return words.jabberwocky('ask.lead', { trumps: 'open' }).split('.')[0] ?? '';
}

/** The cards that can be played, as their buttons show them. */
export async function playableCards(visitor: Visitor): Promise<readonly string[]> {
  return (await privateLabels(visitor)).filter((label) => CARD.test(label));
}

/** The first of them; from a panel that was opened before and is `kept` current, or a new one. */
export async function playCard(visitor: Visitor, panel: 'kept' | 'new' = 'new'): Promise<string> {
  const isOpen = (await visitor.privately().count()) > 0;
  if (panel === 'kept' && isOpen) await visitor.reads(visitor.aside(), turnWords(visitor));
  else await openJabberwockyHand(visitor);
  const [card] = await playableCards(visitor);
  if (card === undefined) throw new Error('There is no card to play.');
  await visitor.press(visitor.aside(), card);
  return card;
}
