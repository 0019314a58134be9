/** The German words of the options of Anaconda. */
import type { enStart } from './en-start.ts';

export const deStart: Readonly<Record<keyof typeof enStart, string>> = {
  'option.preset': 'variante',
  'option.preset-about': 'Eine Spielart; einzelne Optionen gehen vor',
  'preset.classic': 'Klassisch: 3, 2, 1 nach links',
  'preset.once': 'Eine Weitergabe von 3, mit Einsätzen davor und danach',
  'preset.zigzag': 'Zickzack: 3 links, 2 rechts, 1 links',
  'preset.steps': 'Stufen: 3, 2, 1, jedes Mal einen Platz weiter',
  'preset.pass-betting': 'Einsätze vor und nach jeder Weitergabe',
  'preset.high-only': 'Nur High, ohne Ansage',
  'preset.six-cards': 'Sechs Karten, eine wird weggelegt',
  'preset.howdy-doody': 'Howdy Doody: Dreien und Könige als Joker',

  'option.ante': 'grundeinsatz',
  'option.ante-about': 'Chips, die alle vor einer Runde zahlen',
  'option.min-bet': 'mindesteinsatz',
  'option.min-bet-about': 'Das Wenigste beim Setzen und Erhöhen, bis zum Höchsteinsatz',
  'option.max-bet': 'höchsteinsatz',
  'option.max-bet-about': 'Das Meiste beim Setzen und Erhöhen',
  'option.max-raises': 'erhöhungen',
  'option.max-raises-about': 'Erhöhungen in einer Setzrunde',
  'option.passing': 'weitergabe',
  'option.passing-about': 'Wie viele Karten an wen gehen',
  'passing.classic': '3, 2 und 1 nach links',
  'passing.once': '3 nach links, einmal',
  'passing.zigzag': '3 nach links, 2 nach rechts, 1 nach links',
  'passing.steps': '3 an die erste, 2 an die zweite, 1 an die dritte Person links',
  'option.pass-betting': 'zwischeneinsätze',
  'option.pass-betting-about': 'Einsätze vor und nach jeder Weitergabe',
  'option.declare': 'ansage',
  'option.declare-about': 'Um High und Low spielen, mit Ansage',
  'option.cards': 'karten',
  'option.cards-about': 'Karten, die alle bekommen',
  'option.wild': 'joker',
  'option.wild-about': 'Karten, die für jede andere stehen',
  'wild.none': 'keine',
  'wild.howdy-doody': 'Howdy Doody: Dreien für High, Könige für Low',

  'note.bets':
    'Grundeinsatz {ante, number}. Setzen und erhöhen von {min, number} bis {max, number}, {maxRaises, plural, =0 {ohne Erhöhungen} one {höchstens # Erhöhung je Setzrunde} other {höchstens # Erhöhungen je Setzrunde}}.',
  'note.cards':
    '{cards, number} Karten für alle, {wild, select, none {ohne Joker.} other {Howdy Doody: Dreien sind Joker für High, Könige für Low.}}',
  'note.passing':
    'Weitergabe: {passing}. {passBetting, select, yes {Gesetzt wird auch vor und nach jeder Weitergabe.} other {Gesetzt wird erst, wenn Karten aufgedeckt sind.}}',
  'note.declare':
    '{declare, select, yes {High und Low: Alle sagen geheim an.} other {Nur High: Jeder Pot geht an die beste High-Hand.}}',
};
