/** The French words of Anaconda. */
import type { AnacondaKey } from './en.ts';
import { frRules } from './fr-rules.ts';
import { frStart } from './fr-start.ts';

export const fr: Readonly<Record<AnacondaKey, string>> = {
  ...frStart,
  ...frRules,

  // Cards and chips
  'chips.count': '{count, plural, one {# jeton} other {# jetons}}',
  'rank.name':
    '{rank, select, 2 {deux} 3 {trois} 4 {quatre} 5 {cinq} 6 {six} 7 {sept} 8 {huit} 9 {neuf} T {dix} J {valet} Q {dame} K {roi} A {as} other {{rank}}}',
  'rank.many':
    '{rank, select, 2 {deux} 3 {trois} 4 {quatre} 5 {cinq} 6 {six} 7 {sept} 8 {huit} 9 {neuf} T {dix} J {valets} Q {dames} K {rois} A {as} other {{rank}}}',
  'rank.group':
    '{rank, select, 2 {de deux} 3 {de trois} 4 {de quatre} 5 {de cinq} 6 {de six} 7 {de sept} 8 {de huit} 9 {de neuf} T {de dix} J {de valets} Q {de dames} K {de rois} A {d’as} other {{rank}}}',
  'rank.upTo':
    '{rank, select, 2 {au deux} 3 {au trois} 4 {au quatre} 5 {au cinq} 6 {au six} 7 {au sept} 8 {au huit} 9 {au neuf} T {au dix} J {au valet} Q {à la dame} K {au roi} A {à l’as} other {{rank}}}',
  'card.words':
    '{rank} de {suit, select, c {trèfle} d {carreau} h {cœur} s {pique} other {{suit}}}',

  // Hands in words
  'hand.high-card': 'hauteur {name}',
  'hand.pair': 'paire {group}',
  'hand.two-pairs': 'deux paires, {many} et {many2}',
  'hand.three-of-a-kind': 'brelan {group}',
  'hand.straight': 'quinte {upTo}',
  'hand.flush': 'couleur, hauteur {name}',
  'hand.full-house': 'full aux {many} par les {many2}',
  'hand.four-of-a-kind': 'carré {group}',
  'hand.straight-flush': 'quinte flush {upTo}',
  'hand.royal-flush': 'quinte flush royale',
  'hand.five-of-a-kind': 'cinq {many}',

  // What just happened
  'happened.dealt':
    '{dealer} donne {cards, number} cartes à tout le monde. Tout le monde paie l’ante de {chips}.',
  'happened.antes':
    '{count, plural, one {{names} est à tapis avec l’ante.} other {{names} sont à tapis avec l’ante.}}',
  'happened.checked': '{name} fait parole.',
  'happened.bet': '{name} mise **{amount, number}**.',
  'happened.called': '{name} suit et paie **{amount, number}**.',
  'happened.raised': '{name} suit et relance de **{amount, number}**.',
  'happened.allIn': 'C’est un tapis.',
  'happened.folded': '{name} se couche.',
  'happened.ready':
    '{step, select, give {{name} a choisi ce qui passe.} arrange {{name} a rangé cinq cartes.} other {{name} a annoncé.}}',
  'happened.passed': 'Tout le monde a choisi, et les cartes changent de main.',
  'happened.turned': 'Tout le monde retourne la carte {number, number}.',
  'happened.noBets': 'Il n’y a plus personne contre qui miser.',

  // Who is to do what
  'prompt.give':
    '{names} {count, plural, one {choisit} other {choisissent}} sous **Ma main** ce qui passe : {cards, plural, one {# carte} other {# cartes}} par personne.',
  'prompt.arrange':
    '{names} {count, plural, one {choisit} other {choisissent}} sous **Ma main** cinq cartes et leur ordre.',
  'prompt.declare':
    '{names} {count, plural, one {annonce} other {annoncent}} sous **Ma main** le haut, le bas ou les deux.',
  'prompt.open':
    'C’est à {name} : {bet, select, none {parole} other {parole, miser {bet}}} ou se coucher.',
  'prompt.answer':
    'C’est à {name} : {raise, select, none {suivre pour {price, number}} other {suivre pour {price, number}, relancer de {raise}}} ou se coucher.',
  'prompt.over': 'La donne est finie.',

  // The public panel
  'stage.pass':
    'Passe {number, number} sur {passes, number} : {cards, plural, one {# carte} other {# cartes}} {to, select, left {à gauche} right {à droite} second {à la deuxième personne à gauche} other {à la troisième personne à gauche}}',
  'stage.before-pass': 'Mises avant la première passe',
  'stage.after-pass': 'Mises après la passe {number, number}',
  'stage.arrange': 'Tout le monde range cinq cartes',
  'stage.roll':
    'Mises, {number, plural, one {# carte retournée} other {# cartes retournées}} sur 5',
  'stage.declare': 'Tout le monde annonce le haut, le bas ou les deux',
  'table.pot': 'Pot : **{chips}**',
  'table.toMatch': '{toMatch, plural, =0 {rien de misé} other {à suivre : #}}',
  'table.raises': 'relances {raises, number} sur {maxRaises, number}',
  'table.highOnly': 'Chaque pot va à la meilleure main haute ; rien n’est annoncé.',
  'table.wild': 'Les trois sont jokers pour le haut, les rois pour le bas.',
  'pot.main': 'pot principal **{amount, number}**',
  'pot.side': 'pot annexe {number, number} **{amount, number}**',
  'players.title': 'À la table',
  'players.bet': '{amount, number} misés',
  'players.dealer': 'donne',
  'players.folded': 'hors de la donne',
  'players.allIn': 'à tapis',
  'players.upTo':
    '{number, plural, =0 {à tapis pour le pot principal} other {à tapis jusqu’au pot annexe #}}',
  'players.ready': '✅ c’est fait',
  'players.choosing': '⏳ choisit encore',
  'players.shows': '{cards} · {hand}',

  // Bets
  'button.check': 'Parole',
  'button.call': 'Suivre {price, number}{allIn, select, yes {, tapis} other {}}',
  'button.fold': 'Se coucher',
  'button.bet': 'Miser {amount, number}{allIn, select, yes {, tapis} other {}}',
  'button.raise': 'Relancer de {amount, number}{allIn, select, yes {, tapis} other {}}',
  'button.betMore': 'Miser plus …',
  'button.raiseMore': 'Relancer plus …',
  'choose.bet': 'Miser un autre montant',
  'choose.raise': 'Relancer d’un autre montant',
  'form.bet': 'Combien mises-tu ?',
  'form.raise': 'De combien relances-tu ?',
  'form.amount': 'De {min, number} à {max, number} jetons',

  // The private panel
  'mine.title': 'Tes cartes',
  'mine.stack': 'Tes cinq cartes, dans leur ordre',
  'mine.open': '{open} visibles · {hidden} cachées',
  'mine.folded': 'Tu n’es plus dans cette donne. C’étaient tes cartes.',
  'mine.new': '{mark} vient de {from} à la dernière passe. Tu as donné à {to} {cards}.',
  'mine.best': 'Meilleure main haute : **{high}**\nMeilleure main basse : **{low}**',
  'mine.bestHigh': 'Meilleure main : **{high}**',
  'mine.worth': 'Haut : **{high}**\nBas : **{low}**',
  'mine.worthHigh': 'Cela fait **{high}**.',
  'mine.gave':
    'Tu donnes à {to} {cards}. Les cartes changent de main quand tout le monde a choisi.',
  'mine.arranged': 'Tes cinq cartes sont fixées.',
  'mine.declared':
    'Tu as annoncé **{side, select, high {le haut} low {le bas} both {les deux} other {{side}}}**.',
  'ask.bet': '**À toi.** {chips} dans le pot, tu as {stack, number}.',
  'ask.price':
    '**À toi.** {chips} dans le pot, {price, number} pour suivre, tu as {stack, number}.',
  'ask.give':
    '**Passe {number, number} sur {passes, number}.** Choisis {cards, plural, one {# carte} other {# cartes}} pour {to}. Tu peux changer d’avis jusqu’à l’envoi.',
  'ask.arrange':
    '**Appuie sur cinq cartes dans l’ordre où on les retourne.** La cinquième reste cachée jusqu’à l’abattage.\n-# Appuie encore une fois sur une carte pour la retirer, ou prends un ordre tout fait dans la liste et change-le.',
  'ask.declare':
    '**Annonce pour tous les pots à la fois.** Un seul clic, et c’est définitif. On montre tout ensemble.',
  'ask.both':
    '⚠️ **Les deux** ne gagne que si personne ne te bat pour le haut ni pour le bas. Si quelqu’un te bat d’un côté, tu perds ce pot des deux côtés.',
  'choose.give': '{cards, plural, one {Choisis # carte} other {Choisis # cartes}}',
  'option.new': '{words}, vient d’arriver',
  'order.highFirst': 'Pour le haut, les fortes d’abord',
  'order.highLast': 'Pour le haut, les fortes à la fin',
  'order.lowFirst': 'Pour le bas, les fortes d’abord',
  'order.lowLast': 'Pour le bas, les fortes à la fin',
  'choose.order': 'Prendre un ordre tout fait',
  'option.place': '{place, number}. {card}',
  'give.missing': 'Il reste à choisir : {cards, plural, one {# carte} other {# cartes}}.',
  'give.sum': 'Tu donnes à {to} {cards} et tu gardes {kept}.',
  'stack.missing': 'Il reste à choisir : {cards, plural, one {# carte} other {# cartes}}.',
  'stack.order': 'Dans l’ordre : {cards}',
  'stack.seen': 'Avant la fin, les autres voient {cards} : **{hand}**.',
  'button.give': '{cards, plural, one {Passer cette carte} other {Passer ces # cartes}}',
  'button.arrange': 'Envoyer cet ordre',
  'button.clear': 'Recommencer',
  'button.high': 'Haut',
  'button.low': 'Bas',
  'button.both': 'Les deux',

  // A press that makes no sense now
  'hint.gone':
    'Ce choix n’existe plus. Appuie sur **Ma main** pour voir ce que tu peux faire maintenant.',
  'hint.notYourTurn': 'On ne te demande rien en ce moment. **Ma main** te montre tes cartes.',
  'hint.chooseGive': 'Choisis d’abord les cartes que tu donnes.',
  'hint.chooseFive': 'Choisis d’abord cinq cartes, dans l’ordre où on les retourne.',
  'hint.number': 'Écris le nombre de jetons en chiffres, s’il te plaît.',

  // Refusals
  'refusal.bad-move': 'Ce n’est pas un coup d’Anaconda, rien n’a donc changé.',
  'refusal.game-over': 'La donne est finie.',
  'refusal.not-your-turn': 'On ne te demande rien en ce moment ; c’est à d’autres d’agir.',
  'refusal.wrong-phase': 'Ce n’est pas possible à ce moment de la donne.',
  'refusal.not-in-hand': 'Tu ne peux choisir que parmi tes propres cartes.',
  'refusal.wrong-count': 'Ce n’est pas le nombre de cartes demandé.',
  'refusal.repeated-card': 'Chaque carte ne peut être choisie qu’une fois.',
  'refusal.cannot-check': 'Quelqu’un a déjà misé : il faut suivre, relancer ou se coucher.',
  'refusal.nothing-to-call': 'Personne n’a misé, il n’y a rien à suivre ni à relancer.',
  'refusal.raise-cap':
    '{maxRaises, plural, =0 {On ne relance pas à cette table} one {Il y a déjà eu # relance, le maximum d’un tour} other {Il y a déjà eu # relances, le maximum d’un tour}} : il faut suivre ou se coucher.',
  'refusal.nobody-to-bet':
    'Personne d’autre n’a de jetons, donc personne ne pourrait répondre à une mise.',
  'refusal.bet-out-of-range': 'Une mise ou une relance va de {min, number} à {max, number} jetons.',
  'refusal.not-enough-chips': 'Tu n’as pas autant de jetons. Tu peux miser tout ce qu’il te reste.',

  // The end of a hand
  'end.winners': '{count, plural, one {{names} prend le pot.} other {Le pot va à {names}.}}',
  'end.winner': '{name} ({chips})',
  'end.taken': 'Il ne reste personne d’autre : {name} prend {chips} sans abattage.',
  'end.broken': 'La donne a été interrompue et ne compte pas. Tout le monde a ses jetons d’avant.',
  'end.pot': '{number, plural, =0 {Le pot : {chips}} other {Pot annexe # : {chips}}}',
  'end.mainPot': 'Le pot principal : {chips}',
  'end.high': 'Le haut prend {amount, number} : {names}',
  'end.low': 'Le bas prend {amount, number} : {names}',
  'end.best': 'La meilleure main : {names}',
  'end.allHigh': 'Il ne reste personne pour le bas, le haut prend tout : {names}',
  'end.allLow': 'Il ne reste personne pour le haut, le bas prend tout : {names}',
  'end.failed':
    '{count, plural, one {{names} a annoncé les deux et perd d’un côté, donc des deux.} other {{names} ont annoncé les deux et perdent d’un côté, donc des deux.}}',
  'end.cardsSpoke':
    'Tout le monde a annoncé les deux et perd d’un côté : seules les cartes décident.',
  'end.returned': '{chips} que personne n’a suivis reviennent à {name}.',
  'end.untested': '{chips} vont à {name}, il n’y a plus personne d’autre dans ce pot.',
  'end.side':
    '{side, select, high {annonce haut} low {annonce bas} both {annonce les deux} other {{side}}}',
  'end.worth': '{side, select, high {Haut} other {Bas}} : {hand}',
  'end.change': '{name} · **{change}**',

  // How it went
  'recap.none': 'Rien n’a été donné.',
  'recap.deal': '**La donne** · donne : {dealer}',
  'recap.antes': 'L’ante est de {chips}. Ensuite : {stacks}',
  'recap.stack': '{name} {stack, number}',
  'recap.bets': '**{stage}** · pot {pot, number}',
  'recap.turned': '**Carte {number, number} retournée**',
  'recap.checked': '{name} fait parole',
  'recap.bet': '{name} mise {amount, number}',
  'recap.called': '{name} suit pour {amount, number}',
  'recap.raised': '{name} relance de {amount, number}',
  'recap.folded': '{name} se couche',
  'recap.allIn': '{action}, tapis',
  'recap.declared': '**Les annonces**',
  'recap.side': '{name} {side, select, high {haut} low {bas} both {les deux} other {{side}}}',
  'recap.unfinished': 'La donne n’a pas été jouée jusqu’au bout.',
};
