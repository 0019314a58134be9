/**
 * The English words of Anaconda, and with them the list of its keys. ICU MessageFormat.
 * `rank` is the letter of a rank, `suit` that of a suit, `side` a side as the rules name it; `chips` is
 * a finished text like "3 chips", `cards` one like "A♠ K♦", `hand` a hand in words; other arguments are
 * finished text or numbers.
 */
import { enRules } from './en-rules.ts';
import { enStart } from './en-start.ts';

export const en = {
  ...enStart,
  ...enRules,

  // Cards and chips
  'chips.count': '{count, plural, one {# chip} other {# chips}}',
  'rank.name':
    '{rank, select, 2 {two} 3 {three} 4 {four} 5 {five} 6 {six} 7 {seven} 8 {eight} 9 {nine} T {ten} J {jack} Q {queen} K {king} A {ace} other {{rank}}}',
  'rank.many':
    '{rank, select, 2 {twos} 3 {threes} 4 {fours} 5 {fives} 6 {sixes} 7 {sevens} 8 {eights} 9 {nines} T {tens} J {jacks} Q {queens} K {kings} A {aces} other {{rank}}}',
  'rank.group':
    '{rank, select, 2 {twos} 3 {threes} 4 {fours} 5 {fives} 6 {sixes} 7 {sevens} 8 {eights} 9 {nines} T {tens} J {jacks} Q {queens} K {kings} A {aces} other {{rank}}}',
  'rank.upTo':
    '{rank, select, 2 {to the two} 3 {to the three} 4 {to the four} 5 {to the five} 6 {to the six} 7 {to the seven} 8 {to the eight} 9 {to the nine} T {to the ten} J {to the jack} Q {to the queen} K {to the king} A {to the ace} other {{rank}}}',
  'card.words':
    '{rank} of {suit, select, c {clubs} d {diamonds} h {hearts} s {spades} other {{suit}}}',

  // Hands in words
  'hand.high-card': '{name} high',
  'hand.pair': 'pair of {group}',
  'hand.two-pairs': 'two pairs, {many} and {many2}',
  'hand.three-of-a-kind': 'three {group}',
  'hand.straight': 'straight {upTo}',
  'hand.flush': 'flush, {name} high',
  'hand.full-house': 'full house, {many} over {many2}',
  'hand.four-of-a-kind': 'four {group}',
  'hand.straight-flush': 'straight flush {upTo}',
  'hand.royal-flush': 'royal flush',
  'hand.five-of-a-kind': 'five {many}',

  // What just happened
  'happened.dealt':
    '{dealer} deals {cards, number} cards to everybody. Everybody pays the ante of {chips}.',
  'happened.antes':
    '{count, plural, one {{names} is all-in with the ante.} other {{names} are all-in with the ante.}}',
  'happened.checked': '{name} checks.',
  'happened.bet': '{name} bets **{amount, number}**.',
  'happened.called': '{name} calls **{amount, number}**.',
  'happened.raised': '{name} calls and raises by **{amount, number}**.',
  'happened.allIn': 'That is all-in.',
  'happened.folded': '{name} folds.',
  'happened.ready':
    '{step, select, give {{name} has chosen what to give.} arrange {{name} has arranged five cards.} other {{name} has declared.}}',
  'happened.passed': 'All have given, and the cards change hands.',
  'happened.turned': 'Everybody turns up card {number, number}.',
  'happened.noBets': 'Nobody is left to bet against.',

  // Who is to do what
  'prompt.give':
    '{names} {count, plural, one {chooses} other {choose}} what to give, {cards, plural, one {# card} other {# cards}} each, under **My hand**.',
  'prompt.arrange':
    '{names} {count, plural, one {chooses} other {choose}} five cards and their order under **My hand**.',
  'prompt.declare':
    '{names} {count, plural, one {declares} other {declare}} high, low or both under **My hand**.',
  'prompt.open': '{name} is on turn: {bet, select, none {check} other {check, bet {bet}}} or fold.',
  'prompt.answer':
    '{name} is on turn: {raise, select, none {call {price, number}} other {call {price, number}, raise by {raise}}} or fold.',
  'prompt.over': 'The hand is over.',

  // The public panel
  'stage.pass':
    'Pass {number, number} of {passes, number}: {cards, plural, one {# card} other {# cards}} {to, select, left {to the left} right {to the right} second {to the second on the left} other {to the third on the left}}',
  'stage.before-pass': 'Bets before the first pass',
  'stage.after-pass': 'Bets after pass {number, number}',
  'stage.arrange': 'Everybody arranges five cards',
  'stage.roll': 'Bets with {number, plural, one {# card} other {# cards}} of 5 turned up',
  'stage.declare': 'Everybody declares high, low or both',
  'table.pot': 'Pot: **{chips}**',
  'table.toMatch': '{toMatch, plural, =0 {nothing bet yet} other {to match: #}}',
  'table.raises': 'raises {raises, number} of {maxRaises, number}',
  'table.highOnly': 'The best high hand takes each pot; nothing is declared.',
  'table.wild': 'Threes are wild for high, kings for low.',
  'pot.main': 'main pot **{amount, number}**',
  'pot.side': 'side pot {number, number} **{amount, number}**',
  'players.title': 'The players',
  'players.bet': '{amount, number} in this round',
  'players.dealer': 'dealer',
  'players.folded': 'folded',
  'players.allIn': 'all‑in',
  'players.upTo': '{number, plural, =0 {all‑in for the main pot} other {all‑in up to side pot #}}',
  'players.ready': '✅ ready',
  'players.choosing': '⏳ still choosing',
  'players.shows': '{cards} · {hand}',

  // Bets
  'button.check': 'Check',
  'button.call': 'Call {price, number}{allIn, select, yes {, all-in} other {}}',
  'button.fold': 'Fold',
  'button.bet': 'Bet {amount, number}{allIn, select, yes {, all-in} other {}}',
  'button.raise': 'Raise by {amount, number}{allIn, select, yes {, all-in} other {}}',
  'button.betMore': 'Bet more …',
  'button.raiseMore': 'Raise by more …',
  'choose.bet': 'Bet another amount',
  'choose.raise': 'Raise by another amount',
  'form.bet': 'How much do you bet?',
  'form.raise': 'By how much do you raise?',
  'form.amount': 'From {min, number} to {max, number} chips',

  // The private panel
  'mine.title': 'Your cards',
  'mine.stack': 'Your five, in their order',
  'mine.open': '{open} open · {hidden} face down',
  'mine.folded': 'You have folded. These were your cards.',
  'mine.new': '{mark} from {from} in the last pass. You gave {to} {cards}.',
  'mine.best': 'Best five for high: **{high}**\nBest five for low: **{low}**',
  'mine.bestHigh': 'Best five: **{high}**',
  'mine.worth': 'High: **{high}**\nLow: **{low}**',
  'mine.worthHigh': 'They make **{high}**.',
  'mine.gave': 'You give {to} {cards}. The cards change hands when everybody has chosen.',
  'mine.arranged': 'Your five are settled.',
  'mine.declared':
    'You declared **{side, select, high {high} low {low} both {both} other {{side}}}**.',
  'ask.bet': '**Your turn.** {chips} in the pot, you have {stack, number}.',
  'ask.price':
    '**Your turn.** {chips} in the pot, {price, number} to call, you have {stack, number}.',
  'ask.give':
    '**Pass {number, number} of {passes, number}.** Choose {cards, plural, one {# card} other {# cards}} for {to}. You can choose anew until you send.',
  'ask.arrange':
    '**Press five cards in the order in which they are turned up.** The fifth stays hidden until the showdown.\n-# Press a card again to take it out, or take a whole order from the list and change it.',
  'ask.declare':
    '**Declare for every pot at once.** One press, and it is final. All are shown together.',
  'ask.both':
    '⚠️ **Both** wins only if nobody beats you for high and nobody for low. If somebody beats you on one side, you are out of that pot on both.',
  'choose.give': '{cards, plural, one {Choose # card} other {Choose # cards}}',
  'option.new': '{words}, just received',
  'order.highFirst': 'For high, strongest first',
  'order.highLast': 'For high, strongest last',
  'order.lowFirst': 'For low, strongest first',
  'order.lowLast': 'For low, strongest last',
  'choose.order': 'Take a whole order',
  'option.place': '{place, number}. {card}',
  'give.missing': 'Still to choose: {cards, plural, one {# card} other {# cards}}.',
  'give.sum': 'You give {to} {cards} and keep {kept}.',
  'stack.missing': 'Still to choose: {cards, plural, one {# card} other {# cards}}.',
  'stack.order': 'In order: {cards}',
  'stack.seen': 'Before the end the others see {cards}: **{hand}**.',
  'button.give': '{cards, plural, one {Send this card} other {Send these # cards}}',
  'button.arrange': 'Send this order',
  'button.clear': 'Start again',
  'button.high': 'High',
  'button.low': 'Low',
  'button.both': 'Both',

  // A press that makes no sense now
  'hint.gone': 'That choice is no longer there. Press **My hand** to see what you can do now.',
  'hint.notYourTurn': 'Nothing is asked of you now. **My hand** shows your cards.',
  'hint.chooseGive': 'Choose first which cards you give.',
  'hint.chooseFive': 'Choose five cards first, in the order in which they are turned up.',
  'hint.number': 'Write the number of chips in digits, please.',

  // Refusals
  'refusal.bad-move': 'That is no move of Anaconda, so nothing has changed.',
  'refusal.game-over': 'The hand is over.',
  'refusal.not-your-turn': 'You are not asked for anything now; somebody else is.',
  'refusal.wrong-phase': 'That is not possible at this point of the hand.',
  'refusal.not-in-hand': 'You can only choose from your own cards.',
  'refusal.wrong-count': 'That is not the number of cards that is asked for.',
  'refusal.repeated-card': 'Each card can be chosen only once.',
  'refusal.cannot-check': 'There is a bet already: call it, raise it or fold.',
  'refusal.nothing-to-call': 'There is no bet to call or to raise.',
  'refusal.raise-cap':
    'There were {maxRaises, plural, =0 {no raises allowed in this game} one {# raise, the most in one round} other {# raises, the most in one round}}: call or fold.',
  'refusal.nobody-to-bet': 'Nobody else has chips left, so nobody could answer a bet or a raise.',
  'refusal.bet-out-of-range': 'A bet or a raise is from {min, number} to {max, number} chips.',
  'refusal.not-enough-chips': 'You do not have so many chips. You can bet all that you have left.',

  // The end of a hand
  'end.winners': '{count, plural, one {{names} takes the pot.} other {The pot goes to {names}.}}',
  'end.winner': '{name} ({chips})',
  'end.taken': 'All others have folded: {name} takes {chips} without a showdown.',
  'end.broken':
    'The hand was broken off and does not count. Everybody has the chips from before it.',
  'end.pot': '{number, plural, =0 {The pot: {chips}} other {Side pot #: {chips}}}',
  'end.mainPot': 'The main pot: {chips}',
  'end.high': 'High takes {amount, number}: {names}',
  'end.low': 'Low takes {amount, number}: {names}',
  'end.best': 'The best hand: {names}',
  'end.allHigh': 'Nobody is left for low, so high takes all: {names}',
  'end.allLow': 'Nobody is left for high, so low takes all: {names}',
  'end.failed':
    '{count, plural, one {{names} declared both and was beaten on one side, which loses both.} other {{names} declared both and were beaten on one side, which loses both.}}',
  'end.cardsSpoke':
    'All had declared both and all were beaten on one side, so the cards alone decide.',
  'end.returned': '{chips} that nobody called go back to {name}.',
  'end.untested': '{chips} go to {name}, the only one left in this pot.',
  'end.side':
    '{side, select, high {declared high} low {declared low} both {declared both} other {{side}}}',
  'end.worth': '{side, select, high {High} other {Low}}: {hand}',
  'end.change': '{name} · **{change}**',

  // How it went
  'recap.none': 'No hand was dealt.',
  'recap.deal': '**The deal** · dealer: {dealer}',
  'recap.antes': 'The ante is {chips}. After it: {stacks}',
  'recap.stack': '{name} {stack, number}',
  'recap.bets': '**{stage}** · pot {pot, number}',
  'recap.turned': '**Card {number, number} turned up**',
  'recap.checked': '{name} checks',
  'recap.bet': '{name} bets {amount, number}',
  'recap.called': '{name} calls {amount, number}',
  'recap.raised': '{name} raises by {amount, number}',
  'recap.folded': '{name} folds',
  'recap.allIn': '{action}, all-in',
  'recap.declared': '**The declarations**',
  'recap.side': '{name} {side, select, high {high} low {low} both {both} other {{side}}}',
  'recap.unfinished': 'The hand was not played to its end.',
} as const satisfies Readonly<Record<string, string>>;

/** The key of a sentence of Anaconda. */
export type AnacondaKey = keyof typeof en;
