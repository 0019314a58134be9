/** What is said about chips, in French: "tu", no-break spaces before high punctuation. */
import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  'chips.amount': '{count, plural, one {# jeton} other {# jetons}}',

  // Buttons.
  'button.ready': 'J’en suis',
  'button.buy-in': 'Racheter',
  'button.join-chips': 'Jouer ({chips})',
  'button.deal': 'Donner',
  'button.top-up': 'Me renflouer',
  'button.ranking': 'Classement',
  'button.my-chips': 'Mes jetons',

  // What is agreed on, in the lobby.
  'agreement.buy-in': 'Chaque personne apporte {chips}.',
  'agreement.hands': 'On joue {hands, plural, one {une donne} other {# donnes}}.',
  'agreement.open-end': 'On joue jusqu’à ce que la dernière donne soit annoncée dans le menu.',
  'agreement.rebuy': 'Qui a perdu tous ses jetons peut en racheter.',
  'agreement.no-rebuy': 'Personne ne rachète de jetons.',
  'agreement.worthless':
    'Ce sont des jetons de jeu sans aucune valeur. Personne ne peut les acheter, les vendre ni les offrir.',
  'agreement.commitment':
    'Donne honnête : cette empreinte du secret de la première donne était fixée dès l’ouverture de la table, et chaque donne reçoit la sienne avant que quiconque la demande. Quand la table ferme, **Vérifier la donne** montre les secrets de toutes les donnes. Toutes les cartes données sont alors visibles, même celles des mains couchées.',

  // The hands of an evening.
  'hand.number': 'Donne {hand, number}',
  'hand.number-of': 'Donne {hand, number} sur {hands, number}',
  'hand.last': 'la dernière',
  'standing.title': 'Les jetons à la table, gagnés ou perdus',
  'standing.seated': '{name} : {chips} ({change})',
  'standing.left': '{name} : reparti avec {chips} ({change})',
  'standing.ready': '✅ en est',
  'standing.host': 'responsable de la table',
  'standing.more': '… et {count, plural, one {une autre personne} other {# autres}}',
  'ranking.title': 'La soirée',
  'ranking.line': '{rank, number}\\. {name} : **{change}** · apporté {bought}, à la fin {chips}',

  // Between two hands.
  'next.countdown':
    'La prochaine donne commence {when}, ou dès que tout le monde a appuyé sur **J’en suis**.',
  'next.missing':
    'Pour la prochaine donne, il manque encore {missing, plural, one {une personne} other {# personnes}} avec des jetons.',
  'next.host':
    'La prochaine donne commence dès que tout le monde a appuyé sur **J’en suis** ou que {host} appuie sur **Donner**.',
  'next.last': 'Ce sera la dernière.',
  'next.closes': 'Si aucune donne ne commence, la soirée finit {when}.',
  'next.commitment': 'Empreinte du secret de la prochaine donne :',
  'next.ready-yours': 'Tu as {chips} ici, et tu es de la prochaine donne. {outlook}',
  'next.not-ready-yours': 'Tu as {chips} ici. {outlook}',
  'next.broke-yours':
    'Tu n’as plus de jetons à cette table. **Racheter** en apporte {chips} ; tu peux aussi regarder.',
  'next.out-yours':
    'Tu n’as plus de jetons à cette table, et ici on n’en rachète pas. Tu peux regarder.',
  'next.hand-over': 'Cette donne est finie. La table montre la suite.',
  'next.no-seat':
    'Tu n’es pas à cette table. Appuie sur **Jouer** et tu en es dès la prochaine donne.',
  'hand.no-seat':
    'Une donne est en cours sans toi. Quand elle sera finie, tu pourras appuyer sur **Jouer** à la table.',

  // People who are not there.
  'hand.gone': '🚪 N’est plus là : {names}. La place se couche dès qu’on l’interroge.',
  'hand.deserted':
    '💤 Il n’y a personne à la table : rien ne bouge. **Me revoilà** reprend la donne ; sinon les places se couchent {when} dès qu’on les interroge, et la donne compte.',
  'hand.deserted-practice':
    '💤 Il n’y a personne à la table : rien ne bouge. **Me revoilà** reprend la donne ; sinon la table ferme {when}, et chacun a ce qu’il avait avant cette donne.',
  'leaving.home': 'Tu as quitté la table avec {chips}.',
  'leaving.after-hand':
    'Tu as quitté la table. Ta place se couche dès qu’on l’interroge ; après la donne, tu gardes ce qu’il reste de tes jetons.',

  // How an evening ended.
  'over.last-hand': 'C’était la dernière donne.',
  'over.by': '{by} a mis fin à la soirée.',
  'over.nobody': 'Tout le monde a quitté la table : la soirée est finie.',
  'over.expired': 'Personne n’a commencé d’autre donne : la soirée est finie.',
  'over.home': 'Chacun a repris ses jetons.',
  'over.aborted': '{by} a mis fin à la soirée au milieu d’une donne.',
  'over.lost-channel': 'Le salon de cette table n’existe plus.',
  'over.deserted': 'Personne n’est revenu à la table.',
  'over.undone': 'La donne ne compte pas : chacun a les jetons qu’il avait avant elle.',
  'over.not-begun': 'Chacun a repris ses jetons.',
  'over.yours': 'Tu avais apporté {bought} et tu repars avec {chips} ({change}).',

  // /chips
  'purse.title-own': 'Tes jetons sur ce serveur',
  'purse.title-other': 'Les jetons de {name} sur ce serveur',
  'purse.balance': '**{chips}**',
  'purse.balance-staked': '**{chips}**, et {staked} à des tables',
  'purse.hands':
    '{hands, plural, =0 {Aucune donne jouée pour des jetons.} one {Une donne jouée pour des jetons : {won} de gain, {lost} de perte.} other {# donnes jouées pour des jetons : {won} de gain, {lost} de perte.}}',
  'purse.worthless':
    'Les jetons ne servent qu’à jouer. Ils ne valent rien, et personne ne peut les acheter, les vendre ni les offrir.',
  'purse.top-up-later':
    'Tu n’as presque plus de jetons. Tu pourras te renflouer de nouveau {when}.',
  'purse.top-up-now': 'Tu n’as presque plus de jetons. **Me renflouer** te ramène à {chips}.',
  'purse.topped-up': 'Tu as reçu {chips}.',
  'purse.enough': 'Tu as assez de jetons : on se renfloue quand on a moins de {chips}.',
  'ledger.title': 'Tes mouvements',
  'ledger.line': '{when} · {what} : **{change}**',
  'ledger.none': 'Rien n’a encore bougé.',
  'ledger.note':
    'Ce que tu apportes à une table et ce que tu en reprends passe entre toi et la table. Ce que rapporte une donne bouge à la table.',
  'ledger.page': 'Page {page, number}',
  'ledger.at-table': '{game}, donne {hand, number}',
  'ledger.grant': 'tes premiers jetons',
  'ledger.top-up': 'renflouement',
  'ledger.sit-down': 'apporté à la table ({place})',
  'ledger.buy-in': 'rachat ({place})',
  'ledger.hand': 'une donne jouée ({place})',
  'ledger.take-home': 'repris ({place})',
  'ledger.carried': 'le total de tout ce qui précède',
  'ledger.close': 'rendu à la maison',
  'top.title': 'Le plus de jetons sur ce serveur',
  'top.line': '{rank, number}\\. {person} : {chips}',
  'top.none': 'Personne n’a encore joué pour des jetons sur ce serveur.',
  'top.note':
    'Les jetons aux tables comptent aussi. Qui ne veut pas être nommé le dit dans `/privacy`.',
  'top.off': 'Hors du classement',
  'top.on': 'Dans le classement',
  'top.is-off':
    'Le classement des jetons ne te nomme plus. **Dans le classement**, dans `/privacy`, le rétablit.',
  'top.is-on':
    'Le classement des jetons peut te nommer. **Hors du classement**, dans `/privacy`, l’arrête.',
};
