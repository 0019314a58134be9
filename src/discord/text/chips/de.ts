/** What is said about chips, in German. A hand of an evening is a "Runde", so that nobody takes it for their cards. */
import type { en } from './en.ts';

export const de: Readonly<Record<keyof typeof en, string>> = {
  'chips.amount': '{count, plural, one {# Chip} other {# Chips}}',

  // Buttons.
  'button.ready': 'Bereit',
  'button.buy-in': 'Nachkaufen',
  'button.join-chips': 'Mitspielen ({chips})',
  'button.deal': 'Jetzt geben',
  'button.top-up': 'Auffüllen',
  'button.ranking': 'Rangliste',
  'button.my-chips': 'Meine Chips',

  // What is agreed on, in the lobby.
  'agreement.buy-in': 'Alle bringen {chips} mit.',
  'agreement.hands': 'Gespielt {hands, plural, one {wird eine Runde} other {werden # Runden}}.',
  'agreement.open-end': 'Gespielt wird, bis im Menü die letzte Runde angesagt wird.',
  'agreement.rebuy': 'Wer alle Chips verloren hat, darf nachkaufen.',
  'agreement.no-rebuy': 'Nachgekauft wird nicht.',
  'agreement.worthless':
    'Es sind Spielchips ohne jeden Wert. Niemand kann sie kaufen, verkaufen oder verschenken.',
  'agreement.commitment':
    'Faires Mischen: Dieser Fingerabdruck des Geheimnisses für die erste Runde stand fest, als der Tisch eröffnet wurde, und jede Runde bekommt ihren eigenen, bevor sich jemand für sie meldet. Wenn der Tisch schließt, zeigt **Mischen prüfen** die Geheimnisse aller Runden. Damit liegen alle ausgeteilten Karten offen, auch die von Leuten, die gepasst haben.',

  // The hands of an evening.
  'hand.number': 'Runde {hand, number}',
  'hand.number-of': 'Runde {hand, number} von {hands, number}',
  'hand.last': 'die letzte',
  'standing.title': 'Chips am Tisch, gewonnen oder verloren',
  'standing.seated': '{name}: {chips} ({change})',
  'standing.left': '{name}: mit {chips} gegangen ({change})',
  'standing.ready': '✅ bereit',
  'standing.host': 'leitet den Tisch',
  'standing.more': '… und {count, plural, one {eine weitere Person} other {# weitere}}',
  'ranking.title': 'Der Abend',
  'ranking.line':
    '{rank, number}\\. {name}: **{change}** · gekommen mit {bought}, gegangen mit {chips}',

  // Between two hands.
  'next.countdown': 'Die nächste Runde beginnt {when}, oder sobald alle **Bereit** gedrückt haben.',
  'next.missing':
    'Für die nächste Runde {missing, plural, one {fehlt noch eine Person} other {fehlen noch # Personen}} mit Chips.',
  'next.host':
    'Die nächste Runde beginnt, sobald alle **Bereit** gedrückt haben oder {host} **Jetzt geben** drückt.',
  'next.last': 'Es wird die letzte.',
  'next.closes': 'Beginnt keine Runde mehr, endet der Abend {when}.',
  'next.commitment': 'Fingerabdruck des Geheimnisses für die nächste Runde:',
  'next.ready-yours': 'Du hast hier {chips} und bist bereit. {outlook}',
  'next.not-ready-yours': 'Du hast hier {chips}. {outlook}',
  'next.broke-yours':
    'Deine Chips an diesem Tisch sind weg. Mit **Nachkaufen** bringst du {chips} mit; du kannst auch zuschauen.',
  'next.out-yours':
    'Deine Chips an diesem Tisch sind weg, und nachgekauft wird hier nicht. Schau gern zu.',
  'next.hand-over': 'Diese Runde ist vorbei. Der Tisch zeigt, wie es weitergeht.',
  'next.no-seat':
    'Du sitzt nicht an diesem Tisch. Drück **Mitspielen**, und du bist ab der nächsten Runde dabei.',
  'hand.no-seat':
    'Gerade läuft eine Runde ohne dich. Wenn sie vorbei ist, kannst du am Tisch **Mitspielen** drücken.',

  // People who are not there.
  'hand.gone': '🚪 Nicht mehr dabei: {names}. Der Platz passt, sobald er gefragt wird.',
  'hand.deserted':
    '💤 Niemand ist am Tisch, darum ruht das Spiel. **Bin wieder da** setzt die Runde fort; sonst passen die Plätze {when}, sobald sie gefragt werden, und die Runde zählt.',
  'hand.deserted-practice':
    '💤 Niemand ist am Tisch, darum ruht das Spiel. **Bin wieder da** setzt die Runde fort; sonst schließt der Tisch {when}, und alle haben, was sie vor dieser Runde hatten.',
  'leaving.home': 'Du hast den Tisch mit {chips} verlassen.',
  'leaving.after-hand':
    'Du bist ausgestiegen. Dein Platz passt, sobald er gefragt wird; was nach der Runde von deinen Chips übrig ist, behältst du.',

  // How an evening ended.
  'over.last-hand': 'Das war die letzte Runde.',
  'over.by': '{by} hat den Abend beendet.',
  'over.nobody': 'Alle haben den Tisch verlassen, also ist der Abend zu Ende.',
  'over.expired': 'Niemand hat noch eine Runde begonnen, also ist der Abend zu Ende.',
  'over.home': 'Alle haben ihre Chips mitgenommen.',
  'over.aborted': '{by} hat den Abend mitten in einer Runde beendet.',
  'over.lost-channel': 'Den Kanal dieses Tisches gibt es nicht mehr.',
  'over.deserted': 'Niemand ist an den Tisch zurückgekommen.',
  'over.undone': 'Die Runde zählt nicht: Alle haben die Chips, die sie vor ihr hatten.',
  'over.not-begun': 'Alle haben ihre Chips zurück.',
  'over.yours': 'Du bist mit {bought} gekommen und mit {chips} gegangen ({change}).',

  // /chips
  'purse.title-own': 'Deine Chips auf diesem Server',
  'purse.title-other': 'Die Chips von {name} auf diesem Server',
  'purse.balance': '**{chips}**',
  'purse.balance-staked': '**{chips}**, dazu {staked} an Tischen',
  'purse.hands':
    '{hands, plural, =0 {Noch keine Runde um Chips gespielt.} one {Eine Runde um Chips gespielt: {won} gewonnen, {lost} verloren.} other {# Runden um Chips gespielt: {won} gewonnen, {lost} verloren.}}',
  'purse.worthless':
    'Chips sind nur zum Spielen da. Wert sind sie nichts, und niemand kann sie kaufen, verkaufen oder verschenken.',
  'purse.top-up-later': 'Du hast kaum noch Chips. Auffüllen kannst du wieder {when}.',
  'purse.top-up-now': 'Du hast kaum noch Chips. Mit **Auffüllen** hast du wieder {chips}.',
  'purse.topped-up': 'Du hast {chips} bekommen.',
  'purse.enough': 'Du hast genug Chips: Auffüllen kann, wer weniger als {chips} hat.',
  'ledger.title': 'Deine Buchungen',
  'ledger.line': '{when} · {what}: **{change}**',
  'ledger.none': 'Noch hat sich nichts bewegt.',
  'ledger.note':
    'Was du an einen Tisch mitbringst und mitnimmst, geht zwischen dir und dem Tisch hin und her. Was eine Runde bringt, bewegt sich am Tisch.',
  'ledger.page': 'Seite {page, number}',
  'ledger.at-table': '{game}, Runde {hand, number}',
  'ledger.grant': 'deine ersten Chips',
  'ledger.top-up': 'aufgefüllt',
  'ledger.sit-down': 'an den Tisch gebracht ({place})',
  'ledger.buy-in': 'nachgekauft ({place})',
  'ledger.hand': 'eine Runde gespielt ({place})',
  'ledger.take-home': 'mitgenommen ({place})',
  'ledger.carried': 'alles bis dahin zusammengezählt',
  'ledger.close': 'zurück an das Haus',
  'top.title': 'Die meisten Chips auf diesem Server',
  'top.line': '{rank, number}\\. {person}: {chips}',
  'top.none': 'Auf diesem Server hat noch niemand um Chips gespielt.',
  'top.note':
    'Chips an Tischen zählen mit. Wer nicht genannt werden will, stellt das in `/privacy` ein.',
  'top.off': 'Nicht in die Rangliste',
  'top.on': 'In die Rangliste',
  'top.is-off':
    'Die Rangliste der Chips nennt dich nicht mehr. **In die Rangliste** in `/privacy` schaltet es wieder ein.',
  'top.is-on':
    'Die Rangliste der Chips darf dich nennen. **Nicht in die Rangliste** in `/privacy` schaltet es aus.',
};
