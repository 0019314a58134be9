/** The shell's words in French: "tu", short, no-break spaces before high punctuation. */
import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  // Buttons: few words, they must fit four to a row on a phone.
  'button.join': 'Jouer',
  'button.leave': 'Partir',
  'button.start': 'Commencer',
  'button.cancel': 'Annuler',
  'button.hand': 'Ma main',
  'button.rules': 'Règles',
  'button.im-back': 'Me revoilà',
  'button.menu': 'Menu',
  'button.recap': 'Le récit',
  'button.proof': 'Vérifier la donne',
  'button.rematch': 'Revanche',
  'button.add-computer': 'Ajouter un ordinateur',
  'button.remove-computer': 'Retirer un ordinateur',
  'button.back': 'Retour',
  'button.next': 'Suite',
  'button.go-to-table': 'Aller à la table',

  // The lobby.
  'lobby.open': '{host} a ouvert une table. Appuie sur **Jouer** pour participer.',
  'lobby.players': 'À la table : {count} sur {max}',
  'lobby.player': '{seat}. {name}',
  'lobby.player-host': '{seat}. {name} · responsable de la table',
  'lobby.seats': 'De {min, number} à {max, number} personnes.',
  'lobby.missing':
    'Pour commencer, il manque encore {missing, plural, one {une personne} other {# personnes}}.',
  'lobby.ready': '{host} peut commencer la partie.',
  'lobby.full': 'La table est complète. {host} peut commencer la partie.',
  'lobby.pace-live': 'Rythme : en direct, une ou deux minutes par décision.',
  'lobby.pace-relaxed': 'Rythme : tranquille, une demi-journée par décision.',
  'lobby.pace-none': 'Rythme : sans horloge.',
  'lobby.expires': 'Si personne ne commence la partie, la table ferme {when}.',
  'lobby.commitment':
    'Donne honnête : cette empreinte du secret du mélange était fixée dès l’ouverture de la table. Après la partie, **Vérifier la donne** montre le secret, et tout le monde peut recalculer la donne.',

  // The game.
  'practice.note': '🤖 Entraînement avec des ordinateurs ({level}) : rien ne compte.',
  'practice.note-chips':
    '🤖 Entraînement avec des ordinateurs ({level}) : rien ne compte, et ces jetons ne sont à personne.',
  'practice.easy': 'facile',
  'practice.hard': 'difficile',
  'private.title': 'Ta main',
  'private.away':
    'On joue à ta place en ce moment. Un coup de ta part, ou **Me revoilà**, te rend ta place.',
  'panel.reminder': '⏰ {people} La table attend. Le temps écoulé, un coup prudent est joué.',
  'panel.stand-in':
    '🪑 {count, plural, one {Un coup prudent est joué} other {Des coups prudents sont joués}} pour {names}. **Me revoilà** rend la place aussitôt.',
  'panel.gone': '🚪 A perdu et n’est plus là : {names}. On joue en remplacement.',
  'panel.deserted':
    '💤 Il n’y a personne à la table : rien ne bouge. **Me revoilà** reprend la partie ; sinon la table ferme {when} et rien ne compte.',
  'private.waiting':
    'Ce n’est pas à toi de jouer. Cette vue reste à jour un moment ; **Ma main**, à la table, en ouvre toujours une nouvelle.',

  // Panels that are out of date.
  'panel.moved': 'Cette vue est dépassée. La partie continue ici : {link}',
  'panel.replaced':
    'Le message sur lequel tu as appuyé n’existe plus. Regarde la table pour voir si ton appui a compté ; `/table` la ramène en bas.',
  'panel.compact': 'Vue raccourcie pour tenir dans un seul message.',

  // How a table ended.
  'ending.finished': 'La partie est finie.',
  'ending.left': '{name} a quitté la partie et l’a perdue. La partie est finie.',
  'ending.removed': '{name} a dû quitter la partie et l’a perdue. La partie est finie.',
  'ending.ended': '{by} a mis fin à la partie. Elle ne compte pas.',
  'ending.cancelled': '{by} a fermé la table avant le début de la partie.',
  'ending.expired': 'Personne n’a commencé la partie à temps : la table a fermé.',
  'ending.lost-channel':
    'Le salon de cette table n’existe plus : la table a fermé. La partie ne compte pas.',
  'ending.deserted':
    'Il n’y avait plus personne à la table : elle a fermé. La partie ne compte pas.',
  'ending.gone': 'Partie perdue, faute d’être là jusqu’au bout : {names}.',
  'ending.again': 'Ouvre une nouvelle table avec `/{command} start`.',

  // What the table refuses, each with what to do instead.
  'refusal.unknown-table':
    'Cette table n’existe plus et rien n’en est conservé. Ouvre-en une nouvelle, par exemple avec `/cockroach start`.',
  'refusal.cleared-away':
    'Cette partie est finie depuis plus {days, plural, one {d’un jour} other {de # jours}}, et ses cartes et ses coups ont été effacés. Les résultats qui comptent restent dans `/chips`. Ouvre une nouvelle table, par exemple avec `/cockroach start`.',
  'refusal.table-over': 'Cette partie est finie. Appuie sur **Revanche** pour rejouer.',
  'refusal.other-place':
    'Ce bouton appartient à une table d’un autre salon. Joue là-bas, ou ouvre une table ici.',
  'refusal.channel-taken':
    'Il y a déjà une table dans ce salon. Joues-y, ou ouvre la tienne dans un autre salon ou fil.',
  'refusal.unknown-game': 'Je ne connais pas (ou plus) ce jeu. `/help` montre ceux que je connais.',
  'refusal.bad-options':
    'Ces options ne vont pas ensemble. Essaie avec d’autres ; `/help` les explique.',
  'refusal.already-started':
    'La partie a commencé, ce n’est donc plus possible. Attends la prochaine.',
  'refusal.not-started':
    'La partie n’a pas commencé. La personne responsable de la table appuie sur **Commencer** quand tout le monde est là.',
  'refusal.already-seated':
    'Tu es déjà à la table. **Ma main** montre tes cartes dès que la partie a commencé.',
  'refusal.not-seated':
    'Tu n’as pas de place à cette table. Tu peux regarder, et jouer la prochaine fois.',
  'refusal.table-full':
    'La table est complète. Regarde la partie, ou ouvre une table dans un autre salon ou fil.',
  'refusal.too-few':
    'Il manque du monde à la table. Demande à quelqu’un d’appuyer sur **Jouer**, puis commence.',
  'refusal.not-host':
    'Seule la personne responsable de la table peut le faire. Demande-lui ; `/table` dit qui c’est.',
  'refusal.not-allowed':
    'Il faut être responsable de la table ou pouvoir gérer ce salon. Demande à l’une de ces personnes.',
  'refusal.absent':
    'On joue à la place de cette personne en ce moment. Choisis quelqu’un qui est là.',
  'refusal.not-away':
    'Personne ne joue à ta place ; tu l’as gardée. **Ma main** montre tes cartes.',
  'refusal.too-few-chips':
    'Tu n’as pas assez de jetons pour cela. `/chips` montre ce que tu as et quand te renflouer ; une table avec un `buy-in` plus petit en demande moins.',
  'refusal.hand-running':
    'Ce n’est possible qu’entre deux donnes. Appuie de nouveau quand celle-ci sera finie.',
  'refusal.no-second-buy-in':
    'À cette table, chaque personne n’apporte des jetons qu’une fois, et les tiens sont perdus. Tu peux regarder, et jouer à la prochaine table.',
  'refusal.chips-left':
    'Tu as encore des jetons ici ; tu pourras racheter quand tu n’en auras plus.',
  'refusal.no-chips-left': 'Tu n’as plus de jetons ici. Rachète des jetons ou regarde.',
  'refusal.no-computer':
    'Il n’y a pas d’ordinateur à cette table. **Ajouter un ordinateur** en installe un.',
  'refusal.already-ready':
    'Tu es déjà de la prochaine donne. Elle commence quand les autres en seront aussi.',
  'refusal.already-last': 'La dernière donne est déjà annoncée ; ensuite la soirée est finie.',
  'refusal.stale':
    'Un instant trop tard : la table a avancé et ton appui n’a rien changé. Regarde la table et choisis de nouveau.',
  'refusal.duplicate': 'Cet appui a déjà compté. Tu n’as plus rien à faire.',
  'refusal.busy':
    'Plusieurs personnes ont appuyé en même temps et ton appui n’est pas passé. Appuie encore une fois.',

  // People without a seat, and presses that cannot count.
  'notice.no-seat-lobby': 'Tu n’es pas encore à cette table. Appuie sur **Jouer** et tu en es.',
  'notice.no-seat-playing':
    'Tu ne joues pas cette partie, il n’y a donc pas de main à montrer. Regarde à ton aise, et joue la prochaine.',
  'notice.no-seat-over':
    'Tu n’as pas joué cette partie. Appuie sur **Revanche** pour ouvrir la prochaine.',
  'notice.not-your-turn':
    'Ce n’est pas à toi de jouer : la table attend {name}. **Ma main** montre tes cartes.',
  'notice.no-hand-yet':
    'Tu es à la table, mais les cartes ne sont pas encore données. Elles le seront quand {host} appuiera sur **Commencer**.',
  'notice.old-button':
    'Ce bouton vient d’une ancienne version de moi et ne fait plus rien. `/table` fait revenir la table avec de nouveaux boutons.',
  'notice.thread-locked':
    'Ce fil est verrouillé, je ne peux donc pas y écrire. Demande à la modération de le déverrouiller, ou termine la partie avec `/table`.',
  'notice.not-here': 'Je ne joue que dans les salons et les fils d’un serveur. Essaie là-bas.',
  'notice.too-fast':
    'Tu appuies plus vite que je ne peux suivre, donc je laisse ces appuis de côté. Attends quelques secondes, puis appuie une fois.',
  'notice.unknown-command':
    'Je ne connais pas (ou plus) cette commande. `/help` montre celles que je connais.',
  'notice.panel-hidden':
    'Je ne peux plus écrire dans ce salon : la table ne montre plus ce qui se passe. Les coups comptent quand même. Demande à la modération de me rendre mes permissions.',

  // Faults. The id is in the log of whoever runs the bot.
  'fault.general':
    'Quelque chose a échoué de mon côté. Regarde à la table si ton appui a compté, et réessaie. Si cela se répète, donne ce numéro aux personnes qui s’occupent de moi : `{id}`',
  'fault.slow': 'C’est plus long que d’habitude. Regarde de nouveau la table dans un instant.',
  'fault.stopping':
    'Je redémarre. Ta table est en sécurité ; appuie de nouveau dans une demi-minute.',

  // The menu of /table.
  'menu.title': 'Ce que tu peux faire à cette table',
  'menu.no-table':
    'Il n’y a pas de table dans ce salon. Ouvres-en une, par exemple avec `/cockroach start`.',
  'menu.state-lobby': '{game} : la table est ouverte. Responsable : {host}.',
  'menu.state-playing': '{game} : la partie est en cours. Responsable : {host}.',
  'menu.bring-down': 'Ramener la table en bas',
  'menu.brought-down': 'La table est maintenant en bas du salon.',
  'menu.leave': 'Partir',
  'menu.leave-ask':
    'Si tu pars maintenant, tu as perdu cette partie et tu ne pourras pas y revenir. On joue en remplacement, et les autres continuent. Partir quand même ?',
  'menu.leave-yes': 'Partir et perdre',
  'menu.left': 'Tu as quitté la table.',
  'menu.leave-last-ask':
    'Il n’y a plus que toi à la table. Si tu pars, elle ferme et la partie ne compte pas. Partir quand même ?',
  'menu.leave-last-yes': 'Partir',
  'menu.back': 'Tu as retrouvé ta place.',
  'menu.elsewhere': 'Il n’y a pas de table dans ce salon. En voici ailleurs sur ce serveur :',
  'menu.elsewhere-line': '{game} dans {channel}',
  'menu.mentions-off': 'Ne pas me mentionner',
  'menu.mentions-on': 'Me mentionner',
  'menu.mentions-are-off':
    'Je ne te mentionne plus quand une table t’attend. **Me mentionner**, dans `/privacy` ou `/table`, le rétablit.',
  'menu.mentions-are-on':
    'Je te mentionne quand une table t’attend depuis un moment. **Ne pas me mentionner**, dans `/privacy` ou `/table`, l’arrête.',
  'menu.end': 'Arrêter la partie',
  'menu.end-ask': 'La partie s’arrête pour tout le monde et ne compte pas. L’arrêter ?',
  'menu.end-yes': 'Arrêter maintenant',
  'menu.ended': 'La partie est arrêtée. Elle ne compte pas.',
  'menu.cancel': 'Fermer la table',
  'menu.cancelled': 'La table est fermée.',
  'menu.remove': 'Retirer quelqu’un …',
  'menu.remove-pick': 'Qui doit quitter la table ?',
  'menu.remove-ask':
    'Retirer {name} ? Si la partie est en cours, cette personne l’a perdue et ne peut pas y revenir ; on joue en remplacement, et les autres continuent.',
  'menu.remove-yes': 'Retirer',
  'menu.removed': '{name} n’est plus à la table.',
  'menu.hand-over': 'Confier la table …',
  'menu.hand-over-pick': 'À qui confier la table ?',
  'menu.handed-over': '{name} est maintenant responsable de la table.',
  'menu.never-mind': 'Finalement non',
  'menu.nothing-done': 'Rien n’a changé.',
  'menu.only-watch':
    'Tu n’as pas de place ici : tu peux seulement ramener la table en bas du salon.',

  // The same where hands are played for chips.
  'menu.state-between': '{game} : entre deux donnes. Responsable : {host}.',
  'menu.call-last': 'Dernière donne',
  'menu.last-called-running': 'Cette donne est la dernière ; ensuite la soirée est finie.',
  'menu.last-called-next': 'La prochaine donne est la dernière ; ensuite la soirée est finie.',
  'menu.finish': 'Finir la soirée',
  'menu.finished': 'La soirée est finie.',
  'menu.aborted':
    'La soirée est finie. La donne ne compte pas : chacun a les jetons qu’il avait avant elle.',
  'menu.remove-too-soon':
    'Ici, c’est l’hôte ou la modération qui retire quelqu’un. Tu le peux aussi, dès que la table a attendu cette personne une demi-journée.',
  'menu.remove-running':
    'Retirer quelqu’un au milieu d’une donne couche sa main. Ce n’est donc possible maintenant que pour qui laisse passer son temps ou fait attendre une demi-journée une table sans horloge. Réessaie quand la donne sera finie.',
  'menu.leave-hand-ask':
    'Si tu pars maintenant, ta place se couche dès qu’on l’interroge, et ce que tu as payé dans cette donne y reste. Après la donne, tu gardes le reste de tes jetons. Partir quand même ?',
  'menu.leave-hand-yes': 'Partir',
  'menu.leave-between-ask': 'Tu gardes tes jetons. Quitter la table ?',
  'menu.leave-between-yes': 'Partir',
  'menu.end-hand-ask':
    'La donne en cours est jouée jusqu’au bout, puis la soirée est finie. La finir ?',
  'menu.end-hand-yes': 'Après cette donne',
  'menu.abort-ask':
    'La soirée s’arrête au milieu d’une donne. La donne ne compte pas : chacun retrouve ce qu’il avait avant elle. L’arrêter ?',
  'menu.abort-yes': 'Arrêter maintenant',
  'menu.finish-ask':
    'La soirée s’arrête pour tout le monde, et chacun garde ses jetons. La finir ?',
  'menu.finish-yes': 'Finir la soirée',
  'menu.remove-chips-ask':
    'Retirer {name} ? Cette personne garde ses jetons ; si une donne est en cours, sa place se couche.',
  'menu.remove-chips-yes': 'Retirer',

  // Recap and proof.
  'recap.title': 'Le récit de la partie',
  'page.of': 'Page {page, number} sur {pages, number}',
  'recap.not-yet': 'Le récit d’une partie se lit quand elle est finie.',
  'rules.title': 'Règles : {game}',
  'proof.title': 'Vérifier la donne',
  'proof.not-yet': 'Le secret du mélange est montré quand la partie est finie.',
  'proof.never-dealt': 'Aucune carte n’a été donnée à cette table, il n’y a donc rien à vérifier.',
  'proof.explain':
    'Dès son ouverture, la table montrait le SHA-256 d’un secret. Les cartes découlent de ce secret, mêlé aux appuis par lesquels tout le monde est entré, dans l’ordre des places. Ainsi, personne ne pouvait plus changer la donne ensuite, pas même qui me fait fonctionner.',
  'proof.commitment': 'Montré à l’ouverture : `{commitment}`',
  'proof.secret': 'Le secret : `{secret}`',
  'proof.mixed-with': 'Mêlé à : {ids}',
  'proof.how':
    'Pour recalculer la donne, enregistre le fichier ci-dessous et lance `npm run verify -- {file}` dans une copie de mon code source. Aucune base de données n’est nécessaire.',
  'proof.kept':
    'Je peux te donner ceci pendant {days, plural, one {un jour} other {# jours}} après la fin de la partie. Le fichier, lui, pourra toujours être vérifié.',
};
