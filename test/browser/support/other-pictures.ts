/** Yak and Jabberwocky up to a moment that is worth a picture of the table and of a hand. */
import { bidLowest, isBid, jabberwockyPrompts, playCard } from './jabberwocky-play.ts';
import { dismissAsides, nextTurn, openHand, sitDown, type Turn } from './turns.ts';
import type { Visitor } from './visitor.ts';
import { composeNearest, composeNumber, play, yakPrompts } from './yak-play.ts';

/** Takes a picture of somebody's page in these sizes. */
export type Shoot = (name: string, size: 'wide' | 'phone', visitor: Visitor) => Promise<void>;

/** The whole first round, and of the second the bids, a trick and a lead. */
const MOVES = 3 + 6 + 3 + 4;

export async function shootYak(pair: readonly [Visitor, Visitor], shoot: Shoot): Promise<void> {
  const next = (last?: Turn) => nextTurn(pair, yakPrompts, last);
  await sitDown('yak', pair);
  const opened = await next();
  await composeNearest(opened.visitor);
  await play(opened.visitor);
  const raised = await next(opened);
  await composeNumber(raised.visitor, 'yak', 2);
  await play(raised.visitor);
  const doubting = await next(raised);
  await doubting.visitor.press(
    doubting.visitor.table(),
    doubting.visitor.tableWords.yak('button.doubt'),
  );
  let last = await next(doubting);
  for (let cards = 0; cards < 3; cards += 1) {
    await composeNearest(last.visitor);
    await play(last.visitor);
    last = await next(last);
  }
  await composeNearest(last.visitor);
  await shoot('yak-hand', 'phone', last.visitor);
  await shootTable('yak-table', last.visitor, shoot);
}

export async function shootJabberwocky(
  trio: readonly [Visitor, Visitor, Visitor],
  shoot: Shoot,
): Promise<void> {
  await sitDown('jabberwocky', trio);
  let last = await nextTurn(trio, jabberwockyPrompts);
  for (let moves = 0; moves < MOVES; moves += 1) {
    if (isBid(last)) await bidLowest(last.visitor, 'hand');
    else await playCard(last.visitor);
    last = await nextTurn(trio, jabberwockyPrompts, last);
  }
  await dismissAsides(last.visitor);
  await openHand(last.visitor, last.visitor.words.shell('private.title'));
  await shoot('jabberwocky-hand', 'phone', last.visitor);
  await shootTable('jabberwocky-table', last.visitor, shoot);
}

/** The table without what only its reader sees below it. */
async function shootTable(name: string, visitor: Visitor, shoot: Shoot): Promise<void> {
  await dismissAsides(visitor);
  await shoot(name, 'phone', visitor);
  await shoot(name, 'wide', visitor);
}
