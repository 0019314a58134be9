/** The French words of Jabberwocky. */
import type { JabberwockyKey } from './en.ts';
import { frRules } from './fr-rules.ts';

export const fr: Readonly<Record<JabberwockyKey, string>> = {
  ...frRules,

  // Cards
  'suit.name': '{suit, select, c {trèfle} d {carreau} h {cœur} s {pique} other {{suit}}}',

  // The option of the game
  'option.quick': 'rapide',
  'option.quick-about': 'Jouer d’elle-même la dernière carte d’une manche',
  'quick.note':
    '{quick, select, yes {La dernière carte de chaque manche se joue d’elle-même.} other {Chaque carte se joue à la main, même la dernière d’une manche.}}',

  // What just happened
  'happened.dealt':
    'Manche {round, number} sur {rounds, number} : {dealer} donne, {cards, number} cartes par main. {card} est retournée : **{suit, select, c {trèfle} d {carreau} h {cœur} s {pique} other {{suit}}} est atout.**',
  'happened.round':
    'La manche {round, number} est finie. {count, plural, =0 {Personne n’a fait exactement les plis annoncés, il n’y a pas de point.} one {{names} a fait exactement les plis annoncés et marque un point.} other {{names} ont fait exactement les plis annoncés et marquent un point chacun.}}',
  'happened.bid': '{name} annonce **{tricks, plural, =0 {aucun pli} one {# pli} other {# plis}}**.',
  'happened.bidsDone':
    'Tout le monde a annoncé. {difference, select, over {Ensemble, on veut plus de plis qu’il n’y en a : {count, number} de trop.} other {Ensemble, on veut moins de plis qu’il n’y en a : il en manque {count, number}.}}',
  'happened.led': '{name} entame de {card}.',
  'happened.played': '{name} joue {card}.',
  'happened.trick': '{name} joue {card}, le pli est complet : {winner} le prend avec {best}.',

  'happened.took': '{name} joue {card} et prend le pli.',

  // Who is to do what
  'prompt.bid': '{name} dit combien des {cards, number} plis ce sera.',
  'prompt.hook':
    'Qui donne ne peut pas annoncer **{tricks, number}** : la somme des annonces ferait {cards, number}, le nombre de cartes.',
  'prompt.lead': '{name} entame le pli {number, number} sur {cards, number} sous **Ma main**.',
  'prompt.follow':
    '{name} joue une carte au pli sous **Ma main**. Couleur demandée : {suit, select, c {trèfle} d {carreau} h {cœur} s {pique} other {{suit}}}.',
  'prompt.over': 'La partie est finie.',

  // The public panel
  'round.title':
    '**Manche {round, number} sur {rounds, number}** · {cards, number} cartes par main · donne : {dealer}',
  'round.trump':
    'Atout : **{suit}** ({card} retournée){open, select, yes { · on peut entamer atout} no { · on ne peut pas encore entamer atout} other {}}',
  'round.bidsSoFar': 'Annonces jusqu’ici : **{sum, number}** pour {cards, number} plis',
  'round.bids':
    'Annonces : **{sum, number}** pour {cards, number} plis, {difference, select, over {{count, number} de trop} other {il en manque {count, number}}}',
  'trick.open': 'Le pli en cours',
  'trick.first': 'Personne n’a encore entamé.',
  'trick.last': '{count, plural, one {Le dernier pli} other {Les derniers plis}}',
  'trick.best': 'en tête',
  'trick.took': 'le prend',
  'players.title': 'Annonces et plis',
  'players.points': '{count, plural, one {# point} other {# points}}',
  'players.noBid': 'pas encore d’annonce',
  'players.bid': 'annonce {bid, number}',
  'players.tricks': 'annonce {bid, number}, pris {taken, number}',
  'players.needs':
    '{state, select, needs {encore {count, number} à prendre} exact {🎯 juste pour l’instant} over {❌ {count, number} de trop} other {❌ encore {count, number} à prendre, hors d’atteinte}}',
  'last.title': 'Manche {round, number} : annonces, plis, points',
  'last.row':
    '{points, plural, =0 {❌} other {✅}} {name} · annonce {bid, number}, pris {taken, number} · {points, plural, =0 {aucun point} one {# point} other {# points}}',

  // The private panel
  'ask.bid':
    '**À toi.** Combien des {cards, number} plis feras-tu ? {place, select, first {Tu annonces en premier et tu entameras le premier pli.} other {Les annonces font {sum, number} jusqu’ici.}}',
  'ask.target':
    'Ton annonce : {bid, number}, plis pris : {taken, number}. {state, select, needs {**Encore {count, number} à prendre.**} exact {**Plus aucun maintenant !**} over {{count, number} de trop.} other {Il en manque {count, number}, c’est hors d’atteinte.}}',
  'ask.lead':
    '**À toi.** Tu entames. {trumps, select, open {Toutes tes cartes sont permises.} closed {Aucun atout n’a encore été joué, tu ne peux donc pas en entamer.} other {Tu n’as que des atouts, tu peux donc en entamer un.}}',
  'ask.follow':
    '**À toi.** {leader} a entamé de {card}{best, select, none {} other {, {best} est en tête}}. {can, select, yes {Tu dois fournir la couleur.} other {Tu ne peux pas fournir la couleur, toutes tes cartes sont donc permises.}}',
  'hand.title': 'Dans ta main : {count, plural, =0 {aucune carte} one {# carte} other {# cartes}}',
  'hand.trump': 'atout',
  'hand.bid': 'Tu as annoncé {bid, number} sur {cards, number}.',
  'hand.round': 'Manche {round, number} sur {rounds, number} · atout : {suit}',
  'hand.last':
    '{points, plural, =0 {❌} other {✅}} Manche {round, number} : annonce {bid, number}, pris {taken, number}, {points, plural, =0 {aucun point} one {# point} other {# points}}.',
  'choose.bid': 'Combien de plis ?',
  'option.bid': '{tricks, plural, =0 {aucun pli} one {# pli} other {# plis}}',

  // A press that makes no sense now
  'hint.gone':
    'Ce choix n’existe plus. Appuie sur **Ma main** pour voir ce que tu peux faire maintenant.',
  'hint.notYourTurn': 'Ce n’est pas à toi. **Ma main** te montre tes cartes.',

  // Refusals
  'refusal.bad-move': 'Ce n’est pas un coup de Jabberwocky, rien n’a donc changé.',
  'refusal.game-over': 'La partie est finie, on ne joue plus de cartes.',
  'refusal.not-your-turn': 'Seul le joueur dont c’est le tour peut annoncer ou jouer.',
  'refusal.wrong-phase':
    'Ce n’est pas possible maintenant : d’abord tout le monde annonce, puis on joue les cartes.',
  'refusal.out-of-range':
    'Une annonce est un nombre entier, d’aucun pli jusqu’au nombre de cartes en main.',
  'refusal.hook':
    'Qui donne annonce en dernier et ne peut pas amener la somme des annonces au nombre de cartes.',
  'refusal.not-in-hand': 'Tu ne peux jouer qu’une carte de ta propre main.',
  'refusal.must-follow-suit':
    'Qui a une carte de la couleur demandée doit la fournir. Choisis l’une de celles-là.',
  'refusal.trump-not-played':
    'On ne peut entamer atout qu’après qu’un atout est tombé dans un pli précédent de la manche, ou si l’on n’a plus que des atouts. Choisis une autre couleur.',

  // The end
  'end.winners':
    '{count, plural, one {{names} gagne avec {points, plural, one {# point} other {# points}}.} other {{names} gagnent ensemble avec {points, plural, one {# point} other {# points}} chacun.}}',
  'end.left': '{loser} a quitté la partie et la perd.',
  'end.removed': '{loser} a été retiré de la partie et la perd.',
  'end.others': '{count, plural, one {{names} gagne.} other {{names} gagnent ensemble.}}',
  'end.broken':
    'La partie s’est arrêtée à la manche {round, number} sur {rounds, number}. Elle ne compte pas.',
  'end.ranking': 'Le classement',
  'end.soFar': 'Points jusque-là',
  'end.place': '{place, number}\\. {name} · {points}',
  'end.hands': 'Ce qui restait dans les mains',
  'end.noCards': 'aucune carte',

  // How it went
  'recap.none': 'Aucun pli n’a été joué.',
  'recap.player':
    '{name} · {points} en {rounds, plural, one {# manche} other {# manches}} · annonces {bid, number}, plis {taken, number} · trop {over, number} fois, trop peu {under, number} fois',
  'recap.legend': 'Annonces et plis sont des sommes sur toutes les manches jouées jusqu’au bout.',
  'recap.streak':
    '🎯 La plus longue série : {name}, {count, number} manches de suite prédites exactement.',
  'recap.boldest':
    '🦁 Le plus d’audace : {name}, {count, number} plis annoncés et faits exactement en une manche.',
  'recap.modest':
    '🐭 Le plus de modestie : {name}, {count, number} fois aucun pli annoncé et aucun pris.',
  'recap.greedy': '🧲 Aimant à plis : {name}, trop de plis dans {count, number} manches.',
  'recap.round':
    '**Manche {round, number}** · {cards, number} cartes · atout {suit} · donne {dealer}',
  'recap.bids': 'Annonces : {bids}',
  'recap.bid': '{name} {bid, number}',
  'recap.trick': '{number, number}. {leader} : {cards} → {winner}',
  'recap.unfinished': 'La manche n’a pas été jouée jusqu’au bout.',
};
