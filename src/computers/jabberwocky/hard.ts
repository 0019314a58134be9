/**
 * Jabberwocky by determinization, the common method of trick-taking games with hidden cards: imagine
 * deals that look the same, play each of them out, and take the move that does best on the average.
 * The README names the sources.
 */
import { valuesOf } from '../../engine/choices.ts';
import type { Draw } from '../../engine/random.ts';
import { lookAround, sureTricks } from '../../games/jabberwocky/odds.ts';
import { hookedBid } from '../../games/jabberwocky/show.ts';
import type { JabberwockyTypes, Move } from '../../games/jabberwocky/types.ts';
import type { Budget, Sight } from '../contract.ts';
import { quickDraw } from '../quick-draw.ts';
import { SUIT_COUNT, cardOf, codeOf, type Code } from './cards.ts';
import { addTo, knownOf, type Known } from './known.ts';
import { playOut } from './policy.ts';
import { playCard, type Round } from './round.ts';
import { imagineWorlds, roundIn, type World } from './worlds.ts';
import { worthOf } from './worth.ts';

/** Worlds are imagined so many at a time, and so many times for a bid and for a card. */
const WORLDS = 25;
const TIMES_FOR_A_BID = 12;
const TIMES_FOR_A_CARD = 10;
/** Bids that are tried, the nearest to what the hand promises. */
const BIDS_TRIED = 5;
/** What the points of all others together are worth against one's own. */
const ENVY = 0.1;

export function hard(sight: Sight<JabberwockyTypes>, draw: Draw, budget: Budget): Move {
  const [space] = sight.choices;
  if (space === undefined) throw new Error('There is nothing to choose.');
  if (space.type === 'bid') {
    const bids = sensibleBids(sight, valuesOf(space.fields.tricks));
    return { type: 'bid', tricks: chooseBid(knownOf(sight), bids, quickDraw(draw), budget) };
  }
  const [card, ...others] = valuesOf(space.fields.card);
  if (card === undefined) throw new Error('There is always a legal card.');
  if (others.length === 0) return { type: 'play', card };
  const codes = [card, ...others].map(codeOf);
  return { type: 'play', card: cardOf(chooseCard(knownOf(sight), codes, quickDraw(draw), budget)) };
}

/** Never below the tricks that it cannot help taking, unless the hook leaves nothing else. */
function sensibleBids(
  { view }: Sight<JabberwockyTypes>,
  legal: readonly number[],
): readonly number[] {
  const sure = sureTricks(view.private.hand, lookAround(view));
  const possible = legal.filter((tricks) => tricks >= sure);
  return possible.length > 0 ? possible : legal;
}

function chooseBid(known: Known, legal: readonly number[], draw: Draw, budget: Budget): number {
  const promised = ownWorth(known);
  const bids = legal
    .toSorted((one, other) => Math.abs(one - promised) - Math.abs(other - promised))
    .slice(0, BIDS_TRIED);
  const worlds = imagine(known, TIMES_FOR_A_BID, draw, budget);
  return best(bids, worlds, (bid, world) => {
    const round = roundIn(known, world, bidsIn(known, world, bid));
    return valueOf(round, known.seat);
  });
}

function chooseCard(known: Known, legal: readonly Code[], draw: Draw, budget: Budget): Code {
  const bids = known.table.bids.map((bid) => bid ?? 0);
  const worlds = imagine(known, TIMES_FOR_A_CARD, draw, budget);
  return best(legal, worlds, (code, world) => {
    const round = roundIn(known, world, bids);
    playCard(round, code);
    return valueOf(round, known.seat);
  });
}

/** Plays the round out and tells what it is worth to a seat. */
function valueOf(round: Round, seat: number): number {
  playOut(round);
  let others = 0;
  for (const [by, need] of round.needs.entries()) if (by !== seat && need === 0) others += 1;
  return (round.needs[seat] === 0 ? 1 : 0) - ENVY * others;
}

/** Worlds for as long as there is time, the first ones in any case. */
function* imagine(known: Known, times: number, draw: Draw, budget: Budget): Generator<World> {
  for (let done = 0; done < times && (done === 0 || budget.hasTime()); done++) {
    yield* imagineWorlds(known, WORLDS, draw);
  }
}

/** The option with the highest mean value over the worlds. */
function best<O>(
  options: readonly O[],
  worlds: Iterable<World>,
  value: (option: O, world: World) => number,
): O {
  const sums = options.map(() => 0);
  for (const world of worlds) {
    for (const [place, option] of options.entries()) {
      sums[place] = (sums[place] ?? 0) + value(option, world);
    }
  }
  const chosen = options[sums.indexOf(Math.max(...sums))];
  if (chosen === undefined) throw new Error('There is nothing to choose from.');
  return chosen;
}

function ownWorth({ hand, table, trump }: Known): number {
  const sets = new Int32Array(SUIT_COUNT);
  for (const code of hand) addTo(sets, 0, code);
  const isHeld = (table.cards * (table.hands.length - 1)) / (51 - table.cards);
  return worthOf(sets, 0, trump, isHeld, table.cards);
}

/** What everybody bids: as made, as is tried, or as the imagined hand promises; the dealer minds the hook. */
function bidsIn({ table, seat }: Known, { worth }: World, own: number): readonly number[] {
  const bids = table.bids.map((bid, by) =>
    by === seat ? own : (bid ?? Math.min(table.cards, Math.round(worth[by] ?? 0))),
  );
  if (table.bids[table.dealer] !== null || table.dealer === seat) return bids;
  const open = bids.map((bid, by) => (by === table.dealer ? null : bid));
  const isHooked = bids[table.dealer] === hookedBid(open, table.cards);
  if (!isHooked) return bids;
  const bid = bids[table.dealer] ?? 0;
  const isMore = (worth[table.dealer] ?? 0) > bid;
  return bids.with(table.dealer, bid === 0 || (isMore && bid < table.cards) ? bid + 1 : bid - 1);
}
