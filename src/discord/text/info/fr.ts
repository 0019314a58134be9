/** The words of the commands outside the games, in French; no-break spaces before high punctuation. */
import type { en } from './en.ts';

export const fr: Readonly<Record<keyof typeof en, string>> = {
  // Descriptions of commands and options, at most 100 characters with the longest name filled in.
  'command.start': 'Ouvrir une table dans ce salon : {game}',
  'command.rules': 'Comment on joue, étape par étape : {game}',
  'command.chips': 'Tes jetons et tes résultats sur ce serveur, ou ceux d’une autre personne',
  'command.table': 'Ce que tu peux faire à la table de ce salon',
  'command.help': 'Ce qu’est Humbug et comment commencer une partie',
  'command.privacy': 'Ce qui est conservé à ton sujet ; l’exporter ou l’effacer',
  'option.language': 'La langue de la table ; sans précision, la tienne',
  'option.pace': 'Le temps par décision ; sans précision, une ou deux minutes',
  'option.player': 'Les jetons et résultats de qui ; sans précision, les tiens',
  'option.buy-in': 'Les jetons que chaque personne apporte',
  'option.hands': 'Le nombre de donnes ; sans précision, jusqu’à l’annonce de la dernière',
  'option.rebuy': 'Racheter des jetons quand on a tout perdu',
  'option.computers': 'Combien d’ordinateurs jouent ; la table sert alors à s’entraîner',
  'option.level': 'La force des ordinateurs ; sans elle, facile',
  'option.yes': 'oui',
  'option.no': 'non',
  'option.of-game': '{option} ; sans précision, {value}',
  'option-name.language': 'langue',
  'option-name.pace': 'rythme',
  'option-name.player': 'personne',
  'option-name.buy-in': 'cave',
  'option-name.hands': 'donnes',
  'option-name.rebuy': 'recave',
  'option-name.computers': 'ordinateurs',
  'option-name.level': 'niveau',
  'level.easy': 'facile',
  'level.hard': 'difficile',
  'pace.live': 'en direct : une ou deux minutes',
  'pace.relaxed': 'tranquille : une demi-journée',
  'pace.none': 'aucun : sans horloge',

  // /help
  'help.title': 'Humbug',
  'help.intro':
    'Des jeux de bluff et de sang-froid, ici même dans le salon. Je donne les cartes, je garde les mains secrètes et je connais les règles ; pour ce qui est de mentir, à toi de jouer.',
  'help.games': 'Jeux',
  'help.game': '{title} : `/{command} start`\n{pitch}',
  'help.practise': 'S’entraîner tout de suite',
  'help.practise-about':
    'Une table avec des ordinateurs d’une seule pression, distribuée aussitôt. Rien ne compte. À tes tables, **Ajouter un ordinateur** remplit les places libres.',
  'help.how': 'Comment commence une partie',
  'help.how-open': '1. `/{command} start` ouvre une table dans ce salon.',
  'help.how-join':
    '2. Qui veut jouer appuie sur **Jouer** ; qui a ouvert la table appuie ensuite sur **Commencer**.',
  'help.how-play':
    '3. **Ma main** montre tes cartes, à toi seulement et aussi souvent que tu veux. Je n’écris jamais en privé.',
  'help.commands': 'Bon à savoir',
  'help.rules': '`/{command} rules` : les règles en bref, avec les erreurs des débuts',
  'help.table': '`/table` : ramener la table en bas, partir, arrêter, confier la table',
  'help.chips': '`/chips` : ce que tu as, toi ou une autre personne, et les résultats aux jeux',
  'help.worthless':
    'On joue pour le plaisir. Résultats et jetons de jeu ne valent rien hors des jeux : personne ne peut les acheter, les vendre, les offrir ni les échanger contre de l’argent. Tout le monde en reçoit autant au départ.',
  'help.privacy':
    '`/privacy` montre ce que je conserve à ton sujet ; tu peux l’y exporter ou l’effacer.',

  // Rules, page by page.
  'rules.unknown': 'Je ne connais pas (ou plus) ce jeu. `/help` montre ceux que je connais.',

  // Permissions that are missing; names as Discord shows them.
  'permission.view-channel': 'Voir le salon',
  'permission.send-messages': 'Envoyer des messages',
  'permission.send-in-threads': 'Envoyer des messages dans les fils',
  'permission.why-view-channel': 'pour tenir la table à jour',
  'permission.why-send-messages': 'pour installer la table et la ramener en bas',
  'permission.why-send-in-threads': 'pour installer la table dans un fil',
  'permission.missing':
    'Je ne peux pas tenir de table ici, car il me manque {count, plural, one {une permission} other {# permissions}} :',
  'permission.line': '- **{permission}**, {why}',
  'permission.mend-channel':
    'Tu peux y remédier : ouvre les paramètres de ce salon, va dans **Permissions**, choisis mon rôle et accorde-lui ce qui manque. Puis réessaie.',
  'permission.mend-thread':
    'Tu peux y remédier : les fils reprennent les permissions de leur salon. Ouvre donc les paramètres de ce salon, va dans **Permissions**, choisis mon rôle et accorde-lui ce qui manque. Puis réessaie.',
  'permission.ask':
    'Demande à une personne qui gère ce serveur de l’accorder à mon rôle dans les paramètres du salon, sous **Permissions**. Puis réessaie.',

  // /chips
  'record.title-own': 'Tes résultats sur ce serveur',
  'record.title-other': 'Les résultats de {name} sur ce serveur',
  'record.line':
    '{title}\n{played, plural, one {# partie} other {# parties}} : {won, plural, one {# gagnée} other {# gagnées}}, {lost, plural, one {# perdue} other {# perdues}}{shared, plural, =0 {} one {, # partagée} other {, # partagées}}',
  'record.line-hands':
    '{title}\n{played, plural, one {# donne} other {# donnes}} : {won, plural, one {# gagnée} other {# gagnées}}, {lost, plural, one {# perdue} other {# perdues}}{shared, plural, =0 {} one {, # partagée} other {, # partagées}}',
  'record.none-own':
    'Tu n’as pas encore fini de partie ici. Ouvre une table avec `/{command} start`, ou joue à celle de quelqu’un.',
  'record.none-other': '{name} n’a pas encore fini de partie ici.',
  'record.note':
    'Une partie compte quand elle va à son terme ; qui la quitte l’a perdue. Une partie arrêtée avant la fin ne compte pas.',

  // /privacy
  'privacy.title': 'Ce que je sais de toi',
  'privacy.stored-title': 'Ce qui est conservé, et pourquoi',
  'privacy.stored':
    '- Ton identifiant Discord et le nom que tu montres sur ce serveur, avec chaque table où tu as joué : pour que ta place soit la tienne et que les autres sachent qui joue.\n- Ce que tu as fait à ces tables, avec l’heure et l’identifiant de l’appui : pour qu’une partie reprenne après un redémarrage, que rien ne compte deux fois et que la donne puisse être vérifiée.\n- Les cartes de ces parties, même cachées : pour qu’une partie reprenne après un redémarrage. Personne n’en voit plus que les règles ne le permettent.\n- Si tu manques à une table, si tu veux des mentions, et si le classement des jetons peut te nommer : pour que personne n’ait à t’attendre et que tu sois tranquille.\n- Comment tes parties ont fini : pour les résultats que `/chips` montre à tout le monde sur ce serveur.\n- Tes jetons sur chaque serveur, chacun de leurs mouvements avec l’heure, la table et la donne, et ce que tu as apporté à chaque table : pour que tu puisses les relire et qu’aucun jeton n’apparaisse ni ne se perde. `/chips` montre à tout le monde sur ce serveur ce que tu as ; toi seulement vois tes mouvements.',
  'privacy.never-title': 'Ce qui ne l’est pas',
  'privacy.never':
    'Les messages que les gens écrivent, les messages privés, qui d’autre est sur le serveur, qui est en ligne : je n’en reçois rien. Ce qui répond à tes appuis reste en mémoire 15 minutes au plus. Le journal des personnes qui s’occupent de moi contient des identifiants et des heures, ni noms ni cartes.',
  'privacy.long-title': 'Combien de temps',
  'privacy.long':
    '- Une table avec ses cartes, ses coups et les noms des personnes : {tableDays, plural, one {un jour} other {# jours}} à partir de sa fin. Il n’en reste ensuite que le nombre de tes victoires, défaites et partages.\n- Chaque ligne de tes mouvements : {ledgerDays, plural, one {un jour} other {# jours}}, et aussi longtemps que sa table. Les plus anciennes sont additionnées en une seule.\n- Tes résultats, tes jetons et tes choix : jusqu’à ce que tu les effaces ici.\n\nPersonne d’autre ne le reçoit ; la base de données appartient aux personnes qui s’occupent de moi. Quand tu les effaces, une seule chose reste 30 jours : un hachage à clé de ton identifiant pour chaque serveur où tu avais des jetons, afin que personne ne reçoive deux fois les premiers. Il ne mène à toi que pour qui a à la fois cette base de données et ton identifiant.',
  'privacy.export': 'Exporter',
  'privacy.delete': 'Effacer …',
  'privacy.exported':
    'Tout ce qui est conservé à ton sujet, dans un fichier JSON. Visible par toi uniquement.',
  'privacy.too-large':
    'Il y en a tant que cela ne tient pas dans un message. Demande aux personnes qui s’occupent de moi de l’exporter pour toi.',
  'privacy.ask-delete':
    'Ton identifiant et tes noms disparaissent de toutes les tables et de tous les résultats, sur tous les serveurs ; un remplaçant sans nom prend leur place, et les parties des autres restent ce qu’elles étaient. Tes propres résultats sont perdus, et tes jetons retournent à la maison. Les messages déjà présents dans les salons restent. **C’est irréversible.**',
  'privacy.delete-yes': 'Effacer définitivement',
  'privacy.delete-no': 'Garder',
  'privacy.deleted':
    'C’est fait : plus rien ici ne mène à toi. Si tu rejoues à une table, tu repars de zéro.',
  'privacy.kept': 'Rien n’a été effacé.',
  'privacy.at-a-table':
    'Tu es encore à une table où l’on joue, peut-être sur un autre serveur. Quitte-la avec `/table` dans son salon, ou va au bout de la partie ; puis efface.',
};
