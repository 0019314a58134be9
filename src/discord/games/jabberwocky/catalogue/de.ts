/** The German words of Jabberwocky. */
import { deRules } from './de-rules.ts';
import type { JabberwockyKey } from './en.ts';

export const de: Readonly<Record<JabberwockyKey, string>> = {
  ...deRules,

  // Cards
  'suit.name': '{suit, select, c {Kreuz} d {Karo} h {Herz} s {Pik} other {{suit}}}',

  // The option of the game
  'option.quick': 'flott',
  'option.quick-about': 'Die letzte Karte einer Runde von selbst spielen',
  'quick.note':
    '{quick, select, yes {Die letzte Karte jeder Runde spielt sich von selbst.} other {Jede Karte wird von Hand gespielt, auch die letzte einer Runde.}}',

  // What just happened
  'happened.dealt':
    'Runde {round, number} von {rounds, number}: {dealer} gibt, {cards, number} Karten für jede Hand. {card} ist aufgedeckt, also ist **{suit, select, c {Kreuz} d {Karo} h {Herz} s {Pik} other {{suit}}} Trumpf.**',
  'happened.round':
    'Runde {round, number} ist vorbei. {count, plural, =0 {Niemand hat genau die angesagten Stiche, es gibt keinen Punkt.} one {{names} hat genau die angesagten Stiche und bekommt einen Punkt.} other {{names} haben genau die angesagten Stiche und bekommen je einen Punkt.}}',
  'happened.bid':
    '{name} sagt **{tricks, plural, =0 {keinen Stich} one {# Stich} other {# Stiche}}** an.',
  'happened.bidsDone':
    'Alle haben angesagt. {difference, select, over {Zusammen wollen sie mehr Stiche, als es gibt: {count, number} zu viel.} other {Zusammen wollen sie weniger Stiche, als es gibt: {count, number} zu wenig.}}',
  'happened.led': '{name} spielt {card} aus.',
  'happened.played': '{name} spielt {card}.',
  'happened.trick': '{name} spielt {card}, der Stich ist voll: {winner} bekommt ihn mit {best}.',

  'happened.took': '{name} spielt {card} und bekommt den Stich.',

  // Who is to do what
  'prompt.bid': '{name} sagt an, wie viele der {cards, number} Stiche es werden.',
  'prompt.hook':
    'Wer gibt, darf hier nicht **{tricks, number}** ansagen: Die Ansagen ergäben zusammen {cards, number}, die Zahl der Karten.',
  'prompt.lead':
    '{name} spielt unter **Meine Karten** zum Stich {number, number} von {cards, number} aus.',
  'prompt.follow':
    '{name} spielt unter **Meine Karten** eine Karte zum Stich. Ausgespielt ist {suit, select, c {Kreuz} d {Karo} h {Herz} s {Pik} other {{suit}}}.',
  'prompt.over': 'Das Spiel ist vorbei.',

  // The public panel
  'round.title':
    '**Runde {round, number} von {rounds, number}** · je {cards, number} Karten · es gibt: {dealer}',
  'round.trump':
    'Trumpf: **{suit}** (aufgedeckt: {card}){open, select, yes { · Trumpf darf ausgespielt werden} no { · Trumpf darf noch nicht ausgespielt werden} other {}}',
  'round.bidsSoFar': 'Bisher angesagt: **{sum, number}** bei {cards, number} Stichen',
  'round.bids':
    'Angesagt: **{sum, number}** bei {cards, number} Stichen, {difference, select, over {{count, number} zu viel} other {{count, number} zu wenig}}',
  'trick.open': 'Der offene Stich',
  'trick.first': 'Noch ist nichts ausgespielt.',
  'trick.last': '{count, plural, one {Der letzte Stich} other {Die letzten Stiche}}',
  'trick.best': 'liegt vorn',
  'trick.took': 'bekommt ihn',
  'players.title': 'Ansagen und Stiche',
  'players.points': '{count, plural, one {# Punkt} other {# Punkte}}',
  'players.noBid': 'noch keine Ansage',
  'players.bid': 'angesagt {bid, number}',
  'players.tricks': 'angesagt {bid, number}, gemacht {taken, number}',
  'players.needs':
    '{state, select, needs {braucht noch {count, number}} exact {🎯 bisher genau} over {❌ {count, number} zu viel} other {❌ braucht noch {count, number}, nicht mehr zu schaffen}}',
  'last.title': 'Runde {round, number}: Ansagen, Stiche, Punkte',
  'last.row':
    '{points, plural, =0 {❌} other {✅}} {name} · angesagt {bid, number}, gemacht {taken, number} · {points, plural, =0 {kein Punkt} one {# Punkt} other {# Punkte}}',

  // The private panel
  'ask.bid':
    '**Du bist am Zug.** Wie viele der {cards, number} Stiche machst du? {place, select, first {Du sagst als Erstes an und spielst zum ersten Stich aus.} other {Die Ansagen ergeben bisher {sum, number}.}}',
  'ask.target':
    'Angesagt hast du {bid, number}, gemacht {taken, number}: {state, select, needs {**{count, plural, one {# fehlt} other {# fehlen}} noch.**} exact {**jetzt keinen mehr!**} over {{count, number} zu viel.} other {{count, plural, one {# fehlt} other {# fehlen}} noch, und das ist nicht mehr zu schaffen.}}',
  'ask.lead':
    '**Du bist am Zug.** Du spielst aus. {trumps, select, open {Jede Karte ist erlaubt.} closed {Es wurde noch kein Trumpf gespielt, also darfst du keinen ausspielen.} other {Du hast nur Trümpfe, also darfst du einen ausspielen.}}',
  'ask.follow':
    '**Du bist am Zug.** {leader} hat {card} ausgespielt{best, select, none {} other {, {best} liegt vorn}}. {can, select, yes {Du musst die Farbe bedienen.} other {Du kannst die Farbe nicht bedienen, also ist jede Karte erlaubt.}}',
  'hand.title': 'Auf der Hand: {count, plural, =0 {keine Karten} one {# Karte} other {# Karten}}',
  'hand.trump': 'Trumpf',
  'hand.bid': 'Angesagt hast du {bid, number} von {cards, number}.',
  'hand.round': 'Runde {round, number} von {rounds, number} · Trumpf: {suit}',
  'hand.last':
    '{points, plural, =0 {❌} other {✅}} Runde {round, number}: angesagt {bid, number}, gemacht {taken, number}, {points, plural, =0 {kein Punkt} one {# Punkt} other {# Punkte}}.',
  'choose.bid': 'Wie viele Stiche?',
  'option.bid': '{tricks, plural, =0 {kein Stich} one {# Stich} other {# Stiche}}',

  // A press that makes no sense now
  'hint.gone': 'Diese Wahl gibt es nicht mehr. **Meine Karten** zeigt dir, was jetzt geht.',
  'hint.notYourTurn': 'Du bist nicht am Zug. **Meine Karten** zeigt dir deine Hand.',

  // Refusals
  'refusal.bad-move': 'Das ist kein Zug in Jabberwocky, also hat sich nichts geändert.',
  'refusal.game-over': 'Das Spiel ist vorbei, es werden keine Karten mehr gespielt.',
  'refusal.not-your-turn': 'Nur wer am Zug ist, kann ansagen oder spielen.',
  'refusal.wrong-phase': 'Das geht gerade nicht: Erst sagen alle an, dann wird gespielt.',
  'refusal.out-of-range':
    'Ansagen kannst du eine ganze Zahl, von keinem Stich bis zur Zahl der Karten auf der Hand.',
  'refusal.hook':
    'Wer gibt, sagt zuletzt an und darf die Summe der Ansagen nicht auf die Zahl der Karten bringen.',
  'refusal.not-in-hand': 'Du kannst nur eine Karte aus deiner eigenen Hand spielen.',
  'refusal.must-follow-suit':
    'Wer die ausgespielte Farbe hat, muss sie bedienen. Nimm eine dieser Karten.',
  'refusal.trump-not-played':
    'Trumpf darf erst ausgespielt werden, wenn in einem früheren Stich der Runde einer gefallen ist, außer man hat nur noch Trümpfe. Nimm eine andere Farbe.',

  // The end
  'end.winners':
    '{count, plural, one {{names} gewinnt mit {points, plural, one {# Punkt} other {# Punkten}}.} other {{names} gewinnen gemeinsam mit je {points, plural, one {# Punkt} other {# Punkten}}.}}',
  'end.left': '{loser} hat das Spiel verlassen und verliert.',
  'end.removed': '{loser} wurde aus dem Spiel entfernt und verliert.',
  'end.others': '{count, plural, one {{names} gewinnt.} other {{names} gewinnen gemeinsam.}}',
  'end.broken': 'Das Spiel endete in Runde {round, number} von {rounds, number}. Es zählt nicht.',
  'end.ranking': 'Die Rangliste',
  'end.soFar': 'Punkte bis dahin',
  'end.place': '{place, number}\\. {name} · {points}',
  'end.hands': 'Was noch auf den Händen war',
  'end.noCards': 'keine Karten',

  // How it went
  'recap.none': 'Es wurde kein Stich gespielt.',
  'recap.player':
    '{name} · {points} in {rounds, plural, one {# Runde} other {# Runden}} · angesagt {bid, number}, gemacht {taken, number} · zu viel {over, number}×, zu wenig {under, number}×',
  'recap.legend': 'Angesagt und gemacht sind Summen über alle zu Ende gespielten Runden.',
  'recap.streak':
    '🎯 Längste Serie: {name}, {count, number} Runden hintereinander genau getroffen.',
  'recap.boldest':
    '🦁 Am kühnsten: {name}, {count, number} Stiche in einer Runde angesagt und genau gemacht.',
  'recap.modest':
    '🐭 Am bescheidensten: {name}, {count, number} Mal keinen Stich angesagt und keinen gemacht.',
  'recap.greedy': '🧲 Stichmagnet: {name}, in {count, number} Runden zu viele Stiche.',
  'recap.round':
    '**Runde {round, number}** · {cards, number} Karten · Trumpf {suit} · es gab {dealer}',
  'recap.bids': 'Ansagen: {bids}',
  'recap.bid': '{name} {bid, number}',
  'recap.trick': '{number, number}. {leader}: {cards} → {winner}',
  'recap.unfinished': 'Die Runde wurde nicht zu Ende gespielt.',
};
