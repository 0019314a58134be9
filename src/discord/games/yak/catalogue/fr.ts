/** The French words of Yak. The marmotte is feminine, all other animals are masculine. */
import { frRules } from './fr-rules.ts';
import type { YakKey } from './en.ts';

export const fr: Readonly<Record<YakKey, string>> = {
  ...frRules,

  // Cards and claims
  'animal.name':
    '{animal, select, yak {yack} ibex {bouquetin} vulture {vautour} marmot {marmotte} yeti {yéti} other {{animal}}}',
  'animal.counted':
    '{animal, select, yak {{count, plural, one {# yack} other {# yacks}}} ibex {{count, plural, one {# bouquetin} other {# bouquetins}}} vulture {{count, plural, one {# vautour} other {# vautours}}} marmot {{count, plural, one {# marmotte} other {# marmottes}}} yeti {{count, plural, one {# yéti} other {# yétis}}} other {{animal} {count}}}',
  'animal.claim': '« {counted} »',
  'card.joker': 'joker',
  'card.special': '{special, select, all {« ! »} ones {« 1 »} stop {stop} other {{special}}}',
  'card.count': '{count, plural, one {# carte} other {# cartes}}',

  // The ladder, an option of the game
  'option.ladder': 'échelle',
  'option.ladder-about': 'Laquelle de deux annonces est la plus haute',
  'ladder.animal': 'd’abord l’animal',
  'ladder.number': 'd’abord le nombre',
  'ladder.note': 'Échelle : {ladder}. {rule}',
  'ladder.rule':
    '{ladder, select, number {On monte avec un plus grand nombre, ou le même nombre d’un plus gros animal.} other {On monte avec un plus gros animal, quel que soit le nombre, ou le même animal en plus grand nombre.}}',

  // What just happened
  'happened.dealt': 'Les cartes sont distribuées, cinq par main. {name} ouvre la première pile.',
  'happened.opened':
    '{name} ouvre une nouvelle pile avec une carte face cachée et annonce {claim}.',
  'happened.played': '{name} ajoute une carte face cachée et annonce {claim}.',
  'happened.lastPhase':
    'La dernière carte de la pioche est prise : **c’est la dernière phase, et le prochain doute met fin à la partie.**',
  'happened.holds':
    '{doubter} a douté de {claim}, annoncé par {claimant}. La pile est retournée et compte {count} : l’annonce tient, donc {doubter} prend la pile ({cards}).',
  'happened.fails':
    '{doubter} a douté de {claim}, annoncé par {claimant}. La pile est retournée et compte {count} : c’est trop peu, donc {claimant} prend la pile ({cards}).',

  // Who is to do what
  'prompt.open':
    '{name} ouvre une nouvelle pile : une carte et une première annonce, toujours avec le nombre un, sous **Ma main**.',
  'prompt.play':
    'C’est à {name} : **douter** de {claim}, ou jouer sous **Ma main** une carte avec une annonce plus haute.',
  'prompt.over': 'La partie est finie.',

  // The public panel
  'pile.claim': '**À dépasser : {claim}**, annoncé par {name}',
  'pile.none': '**Pas encore d’annonce**',
  'pile.sizes': 'Pile : {pile} · Pioche : {draw}',
  'pile.lastPhase':
    '⏳ **Dernière phase :** la pioche est vide, le prochain doute met fin à la partie.',
  'pile.order': 'Échelle : {ladder}. Du plus gros au plus petit : {animals}.',
  'claims.title': 'Les annonces sur cette pile',
  'claims.earlier':
    '{count, plural, one {# annonce plus ancienne} other {# annonces plus anciennes}}',
  'claims.one': '{name} {claim}',
  'players.title': 'Cartes prises',
  'players.rule': 'Le plus petit nombre de cartes prises gagne.',
  'players.taken': '{count, plural, =0 {rien de pris} one {# carte prise} other {# cartes prises}}',
  'players.hand': '{count, number} en main',
  'button.doubt': 'Douter',

  // A pile that was turned up
  'counted.title': 'Le dernier doute, carte par carte : {counted} dans {cards}',
  'counted.seat': '{name} +{worth, number} : {cards}',
  'counted.legend': 'Ce qui est en gras a compté.',
  'effect.stopsVoid':
    '{stops, plural, one {Un stop} other {# stops}}, un nombre impair : {voided, select, all {chaque « ! » est annulé ici} ones {chaque « 1 » est annulé ici} other {chaque « ! » et chaque « 1 » est annulé ici}}.',
  'effect.stopsIdle':
    '{stops, plural, one {Un stop} other {# stops}} : il n’y avait ni « ! » ni « 1 » à arrêter.',
  'effect.stopsEven': '{stops, plural, other {# stops}}, un nombre pair : leurs effets s’annulent.',
  'effect.all':
    '« ! » agit : chaque animal est ici {animal, select, yak {un yack} ibex {un bouquetin} vulture {un vautour} marmot {une marmotte} yeti {un yéti} other {{animal}}}.',
  'effect.ones': '« 1 » agit : chaque animal et chaque joker compte ici 1.',

  // The private panel
  'hand.title': 'Dans ta main : {count, plural, =0 {aucune carte} one {# carte} other {# cartes}}',
  'hand.played': 'De toi dans cette pile',
  'hand.noneYet': 'rien encore',
  'hint.all': '« ! » : tous les animaux de la pile deviennent celui de l’annonce.',
  'hint.ones': '« 1 » : chaque animal et chaque joker de la pile compte 1.',
  'hint.stop': 'Stop : un nombre impair de stops annule chaque « ! » et chaque « 1 » de la pile.',
  'ask.open':
    '**À toi de jouer.** Tu ouvres une nouvelle pile. Choisis une carte et un animal ; la première annonce a toujours le nombre un.',
  'ask.play':
    '**À toi de jouer.** {name} annonce {claim} dans une pile de {cards}. Doutes-en, ou choisis une carte et une annonce plus haute. Tu peux tout changer jusqu’au moment de jouer.',
  'choose.card': 'Quelle carte ?',
  'choose.claim': 'Que contient alors toute la pile, selon toi ?',
  'choose.number':
    '{animal, select, yak {Un autre nombre de yacks} ibex {Un autre nombre de bouquetins} vulture {Un autre nombre de vautours} marmot {Un autre nombre de marmottes} yeti {Un autre nombre de yétis} other {{animal}}}',
  'option.range': 'de {from, number} à {to, number} …',
  'button.play': 'Jouer',
  'sum.play': 'Tu poses {card} face cachée et tu annonces {claim}.',
  'sum.missing':
    'Il reste à choisir : {part, select, card {la carte} claim {ton annonce} other {la carte et ton annonce}}.',

  // A press that makes no sense now
  'hint.incomplete': 'Il manque encore quelque chose. Choisis d’abord une carte et une annonce.',
  'hint.gone':
    'Ce choix n’existe plus. Appuie sur **Ma main** pour voir ce que tu peux faire maintenant.',
  'hint.notYourTurn': 'Ce n’est pas à toi. **Ma main** montre qui doit agir.',

  // Refusals
  'refusal.bad-move': 'Ce n’est pas un coup du Yack, donc rien n’a changé.',
  'refusal.game-over': 'La partie est finie ; on ne joue plus de cartes.',
  'refusal.not-your-turn': 'Seule la personne dont c’est le tour peut jouer ou douter.',
  'refusal.wrong-phase': 'Ce n’est pas possible à ce moment de la partie.',
  'refusal.not-in-hand': 'Tu ne peux jouer qu’une carte de ta propre main.',
  'refusal.bad-claim': 'Une annonce nomme un des cinq animaux et un nombre entier à partir de 1.',
  'refusal.first-claim-is-one': 'La première annonce sur une pile a toujours le nombre un.',
  'refusal.claim-not-higher': 'Une annonce doit être plus haute que la précédente.',
  'refusal.claim-impossible':
    'Aucune pile ne peut en contenir autant : une carte compte 3 au plus, la limite est donc de trois fois le nombre de cartes.',
  'refusal.nothing-to-doubt': 'Il n’y a pas encore d’annonce dont on puisse douter.',

  // The end
  'end.winners':
    '{count, plural, one {{names} gagne avec le moins de cartes prises ({taken, number}).} other {{names} gagnent ensemble avec le moins de cartes prises ({taken, number} par personne).}}',
  'end.emptyHands':
    'Personne n’a plus de carte : on ne peut plus douter de la dernière annonce, et la dernière pile ne compte pour personne.',
  'end.left': '{loser} a quitté la partie et la perd.',
  'end.removed': '{loser} a dû quitter la partie et la perd.',
  'end.others': '{count, plural, one {{names} gagne.} other {{names} gagnent ensemble.}}',
  'end.broken': 'La partie s’est arrêtée avant la fin. Elle ne compte pas.',
  'end.ranking': 'Le classement',
  'end.place': '{place, number}\\. {name} · {taken}',
  'end.hands': 'Ce qui restait dans les mains',
  'end.noCards': 'aucune carte',
  'end.undoubted':
    'La pile dont personne n’a douté : {counted} dans {cards}. {holds, select, yes {L’annonce {claim} était vraie.} other {L’annonce {claim} n’était pas vraie.}}',

  // How it went
  'recap.none': 'On n’a douté d’aucune pile.',
  'recap.player':
    '{name} · {taken, number} prises · annonces {claims, number}, vraies {truths, number} · doutes {doubts, number}, justes {right, number} · {caught, number}× la main dans le sac',
  'recap.legend': 'Une annonce était vraie si la pile en contenait au moins autant à ce moment-là.',
  'recap.boldest':
    '🎭 Le plus grand culot : {name}, {count, plural, one {# annonce fausse} other {# annonces fausses}} sans que personne ne doute.',
  'recap.sharpest':
    '🔎 Le meilleur flair : {name}, {right, number} doutes justes sur {doubts, number}.',
  'recap.honest':
    '😇 La plus grande franchise : {name}, {truths, number} annonces vraies sur {claims, number}.',
  'recap.pile': 'Pile {number, number} · {cards}',
  'recap.more': 'Pile {number, number}, suite',
  'recap.step':
    '{name} : {card}, {claim} ({truth, select, yes {vrai} other {faux}} : {held, number})',
  'recap.doubt':
    '{doubter} a douté de {claimant}, {right, select, yes {à raison} other {à tort}} : {counted}. {taker} a pris {cards}.',
  'recap.undoubted': 'Personne n’a plus douté de la dernière annonce.',
};
