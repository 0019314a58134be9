/** Yak, Jabberwocky and Anaconda up to a moment that is worth a picture of the table and of a hand. */
import { BUY_IN } from '../../../src/tables/agreement.ts';
import {
  arrange,
  betPrompts,
  call,
  check,
  declare,
  give,
  openingBet,
  pickOrder,
} from './anaconda-play.ts';
import { bidLowest, isBid, jabberwockyPrompts, playCard } from './jabberwocky-play.ts';
import { begin, dismissAsides, gather, nextTurn, openHand, sitDown, type Turn } from './turns.ts';
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

/** A hand with its passes, an order, a bet, the showdown; and what the chips say of it. */
export async function shootAnaconda(
  trio: readonly [Visitor, Visitor, Visitor],
  shoot: Shoot,
): Promise<void> {
  const [host] = trio;
  const { chips } = host.tableWords;
  const brought = chips('chips.amount', { count: BUY_IN.usual });
  await gather('anaconda', trio, chips('button.join-chips', { chips: brought }));
  await begin(host);
  for (const cards of [3, 2, 1]) {
    for (const visitor of trio) await give(visitor, cards, 'pointer');
  }
  await dismissAsides(host);
  await pickOrder(host, 'high');
  await shoot('anaconda-hand', 'phone', host);
  await host.press(host.aside(), host.words.anaconda('button.arrange'));
  for (const visitor of trio.slice(1)) await arrange(visitor, 'low');
  await betInRounds(trio, shoot);
  for (const visitor of trio) await declare(visitor, visitor === host ? 'high' : 'low');
  await shootTable('anaconda-end', host, shoot);
  await host.runCommand('/chips');
  await host.reads(host.aside(), host.words.chips('purse.title-own'));
  await shoot('chips', 'phone', host);
}

/** All check but in the third round, where one bets and the the others are asked. */
async function betInRounds(
  trio: readonly [Visitor, Visitor, Visitor],
  shoot: Shoot,
): Promise<void> {
  let last: Turn | undefined;
  for (let round = 1; round <= 4; round += 1) {
    for (let act = 0; act < trio.length; act += 1) {
      last = await nextTurn(trio, betPrompts, last);
      if (round !== 3) await check(last.visitor);
      else if (act === 0) await openingBet(last.visitor, 5);
      else await call(last.visitor, 5);
      if (round === 3 && act === 0) await shootTable('anaconda-table', trio[0], shoot);
    }
  }
}

/** The table without what only its reader sees below it. */
async function shootTable(name: string, visitor: Visitor, shoot: Shoot): Promise<void> {
  await dismissAsides(visitor);
  await shoot(name, 'phone', visitor);
  await shoot(name, 'wide', visitor);
}
