/**
 * What is said about chips. English gives the keys. `chips` is a number with its unit ("20 chips"),
 * `change` a number with its sign ("+20"); names arrive bold and escaped, moments as live countdowns.
 */
export const en = {
  'chips.amount': '{count, plural, one {# chip} other {# chips}}',

  // Buttons.
  'button.ready': 'Ready',
  'button.buy-in': 'Buy in again',
  'button.join-chips': 'Join ({chips})',
  'button.deal': 'Deal now',
  'button.top-up': 'Top up',
  'button.ranking': 'Ranking',
  'button.my-chips': 'My chips',

  // What is agreed on, in the lobby.
  'agreement.buy-in': 'Everybody brings {chips}.',
  'agreement.hands': '{hands, plural, one {One hand is} other {# hands are}} played.',
  'agreement.open-end': 'Hands are played until the last one is called in the menu.',
  'agreement.rebuy': 'Whoever has lost all their chips may buy in again.',
  'agreement.no-rebuy': 'Nobody buys in a second time.',
  'agreement.worthless':
    'These are play chips without any value. Nobody can buy, sell or give them away.',
  'agreement.commitment':
    'Fair deal: this fingerprint of the secret for the first hand was fixed when the table opened, and each hand gets its own before anybody asks for it. When the table closes, **Check the deal** shows the secrets of all hands. That opens every card that was dealt, those of folded hands too.',

  // The hands of an evening.
  'hand.number': 'Hand {hand, number}',
  'hand.number-of': 'Hand {hand, number} of {hands, number}',
  'hand.last': 'the last hand',
  'standing.title': 'Chips at the table, won or lost so far',
  'standing.seated': '{name}: {chips} ({change})',
  'standing.left': '{name}: left with {chips} ({change})',
  'standing.ready': '✅ ready',
  'standing.host': 'host',
  'standing.more': '… and {count, plural, one {one more} other {# more}}',
  'ranking.title': 'The evening',
  'ranking.line': '{rank, number}\\. {name}: **{change}** · brought {bought}, left with {chips}',

  // Between two hands.
  'next.countdown': 'The next hand begins {when}, or as soon as everybody has pressed **Ready**.',
  'next.missing':
    '{missing, plural, one {One more person with chips is} other {# more people with chips are}} needed for the next hand.',
  'next.host':
    'The next hand begins when everybody has pressed **Ready**, or when {host} presses **Deal now**.',
  'next.last': 'It will be the last one.',
  'next.closes': 'If no hand begins, the evening ends {when}.',
  'next.commitment': 'Fingerprint of the secret for the next hand:',
  'next.ready-yours': 'You have {chips} here, and you are ready. {outlook}',
  'next.not-ready-yours': 'You have {chips} here. {outlook}',
  'next.broke-yours':
    'Your chips at this table are gone. **Buy in again** brings {chips}; you can also watch.',
  'next.out-yours':
    'Your chips at this table are gone, and nobody buys in a second time here. You can watch.',
  'next.hand-over': 'That hand is over. The table shows what comes next.',
  'next.no-seat': 'You are not at this table. Press **Join**, and you are in from the next hand.',
  'hand.no-seat': 'A hand is running without you. When it is over, the table has **Join** for you.',

  // People who are not there.
  'hand.gone': '🚪 Has left: {names}. The seat folds when it is asked.',
  'hand.deserted':
    '💤 Nobody is at the table, so nothing moves. **I’m back** goes on with the hand; otherwise the seats fold when they are asked, {when}, and the hand counts.',
  'hand.deserted-practice':
    '💤 Nobody is at the table, so nothing moves. **I’m back** goes on with the hand; otherwise the table closes {when}, and everybody has what they had before this hand.',
  'leaving.home': 'You have left the table with {chips}.',
  'leaving.after-hand':
    'You have left. Your seat folds when it is asked; after the hand you keep what is left of your chips.',

  // How an evening ended.
  'over.last-hand': 'That was the last hand.',
  'over.by': '{by} ended the evening.',
  'over.nobody': 'Everybody has left the table, so the evening is over.',
  'over.expired': 'Nobody began another hand, so the evening is over.',
  'over.home': 'All chips have gone home.',
  'over.aborted': '{by} ended the evening in the middle of a hand.',
  'over.lost-channel': 'The channel of this table is gone.',
  'over.deserted': 'Nobody came back to the table.',
  'over.undone': 'The hand does not count: everybody has the chips that they had before it.',
  'over.not-begun': 'Everybody has their chips back.',
  'over.yours': 'You brought {bought} and left with {chips} ({change}).',

  // /chips
  'purse.title-own': 'Your chips on this server',
  'purse.title-other': 'The chips of {name} on this server',
  'purse.balance': '**{chips}**',
  'purse.balance-staked': '**{chips}**, and {staked} set aside at tables',
  'purse.hands':
    '{hands, plural, =0 {No hand played for chips yet.} one {One hand played for chips: won {won}, lost {lost}.} other {# hands played for chips: won {won}, lost {lost}.}}',
  'purse.worthless':
    'Chips are for playing only. They have no value, and nobody can buy, sell or give them away.',
  'purse.top-up-later': 'You have hardly any chips. The next top-up is possible {when}.',
  'purse.top-up-now': 'You have hardly any chips. **Top up** brings you to {chips} again.',
  'purse.topped-up': 'You got {chips}.',
  'purse.enough': 'You have enough chips: a top-up is for those who have less than {chips}.',
  'ledger.title': 'Your ledger',
  'ledger.line': '{when} · {what}: **{change}**',
  'ledger.none': 'Nothing has moved yet.',
  'ledger.note':
    'What you bring to a table and take home moves between you and the table. What a hand brings moves at the table.',
  'ledger.page': 'Page {page, number}',
  'ledger.at-table': '{game}, hand {hand, number}',
  'ledger.grant': 'your first chips',
  'ledger.top-up': 'top-up',
  'ledger.sit-down': 'brought to the table ({place})',
  'ledger.buy-in': 'bought in again ({place})',
  'ledger.hand': 'a hand played ({place})',
  'ledger.take-home': 'taken home ({place})',
  'ledger.carried': 'everything up to then, added up',
  'ledger.close': 'back to the house',
  'top.title': 'Most chips on this server',
  'top.line': '{rank, number}\\. {person}: {chips}',
  'top.none': 'Nobody on this server has played for chips yet.',
  'top.note': 'Chips at tables count. Whoever does not want to be named says so in `/privacy`.',
  'top.off': 'Not in the ranking',
  'top.on': 'In the ranking',
  'top.is-off':
    'The ranking of chips no longer names you. **In the ranking** in `/privacy` turns it on again.',
  'top.is-on':
    'The ranking of chips may name you. **Not in the ranking** in `/privacy` turns it off.',
} as const;
