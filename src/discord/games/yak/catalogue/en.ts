/**
 * The English words of Yak, and with them the list of its keys. ICU MessageFormat.
 * `animal` is always an animal's id, `special` a special card's; other arguments are finished text or
 * numbers. A claim (`claim`) comes in quotation marks already.
 */
import { enRules } from './en-rules.ts';

export const en = {
  ...enRules,

  // Cards and claims
  'animal.name':
    '{animal, select, yak {yak} ibex {ibex} vulture {vulture} marmot {marmot} yeti {yeti} other {{animal}}}',
  'animal.counted':
    '{animal, select, yak {{count, plural, one {# yak} other {# yaks}}} ibex {{count, plural, one {# ibex} other {# ibexes}}} vulture {{count, plural, one {# vulture} other {# vultures}}} marmot {{count, plural, one {# marmot} other {# marmots}}} yeti {{count, plural, one {# yeti} other {# yetis}}} other {{animal} {count}}}',
  'animal.claim': '“{counted}”',
  'card.joker': 'joker',
  'card.special': '{special, select, all {“!”} ones {“1”} stop {stop sign} other {{special}}}',
  'card.count': '{count, plural, one {# card} other {# cards}}',

  // The ladder, an option of the game
  'option.ladder': 'ladder',
  'option.ladder-about': 'Which of two claims is the higher one',
  'ladder.animal': 'animal first',
  'ladder.number': 'number first',
  'ladder.note': 'Ladder: {ladder}. {rule}',
  'ladder.rule':
    '{ladder, select, number {Higher is a larger number, or the same number with a bigger animal.} other {Higher is a bigger animal with any number, or the same animal with a larger number.}}',

  // What just happened
  'happened.dealt': 'The cards are dealt, five each. {name} opens the first pile.',
  'happened.opened': '{name} opens a new pile with a card face down and claims {claim}.',
  'happened.played': '{name} adds a card face down and claims {claim}.',
  'happened.lastPhase':
    'The last card of the draw pile is drawn: **this is the last phase, and the next doubt ends the game.**',
  'happened.holds':
    '{doubter} doubted {claimant}, who had claimed {claim}. The pile is turned up and counts {count}: the claim holds, so {doubter} takes the pile ({cards}).',
  'happened.fails':
    '{doubter} doubted {claimant}, who had claimed {claim}. The pile is turned up and counts {count}: too little, so {claimant} takes the pile ({cards}).',

  // Who is to do what
  'prompt.open':
    '{name} opens a new pile: a card and a first claim, always of one, under **My hand**.',
  'prompt.play':
    '{name} is on turn: **Doubt** {claim}, or play a card with a higher claim under **My hand**.',
  'prompt.over': 'The game is over.',

  // The public panel
  'pile.claim': '**To beat: {claim}**, claimed by {name}',
  'pile.none': '**No claim yet**',
  'pile.sizes': 'Pile: {pile} · Draw pile: {draw}',
  'pile.lastPhase': '⏳ **Last phase:** the draw pile is empty, the next doubt ends the game.',
  'pile.order': 'Ladder: {ladder}. From big to small: {animals}.',
  'claims.title': 'The claims about this pile',
  'claims.earlier': '{count, plural, one {# earlier claim} other {# earlier claims}}',
  'claims.one': '{name} {claim}',
  'players.title': 'Taken so far',
  'players.rule': 'The fewest taken cards win.',
  'players.taken': '{count, plural, =0 {nothing taken} one {# card taken} other {# cards taken}}',
  'players.hand': '{count, number} in hand',
  'button.doubt': 'Doubt',

  // A pile that was turned up
  'counted.title': 'The last doubt, card by card: {counted} in {cards}',
  'counted.seat': '{name} +{worth, number}: {cards}',
  'counted.legend': 'Bold cards counted.',
  'effect.stopsVoid':
    '{stops, plural, one {One stop sign} other {# stop signs}}, an odd number: {voided, select, all {every “!” here is void} ones {every “1” here is void} other {every “!” and “1” here is void}}.',
  'effect.stopsIdle':
    '{stops, plural, one {One stop sign} other {# stop signs}}: no “!” or “1” was there to stop.',
  'effect.stopsEven':
    '{stops, plural, other {# stop signs}}, an even number: they cancel each other out.',
  'effect.all':
    '“!” acts: every animal here is {animal, select, yak {a yak} ibex {an ibex} vulture {a vulture} marmot {a marmot} yeti {a yeti} other {{animal}}}.',
  'effect.ones': '“1” acts: every animal and joker here counts 1.',

  // The private panel
  'hand.title': 'In your hand: {count, plural, =0 {no cards} one {# card} other {# cards}}',
  'hand.played': 'Yours in this pile',
  'hand.noneYet': 'none yet',
  'hint.all': '“!”: all animals in the pile become the claimed one.',
  'hint.ones': '“1”: every animal and joker in the pile counts 1.',
  'hint.stop': 'Stop sign: an odd number of them voids every “!” and “1” in the pile.',
  'ask.open':
    '**Your turn.** You open a new pile. Choose a card and an animal; the first claim is always of one.',
  'ask.play':
    '**Your turn.** {name} claims {claim} in a pile of {cards}. Doubt it, or choose a card and a higher claim. You can change everything until you play.',
  'choose.card': 'Which card?',
  'choose.claim': 'What does the whole pile then hold, do you say?',
  'choose.number':
    '{animal, select, yak {Another number of yaks} ibex {Another number of ibexes} vulture {Another number of vultures} marmot {Another number of marmots} yeti {Another number of yetis} other {{animal}}}',
  'option.range': '{from, number} to {to, number} …',
  'button.play': 'Play',
  'sum.play': 'You lay {card} face down and claim {claim}.',
  'sum.missing':
    'Still to choose: {part, select, card {the card} claim {your claim} other {the card and your claim}}.',

  // A press that makes no sense now
  'hint.incomplete': 'Something is still to be chosen. Choose a card and a claim first.',
  'hint.gone': 'That choice is no longer there. Press **My hand** to see what you can do now.',
  'hint.notYourTurn': 'It is not your turn. **My hand** shows who is to act.',

  // Refusals
  'refusal.bad-move': 'That is no move of Yak, so nothing has changed.',
  'refusal.game-over': 'The game is over; no more cards are played.',
  'refusal.not-your-turn': 'Only the player on turn can play or doubt.',
  'refusal.wrong-phase': 'That is not possible at this point of the game.',
  'refusal.not-in-hand': 'You can only play a card from your own hand.',
  'refusal.bad-claim': 'A claim names one of the five animals and a whole number from 1.',
  'refusal.first-claim-is-one': 'The first claim about a pile is one of an animal.',
  'refusal.claim-not-higher': 'A claim has to be higher than the one before.',
  'refusal.claim-impossible':
    'No pile could hold so much: a card counts 3 at most, so three times the cards in the pile is the limit.',
  'refusal.nothing-to-doubt': 'There is no claim yet that could be doubted.',

  // The end
  'end.winners':
    '{count, plural, one {{names} wins with the fewest taken cards ({taken, number}).} other {{names} win together with the fewest taken cards ({taken, number} each).}}',
  'end.emptyHands':
    'Nobody has a card left: the last claim cannot be doubted any more, and the last pile counts for nobody.',
  'end.left': '{loser} has left the game and loses it.',
  'end.removed': '{loser} was removed from the game and loses it.',
  'end.others': '{count, plural, one {{names} wins.} other {{names} win together.}}',
  'end.broken': 'The game ended early. It does not count.',
  'end.ranking': 'The ranking',
  'end.place': '{place, number}\\. {name} · {taken}',
  'end.hands': 'What was left in the hands',
  'end.noCards': 'no cards',
  'end.undoubted':
    'The pile that nobody doubted: {counted} in {cards}. {holds, select, yes {The claim {claim} was true.} other {The claim {claim} was not true.}}',

  // How it went
  'recap.none': 'No pile was doubted.',
  'recap.player':
    '{name} · took {taken, number} · claims {claims, number}, true {truths, number} · doubts {doubts, number}, right {right, number} · caught {caught, number}×',
  'recap.legend': 'A claim was true where the pile held at least so much at that moment.',
  'recap.boldest':
    '🎭 Boldest: {name}, {count, plural, one {# untrue claim} other {# untrue claims}} that nobody doubted.',
  'recap.sharpest': '🔎 Sharpest: {name}, right with {right, number} of {doubts, number} doubts.',
  'recap.honest': '😇 Most honest: {name}, {truths, number} of {claims, number} claims true.',
  'recap.pile': 'Pile {number, number} · {cards}',
  'recap.more': 'Pile {number, number}, continued',
  'recap.step':
    '{name}: {card}, {claim} ({truth, select, yes {true} other {untrue}}: {held, number})',
  'recap.doubt':
    '{doubter} doubted {claimant} and was {right, select, yes {right} other {wrong}}: {counted}. {taker} took {cards}.',
  'recap.undoubted': 'Nobody doubted the last claim any more.',
} as const satisfies Readonly<Record<string, string>>;

/** The key of a sentence of Yak. */
export type YakKey = keyof typeof en;
