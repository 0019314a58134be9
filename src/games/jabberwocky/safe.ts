import type { PlayingCard } from '../../engine/cards.ts';
import { valuesOf } from '../../engine/choices.ts';
import type { SeatView } from '../../engine/contract.ts';
import { pick, type Draw } from '../../engine/random.ts';
import type { Choices } from '../../engine/space.ts';
import { chanceToWin, lookAround, sureTricks } from './odds.ts';
import { tricksNeeded } from './show.ts';
import { beats, winningCard } from './trick.ts';
import type { Bid, JabberwockyTypes, Move, Play } from './types.ts';

type View = SeatView<JabberwockyTypes>;

/**
 * A move for somebody absent. It bids what its cards promise, then plays to make that bid: high and
 * early while it needs tricks, low and out of the way once it has them. Equal cards are drawn from
 * by lot.
 */
export function safeMove(view: View, choices: Choices<Move>, draw: Draw): Move {
  const [space] = choices;
  if (space === undefined) {
    throw new Error('A safe move was asked for where there is nothing to choose.');
  }
  return space.type === 'bid'
    ? safeBid(view, valuesOf(space.fields.tricks))
    : safePlay(view, valuesOf(space.fields.card), draw);
}

/**
 * The legal bid nearest to the sum of the cards' chances, the lower one of two; never below the
 * tricks that it cannot help taking, unless the hook leaves nothing else.
 */
function safeBid(view: View, legal: readonly number[]): Bid {
  const { hand } = view.private;
  const sight = lookAround(view);
  const expected = hand.reduce((sum, card) => sum + chanceToWin(card, sight), 0);
  const sure = sureTricks(hand, sight);
  const possible = legal.filter((tricks) => tricks >= sure);
  const [tricks] = (possible.length > 0 ? possible : legal).toSorted(
    (one, other) => Math.abs(one - expected) - Math.abs(other - expected) || one - other,
  );
  if (tricks === undefined) throw new Error('There is always a legal bid.');
  return { type: 'bid', tricks };
}

function safePlay(view: View, legal: readonly PlayingCard[], draw: Draw): Play {
  const needsTricks = (tricksNeeded(view.public, view.seat) ?? 0) > 0;
  const winning = winningCard(view.public.trick, view.public.trump);
  const card =
    winning === undefined
      ? extreme(view, legal, needsTricks ? 'highest' : 'lowest', draw)
      : follow(view, legal, winning.card, needsTricks, draw);
  return { type: 'play', card };
}

function follow(
  view: View,
  legal: readonly PlayingCard[],
  winning: PlayingCard,
  needsTricks: boolean,
  draw: Draw,
): PlayingCard {
  const winners = legal.filter((card) => beats(card, winning, view.public.trump));
  const losers = legal.filter((card) => !winners.includes(card));
  const isLast = view.public.trick.length === view.public.hands.length - 1;
  if (needsTricks) {
    // Nobody plays after the last: the cheapest winner is enough, and a lost trick costs the least card.
    if (winners.length === 0) return extreme(view, losers, 'lowest', draw);
    return extreme(view, winners, isLast ? 'lowest' : 'highest', draw);
  }
  // A danger goes under a higher card; where the trick cannot be lost for certain, low hopes, and the
  // last loses nothing by its highest.
  if (losers.length > 0) return extreme(view, losers, 'highest', draw);
  return extreme(view, winners, isLast ? 'highest' : 'lowest', draw);
}

/** The card with the highest or lowest chance to take a trick; by lot among equal ones. */
function extreme(
  view: View,
  cards: readonly PlayingCard[],
  which: 'highest' | 'lowest',
  draw: Draw,
): PlayingCard {
  const sight = lookAround(view);
  const rated = cards.map((card) => ({ card, chance: chanceToWin(card, sight) }));
  const chances = rated.map(({ chance }) => chance);
  const wanted = which === 'highest' ? Math.max(...chances) : Math.min(...chances);
  return pick(
    rated.filter(({ chance }) => chance === wanted),
    draw,
  ).card;
}
