/** The game's name and rules in French, one message a page. */
export const frRules = {
  'game.name': 'Anaconda',
  'game.pitch':
    'Un poker où l’on passe des cartes, en dévoile cinq et gagne le haut, le bas ou les deux.',

  'rules.goal': `**De quoi il s’agit**
Tout le monde reçoit sept cartes, en passe quelques-unes et en garde cinq. On les retourne une à une, et l’on mise entre-temps. À la fin, chaque pot est partagé : **une moitié pour la meilleure main haute, une moitié pour la meilleure main basse.** Tu annonces en secret la moitié que tu joues, ou les deux.

Les jetons ne servent qu’à jouer. On ne les achète pas, on ne les vend pas, on ne les paie jamais.

**Le cours d’une donne**
1. **Ante :** tout le monde la paie dans le pot. Puis on donne sept cartes à tout le monde.
2. **Les passes :** trois cartes à gauche, puis deux, puis une.
3. **Ranger :** tout le monde garde cinq cartes et fixe leur ordre. Les autres sont écartées.
4. **Retourner :** tout le monde retourne en même temps la carte suivante, quatre fois. Après chaque carte vient un tour de mises.
5. **Annoncer :** le haut, le bas ou les deux, en secret. Puis on montre toutes les annonces.
6. **L’abattage :** on retourne les dernières cartes et on partage les pots.
S’il ne reste qu’une personne en jeu, elle prend tout et ne montre rien.

Après chaque donne, c’est à la place suivante à gauche de donner.`,

  'rules.cards': `**Les passes, pas à pas**
1. Appuie sur **Ma main** et choisis exactement le nombre de cartes demandé. Tu peux changer d’avis jusqu’à l’envoi.
2. Personne ne reçoit rien avant le dernier envoi. Tout le monde passe donc en même temps, et personne ne voit ce que donnent les autres.
3. Les cartes reçues peuvent repartir à la passe suivante. 🆕 marque celles qui sont arrivées en dernier.
4. Qui s’est couché est sauté : « à gauche » veut dire la prochaine place encore en jeu.

**Ranger, pas à pas**
1. Choisis tes cinq cartes **dans l’ordre où on les retourne**. La cinquième reste cachée jusqu’à l’abattage.
2. Une liste donne un ordre tout fait : la meilleure main haute ou basse, sa meilleure carte d’abord ou à la fin.
3. En dessous, tu vois ce que valent tes cinq cartes de chaque côté, et ce que les autres en verront.
4. Une fois envoyé, rien ne change plus.`,

  'rules.bets': `**Miser, pas à pas**
1. Qui montre les meilleures cartes commence, puis on continue dans le sens des aiguilles d’une montre. Les paires, brelans et carrés comptent, pas les quintes ni les couleurs. À égalité, c’est la première place à gauche de qui donne.
2. Personne n’a encore misé ? **Parole** (ne rien payer) ou **miser**.
3. Quelqu’un a misé ? **Suivre** (payer autant), **relancer** (payer autant et plus) ou **se coucher** (abandonner la main ; ce que tu as payé reste dans le pot).
4. Après une parole, on peut encore relancer dans le même tour.
5. Le tour finit quand toutes les personnes en jeu ont payé autant. Chaque mise et chaque relance a un minimum et un maximum, et le nombre de relances d’un tour est limité.

**Tapis et pots annexes**
Si tu n’as pas assez de jetons pour suivre, tu paies ce qu’il te reste et tu restes en jeu : c’est le **tapis**. De chaque autre personne, tu ne peux gagner que ce que tu as payé toi-même. Le surplus va dans un **pot annexe** que seuls les autres se disputent. Ce que personne n’a suivi revient à qui l’a misé.

Un exemple : Ann a 5 jetons et fait tapis, Bo et Cy paient 8 chacun. Le pot principal est de 15, pour les trois. Le pot annexe est de 6, pour Bo et Cy seulement.`,

  'rules.showdown': `**L’annonce**
Après la quatrième carte et ses mises, tout le monde choisit **le haut**, **le bas** ou **les deux**. Un seul clic, et c’est définitif. L’annonce vaut pour chaque pot que tu joues.

**Le partage d’un pot**
1. La meilleure main parmi les annonces du haut prend une moitié, la meilleure parmi celles du bas prend l’autre. Un jeton impair va au haut.
2. Tout le monde a annoncé le même côté ? Alors la meilleure main de ce côté prend tout.
3. **Les deux** prend tout, mais seulement si personne ne te bat pour le haut ni pour le bas. Une main égale ne te bat pas, elle partage. Si quelqu’un te bat d’un côté, tu perds des deux côtés, et la main suivante prend ta place.
4. Les mains égales partagent. Les jetons impairs vont aux premières places à gauche de qui donne.
5. Tout le monde a annoncé les deux et perd quelque part ? Alors seules les cartes décident, haut contre haut et bas contre bas.

Un exemple : le pot est de 30. Ann a un full et annonce le haut, Bo a 6-4-3-2-A et annonce le bas, Cy a une paire de rois et annonce le haut. Ann prend 15 et Bo 15. Si Bo avait annoncé les deux, le full d’Ann l’aurait battu pour le haut. Bo serait éliminé, il ne resterait personne pour le bas, et Ann prendrait les 30.`,

  'rules.ranking': `**Le haut, à partir de la meilleure main**
{high}
Entre deux mains de même genre, les cartes les plus hautes gagnent, le plus grand groupe d’abord. L’as est haut, mais il vaut un dans 5-4-3-2-A, une quinte au cinq. Toutes les enseignes se valent.

**Le bas, à partir de la meilleure main**
{low}
Pour le bas, l’as vaut un, et ni les quintes ni les couleurs ne comptent. On compare à partir de la carte la plus haute, et le plus bas gagne : 7-5-4-3-2 bat 8-4-3-2-A. Toute main sans paire bat toute paire.`,

  'rules.options': `**Ce qu’une table peut choisir**
Qui ouvre la table choisit une *variante* par son nom, ou des options une à une :
- **ante** : 1 à 100 jetons (sinon 1).
- **mise-min** et **mise-max** : le moins et le plus pour chaque mise et chaque relance (sinon 1 et 5).
- **relances** : 0 à 10 par tour (sinon 3).
- **passes** : 3, 2, 1 à gauche · 3 à gauche, une fois · zigzag : 3 à gauche, 2 à droite, 1 à gauche · paliers : 3 à la première, 2 à la deuxième, 1 à la troisième personne à gauche. À trois, la troisième personne à gauche serait toi, la carte va donc à la première.
- **mises-entre-passes** : un tour de mises avant la première passe et après chaque passe, à partir de la gauche de qui donne. Avec une seule passe, c’est toujours le cas.
- **annonce** : sans elle, seul le haut compte et rien n’est annoncé.
- **cartes** : six au lieu de sept, on en écarte donc une.
- **jokers** : Howdy Doody. Les trois sont jokers pour le haut, les rois pour le bas. Un joker vaut ce qui donne la meilleure main. Cinq cartes de même rang battent tout.

**Howdy Doody par l’exemple**
Haut : {high}
Bas : {low}`,

  'rules.questions': `**Erreurs de débutants**
- **Courir les deux côtés.** Une main moyenne pour le haut et pour le bas ne gagne souvent ni l’un ni l’autre. Décide-toi tôt, et passe ce qui ne va pas avec.
- **Passer de petites cartes sans y penser.** C’est peut-être ce qu’attend une main basse à ta gauche.
- **Montrer sa force d’abord.** Une paire visible fait fuir les autres. Cache la carte qui fait ta main, sauf pour bluffer.
- **Annoncer comme tout le monde.** Quatre mains basses sont visibles ? Une petite paire pour le haut prend peut-être seule la moitié du pot.
- **Annoncer les deux par gourmandise.** Une seule main meilleure d’un côté, et tu n’as rien.
- **Payer parce qu’on a déjà payé.** Les jetons du pot ne sont plus à toi ; regarde ce que coûte la carte suivante.

**Questions qui reviennent**
- **Est-ce que je revois ce que j’ai passé ?** Oui, sous **Ma main**, jusqu’à la passe suivante.
- **Puis-je changer mon ordre plus tard ?** Non, plus après l’envoi.
- **Les cartes parlent-elles ?** Non, l’annonce compte, sauf si tout le monde échoue avec les deux.
- **Puis-je voir les mains couchées ?** Pas tant que la table joue. *Vérifier la donne* les ouvre quand elle ferme.
- **Et si je ne suis pas là ?** Tu fais parole, ou tu te couches si quelqu’un a misé. On ne te fait jamais payer.
- **Et si je n’ai plus de jetons ?** Tu restes dans la donne, à tapis. Entre deux donnes, tu peux en apporter d’autres si la table le permet.
- **La distribution est-elle honnête ?** Chaque donne découle d’un secret fixé avant tes clics, mêlé à ceux de toute la table. Quand la table est fermée, tout le monde peut la recalculer avec *Vérifier la donne*.`,
} as const satisfies Readonly<Record<string, string>>;
