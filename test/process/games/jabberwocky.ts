/** Jabberwocky for the kill tests. */
import type { PublicView } from '../../../src/games/jabberwocky/types.ts';
import { ROUNDS } from '../../../src/games/jabberwocky/show.ts';
import type { PublicSnapshot } from '../../../src/tables/api.ts';
import { actionOf, choose as chooseByChance } from '../../support/table-play.ts';
import type { Placed } from '../../support/table-driver.ts';
import type { MortalGame, Situation } from '../mortal-game.ts';

/**
 * `last-bid`: the dealer's, after which cards are played. `take`: completes a trick. `round`: completes
 * the last but one, so that the round ends by itself and the next is dealt. `end`: the same in the last
 * round.
 */
type Moment = 'bid' | 'last-bid' | 'lead' | 'follow' | 'take' | 'round' | 'end';

export const mortalJabberwocky: MortalGame<Moment> = { command: 'jabberwocky', momentOf, choose };

function momentOf(placed: Placed, snapshot: PublicSnapshot): Moment | undefined {
  // The game of this table is Jabberwocky, and this is its view.
  const view = snapshot.public as PublicView;
  switch (actionOf(placed)) {
    case 'bid':
      return view.bids.filter((bid) => bid === null).length === 1 ? 'last-bid' : 'bid';
    case 'play':
      return momentOfPlay(view);
    default:
      return undefined;
  }
}

function momentOfPlay({ trick, hands, round }: PublicView): Moment {
  if (trick.length === 0) return 'lead';
  if (trick.length < hands.length - 1) return 'follow';
  const isLastPress = Math.max(...hands) === 2;
  if (!isLastPress) return 'take';
  return round === ROUNDS ? 'end' : 'round';
}

/** Every press is a move, and each moment comes by itself. */
function choose({ controls, draw }: Situation): Placed | undefined {
  return chooseByChance(controls, draw);
}
