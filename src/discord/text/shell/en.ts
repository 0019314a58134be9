/**
 * What the shell around the games says. English gives the keys. Names arrive bold and escaped, moments
 * as live countdowns ("in 5 minutes"), links as Discord shows them. Apostrophes are typographic,
 * since the straight one is ICU syntax.
 */
export const en = {
  // Buttons: few words, they must fit four to a row on a phone.
  'button.join': 'Join',
  'button.leave': 'Leave',
  'button.start': 'Start',
  'button.cancel': 'Cancel',
  'button.hand': 'My hand',
  'button.rules': 'Rules',
  'button.im-back': 'I’m back',
  'button.menu': 'Menu',
  'button.recap': 'How it went',
  'button.proof': 'Check the deal',
  'button.rematch': 'Rematch',
  'button.add-computer': 'Add computer',
  'button.remove-computer': 'Remove computer',
  'button.back': 'Back',
  'button.next': 'Next',
  'button.go-to-table': 'Go to the table',

  // The lobby.
  'lobby.open': '{host} opened a table. Press **Join** to play.',
  'lobby.players': 'At the table: {count} of {max}',
  'lobby.player': '{seat}. {name}',
  'lobby.player-host': '{seat}. {name} · host',
  'lobby.seats': '{min, number} to {max, number} people can play.',
  'lobby.missing':
    '{missing, plural, one {One more person is needed} other {# more people are needed}} to start.',
  'lobby.ready': '{host} can start the game now.',
  'lobby.full': 'The table is full. {host} can start the game now.',
  'lobby.pace-live': 'Pace: live, a minute or two for each decision.',
  'lobby.pace-relaxed': 'Pace: relaxed, half a day for each decision.',
  'lobby.pace-none': 'Pace: no clock.',
  'lobby.expires': 'If nobody starts it, this table closes {when}.',
  'lobby.commitment':
    'Fair deal: this fingerprint of the secret for the shuffle was fixed when the table opened. When the game is over, **Check the deal** shows the secret, and anybody can recompute the deal.',

  // The game.
  'practice.note': '🤖 Practice with computers ({level}): nothing of it counts.',
  'practice.note-chips':
    '🤖 Practice with computers ({level}): nothing of it counts, and these chips are nobody’s.',
  'practice.easy': 'easy',
  'practice.hard': 'hard',
  'private.title': 'Your hand',
  'private.away':
    'A stand-in moves for you at the moment. Any move of yours, or **I’m back**, gives you your seat back.',
  'panel.reminder': '⏰ {people} The table is waiting. When the time is up, a safe move is made.',
  'panel.stand-in':
    '🪑 {count, plural, one {A stand-in moves} other {Stand-ins move}} for {names}. **I’m back** gives the seat back at once.',
  'panel.gone': '🚪 Has lost and is no longer there: {names}. A stand-in plays on.',
  'panel.deserted':
    '💤 Nobody is at the table, so nothing moves. **I’m back** goes on with the game; otherwise the table closes {when}, and nothing counts.',
  'private.waiting':
    'It is not your turn. This panel is kept current for a while; **My hand** on the table always brings a fresh one.',

  // Panels that are out of date.
  'panel.moved': 'This panel is out of date. The game goes on here: {link}',
  'panel.replaced':
    'The message that you pressed is gone. Look at the table to see whether your press counted; `/table` brings it down.',
  'panel.compact': 'This view was shortened to fit into one message.',

  // How a table ended.
  'ending.finished': 'The game is over.',
  'ending.left': '{name} left the game and has lost it. The game is over.',
  'ending.removed': '{name} was removed from the game and has lost it. The game is over.',
  'ending.ended': '{by} ended the game early. It does not count.',
  'ending.cancelled': '{by} closed the table before the game began.',
  'ending.expired': 'Nobody started the game in time, so the table closed.',
  'ending.lost-channel':
    'The channel of this table is gone, so the table closed. The game does not count.',
  'ending.deserted': 'Nobody was left at the table, so it closed. The game does not count.',
  'ending.gone': 'Lost, because not there to the end: {names}.',
  'ending.again': 'Start a new table with `/{command} start`.',

  // What the table refuses, each with what to do instead.
  'refusal.unknown-table':
    'This table is gone and nothing of it is stored any more. Start a new one, for instance with `/cockroach start`.',
  'refusal.cleared-away':
    'This game ended more than {days, plural, one {a day} other {# days}} ago, and its cards and moves have been cleared away. Results that count are still in `/chips`. Start a new one, for instance with `/cockroach start`.',
  'refusal.table-over': 'This game is over. Press **Rematch** to play again.',
  'refusal.other-place':
    'This button belongs to a table in another channel. Play there, or start a table here.',
  'refusal.channel-taken':
    'There is a table in this channel already. Play there, or start yours in another channel or thread.',
  'refusal.unknown-game':
    'I do not know this game (any more). `/help` lists the games that I know.',
  'refusal.bad-options':
    'These options do not go together. Start again with other options; `/help` explains them.',
  'refusal.already-started':
    'The game has begun, so that is no longer possible. Wait for the next one.',
  'refusal.not-started':
    'The game has not begun. The host presses **Start** when everybody is there.',
  'refusal.already-seated':
    'You are at the table already. **My hand** shows your cards once the game has begun.',
  'refusal.not-seated': 'You have no seat at this table. You can watch, and join the next game.',
  'refusal.table-full':
    'The table is full. Watch this game, or start a table in another channel or thread.',
  'refusal.too-few':
    'There are too few people at the table. Ask somebody to press **Join**, then start.',
  'refusal.not-host': 'Only the host can do that. Ask the host; `/table` says who it is.',
  'refusal.not-allowed':
    'Only the host, or somebody who may manage this channel, can do that. Ask one of them.',
  'refusal.absent': 'A stand-in moves for this person at the moment. Choose somebody who is there.',
  'refusal.not-away': 'Nobody stands in for you; you have your seat. **My hand** shows your cards.',
  'refusal.too-few-chips':
    'You do not have enough chips for that. `/chips` shows what you have and when you can top up; a table with a smaller `buy-in` takes fewer.',
  'refusal.hand-running':
    'That is possible only between two hands. Press again when this one is over.',
  'refusal.no-second-buy-in':
    'At this table everybody brings chips only once, and yours are gone. You can watch, and play at the next table.',
  'refusal.chips-left': 'You still have chips here; you can buy in again when they are gone.',
  'refusal.no-chips-left': 'You have no chips left here. Buy in again, or watch.',
  'refusal.no-computer': 'There is no computer at this table. **Add computer** seats one.',
  'refusal.already-ready': 'You are ready already. The next hand begins when the others are, too.',
  'refusal.already-last': 'The last hand is announced already; the evening is over after it.',
  'refusal.stale':
    'You were a moment late: the table has moved on and your press changed nothing. Look at the table and choose again.',
  'refusal.duplicate': 'That press has counted already. There is nothing more to do.',
  'refusal.busy':
    'Several people pressed at once and your press did not get through. Press once more.',

  // People without a seat, and presses that cannot count.
  'notice.no-seat-lobby': 'You are not at this table yet. Press **Join** and you are in.',
  'notice.no-seat-playing':
    'You have no seat in this game, so there is no hand to show. You are welcome to watch, and to join the next one.',
  'notice.no-seat-over': 'You did not play in this game. Press **Rematch** to open the next one.',
  'notice.not-your-turn':
    'It is not your turn: the table waits for {name}. **My hand** shows your cards.',
  'notice.no-hand-yet':
    'You are at the table, but the cards are not dealt yet. They are when {host} presses **Start**.',
  'notice.old-button':
    'This button is from an older version of me and does nothing any more. `/table` brings the table with new ones.',
  'notice.thread-locked':
    'This thread is locked, so I cannot write here. Ask a moderator to unlock it, or end the table with `/table`.',
  'notice.not-here': 'I can only play in the channels and threads of a server. Try it there.',
  'notice.too-fast':
    'You press faster than I can follow, so I leave these presses out. Wait a few seconds, then press once.',
  'notice.unknown-command':
    'I do not know this command (any more). `/help` lists the commands that I know.',
  'notice.panel-hidden':
    'I can no longer write in this channel, so the table does not show what happens. Your moves count all the same. Ask a moderator to give me my permissions back.',

  // Faults. The id is in the log of whoever runs the bot.
  'fault.general':
    'Something went wrong on my side. Look at the table to see whether your press counted, and try again. If it happens again, tell the people who run me this number: `{id}`',
  'fault.slow': 'This takes longer than usual. Look at the table in a moment.',
  'fault.stopping': 'I am restarting. Your table is safe; press again in half a minute.',

  // The menu of /table.
  'menu.title': 'What you can do at this table',
  'menu.no-table':
    'There is no table in this channel. Start one, for instance with `/cockroach start`.',
  'menu.state-lobby': '{game}: the lobby is open. Host: {host}.',
  'menu.state-playing': '{game}: the game is on. Host: {host}.',
  'menu.bring-down': 'Bring the table down',
  'menu.brought-down': 'The table is now at the bottom of the channel.',
  'menu.leave': 'Leave',
  'menu.leave-ask':
    'If you leave now, you have lost this game and cannot come back to it. A stand-in takes your seat, and the others play on. Leave all the same?',
  'menu.leave-yes': 'Leave and lose',
  'menu.left': 'You have left the table.',
  'menu.leave-last-ask':
    'You are the last one at this table. If you leave, it closes and the game does not count. Leave all the same?',
  'menu.leave-last-yes': 'Leave',
  'menu.back': 'You have your seat back.',
  'menu.elsewhere': 'There is no table in this channel. These are elsewhere on this server:',
  'menu.elsewhere-line': '{game} in {channel}',
  'menu.mentions-off': 'Do not mention me',
  'menu.mentions-on': 'Mention me',
  'menu.mentions-are-off':
    'I no longer mention you when a table waits for you. **Mention me** in `/privacy` or `/table` turns it on again.',
  'menu.mentions-are-on':
    'I mention you when a table has waited for you for a while. **Do not mention me** in `/privacy` or `/table` turns it off.',
  'menu.end': 'End the game',
  'menu.end-ask': 'The game ends for everybody and does not count. End it?',
  'menu.end-yes': 'End the game now',
  'menu.ended': 'The game has ended. It does not count.',
  'menu.cancel': 'Close the lobby',
  'menu.cancelled': 'The lobby is closed.',
  'menu.remove': 'Remove somebody …',
  'menu.remove-pick': 'Who is to be removed?',
  'menu.remove-ask':
    'Remove {name}? In a game that is on, they have lost it and cannot come back to it; a stand-in takes the seat, and the others play on.',
  'menu.remove-yes': 'Remove',
  'menu.removed': '{name} was removed from the table.',
  'menu.hand-over': 'Hand over the host …',
  'menu.hand-over-pick': 'Who is to be the host?',
  'menu.handed-over': '{name} is the host now.',
  'menu.never-mind': 'Never mind',
  'menu.nothing-done': 'Nothing was changed.',
  'menu.only-watch': 'You have no seat here, so you can only bring the table down.',

  // The same where hands are played for chips.
  'menu.state-between': '{game}: between two hands. Host: {host}.',
  'menu.call-last': 'Last hand',
  'menu.last-called-running': 'This hand is the last one; then the evening is over.',
  'menu.last-called-next': 'The next hand is the last one; then the evening is over.',
  'menu.finish': 'End the evening',
  'menu.finished': 'The evening is over.',
  'menu.aborted':
    'The evening is over. The hand does not count: everybody has the chips that they had before it.',
  'menu.remove-too-soon':
    'Here the host or a moderator removes somebody. You may too, once the table has waited half a day for that person.',
  'menu.remove-running':
    'Whoever is removed in the middle of a hand folds. So only somebody who lets the time run out can be removed now, or who keeps a table without a clock waiting for half a day. Try again when the hand is over.',
  'menu.leave-hand-ask':
    'If you leave now, your seat folds when it is asked, and what you have paid into this hand stays there. After the hand you keep the rest of your chips. Leave all the same?',
  'menu.leave-hand-yes': 'Leave',
  'menu.leave-between-ask': 'You keep your chips. Leave the table?',
  'menu.leave-between-yes': 'Leave',
  'menu.end-hand-ask':
    'The hand that runs is played to its end first; then the evening is over. End it?',
  'menu.end-hand-yes': 'End after this hand',
  'menu.abort-ask':
    'The evening ends in the middle of a hand. The hand does not count: everybody gets back what they had before it. End it?',
  'menu.abort-yes': 'End it now',
  'menu.finish-ask': 'The evening ends for everybody, and everybody keeps their chips. End it?',
  'menu.finish-yes': 'End the evening',
  'menu.remove-chips-ask':
    'Remove {name}? Their chips stay theirs; in a hand that runs, their seat folds.',
  'menu.remove-chips-yes': 'Remove',

  // Recap and proof.
  'recap.title': 'How it went',
  'page.of': 'Page {page, number} of {pages, number}',
  'recap.not-yet': 'The story of a game is told when it is over.',
  'rules.title': 'Rules: {game}',
  'proof.title': 'Check the deal',
  'proof.not-yet': 'The secret of the shuffle is shown when the game is over.',
  'proof.never-dealt': 'No cards were dealt at this table, so there is nothing to check.',
  'proof.explain':
    'From its opening the table showed the SHA-256 of a secret. The cards come from this secret, mixed with the presses by which the players joined, in the order of their seats. So nobody, not even whoever runs me, could alter the deal after the joining.',
  'proof.commitment': 'Shown in the lobby: `{commitment}`',
  'proof.secret': 'The secret: `{secret}`',
  'proof.mixed-with': 'Mixed with: {ids}',
  'proof.how':
    'To recompute the deal, save the file below and run `npm run verify -- {file}` in a copy of my source code. It needs no database.',
  'proof.kept':
    'I can give you this for {days, plural, one {a day} other {# days}} after the end of the game. The file can be checked for ever.',
} as const;
