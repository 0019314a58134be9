/** The rules in short, in the reader's language. */
import { RANKS, SUITS } from '../../../engine/cards.ts';
import { CARDS_OF_ROUND, ROUNDS } from '../../../games/jabberwocky/show.ts';
import { rankIndex } from '../../text/playing-cards.ts';
import { suitText } from './cards.ts';
import type { JabberwockySay } from './context.ts';

export function rules(say: JabberwockySay): readonly string[] {
  return [
    say('rules.goal', {
      rounds: ROUNDS,
      deals: CARDS_OF_ROUND.join(' '),
      ranks: RANKS.map(rankIndex).join(' '),
      suits: SUITS.map((suit) => suitText(say, suit)).join(', '),
    }),
    say('rules.bids'),
    say('rules.play', { quick: say('rules.quick') }),
    say('rules.questions'),
  ];
}
