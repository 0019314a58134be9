/** The French words of Cockroach Poker. Bats, flies, spiders and stink bugs are feminine. */
import type { CockroachKey } from './en.ts';
import { frRules } from './fr-rules.ts';

export const fr: Readonly<Record<CockroachKey, string>> = {
  ...frRules,

  // Creatures
  'creature.name':
    '{creature, select, bat {chauve-souris} cockroach {cafard} fly {mouche} rat {rat} scorpion {scorpion} spider {araignée} stinkbug {punaise} toad {crapaud} other {{creature}}}',
  'creature.label':
    '{creature, select, bat {Chauve-souris} cockroach {Cafard} fly {Mouche} rat {Rat} scorpion {Scorpion} spider {Araignée} stinkbug {Punaise} toad {Crapaud} other {{creature}}}',
  'creature.one':
    '{creature, select, bat {une chauve-souris} cockroach {un cafard} fly {une mouche} rat {un rat} scorpion {un scorpion} spider {une araignée} stinkbug {une punaise} toad {un crapaud} other {{creature}}}',
  'creature.object':
    '{creature, select, bat {une chauve-souris} cockroach {un cafard} fly {une mouche} rat {un rat} scorpion {un scorpion} spider {une araignée} stinkbug {une punaise} toad {un crapaud} other {{creature}}}',
  'creature.counted':
    '{creature, select, bat {{count, plural, one {# chauve-souris} other {# chauves-souris}}} cockroach {{count, plural, one {# cafard} other {# cafards}}} fly {{count, plural, one {# mouche} other {# mouches}}} rat {{count, plural, one {# rat} other {# rats}}} scorpion {{count, plural, one {# scorpion} other {# scorpions}}} spider {{count, plural, one {# araignée} other {# araignées}}} stinkbug {{count, plural, one {# punaise} other {# punaises}}} toad {{count, plural, one {# crapaud} other {# crapauds}}} other {{creature} {count}}}',
  'creature.claim':
    '« {creature, select, bat {chauve-souris} cockroach {cafard} fly {mouche} rat {rat} scorpion {scorpion} spider {araignée} stinkbug {punaise} toad {crapaud} other {{creature}}} »',

  // What just happened
  'happened.dealt':
    'Les cartes sont distribuées{removed, plural, =0 {} other { ; # cartes sont mises de côté, sans que personne ne les voie}}. {name} ouvre la première manche.',
  'happened.offered': '{from} pose une carte face cachée devant {to} et dit {claim}.',
  'happened.looked': '{name} a regardé la carte et doit donc la passer.',
  'happened.passed':
    '{peeked, select, yes {{from} a regardé la carte, la passe à {to} et dit {claim}.} other {{from} passe la carte à {to} sans la regarder et dit {claim}.}}',

  // A card is kept: claim, answer, truth, consequence, in this order
  'kept.trustedTruth':
    '{from} a dit {claim} et {judge} a répondu « vrai ». C’est {card} : l’annonce était exacte, {judge} a raison, donc {from} garde la carte.',
  'kept.trustedLie':
    '{from} a dit {claim} et {judge} a répondu « vrai ». C’est {card} : l’annonce était inexacte, {judge} a tort, donc {judge} garde la carte.',
  'kept.doubtedLie':
    '{from} a dit {claim} et {judge} a répondu « faux ». C’est {card} : l’annonce était inexacte, {judge} a raison, donc {from} garde la carte.',
  'kept.doubtedTruth':
    '{from} a dit {claim} et {judge} a répondu « faux ». C’est {card} : l’annonce était exacte, {judge} a tort, donc {judge} garde la carte.',
  'kept.now': '{keeper} a maintenant {counted} face visible.',

  // Who is to do what
  'prompt.offering':
    '{name} ouvre la manche et choisit sous **Ma main** une carte, à qui elle va et l’annonce.',
  'prompt.deciding': '{name} décide. Est-ce {card}, comme le dit {from} ?',
  'prompt.mustJudge':
    '{name} doit dire « vrai » ou « faux » : est-ce {card}, comme le dit {from} ? Tout le monde a déjà eu la carte, on ne peut plus la passer.',
  'prompt.passing': '{name} a regardé la carte et doit la passer.',
  'prompt.over': 'La partie est finie.',

  // The public panel
  'way.title': 'Le chemin de la carte',
  'way.step':
    '{from} → {to} : {claim}{looked, select, opener {} yes { · regardée} other { · pas regardée}}',
  'players.title': 'Cartes visibles',
  'players.rule': '{limit} cartes d’une même bestiole font perdre. ⚠️ : une de plus suffit.',
  'players.hand':
    '{count, plural, =0 {aucune carte en main} one {# carte en main} other {# cartes en main}}',
  'players.emptyHand': '⚠️ ne doit rien garder',
  'players.none': 'rien de visible',
  'players.all': 'Visibles en tout, sur 8 de chaque',
  'rounds.title': 'Les dernières manches',
  'rounds.line':
    '{card} : {from} a dit {claim}, {judge} a dit {truth, select, yes {« vrai »} other {« faux »}} → {keeper} garde la carte',
  'button.true': 'Vrai',
  'button.false': 'Faux',
  'button.pass': 'Passer',

  // The private panel
  'hand.title': 'Dans ta main : {count, plural, =0 {aucune carte} one {# carte} other {# cartes}}',
  'hand.empty':
    'Tu n’as plus de cartes. Tu peux encore répondre et passer, mais toute carte que tu gardes maintenant fait perdre la partie.',
  'mine.title': 'Visibles devant toi',
  'knows.yes': 'Tu connais la carte en jeu : {card}.',
  'knows.no': 'Tu ne connais pas la carte en jeu.',
  'offer.ask':
    '**À toi de jouer.** Choisis une carte, à qui elle va et ce que tu annonces. Tu peux tout changer jusqu’à l’offre.',
  'decide.ask': '**À toi de jouer.** {from} dit {claim}. Dis si c’est vrai, ou passe la carte.',
  'decide.must':
    '**À toi de jouer.** {from} dit {claim}. Dis si c’est vrai. Tout le monde a déjà eu la carte : tu ne peux ni la regarder ni la passer.',
  'decide.look':
    '*Regarder* ne montre la carte qu’à toi. Ensuite, tu ne pourras plus que la passer, et plus dire « vrai » ou « faux ». Ou passe-la sans la regarder :',
  'pass.ask':
    '**À toi de jouer.** Tu as regardé : c’est {card}. Choisis à qui elle va et ce que tu annonces.',
  'choose.card': 'Quelle carte ?',
  'choose.to': 'À qui ?',
  'choose.claim': 'Qu’annonces-tu ?',
  'option.card': '{creature} × {count}',
  'option.cardNote': '{count} devant toi, face visible',
  'option.truth': 'C’est la vérité.',
  'option.same': 'C’était la dernière annonce.',
  'button.look': 'Regarder',
  'button.passUnseen': 'Passer sans regarder',
  'button.passOn': 'Passer',
  'button.offer': 'Offrir',
  'sum.offer':
    'Tu offres {card} à {to} et tu dis {claim}. {honest, select, yes {C’est la vérité.} other {C’est un mensonge.}}',
  'sum.passOn':
    'Tu passes {card} à {to} et tu dis {claim}. {honest, select, yes {C’est la vérité.} other {C’est un mensonge.}}',
  'sum.passUnseen': 'Tu passes la carte à {to} sans la regarder et tu dis {claim}.',
  'sum.missing': 'À choisir encore : {parts}.',
  'part.card': 'la carte',
  'part.to': 'à qui elle va',
  'part.claim': 'ton annonce',

  // A press that makes no sense now
  'hint.incomplete': 'Il manque encore un choix. Appuie sur **Ma main** et choisis d’abord tout.',
  'hint.gone': 'Ce choix n’existe plus. **Ma main** montre ce que tu peux faire maintenant.',
  'hint.notYourTurn': 'Ce n’est pas ton tour. **Ma main** montre qui doit jouer.',
  'hint.mustJudge':
    'Tout le monde a déjà eu cette carte, on ne peut plus la passer. Dis « vrai » ou « faux ».',

  // Refusals
  'refusal.bad-move': 'Ce n’est pas un coup du Poker des cafards, rien n’a donc changé.',
  'refusal.game-over': 'La partie est finie, on ne joue plus de carte.',
  'refusal.not-your-turn': 'On ne peut jouer qu’à son tour.',
  'refusal.wrong-phase':
    'Ce n’est pas possible à ce moment de la manche. Après avoir regardé une carte, on ne peut plus que la passer.',
  'refusal.must-judge':
    'La dernière personne à recevoir une carte ne peut ni la regarder ni la passer, seulement dire « vrai » ou « faux ».',
  'refusal.not-in-hand': 'Tu ne peux offrir qu’une carte de ta propre main.',
  'refusal.bad-claim': 'On n’annonce qu’une des huit bestioles.',
  'refusal.bad-seat': 'Une carte va à quelqu’un d’autre à cette table, jamais à toi.',
  'refusal.has-seen':
    'Une carte ne revient jamais : ni à la personne qui a ouvert, ni à quelqu’un qui a déjà décidé de son sort.',

  // The end
  'end.set': '{loser} a {counted} face visible et perd.',
  'end.emptyHand': '{loser} devrait ouvrir la manche suivante, n’a plus de carte et perd.',
  'end.left': '{loser} a quitté la partie et la perd.',
  'end.removed': '{loser} a dû quitter la partie et la perd.',
  'end.winners': '{count, plural, one {{names} gagne.} other {{names} gagnent ensemble.}}',
  'end.broken': 'La partie s’est arrêtée avant que quelqu’un perde. Elle ne compte pas.',
  'end.hands': 'Ce qui restait en main',
  'end.noCards': 'aucune carte',
  'end.inPlay': 'La carte en jeu était {card}.',

  // How it went
  'recap.none': 'Aucune manche n’a été jouée.',
  'recap.player':
    '{name} · mensonges {lies}, crus {believed} · réponses {judged}, justes {right} · regards {looked}',
  'recap.legend':
    'Un mensonge est une annonce fausse faite en connaissant la carte. Sans la connaître, on devine.',
  'recap.bestLiar':
    '🎭 Le plus beau bluff : {name}. {count, plural, one {# mensonge cru} other {# mensonges crus}}.',
  'recap.mostTrusting': '🐑 La plus grande confiance : {name}, « vrai » {said} fois sur {judged}.',
  'recap.sharpest': '🔎 Le meilleur flair : {name}, {right} réponses justes sur {judged}.',
  'recap.mostCurious':
    '👀 La plus grande curiosité : {name}, {count, plural, one {# carte regardée} other {# cartes regardées}}.',
  'recap.roundCard': 'Manche {number} · {card}',
  'recap.round': 'Manche {number}',
  'recap.unfinished': 'La partie s’est arrêtée avant toute réponse.',
  'recap.step':
    '{from} → {to} : {claim} ({how, select, openedTrue {la vérité} openedFalse {un mensonge} lookedTrue {regardée, la vérité} lookedFalse {regardée, un mensonge} lookedUnknown {regardée} unseenTrue {sans regarder, bien deviné} unseenFalse {sans regarder, mal deviné} unseenUnknown {sans regarder} other {ouverture}})',
  'recap.trustedTruth': '{judge} a cru {from}, avec raison.',
  'recap.trustedLie': '{judge} a cru {from}, à tort.',
  'recap.doubtedLie':
    '{caught, select, yes {{judge} n’y a pas cru : {from} mentait bel et bien.} other {{judge} n’y a pas cru, avec raison.}}',
  'recap.doubtedTruth': '{judge} n’a pas cru {from}, et pourtant ce n’était pas un mensonge.',
  'recap.keeps': '{keeper} garde la carte : {counted}.',
};
