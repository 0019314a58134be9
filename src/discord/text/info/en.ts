/**
 * What the commands outside the games say: their descriptions, help, permissions, records, privacy.
 * English gives the keys. Apostrophes are typographic, since the straight one is ICU syntax.
 */
export const en = {
  // Descriptions of commands and options, at most 100 characters with the longest name filled in.
  'command.start': 'Open a table of {game} in this channel',
  'command.rules': 'How {game} is played, step by step',
  'command.chips': 'Your chips and your record on this server, or those of somebody else',
  'command.table': 'What you can do at the table in this channel',
  'command.help': 'What Humbug is and how to start a game',
  'command.privacy': 'What is stored about you; export it or delete it',
  'option.language': 'The language of the table; without it, your own',
  'option.pace': 'How much time a decision has; without it, a minute or two',
  'option.player': 'Whose chips and record to show; without it, your own',
  'option.buy-in': 'The chips that everybody brings',
  'option.hands': 'How many hands are played; without it, until the last one is called',
  'option.rebuy': 'Whether those who lost all their chips may buy in again',
  'option.computers': 'How many computers play along; the table is then for practice',
  'option.level': 'How strong the computers are; without it, easy',
  'option.yes': 'yes',
  'option.no': 'no',
  'option.of-game': '{option}; without it, {value}',
  'option-name.language': 'language',
  'option-name.pace': 'pace',
  'option-name.player': 'player',
  'option-name.buy-in': 'buy-in',
  'option-name.hands': 'hands',
  'option-name.rebuy': 'rebuy',
  'option-name.computers': 'computers',
  'option-name.level': 'level',
  'level.easy': 'easy',
  'level.hard': 'hard',
  'pace.live': 'live: a minute or two',
  'pace.relaxed': 'relaxed: half a day',
  'pace.none': 'none: no clock',

  // /help
  'help.title': 'Humbug',
  'help.intro':
    'Table games of bluff and nerve, played in this channel. I deal, I keep the hands secret, and I know the rules; the lying is up to you.',
  'help.games': 'Games',
  'help.game': '{title}: `/{command} start`\n{pitch}',
  'help.practise': 'Practise now',
  'help.practise-about':
    'A table with computers in one press, dealt at once. Nothing of it counts. At your own tables **Add computer** fills empty seats.',
  'help.how': 'How a game starts',
  'help.how-open': '1. `/{command} start` opens a table in this channel.',
  'help.how-join':
    '2. Everybody who wants to play presses **Join**; then the host presses **Start**.',
  'help.how-play':
    '3. **My hand** shows your cards, to you alone and as often as you like. I never write to you in private.',
  'help.commands': 'Good to know',
  'help.rules': '`/{command} rules`: the rules in short, with what beginners get wrong',
  'help.table': '`/table`: bring the table down, leave it, end it, hand it over',
  'help.chips': '`/chips`: what you or somebody else has, and how they fared',
  'help.worthless':
    'You play for the fun of it. Records and play chips are worth nothing outside the games: nobody can buy, sell or give them away, and nobody can cash them out. Everybody gets the same to begin with.',
  'help.privacy': '`/privacy` shows what I store about you, and lets you export or delete it.',

  // Rules, page by page.
  'rules.unknown': 'I do not know this game (any more). `/help` lists the games that I know.',

  // Permissions that are missing; names as Discord shows them.
  'permission.view-channel': 'View Channel',
  'permission.send-messages': 'Send Messages',
  'permission.send-in-threads': 'Send Messages in Threads',
  'permission.why-view-channel': 'to keep the table up to date',
  'permission.why-send-messages': 'to put the table up, and to bring it down again',
  'permission.why-send-in-threads': 'to put the table up in a thread',
  'permission.missing':
    'I cannot keep a table here, because I lack {count, plural, one {a permission} other {# permissions}}:',
  'permission.line': '- **{permission}**, {why}',
  'permission.mend-channel':
    'You can change that yourself: open the settings of this channel, go to **Permissions**, choose my role and allow it. Then try again.',
  'permission.mend-thread':
    'You can change that yourself: threads take the permissions of their channel, so open the settings of that channel, go to **Permissions**, choose my role and allow it. Then try again.',
  'permission.ask':
    'Ask somebody who manages this server to allow my role that in the settings of the channel, under **Permissions**. Then try again.',

  // /chips
  'record.title-own': 'Your record on this server',
  'record.title-other': 'The record of {name} on this server',
  'record.line':
    '{title}\n{played, plural, one {# game} other {# games}}: {won, number} won, {lost, number} lost{shared, plural, =0 {} other {, # shared}}',
  'record.line-hands':
    '{title}\n{played, plural, one {# hand} other {# hands}}: {won, number} won, {lost, number} lost{shared, plural, =0 {} other {, # shared}}',
  'record.none-own':
    'You have not finished a game here yet. Open a table with `/{command} start`, or join one.',
  'record.none-other': '{name} has not finished a game here yet.',
  'record.note':
    'A game counts when it is played to its end, and as lost for whoever leaves it. What the host ends early does not count.',

  // /privacy
  'privacy.title': 'What I know about you',
  'privacy.stored-title': 'What is stored, and why',
  'privacy.stored':
    '- Your Discord id and the name that you show on this server, with each table at which you sat: so that your seat is yours and the others know who plays.\n- What you did at these tables, with the time and the id of the press: so that a game goes on after a restart, nothing counts twice, and a deal can be checked.\n- The cards of these games, the hidden ones too: so that a game goes on after a restart. Nobody gets to see more of them than the rules allow.\n- Whether you are away from a table, and whether you want to be mentioned and to be named in the ranking of chips: so that nobody has to wait for you, and you are left in peace.\n- How your games ended: for the record that `/chips` shows to everybody on this server.\n- Your chips on each server, every movement of them with its time, table and hand, and what you brought to each table: so that you can read your ledger and no chip is made or lost. `/chips` shows everybody on this server what you have; only you see your ledger.',
  'privacy.never-title': 'What is not',
  'privacy.never':
    'Messages that people write, private messages, who else is on the server, who is online: I do not receive any of it. What answers your presses is kept in memory for at most 15 minutes. The log of whoever runs me has ids and times, and neither names nor cards.',
  'privacy.long-title': 'For how long',
  'privacy.long':
    '- A table with its cards, its moves and the names of its people: {tableDays, plural, one {a day} other {# days}} from its end. Then only how often you won, lost and shared is left of it.\n- Each line of your ledger: {ledgerDays, plural, one {a day} other {# days}}, and as long as its table. Older lines are added up into one.\n- Your results, your chips and your wishes: until you delete them here.\n\nIt goes to nobody else; the database belongs to whoever runs me. When you delete it, one thing stays for 30 days: a keyed hash of your id on each server where you had chips, so that nobody gets the first chips twice. It leads to you only for whoever has both this database and your id.',
  'privacy.export': 'Export',
  'privacy.delete': 'Delete …',
  'privacy.exported': 'Everything that is stored about you, as a JSON file. Only you see it.',
  'privacy.too-large':
    'There is so much that it does not fit into a message. Ask whoever runs me to export it for you.',
  'privacy.ask-delete':
    'Your id and your names go from every table and every record on all servers; a nameless stand-in takes their place, so the games of the others stay as they were. Your own record is gone, and your chips go back to the house. Messages that stand in channels already stay. **This cannot be undone.**',
  'privacy.delete-yes': 'Delete for good',
  'privacy.delete-no': 'Keep it',
  'privacy.deleted':
    'It is done: nothing here leads to you any more. If you join a table again, you begin anew.',
  'privacy.kept': 'Nothing was deleted.',
  'privacy.at-a-table':
    'You still sit at a table that is going on, perhaps on another server. Leave it with `/table` in its channel, or play it to its end; then delete.',
} as const;
