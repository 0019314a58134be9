/** The shell's words in German: "du", short, and neutral where it can be had without effort. */
import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  // Buttons: few words, they must fit four to a row on a phone.
  'button.join': 'Mitspielen',
  'button.leave': 'Aussteigen',
  'button.start': 'Starten',
  'button.cancel': 'Abbrechen',
  'button.hand': 'Meine Karten',
  'button.rules': 'Regeln',
  'button.im-back': 'Bin wieder da',
  'button.menu': 'Menü',
  'button.recap': 'Wie es lief',
  'button.proof': 'Mischen prüfen',
  'button.rematch': 'Revanche',
  'button.add-computer': 'Computer dazu',
  'button.remove-computer': 'Computer weg',
  'button.back': 'Zurück',
  'button.next': 'Weiter',
  'button.go-to-table': 'Zum Tisch',

  // The lobby.
  'lobby.open': '{host} hat einen Tisch eröffnet. Drück **Mitspielen**, um dabei zu sein.',
  'lobby.players': 'Am Tisch: {count} von {max}',
  'lobby.player': '{seat}. {name}',
  'lobby.player-host': '{seat}. {name} · leitet den Tisch',
  'lobby.seats': 'Für {min, number} bis {max, number} Personen.',
  'lobby.missing':
    'Zum Starten {missing, plural, one {fehlt noch eine Person} other {fehlen noch # Personen}}.',
  'lobby.ready': '{host} kann das Spiel jetzt starten.',
  'lobby.full': 'Der Tisch ist voll. {host} kann das Spiel jetzt starten.',
  'lobby.pace-live': 'Tempo: live, ein bis zwei Minuten je Entscheidung.',
  'lobby.pace-relaxed': 'Tempo: entspannt, ein halber Tag je Entscheidung.',
  'lobby.pace-none': 'Tempo: ohne Uhr.',
  'lobby.expires': 'Startet niemand das Spiel, schließt der Tisch {when}.',
  'lobby.commitment':
    'Faires Mischen: Dieser Fingerabdruck des Geheimnisses stand fest, als der Tisch eröffnet wurde. Nach dem Spiel zeigt **Mischen prüfen** das Geheimnis, und alle können das Austeilen nachrechnen.',

  // The game.
  'practice.note': '🤖 Übung mit Computern ({level}): Nichts davon zählt.',
  'practice.note-chips':
    '🤖 Übung mit Computern ({level}): Nichts davon zählt, und diese Chips gehören niemandem.',
  'practice.easy': 'leicht',
  'practice.hard': 'schwer',
  'private.title': 'Deine Karten',
  'private.away':
    'Zurzeit wird für dich gezogen. Jeder Zug von dir, oder **Bin wieder da**, gibt dir deinen Platz zurück.',
  'panel.reminder':
    '⏰ {people} Der Tisch wartet. Ist die Zeit um, wird ein vorsichtiger Zug gemacht.',
  'panel.stand-in':
    '🪑 {count, plural, one {Eine Vertretung spielt} other {Vertretungen spielen}} für {names}. **Bin wieder da** gibt den Platz sofort zurück.',
  'panel.gone': '🚪 Hat verloren und ist nicht mehr dabei: {names}. Eine Vertretung spielt weiter.',
  'panel.deserted':
    '💤 Niemand ist am Tisch, darum ruht das Spiel. **Bin wieder da** setzt es fort; sonst schließt der Tisch {when}, und nichts zählt.',
  'private.waiting':
    'Du bist nicht am Zug. Diese Ansicht bleibt eine Weile aktuell; **Meine Karten** am Tisch öffnet jederzeit eine neue.',

  // Panels that are out of date.
  'panel.moved': 'Diese Ansicht ist veraltet. Hier geht das Spiel weiter: {link}',
  'panel.replaced':
    'Die Nachricht, auf die du gedrückt hast, ist weg. Schau auf den Tisch, ob dein Klick gezählt hat; `/table` holt ihn nach unten.',
  'panel.compact': 'Gekürzt, damit alles in eine Nachricht passt.',

  // How a table ended.
  'ending.finished': 'Das Spiel ist zu Ende.',
  'ending.left': '{name} ist ausgestiegen und hat verloren. Das Spiel ist zu Ende.',
  'ending.removed': '{name} musste das Spiel verlassen und hat verloren. Das Spiel ist zu Ende.',
  'ending.ended': '{by} hat das Spiel vorzeitig beendet. Es zählt nicht.',
  'ending.cancelled': '{by} hat den Tisch vor dem Spiel geschlossen.',
  'ending.expired': 'Niemand hat das Spiel rechtzeitig gestartet, also hat der Tisch geschlossen.',
  'ending.lost-channel':
    'Den Kanal dieses Tisches gibt es nicht mehr, also hat der Tisch geschlossen. Das Spiel zählt nicht.',
  'ending.deserted': 'Niemand war mehr am Tisch, also hat er geschlossen. Das Spiel zählt nicht.',
  'ending.gone': 'Verloren, weil nicht bis zum Ende dabei: {names}.',
  'ending.again': 'Einen neuen Tisch eröffnest du mit `/{command} start`.',

  // What the table refuses, each with what to do instead.
  'refusal.unknown-table':
    'Diesen Tisch gibt es nicht mehr, und nichts davon ist noch gespeichert. Eröffne einen neuen, zum Beispiel mit `/cockroach start`.',
  'refusal.cleared-away':
    'Dieses Spiel ist seit mehr als {days, plural, one {einem Tag} other {# Tagen}} zu Ende, und seine Karten und Züge sind gelöscht. Was zählt, steht weiter in `/chips`. Eröffne ein neues, zum Beispiel mit `/cockroach start`.',
  'refusal.table-over': 'Dieses Spiel ist zu Ende. Drück **Revanche**, um noch einmal zu spielen.',
  'refusal.other-place':
    'Dieser Knopf gehört zu einem Tisch in einem anderen Kanal. Spiel dort, oder eröffne hier einen Tisch.',
  'refusal.channel-taken':
    'In diesem Kanal steht schon ein Tisch. Spiel dort mit, oder eröffne deinen in einem anderen Kanal oder Thread.',
  'refusal.unknown-game': 'Dieses Spiel kenne ich nicht (mehr). `/help` zeigt alle, die ich kenne.',
  'refusal.bad-options':
    'Diese Optionen passen nicht zusammen. Versuch es mit anderen; `/help` erklärt sie.',
  'refusal.already-started':
    'Das Spiel läuft schon, darum geht das nicht mehr. Warte auf das nächste.',
  'refusal.not-started':
    'Das Spiel hat noch nicht begonnen. Wer den Tisch leitet, drückt **Starten**, sobald alle da sind.',
  'refusal.already-seated':
    'Du sitzt schon am Tisch. **Meine Karten** zeigt dir deine Hand, sobald das Spiel läuft.',
  'refusal.not-seated':
    'Du hast keinen Platz an diesem Tisch. Schau gern zu, und spiel beim nächsten Mal mit.',
  'refusal.table-full':
    'Der Tisch ist voll. Schau zu, oder eröffne einen Tisch in einem anderen Kanal oder Thread.',
  'refusal.too-few':
    'Es sind noch zu wenige am Tisch. Bitte jemanden, **Mitspielen** zu drücken, und starte dann.',
  'refusal.not-host':
    'Das darf nur, wer den Tisch leitet. Frag dort nach; `/table` zeigt, wer es ist.',
  'refusal.not-allowed':
    'Das darf nur, wer den Tisch leitet oder diesen Kanal verwalten darf. Frag dort nach.',
  'refusal.absent': 'Für diese Person spielt zurzeit eine Vertretung. Wähl jemanden, der da ist.',
  'refusal.not-away':
    'Niemand vertritt dich; du hast deinen Platz. **Meine Karten** zeigt dir deine Hand.',
  'refusal.too-few-chips':
    'So viele Chips hast du nicht übrig. `/chips` zeigt, was du hast und wann du auffüllen kannst; an einem Tisch mit kleinerem `buy-in` braucht es weniger.',
  'refusal.hand-running':
    'Das geht nur zwischen zwei Runden. Drück noch einmal, wenn diese vorbei ist.',
  'refusal.no-second-buy-in':
    'An diesem Tisch bringen alle nur einmal Chips mit, und deine sind weg. Schau gern zu, und spiel am nächsten Tisch mit.',
  'refusal.chips-left': 'Du hast hier noch Chips; nachkaufen kannst du, wenn sie weg sind.',
  'refusal.no-chips-left': 'Du hast hier keine Chips mehr. Kauf dich wieder ein oder schau zu.',
  'refusal.no-computer': 'An diesem Tisch sitzt kein Computer. **Computer dazu** setzt einen hin.',
  'refusal.already-ready':
    'Du bist schon bereit. Die nächste Runde beginnt, sobald es die anderen auch sind.',
  'refusal.already-last': 'Die letzte Runde ist schon angesagt; danach ist der Abend zu Ende.',
  'refusal.stale':
    'Einen Moment zu spät: Der Tisch ist schon weiter, und dein Klick hat nichts verändert. Schau auf den Tisch und wähl noch einmal.',
  'refusal.duplicate': 'Dieser Klick hat schon gezählt. Du musst nichts mehr tun.',
  'refusal.busy':
    'Mehrere haben zugleich gedrückt, und dein Klick kam nicht durch. Drück noch einmal.',

  // People without a seat, and presses that cannot count.
  'notice.no-seat-lobby':
    'Du sitzt noch nicht an diesem Tisch. Drück **Mitspielen**, und du bist dabei.',
  'notice.no-seat-playing':
    'Du spielst in diesem Spiel nicht mit, darum hast du keine Karten. Schau gern zu, und spiel beim nächsten Mal mit.',
  'notice.no-seat-over':
    'Du hast in diesem Spiel nicht mitgespielt. Mit **Revanche** eröffnest du das nächste.',
  'notice.not-your-turn':
    'Du bist nicht am Zug: Der Tisch wartet auf {name}. **Meine Karten** zeigt dir deine Hand.',
  'notice.no-hand-yet':
    'Du sitzt am Tisch, aber die Karten sind noch nicht verteilt. Das passiert, sobald {host} **Starten** drückt.',
  'notice.old-button':
    'Dieser Knopf stammt aus einer älteren Version von mir und bewirkt nichts mehr. `/table` bringt den Tisch mit neuen.',
  'notice.thread-locked':
    'Dieser Thread ist gesperrt, darum kann ich hier nicht schreiben. Bitte die Moderation, ihn zu entsperren, oder beende den Tisch mit `/table`.',
  'notice.not-here':
    'Ich spiele nur in Kanälen und Threads eines Servers. Versuch es dort noch einmal.',
  'notice.too-fast':
    'Du drückst schneller, als ich folgen kann; diese Klicks lasse ich aus. Warte ein paar Sekunden und drück dann einmal.',
  'notice.unknown-command':
    'Diesen Befehl kenne ich nicht (mehr). `/help` zeigt alle, die ich kenne.',
  'notice.panel-hidden':
    'Ich darf in diesem Kanal nicht mehr schreiben, darum zeigt der Tisch nicht, was geschieht. Eure Züge zählen trotzdem. Bitte die Moderation, mir meine Berechtigungen zurückzugeben.',

  // Faults. The id is in the log of whoever runs the bot.
  'fault.general':
    'Da ist bei mir etwas schiefgegangen. Schau am Tisch nach, ob dein Klick gezählt hat, und versuch es noch einmal. Passiert es wieder, nenne denen, die mich betreiben, diese Nummer: `{id}`',
  'fault.slow': 'Das dauert länger als sonst. Schau gleich noch einmal auf den Tisch.',
  'fault.stopping':
    'Ich starte gerade neu. Dein Tisch ist sicher; drück in einer halben Minute noch einmal.',

  // The menu of /table.
  'menu.title': 'Was du an diesem Tisch tun kannst',
  'menu.no-table':
    'In diesem Kanal steht kein Tisch. Eröffne einen, zum Beispiel mit `/cockroach start`.',
  'menu.state-lobby': '{game}: Der Tisch ist offen. Leitung: {host}.',
  'menu.state-playing': '{game}: Das Spiel läuft. Leitung: {host}.',
  'menu.bring-down': 'Tisch nach unten holen',
  'menu.brought-down': 'Der Tisch steht jetzt ganz unten im Kanal.',
  'menu.leave': 'Aussteigen',
  'menu.leave-ask':
    'Steigst du jetzt aus, hast du dieses Spiel verloren und kannst nicht zurück. Eine Vertretung übernimmt deinen Platz, und die anderen spielen weiter. Trotzdem aussteigen?',
  'menu.leave-yes': 'Aussteigen, verlieren',
  'menu.left': 'Du bist nicht mehr am Tisch.',
  'menu.leave-last-ask':
    'Du bist als einzige Person noch am Tisch. Steigst du aus, schließt er, und das Spiel zählt nicht. Trotzdem aussteigen?',
  'menu.leave-last-yes': 'Aussteigen',
  'menu.back': 'Du hast deinen Platz zurück.',
  'menu.elsewhere': 'In diesem Kanal steht kein Tisch. Diese stehen anderswo auf dem Server:',
  'menu.elsewhere-line': '{game} in {channel}',
  'menu.mentions-off': 'Nicht erwähnen',
  'menu.mentions-on': 'Erwähnen',
  'menu.mentions-are-off':
    'Ich erwähne dich nicht mehr, wenn ein Tisch auf dich wartet. **Erwähnen** in `/privacy` oder `/table` schaltet es wieder ein.',
  'menu.mentions-are-on':
    'Ich erwähne dich, wenn ein Tisch eine Weile auf dich gewartet hat. **Nicht erwähnen** in `/privacy` oder `/table` schaltet es aus.',
  'menu.end': 'Spiel beenden',
  'menu.end-ask': 'Das Spiel endet für alle und zählt nicht. Beenden?',
  'menu.end-yes': 'Jetzt beenden',
  'menu.ended': 'Das Spiel ist beendet. Es zählt nicht.',
  'menu.cancel': 'Tisch schließen',
  'menu.cancelled': 'Der Tisch ist geschlossen.',
  'menu.remove': 'Jemanden entfernen …',
  'menu.remove-pick': 'Wer soll gehen?',
  'menu.remove-ask':
    '{name} entfernen? Läuft das Spiel schon, ist es für diese Person verloren, und sie kann nicht zurück; eine Vertretung übernimmt den Platz, und die anderen spielen weiter.',
  'menu.remove-yes': 'Entfernen',
  'menu.removed': '{name} ist nicht mehr am Tisch.',
  'menu.hand-over': 'Leitung abgeben …',
  'menu.hand-over-pick': 'Wer soll den Tisch leiten?',
  'menu.handed-over': 'Den Tisch leitet jetzt {name}.',
  'menu.never-mind': 'Doch nicht',
  'menu.nothing-done': 'Nichts wurde geändert.',
  'menu.only-watch': 'Du hast hier keinen Platz, darum kannst du nur den Tisch nach unten holen.',

  // The same where hands are played for chips.
  'menu.state-between': '{game}: zwischen zwei Runden. Leitung: {host}.',
  'menu.call-last': 'Letzte Runde',
  'menu.last-called-running': 'Diese Runde ist die letzte; dann ist der Abend zu Ende.',
  'menu.last-called-next': 'Die nächste Runde ist die letzte; dann ist der Abend zu Ende.',
  'menu.finish': 'Abend beenden',
  'menu.finished': 'Der Abend ist zu Ende.',
  'menu.aborted':
    'Der Abend ist zu Ende. Die Runde zählt nicht: Alle haben die Chips, die sie vor ihr hatten.',
  'menu.remove-too-soon':
    'Entfernen kann hier, wer den Tisch leitet oder moderiert. Du kannst es auch, sobald der Tisch einen halben Tag auf diese Person gewartet hat.',
  'menu.remove-running':
    'Wer mitten in einer Runde entfernt wird, passt. Darum geht das jetzt nur bei jemandem, der die Zeit verstreichen oder einen Tisch ohne Uhr einen halben Tag warten lässt. Versuch es noch einmal, wenn die Runde vorbei ist.',
  'menu.leave-hand-ask':
    'Steigst du jetzt aus, passt dein Platz, sobald er gefragt wird, und was du in dieser Runde gezahlt hast, bleibt im Topf. Die übrigen Chips behältst du nach der Runde. Trotzdem aussteigen?',
  'menu.leave-hand-yes': 'Aussteigen',
  'menu.leave-between-ask': 'Deine Chips behältst du. Den Tisch verlassen?',
  'menu.leave-between-yes': 'Aussteigen',
  'menu.end-hand-ask':
    'Die laufende Runde wird noch zu Ende gespielt; dann ist der Abend vorbei. Beenden?',
  'menu.end-hand-yes': 'Nach dieser Runde',
  'menu.abort-ask':
    'Der Abend endet mitten in einer Runde. Die Runde zählt nicht: Alle bekommen zurück, was sie vor ihr hatten. Beenden?',
  'menu.abort-yes': 'Jetzt beenden',
  'menu.finish-ask': 'Der Abend endet für alle, und alle behalten ihre Chips. Beenden?',
  'menu.finish-yes': 'Abend beenden',
  'menu.remove-chips-ask':
    '{name} entfernen? Die Chips bleiben, wem sie gehören; läuft eine Runde, passt der Platz.',
  'menu.remove-chips-yes': 'Entfernen',

  // Recap and proof.
  'recap.title': 'Wie es lief',
  'page.of': 'Seite {page, number} von {pages, number}',
  'recap.not-yet': 'Wie ein Spiel lief, erzähle ich, wenn es zu Ende ist.',
  'rules.title': 'Regeln: {game}',
  'proof.title': 'Mischen prüfen',
  'proof.not-yet': 'Das Geheimnis des Mischens zeige ich, wenn das Spiel zu Ende ist.',
  'proof.never-dealt':
    'An diesem Tisch wurden keine Karten verteilt, darum gibt es nichts zu prüfen.',
  'proof.explain':
    'Von der Eröffnung an stand am Tisch der SHA-256 eines Geheimnisses. Die Karten folgen aus diesem Geheimnis, gemischt mit den Knopfdrücken, mit denen alle beigetreten sind, in der Reihenfolge der Plätze. So konnte danach niemand mehr das Austeilen verändern, auch nicht, wer mich betreibt.',
  'proof.commitment': 'Am offenen Tisch gezeigt: `{commitment}`',
  'proof.secret': 'Das Geheimnis: `{secret}`',
  'proof.mixed-with': 'Gemischt mit: {ids}',
  'proof.how':
    'Zum Nachrechnen speicherst du die Datei unten und rufst `npm run verify -- {file}` in einer Kopie meines Quelltexts auf. Eine Datenbank braucht es dazu nicht.',
  'proof.kept':
    'Ich kann dir das nach dem Ende des Spiels noch {days, plural, one {einen Tag} other {# Tage}} lang geben. Die Datei lässt sich für immer prüfen.',
};
