/**
 * The English words of Jabberwocky, and with them the list of its keys. ICU MessageFormat.
 * `suit` is always the letter of a suit, `card` and `best` finished texts like "A♠"; other arguments
 * are finished text or numbers.
 */
import { enRules } from './en-rules.ts';

export const en = {
  ...enRules,

  // Cards
  'suit.name': '{suit, select, c {clubs} d {diamonds} h {hearts} s {spades} other {{suit}}}',

  // The option of the game
  'option.quick': 'quick',
  'option.quick-about': 'Play the last card of a round by itself',
  'quick.note':
    '{quick, select, yes {The last card of each round is played by itself.} other {Every card is played by hand, the last one of a round too.}}',

  // What just happened
  'happened.dealt':
    'Round {round, number} of {rounds, number} is dealt by {dealer}, {cards, number} cards each. {card} is turned up, so **{suit, select, c {clubs} d {diamonds} h {hearts} s {spades} other {{suit}}} are trump.**',
  'happened.round':
    'Round {round, number} is over. {count, plural, =0 {Nobody took exactly the tricks bid, so there is no point.} one {{names} took exactly the tricks bid and scores a point.} other {{names} took exactly the tricks they had bid and score a point each.}}',
  'happened.bid': '{name} bids **{tricks, plural, =0 {no trick} one {# trick} other {# tricks}}**.',
  'happened.bidsDone':
    'All have bid. {difference, select, over {Together they want more tricks than there are: {count, number} too many.} other {Together they want fewer tricks than there are: {count, number} too few.}}',
  'happened.led': '{name} leads {card}.',
  'happened.played': '{name} plays {card}.',
  'happened.trick':
    '{name} plays {card}, and the trick is complete: {winner} takes it with {best}.',

  'happened.took': '{name} plays {card} and takes the trick.',

  // Who is to do what
  'prompt.bid': '{name} says how many of the {cards, number} tricks it will be.',
  'prompt.hook':
    'The dealer may not bid **{tricks, number}**: the bids would add up to {cards, number}, the number of cards.',
  'prompt.lead': '{name} leads to trick {number, number} of {cards, number} under **My hand**.',
  'prompt.follow':
    '{name} plays to the trick under **My hand**. {suit, select, c {Clubs} d {Diamonds} h {Hearts} s {Spades} other {{suit}}} were led.',
  'prompt.over': 'The game is over.',

  // The public panel
  'round.title':
    '**Round {round, number} of {rounds, number}** · {cards, number} cards each · dealer: {dealer}',
  'round.trump':
    'Trump: **{suit}** ({card} was turned up){open, select, yes { · trumps may be led} no { · trumps may not be led yet} other {}}',
  'round.bidsSoFar': 'Bids so far: **{sum, number}** for {cards, number} tricks',
  'round.bids':
    'Bids: **{sum, number}** for {cards, number} tricks, {difference, select, over {{count, number} too many} other {{count, number} too few}}',
  'trick.open': 'The open trick',
  'trick.first': 'Nobody has led to it yet.',
  'trick.last': '{count, plural, one {The last trick} other {The last tricks}}',
  'trick.best': 'winning so far',
  'trick.took': 'takes it',
  'players.title': 'Bids and tricks',
  'players.points': '{count, plural, one {# point} other {# points}}',
  'players.noBid': 'has not bid yet',
  'players.bid': 'bid {bid, number}',
  'players.tricks': 'bid {bid, number}, took {taken, number}',
  'players.needs':
    '{state, select, needs {needs {count, number} more} exact {🎯 exact so far} over {❌ {count, number} too many} other {❌ needs {count, number} more, out of reach}}',
  'last.title': 'Round {round, number}: bids, tricks, points',
  'last.row':
    '{points, plural, =0 {❌} other {✅}} {name} · bid {bid, number}, took {taken, number} · {points, plural, =0 {no point} one {# point} other {# points}}',

  // The private panel
  'ask.bid':
    '**Your turn.** How many of the {cards, number} tricks will you take? {place, select, first {You bid first and will lead to the first trick.} other {The bids so far add up to {sum, number}.}}',
  'ask.target':
    'You bid {bid, number} and have {taken, plural, =0 {no trick} one {# trick} other {# tricks}}: {state, select, needs {**{count, number} more to take.**} exact {**no more now!**} over {{count, number} too many.} other {{count, number} more would be needed, and that is out of reach.}}',
  'ask.lead':
    '**Your turn.** You lead. {trumps, select, open {Any card will do.} closed {No trump was played yet, so you may not lead one.} other {You hold nothing but trumps, so you may lead one.}}',
  'ask.follow':
    '**Your turn.** {leader} led {card}{best, select, none {} other {, {best} is winning so far}}. {can, select, yes {You have to follow suit.} other {You cannot follow suit, so any card will do.}}',
  'hand.title': 'In your hand: {count, plural, =0 {no cards} one {# card} other {# cards}}',
  'hand.trump': 'trump',
  'hand.bid': 'You bid {bid, number} of {cards, number}.',
  'hand.round': 'Round {round, number} of {rounds, number} · trump: {suit}',
  'hand.last':
    '{points, plural, =0 {❌} other {✅}} Round {round, number}: you bid {bid, number} and took {taken, number}, {points, plural, =0 {no point} one {# point} other {# points}}.',
  'choose.bid': 'How many tricks?',
  'option.bid': '{tricks, plural, =0 {no trick} one {# trick} other {# tricks}}',

  // A press that makes no sense now
  'hint.gone': 'That choice is no longer there. Press **My hand** to see what you can do now.',
  'hint.notYourTurn': 'It is not your turn. **My hand** shows your cards.',

  // Refusals
  'refusal.bad-move': 'That is no move of Jabberwocky, so nothing has changed.',
  'refusal.game-over': 'The game is over; no more cards are played.',
  'refusal.not-your-turn': 'Only the player on turn can bid or play.',
  'refusal.wrong-phase':
    'That is not possible now: first everybody bids, then the cards are played.',
  'refusal.out-of-range':
    'A bid is a whole number, from none to as many tricks as there are cards in a hand.',
  'refusal.hook': 'The dealer bids last and may not make the bids add up to the number of cards.',
  'refusal.not-in-hand': 'You can only play a card from your own hand.',
  'refusal.must-follow-suit':
    'Whoever has a card of the suit that was led has to play one. Choose one of those.',
  'refusal.trump-not-played':
    'Nobody may lead a trump before one was played in an earlier trick of the round, except with nothing but trumps in hand. Choose another suit.',

  // The end
  'end.winners':
    '{count, plural, one {{names} wins with {points, plural, one {# point} other {# points}}.} other {{names} win together with {points, plural, one {# point} other {# points}} each.}}',
  'end.left': '{loser} has left the game and loses it.',
  'end.removed': '{loser} was removed from the game and loses it.',
  'end.others': '{count, plural, one {{names} wins.} other {{names} win together.}}',
  'end.broken': 'The game ended in round {round, number} of {rounds, number}. It does not count.',
  'end.ranking': 'The ranking',
  'end.soFar': 'Points so far',
  'end.place': '{place, number}\\. {name} · {points}',
  'end.hands': 'What was left in the hands',
  'end.noCards': 'no cards',

  // How it went
  'recap.none': 'No trick was played.',
  'recap.player':
    '{name} · {points} in {rounds, plural, one {# round} other {# rounds}} · bid {bid, number}, took {taken, number} · too many {over, number}×, too few {under, number}×',
  'recap.legend': 'Bid and took are sums over all rounds that were played to their end.',
  'recap.streak': '🎯 Longest run: {name}, {count, number} rounds in a row predicted exactly.',
  'recap.boldest': '🦁 Boldest: {name}, {count, number} tricks bid and taken exactly in one round.',
  'recap.modest': '🐭 Most modest: {name}, {count, number} times no trick bid and none taken.',
  'recap.greedy': '🧲 Trick magnet: {name}, too many tricks in {count, number} rounds.',
  'recap.round':
    '**Round {round, number}** · {cards, number} cards · trump {suit} · dealer {dealer}',
  'recap.bids': 'Bids: {bids}',
  'recap.bid': '{name} {bid, number}',
  'recap.trick': '{number, number}. {leader}: {cards} → {winner}',
  'recap.unfinished': 'The round was not played to its end.',
} as const satisfies Readonly<Record<string, string>>;

/** The key of a sentence of Jabberwocky. */
export type JabberwockyKey = keyof typeof en;
