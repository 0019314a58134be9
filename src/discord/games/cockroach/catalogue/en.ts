/**
 * The English words of Cockroach Poker, and with them the list of its keys. ICU MessageFormat.
 * `creature` is always a creature's id; other arguments are finished text or numbers.
 */
import { enRules } from './en-rules.ts';

export const en = {
  ...enRules,

  // Creatures
  'creature.name':
    '{creature, select, bat {bat} cockroach {cockroach} fly {fly} rat {rat} scorpion {scorpion} spider {spider} stinkbug {stink bug} toad {toad} other {{creature}}}',
  'creature.label':
    '{creature, select, bat {Bat} cockroach {Cockroach} fly {Fly} rat {Rat} scorpion {Scorpion} spider {Spider} stinkbug {Stink bug} toad {Toad} other {{creature}}}',
  'creature.one':
    '{creature, select, bat {a bat} cockroach {a cockroach} fly {a fly} rat {a rat} scorpion {a scorpion} spider {a spider} stinkbug {a stink bug} toad {a toad} other {{creature}}}',
  'creature.object':
    '{creature, select, bat {a bat} cockroach {a cockroach} fly {a fly} rat {a rat} scorpion {a scorpion} spider {a spider} stinkbug {a stink bug} toad {a toad} other {{creature}}}',
  'creature.counted':
    '{creature, select, bat {{count, plural, one {# bat} other {# bats}}} cockroach {{count, plural, one {# cockroach} other {# cockroaches}}} fly {{count, plural, one {# fly} other {# flies}}} rat {{count, plural, one {# rat} other {# rats}}} scorpion {{count, plural, one {# scorpion} other {# scorpions}}} spider {{count, plural, one {# spider} other {# spiders}}} stinkbug {{count, plural, one {# stink bug} other {# stink bugs}}} toad {{count, plural, one {# toad} other {# toads}}} other {{creature} {count}}}',
  'creature.claim':
    '“{creature, select, bat {bat} cockroach {cockroach} fly {fly} rat {rat} scorpion {scorpion} spider {spider} stinkbug {stink bug} toad {toad} other {{creature}}}”',

  // What just happened
  'happened.dealt':
    'The cards are dealt{removed, plural, =0 {} other {; # cards are put aside, unseen by anybody}}. {name} opens the first round.',
  'happened.offered': '{from} lays a card face down before {to} and says {claim}.',
  'happened.looked': '{name} has looked at the card, and so has to pass it on.',
  'happened.passed':
    '{peeked, select, yes {{from} looked at the card, passes it on to {to} and says {claim}.} other {{from} passes the card on to {to} without looking and says {claim}.}}',

  // A card is kept: claim, answer, truth, consequence, in this order
  'kept.trustedTruth':
    '{from} said {claim}, and {judge} answered “true”. It is {card}: the claim was true, {judge} is right, so {from} keeps the card.',
  'kept.trustedLie':
    '{from} said {claim}, and {judge} answered “true”. It is {card}: the claim was not true, {judge} is wrong, so {judge} keeps the card.',
  'kept.doubtedLie':
    '{from} said {claim}, and {judge} answered “false”. It is {card}: the claim was not true, {judge} is right, so {from} keeps the card.',
  'kept.doubtedTruth':
    '{from} said {claim}, and {judge} answered “false”. It is {card}: the claim was true, {judge} is wrong, so {judge} keeps the card.',
  'kept.now': '{keeper} now has {counted} face up.',

  // Who is to do what
  'prompt.offering':
    '{name} opens the round and picks a card, a player and a claim under **My hand**.',
  'prompt.deciding': '{name} decides. Is it {card}, as {from} says?',
  'prompt.mustJudge':
    '{name} has to say “true” or “false”: is it {card}, as {from} says? Nobody is left who has not had the card, so it cannot be passed on.',
  'prompt.passing': '{name} has looked at the card and has to pass it on.',
  'prompt.over': 'The game is over.',

  // The public panel
  'way.title': 'The way of the card',
  'way.step':
    '{from} → {to}: {claim}{looked, select, opener {} yes { · looked} other { · did not look}}',
  'players.title': 'Face up',
  'players.rule': '{limit} of one creature lose the game. ⚠️ means that one more is enough.',
  'players.hand':
    '{count, plural, =0 {no cards in hand} one {# card in hand} other {# cards in hand}}',
  'players.emptyHand': '⚠️ any card kept now loses',
  'players.none': 'nothing face up',
  'players.all': 'Open in all, of 8 each',
  'rounds.title': 'The last rounds',
  'rounds.line':
    '{card}: {from} said {claim}, {judge} said {truth, select, yes {“true”} other {“false”}} → {keeper} keeps it',
  'button.true': 'True',
  'button.false': 'False',
  'button.pass': 'Pass',

  // The private panel
  'hand.title': 'In your hand: {count, plural, =0 {no cards} one {# card} other {# cards}}',
  'hand.empty':
    'You have no cards left. You can still answer and pass, but any card you keep now loses the game.',
  'mine.title': 'Face up before you',
  'knows.yes': 'You know the card in play: {card}.',
  'knows.no': 'You do not know the card in play.',
  'offer.ask':
    '**Your turn.** Choose a card, who gets it, and what you say it is. You can change everything until you offer.',
  'decide.ask':
    '**Your turn.** {from} says {claim}. Say whether that is true, or pass the card on.',
  'decide.must':
    '**Your turn.** {from} says {claim}. Say whether that is true. Nobody is left who has not had the card, so you cannot look at it or pass it on.',
  'decide.look':
    '*Look at it* shows the card to you alone. After that you can only pass it on, no longer say “true” or “false”. Or pass it on unseen:',
  'pass.ask':
    '**Your turn.** You have looked: it is {card}. Choose who gets it and what you say it is.',
  'choose.card': 'Which card?',
  'choose.to': 'Who gets it?',
  'choose.claim': 'What do you say it is?',
  'option.card': '{creature} × {count}',
  'option.cardNote': '{count} face up before you',
  'option.truth': 'That is the truth.',
  'option.same': 'That was the last claim.',
  'button.look': 'Look at it',
  'button.passUnseen': 'Pass unseen',
  'button.passOn': 'Pass on',
  'button.offer': 'Offer',
  'sum.offer':
    'You offer {card} to {to} and say {claim}. {honest, select, yes {That is the truth.} other {That is a lie.}}',
  'sum.passOn':
    'You pass {card} on to {to} and say {claim}. {honest, select, yes {That is the truth.} other {That is a lie.}}',
  'sum.passUnseen': 'You pass the card on to {to} without looking and say {claim}.',
  'sum.missing': 'Still to choose: {parts}.',
  'part.card': 'the card',
  'part.to': 'who gets it',
  'part.claim': 'your claim',

  // A press that makes no sense now
  'hint.incomplete':
    'Something is still to be chosen. Press **My hand** and choose everything first.',
  'hint.gone': 'That choice is no longer there. Press **My hand** to see what you can do now.',
  'hint.notYourTurn': 'It is not your turn. **My hand** shows who is to act.',
  'hint.mustJudge':
    'Everybody else has had this card, so it cannot be passed on. Say “true” or “false”.',

  // Refusals
  'refusal.bad-move': 'That is no move of Cockroach Poker, so nothing has changed.',
  'refusal.game-over': 'The game is over; no more cards are played.',
  'refusal.not-your-turn': 'Only the player on turn can move.',
  'refusal.wrong-phase':
    'That is not possible at this point of the round. Whoever has looked at a card can only pass it on.',
  'refusal.must-judge':
    'The last player to get a card may neither look at it nor pass it on, only say “true” or “false”.',
  'refusal.not-in-hand': 'You can only offer a card from your own hand.',
  'refusal.bad-claim': 'A claim names one of the eight creatures.',
  'refusal.bad-seat': 'A card goes to another player at this table, never to yourself.',
  'refusal.has-seen':
    'A card never comes back: neither to the player who opened nor to anybody who has already decided on it.',

  // The end
  'end.set': '{loser} has {counted} face up and loses.',
  'end.emptyHand': '{loser} would have to open the next round, has no card left, and loses.',
  'end.left': '{loser} has left the game and loses it.',
  'end.removed': '{loser} was removed from the game and loses it.',
  'end.winners': '{count, plural, one {{names} wins.} other {{names} win together.}}',
  'end.broken': 'The game ended before anybody lost. It does not count.',
  'end.hands': 'What was left in the hands',
  'end.noCards': 'no cards',
  'end.inPlay': 'On its way was {card}.',

  // How it went
  'recap.none': 'No round was played.',
  'recap.player':
    '{name} · lies {lies}, believed {believed} · answers {judged}, right {right} · looked {looked}×',
  'recap.legend':
    'A lie is a false claim by somebody who knew the card. A claim about an unseen card is a guess.',
  'recap.bestLiar':
    '🎭 Best liar: {name}. {count, plural, one {# lie was} other {# lies were}} believed.',
  'recap.mostTrusting': '🐑 Most trusting: {name}, “true” {said} times out of {judged}.',
  'recap.sharpest': '🔎 Sharpest: {name}, right {right} times out of {judged}.',
  'recap.mostCurious':
    '👀 Most curious: {name}, {count, plural, one {# look} other {# looks}} at a card.',
  'recap.roundCard': 'Round {number} · {card}',
  'recap.round': 'Round {number}',
  'recap.unfinished': 'The game broke off before anybody answered.',
  'recap.step':
    '{from} → {to}: {claim} ({how, select, openedTrue {the truth} openedFalse {a lie} lookedTrue {looked, the truth} lookedFalse {looked, a lie} lookedUnknown {looked} unseenTrue {unseen, guessed right} unseenFalse {unseen, guessed wrong} unseenUnknown {unseen} other {opened}})',
  'recap.trustedTruth': '{judge} believed {from} and was right.',
  'recap.trustedLie': '{judge} believed {from} and was wrong.',
  'recap.doubtedLie':
    '{caught, select, yes {{judge} did not believe it and caught {from} lying.} other {{judge} did not believe it and was right.}}',
  'recap.doubtedTruth': '{judge} did not believe {from}, who had told no lie.',
  'recap.keeps': '{keeper} keeps it: {counted}.',
} as const satisfies Readonly<Record<string, string>>;

/** The key of a sentence of Cockroach Poker. */
export type CockroachKey = keyof typeof en;
