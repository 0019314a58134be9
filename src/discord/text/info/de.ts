/** The words of the commands outside the games, in German. */
import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  // Descriptions of commands and options, at most 100 characters with the longest name filled in.
  'command.start': 'Einen Tisch in diesem Kanal eröffnen: {game}',
  'command.rules': 'Schritt für Schritt, wie man spielt: {game}',
  'command.chips': 'Deine Chips und deine Bilanz auf diesem Server, oder die von jemand anderem',
  'command.table': 'Was du am Tisch in diesem Kanal tun kannst',
  'command.help': 'Was Humbug ist und wie ein Spiel beginnt',
  'command.privacy': 'Was über dich gespeichert ist; exportieren oder löschen',
  'option.language': 'Die Sprache am Tisch; ohne Angabe deine eigene',
  'option.pace': 'Wie viel Zeit eine Entscheidung hat; ohne Angabe ein bis zwei Minuten',
  'option.player': 'Wessen Chips und Bilanz; ohne Angabe deine eigenen',
  'option.buy-in': 'Wie viele Chips alle mitbringen',
  'option.hands': 'Wie viele Runden gespielt werden; ohne Angabe, bis die letzte angesagt wird',
  'option.rebuy': 'Ob nachkaufen darf, wer alle Chips verloren hat',
  'option.computers': 'Wie viele Computer mitspielen; der Tisch dient dann der Übung',
  'option.level': 'Wie stark die Computer sind; ohne Angabe leicht',
  'option.yes': 'ja',
  'option.no': 'nein',
  'option.of-game': '{option}; ohne Angabe: {value}',
  'option-name.language': 'sprache',
  'option-name.pace': 'tempo',
  'option-name.player': 'person',
  'option-name.buy-in': 'einsatz',
  'option-name.hands': 'runden',
  'option-name.rebuy': 'nachkauf',
  'option-name.computers': 'computer',
  'option-name.level': 'stärke',
  'level.easy': 'leicht',
  'level.hard': 'schwer',
  'pace.live': 'live: ein bis zwei Minuten',
  'pace.relaxed': 'entspannt: ein halber Tag',
  'pace.none': 'keins: ohne Uhr',

  // /help
  'help.title': 'Humbug',
  'help.intro':
    'Brett- und Kartenspiele um Bluff und Nerven, gleich hier im Kanal. Ich teile aus, halte die Karten geheim und kenne die Regeln; das Lügen überlasse ich euch.',
  'help.games': 'Spiele',
  'help.game': '{title}: `/{command} start`\n{pitch}',
  'help.practise': 'Gleich üben',
  'help.practise-about':
    'Ein Tisch mit Computern auf einen Druck, sofort ausgeteilt. Nichts davon zählt. An euren eigenen Tischen füllt **Computer dazu** freie Plätze.',
  'help.how': 'So beginnt ein Spiel',
  'help.how-open': '1. `/{command} start` eröffnet einen Tisch in diesem Kanal.',
  'help.how-join':
    '2. Wer mitspielen will, drückt **Mitspielen**; wer den Tisch eröffnet hat, drückt dann **Starten**.',
  'help.how-play':
    '3. **Meine Karten** zeigt dir deine Hand, nur dir und so oft du magst. Privat schreibe ich dir nie.',
  'help.commands': 'Gut zu wissen',
  'help.rules': '`/{command} rules`: die Regeln in Kürze, mit den üblichen Anfängerfehlern',
  'help.table': '`/table`: den Tisch nach unten holen, aussteigen, beenden, die Leitung abgeben',
  'help.chips': '`/chips`: was du oder jemand anderes hat, und wie es in den Spielen ausging',
  'help.worthless':
    'Gespielt wird zum Spaß. Bilanzen und Spielchips sind außerhalb der Spiele nichts wert: Niemand kann sie kaufen, verkaufen, verschenken oder auszahlen lassen. Alle bekommen am Anfang gleich viele.',
  'help.privacy':
    '`/privacy` zeigt, was ich über dich speichere; dort kannst du es exportieren oder löschen.',

  // Rules, page by page.
  'rules.unknown': 'Dieses Spiel kenne ich nicht (mehr). `/help` zeigt alle, die ich kenne.',

  // Permissions that are missing; names as Discord shows them.
  'permission.view-channel': 'Kanal anzeigen',
  'permission.send-messages': 'Nachrichten senden',
  'permission.send-in-threads': 'Nachrichten in Threads senden',
  'permission.why-view-channel': 'damit der Tisch aktuell bleibt',
  'permission.why-send-messages': 'um den Tisch aufzustellen und wieder nach unten zu holen',
  'permission.why-send-in-threads': 'um den Tisch in einem Thread aufzustellen',
  'permission.missing':
    'Ich kann hier keinen Tisch aufstellen, denn mir {count, plural, one {fehlt eine Berechtigung} other {fehlen # Berechtigungen}}:',
  'permission.line': '- **{permission}**, {why}',
  'permission.mend-channel':
    'Du kannst das selbst ändern: Öffne die Einstellungen dieses Kanals, geh zu **Berechtigungen**, wähl meine Rolle und erlaube es ihr. Dann versuch es noch einmal.',
  'permission.mend-thread':
    'Du kannst das selbst ändern: Threads übernehmen die Berechtigungen ihres Kanals. Öffne also dessen Einstellungen, geh zu **Berechtigungen**, wähl meine Rolle und erlaube es ihr. Dann versuch es noch einmal.',
  'permission.ask':
    'Bitte jemanden, der diesen Server verwaltet, es meiner Rolle in den Kanaleinstellungen unter **Berechtigungen** zu erlauben. Dann versuch es noch einmal.',

  // /chips
  'record.title-own': 'Deine Bilanz auf diesem Server',
  'record.title-other': 'Die Bilanz von {name} auf diesem Server',
  'record.line':
    '{title}\n{played, plural, one {# Spiel} other {# Spiele}}: {won, number} gewonnen, {lost, number} verloren{shared, plural, =0 {} other {, # geteilt}}',
  'record.line-hands':
    '{title}\n{played, plural, one {# Runde} other {# Runden}}: {won, number} gewonnen, {lost, number} verloren{shared, plural, =0 {} other {, # geteilt}}',
  'record.none-own':
    'Du hast hier noch kein Spiel zu Ende gespielt. Eröffne einen Tisch mit `/{command} start`, oder spiel irgendwo mit.',
  'record.none-other': '{name} hat hier noch kein Spiel zu Ende gespielt.',
  'record.note':
    'Ein Spiel zählt, wenn es zu Ende gespielt wird; wer aussteigt, hat es verloren. Was vorzeitig beendet wird, zählt nicht.',

  // /privacy
  'privacy.title': 'Was ich über dich weiß',
  'privacy.stored-title': 'Was gespeichert wird, und wozu',
  'privacy.stored':
    '- Deine Discord-ID und der Name, den du auf diesem Server zeigst, zu jedem Tisch, an dem du gesessen hast: damit dein Platz dir gehört und die anderen wissen, wer spielt.\n- Was du an diesen Tischen getan hast, mit Zeitpunkt und ID des Knopfdrucks: damit ein Spiel nach einem Neustart weitergeht, nichts doppelt zählt und das Mischen geprüft werden kann.\n- Die Karten dieser Spiele, auch die verdeckten: damit ein Spiel nach einem Neustart weitergeht. Niemand bekommt mehr davon zu sehen, als die Regeln erlauben.\n- Ob du an einem Tisch gerade fehlst, und ob du erwähnt und in der Rangliste der Chips genannt werden willst: damit niemand auf dich warten muss und du deine Ruhe hast.\n- Wie deine Spiele ausgegangen sind: für die Bilanz, die `/chips` allen auf diesem Server zeigt.\n- Deine Chips auf jedem Server, jede Buchung mit Zeit, Tisch und Runde, und was du an jeden Tisch mitgebracht hast: damit du sie nachlesen kannst und kein Chip entsteht oder verschwindet. `/chips` zeigt allen auf diesem Server, was du hast; deine Buchungen siehst nur du.',
  'privacy.never-title': 'Was nicht',
  'privacy.never':
    'Nachrichten, die jemand schreibt, private Nachrichten, wer sonst auf dem Server ist, wer online ist: Nichts davon bekomme ich. Womit ich auf deine Klicks antworte, bleibt höchstens 15 Minuten im Speicher. Im Protokoll derer, die mich betreiben, stehen IDs und Zeiten, weder Namen noch Karten.',
  'privacy.long-title': 'Wie lange',
  'privacy.long':
    '- Ein Tisch mit seinen Karten, seinen Zügen und den Namen der Leute: {tableDays, plural, one {einen Tag} other {# Tage}} von seinem Ende an. Danach bleibt davon nur, wie oft du gewonnen, verloren und geteilt hast.\n- Jede deiner Buchungen: {ledgerDays, plural, one {einen Tag} other {# Tage}}, und so lange wie ihr Tisch. Ältere werden zu einer zusammengezählt.\n- Deine Bilanz, deine Chips und deine Wünsche: bis du sie hier löschst.\n\nNiemand sonst bekommt es; die Datenbank gehört denen, die mich betreiben. Wenn du es löschst, bleibt nur eines für 30 Tage: ein mit einem Schlüssel gebildeter Hash deiner ID für jeden Server, auf dem du Chips hattest, damit niemand die ersten Chips zweimal bekommt. Zu dir führt er nur, wenn jemand diese Datenbank und deine ID hat.',
  'privacy.export': 'Exportieren',
  'privacy.delete': 'Löschen …',
  'privacy.exported': 'Alles, was über dich gespeichert ist, als JSON-Datei. Nur du siehst sie.',
  'privacy.too-large':
    'Es ist so viel, dass es nicht in eine Nachricht passt. Bitte die Menschen, die mich betreiben, es für dich zu exportieren.',
  'privacy.ask-delete':
    'Deine ID und deine Namen verschwinden von jedem Tisch und aus jeder Bilanz auf allen Servern; an ihre Stelle tritt etwas Namenloses, damit die Spiele der anderen bleiben, wie sie waren. Deine eigene Bilanz ist weg, und deine Chips gehen zurück an das Haus. Nachrichten, die schon in Kanälen stehen, bleiben. **Das lässt sich nicht rückgängig machen.**',
  'privacy.delete-yes': 'Endgültig löschen',
  'privacy.delete-no': 'Behalten',
  'privacy.deleted':
    'Erledigt: Nichts hier führt mehr zu dir. Wenn du wieder an einem Tisch mitspielst, beginnst du von vorn.',
  'privacy.kept': 'Nichts wurde gelöscht.',
  'privacy.at-a-table':
    'Du sitzt noch an einem Tisch, an dem gespielt wird, vielleicht auf einem anderen Server. Steig dort mit `/table` aus, oder spiel zu Ende; dann lösch.',
};
