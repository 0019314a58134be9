/** The German words of Anaconda. */
import { deRules } from './de-rules.ts';
import { deStart } from './de-start.ts';
import type { AnacondaKey } from './en.ts';

export const de: Readonly<Record<AnacondaKey, string>> = {
  ...deStart,
  ...deRules,

  // Cards and chips
  'chips.count': '{count, plural, one {# Chip} other {# Chips}}',
  'rank.name':
    '{rank, select, 2 {Zwei} 3 {Drei} 4 {Vier} 5 {Fünf} 6 {Sechs} 7 {Sieben} 8 {Acht} 9 {Neun} T {Zehn} J {Bube} Q {Dame} K {König} A {Ass} other {{rank}}}',
  'rank.many':
    '{rank, select, 2 {Zweier} 3 {Dreier} 4 {Vierer} 5 {Fünfer} 6 {Sechser} 7 {Siebener} 8 {Achter} 9 {Neuner} T {Zehner} J {Buben} Q {Damen} K {Könige} A {Asse} other {{rank}}}',
  'rank.group':
    '{rank, select, 2 {Zweier} 3 {Dreier} 4 {Vierer} 5 {Fünfer} 6 {Sechser} 7 {Siebener} 8 {Achter} 9 {Neuner} T {Zehner} J {Buben} Q {Damen} K {Könige} A {Asse} other {{rank}}}',
  'rank.upTo':
    '{rank, select, 2 {bis zur Zwei} 3 {bis zur Drei} 4 {bis zur Vier} 5 {bis zur Fünf} 6 {bis zur Sechs} 7 {bis zur Sieben} 8 {bis zur Acht} 9 {bis zur Neun} T {bis zur Zehn} J {bis zum Buben} Q {bis zur Dame} K {bis zum König} A {bis zum Ass} other {{rank}}}',
  'card.words': '{suit, select, c {Kreuz} d {Karo} h {Herz} s {Pik} other {{suit}}}-{rank}',

  // Hands in words
  'hand.high-card': '{name} hoch',
  'hand.pair': 'Paar {group}',
  'hand.two-pairs': 'zwei Paare, {many} und {many2}',
  'hand.three-of-a-kind': 'Drilling {group}',
  'hand.straight': 'Straße {upTo}',
  'hand.flush': 'Flush, {name} hoch',
  'hand.full-house': 'Full House, drei {many} und zwei {many2}',
  'hand.four-of-a-kind': 'Vierling {group}',
  'hand.straight-flush': 'Straight Flush {upTo}',
  'hand.royal-flush': 'Royal Flush',
  'hand.five-of-a-kind': 'fünf {many}',

  // What just happened
  'happened.dealt':
    '{dealer} gibt {cards, number} Karten an alle. Alle zahlen den Grundeinsatz von {chips}.',
  'happened.antes':
    '{count, plural, one {{names} ist mit dem Grundeinsatz all-in.} other {{names} sind mit dem Grundeinsatz all-in.}}',
  'happened.checked': '{name} schiebt.',
  'happened.bet': '{name} setzt **{amount, number}**.',
  'happened.called': '{name} geht mit und zahlt **{amount, number}**.',
  'happened.raised': '{name} geht mit und erhöht um **{amount, number}**.',
  'happened.allIn': 'Das ist all-in.',
  'happened.folded': '{name} passt.',
  'happened.ready':
    '{step, select, give {{name} hat gewählt, was weitergeht.} arrange {{name} hat fünf Karten geordnet.} other {{name} hat angesagt.}}',
  'happened.passed': 'Alle haben gewählt, und die Karten gehen weiter.',
  'happened.turned': 'Alle decken Karte {number, number} auf.',
  'happened.noBets': 'Es ist niemand mehr da, gegen den man setzen könnte.',

  // Who is to do what
  'prompt.give':
    '{names} {count, plural, one {wählt} other {wählen}} unter **Meine Karten**, was weitergeht: {cards, plural, one {je # Karte} other {je # Karten}}.',
  'prompt.arrange':
    '{names} {count, plural, one {wählt} other {wählen}} unter **Meine Karten** fünf Karten und ihre Reihenfolge.',
  'prompt.declare':
    '{names} {count, plural, one {sagt} other {sagen}} unter **Meine Karten** High, Low oder Beides an.',
  'prompt.open':
    '{name} ist am Zug: {bet, select, none {schieben} other {schieben, {bet} setzen}} oder passen.',
  'prompt.answer':
    '{name} ist am Zug: {raise, select, none {mit {price, number} mitgehen} other {mit {price, number} mitgehen, um {raise} erhöhen}} oder passen.',
  'prompt.over': 'Die Runde ist vorbei.',

  // The public panel
  'stage.pass':
    'Weitergabe {number, number} von {passes, number}: {cards, plural, one {# Karte} other {# Karten}} {to, select, left {nach links} right {nach rechts} second {an die zweite Person links} other {an die dritte Person links}}',
  'stage.before-pass': 'Einsätze vor der ersten Weitergabe',
  'stage.after-pass': 'Einsätze nach Weitergabe {number, number}',
  'stage.arrange': 'Alle ordnen fünf Karten',
  'stage.roll': 'Einsätze, {number, plural, one {# Karte} other {# Karten}} von 5 aufgedeckt',
  'stage.declare': 'Alle sagen High, Low oder Beides an',
  'table.pot': 'Pot: **{chips}**',
  'table.toMatch': '{toMatch, plural, =0 {noch nichts gesetzt} other {mitzugehen: #}}',
  'table.raises': 'Erhöhungen {raises, number} von {maxRaises, number}',
  'table.highOnly': 'Jeder Pot geht an die beste High-Hand, angesagt wird nichts.',
  'table.wild': 'Dreien sind Joker für High, Könige für Low.',
  'pot.main': 'Hauptpot **{amount, number}**',
  'pot.side': 'Nebenpot {number, number} **{amount, number}**',
  'players.title': 'Am Tisch',
  'players.bet': '{amount, number} gesetzt',
  'players.dealer': 'gibt',
  'players.folded': 'gepasst',
  'players.allIn': 'all‑in',
  'players.upTo': '{number, plural, =0 {all‑in für den Hauptpot} other {all‑in bis Nebenpot #}}',
  'players.ready': '✅ fertig',
  'players.choosing': '⏳ wählt noch',
  'players.shows': '{cards} · {hand}',

  // Bets
  'button.check': 'Schieben',
  'button.call': 'Mitgehen {price, number}{allIn, select, yes {, all-in} other {}}',
  'button.fold': 'Passen',
  'button.bet': 'Setzen {amount, number}{allIn, select, yes {, all-in} other {}}',
  'button.raise': 'Erhöhen um {amount, number}{allIn, select, yes {, all-in} other {}}',
  'button.betMore': 'Mehr setzen …',
  'button.raiseMore': 'Mehr erhöhen …',
  'choose.bet': 'Einen anderen Betrag setzen',
  'choose.raise': 'Um einen anderen Betrag erhöhen',
  'form.bet': 'Wie viel setzt du?',
  'form.raise': 'Um wie viel erhöhst du?',
  'form.amount': 'Von {min, number} bis {max, number} Chips',

  // The private panel
  'mine.title': 'Deine Karten',
  'mine.stack': 'Deine fünf, in ihrer Reihenfolge',
  'mine.open': '{open} offen · {hidden} verdeckt',
  'mine.folded': 'Du hast gepasst. Das waren deine Karten.',
  'mine.new': '{mark} kam zuletzt von {from}. Du gabst {to} {cards}.',
  'mine.best': 'Beste fünf für High: **{high}**\nBeste fünf für Low: **{low}**',
  'mine.bestHigh': 'Beste fünf: **{high}**',
  'mine.worth': 'High: **{high}**\nLow: **{low}**',
  'mine.worthHigh': 'Das ergibt **{high}**.',
  'mine.gave': 'Du gibst {to} {cards}. Die Karten gehen weiter, sobald alle gewählt haben.',
  'mine.arranged': 'Deine fünf stehen fest.',
  'mine.declared':
    'Angesagt hast du **{side, select, high {High} low {Low} both {Beides} other {{side}}}**.',
  'ask.bet': '**Du bist am Zug.** {chips} im Pot, du hast {stack, number}.',
  'ask.price':
    '**Du bist am Zug.** {chips} im Pot, Mitgehen kostet {price, number}, du hast {stack, number}.',
  'ask.give':
    '**Weitergabe {number, number} von {passes, number}.** Wähle {cards, plural, one {# Karte} other {# Karten}} für {to}. Bis du abschickst, kannst du neu wählen.',
  'ask.arrange':
    '**Drück fünf Karten in der Reihenfolge, in der sie aufgedeckt werden.** Die fünfte bleibt bis zum Showdown verdeckt.\n-# Drück eine Karte noch einmal, um sie herauszunehmen, oder nimm eine fertige Reihenfolge aus der Liste und ändere sie.',
  'ask.declare':
    '**Sag für alle Pots auf einmal an.** Ein Druck, und es gilt. Gezeigt wird, wenn alle angesagt haben.',
  'ask.both':
    '⚠️ **Beides** gewinnt nur, wenn dich niemand für High und niemand für Low schlägt. Schlägt dich jemand auf einer Seite, bist du in diesem Pot auf beiden draußen.',
  'choose.give': '{cards, plural, one {Wähle # Karte} other {Wähle # Karten}}',
  'option.new': '{words}, gerade bekommen',
  'order.highFirst': 'Für High, stärkste zuerst',
  'order.highLast': 'Für High, stärkste zuletzt',
  'order.lowFirst': 'Für Low, stärkste zuerst',
  'order.lowLast': 'Für Low, stärkste zuletzt',
  'choose.order': 'Eine fertige Reihenfolge nehmen',
  'option.place': '{place, number}. {card}',
  'give.missing': 'Noch zu wählen: {cards, plural, one {# Karte} other {# Karten}}.',
  'give.sum': 'Du gibst {to} {cards} und behältst {kept}.',
  'stack.missing': 'Noch zu wählen: {cards, plural, one {# Karte} other {# Karten}}.',
  'stack.order': 'Reihenfolge: {cards}',
  'stack.seen': 'Vor dem Ende sehen die anderen {cards}: **{hand}**.',
  'button.give': '{cards, plural, one {Diese Karte abgeben} other {Diese # Karten abgeben}}',
  'button.arrange': 'So abschicken',
  'button.clear': 'Von vorn',
  'button.high': 'High',
  'button.low': 'Low',
  'button.both': 'Beides',

  // A press that makes no sense now
  'hint.gone': 'Diese Wahl gibt es nicht mehr. **Meine Karten** zeigt dir, was jetzt geht.',
  'hint.notYourTurn':
    'Von dir wird gerade nichts verlangt. **Meine Karten** zeigt dir, was du hältst.',
  'hint.chooseGive': 'Wähle erst, welche Karten du abgibst.',
  'hint.chooseFive': 'Wähle erst fünf Karten, in der Reihenfolge des Aufdeckens.',
  'hint.number': 'Schreib die Zahl der Chips bitte in Ziffern.',

  // Refusals
  'refusal.bad-move': 'Das ist kein Zug in Anaconda, also hat sich nichts geändert.',
  'refusal.game-over': 'Die Runde ist vorbei.',
  'refusal.not-your-turn': 'Gerade wird von dir nichts verlangt, sondern von anderen.',
  'refusal.wrong-phase': 'Das geht an dieser Stelle der Runde nicht.',
  'refusal.not-in-hand': 'Du kannst nur aus deinen eigenen Karten wählen.',
  'refusal.wrong-count': 'So viele Karten sind hier nicht gefragt.',
  'refusal.repeated-card': 'Jede Karte kann nur einmal gewählt werden.',
  'refusal.cannot-check': 'Es ist schon gesetzt: Geh mit, erhöhe oder passe.',
  'refusal.nothing-to-call': 'Es ist nichts gesetzt, wobei man mitgehen oder erhöhen könnte.',
  'refusal.raise-cap':
    '{maxRaises, plural, =0 {In diesem Spiel wird nicht erhöht} one {Es gab schon # Erhöhung, mehr sind es nicht in einer Setzrunde} other {Es gab schon # Erhöhungen, mehr sind es nicht in einer Setzrunde}}: Geh mit oder passe.',
  'refusal.nobody-to-bet':
    'Niemand sonst hat noch Chips, also könnte niemand auf einen Einsatz antworten.',
  'refusal.bet-out-of-range':
    'Setzen und erhöhen kann man von {min, number} bis {max, number} Chips.',
  'refusal.not-enough-chips':
    'So viele Chips hast du nicht. Du kannst alles setzen, was du noch hast.',

  // The end of a hand
  'end.winners': '{count, plural, one {{names} bekommt den Pot.} other {Der Pot geht an {names}.}}',
  'end.winner': '{name} ({chips})',
  'end.taken': 'Alle anderen haben gepasst: {name} bekommt {chips}, ohne Showdown.',
  'end.broken': 'Die Runde wurde abgebrochen und zählt nicht. Alle haben die Chips von davor.',
  'end.pot': '{number, plural, =0 {Der Pot: {chips}} other {Nebenpot #: {chips}}}',
  'end.mainPot': 'Der Hauptpot: {chips}',
  'end.high': 'High bekommt {amount, number}: {names}',
  'end.low': 'Low bekommt {amount, number}: {names}',
  'end.best': 'Die beste Hand: {names}',
  'end.allHigh': 'Für Low ist niemand übrig, also bekommt High alles: {names}',
  'end.allLow': 'Für High ist niemand übrig, also bekommt Low alles: {names}',
  'end.failed':
    '{count, plural, one {{names} hat Beides angesagt, wurde auf einer Seite geschlagen und verliert damit beide.} other {{names} haben Beides angesagt, wurden auf einer Seite geschlagen und verlieren damit beide.}}',
  'end.cardsSpoke':
    'Alle haben Beides angesagt und wurden auf einer Seite geschlagen, also entscheiden nur die Karten.',
  'end.returned': '{chips}, bei denen niemand mitging, gehen zurück an {name}.',
  'end.untested': '{chips} gehen an {name}, sonst ist niemand mehr in diesem Pot.',
  'end.side':
    '{side, select, high {Ansage High} low {Ansage Low} both {Ansage Beides} other {{side}}}',
  'end.worth': '{side, select, high {High} other {Low}}: {hand}',
  'end.change': '{name} · **{change}**',

  // How it went
  'recap.none': 'Es wurde nichts gegeben.',
  'recap.deal': '**Das Geben** · es gab: {dealer}',
  'recap.antes': 'Der Grundeinsatz ist {chips}. Danach: {stacks}',
  'recap.stack': '{name} {stack, number}',
  'recap.bets': '**{stage}** · Pot {pot, number}',
  'recap.turned': '**Karte {number, number} aufgedeckt**',
  'recap.checked': '{name} schiebt',
  'recap.bet': '{name} setzt {amount, number}',
  'recap.called': '{name} geht mit {amount, number} mit',
  'recap.raised': '{name} erhöht um {amount, number}',
  'recap.folded': '{name} passt',
  'recap.allIn': '{action}, all-in',
  'recap.declared': '**Die Ansagen**',
  'recap.side': '{name} {side, select, high {High} low {Low} both {Beides} other {{side}}}',
  'recap.unfinished': 'Die Runde wurde nicht zu Ende gespielt.',
};
