/** The game's name and rules in French, one message a page. */
export const frRules = {
  'game.name': 'Poker des cafards',
  'game.pitch':
    'Refile des bestioles sans sourciller. Une seule personne perd, toutes les autres gagnent.',

  'rules.goal': `**De quoi il s’agit**
On se refile des bestioles répugnantes, face cachée, en disant ce que c’est. C’est vrai, ou pas. Il n’y a pas de points : **une seule personne perd, toutes les autres gagnent ensemble.**
Tu perds dès que **{limit} cartes d’une même bestiole** sont visibles devant toi ({limitForTwo} à deux joueurs), ou quand tu dois ouvrir une manche et que tu n’as plus de carte.

**Les cartes**
Il y en a 64 : {creatures}, huit de chaque. On les distribue toutes, si bien que certaines mains peuvent compter une carte de plus. À deux, dix cartes sont mises de côté et personne ne les voit.`,

  'rules.round': `**Une manche, pas à pas**
1. **Offrir.** La personne qui ouvre prend une carte de sa main, la pose face cachée devant quelqu’un et annonce une bestiole. Elle peut dire la vérité.
2. **Décider.** La personne qui reçoit la carte a deux possibilités :
- **Répondre sans regarder.** *Vrai* veut dire : je crois l’annonce. *Faux* veut dire : je n’y crois pas. Si la réponse est juste, la carte retourne à la personne qui l’a donnée en dernier. Sinon, la personne qui a répondu la garde.
- **Passer la carte** à quelqu’un qui ne l’a pas encore eue, avec la même annonce ou une autre. On peut d’abord la regarder. **Qui a regardé doit passer.** On peut aussi passer sans regarder.
3. **Plus personne ?** La dernière personne à recevoir la carte doit répondre. À deux, c’est toujours le cas.
4. **Garder.** La carte est posée face visible devant la personne qui la garde, et c’est elle qui ouvre la manche suivante.

Deux personnes seulement courent un risque : celle qui répond et celle qui a donné la carte en dernier. Les autres sont à l’abri, et seule la dernière annonce compte.`,

  'rules.end': `**La fin**
Quand une carte est gardée, on vérifie dans cet ordre :
1. Y a-t-il maintenant {limit} cartes d’une même bestiole devant la personne ({limitForTwo} à deux) ? Alors elle perd.
2. Sa main est-elle vide ? Elle devrait ouvrir, ne le peut pas, et perd.
À tout autre moment, une main vide ne fait pas de mal.

**Les erreurs des débuts**
- **Mal comprendre « faux ».** « Faux » veut seulement dire : je n’y crois pas. Face à un mensonge, « faux » est la bonne réponse, et la carte reste à qui a menti.
- **Regarder trop vite.** Ensuite tu ne peux plus répondre, et tout le monde voit que tu connais la carte.
- **Toujours mentir.** La vérité est un bon piège, surtout quand personne ne l’attend.
- **Oublier les cartes des autres.** Offre ce que l’autre peut le moins se permettre. ⚠️ montre à qui il ne manque qu’une carte.
- **Vider sa main.** Tes cartes sont ta réserve : quand il n’y en a plus, la prochaine carte que tu gardes est la dernière.`,

  'rules.questions': `**Les questions qui reviennent**
- **Puis-je répéter l’annonce précédente ?** Oui. Ou en faire une autre ; seule la dernière compte.
- **Puis-je rendre la carte ?** Non. Elle ne revient jamais à la personne qui a ouvert, ni à quelqu’un qui a déjà décidé de son sort.
- **J’ai gardé la carte après « vrai » ou « faux ». Qui ouvre ?** Qui garde une carte ouvre la manche suivante.
- **Puis-je regarder puis répondre ?** Non. Regarder oblige à passer.
- **Pourquoi ne puis-je pas passer ?** Tout le monde a déjà eu la carte. Il ne reste que « vrai » ou « faux ».
- **Ma main est vide. Suis-je hors jeu ?** Non. On peut encore t’offrir des cartes, et tu peux répondre et passer. Tu ne perds que si tu gardes une carte.
- **Je garde ma quatrième carte pareille avec une main vide. Qu’est-ce qui compte ?** Les quatre cartes pareilles.
- **Plusieurs personnes peuvent-elles perdre ?** Non, exactement une.
- **La distribution est-elle honnête ?** Elle découle d’un secret fixé à l’ouverture de la table, mêlé aux clics des joueurs. Après la partie, tout le monde peut la recalculer avec *Vérifier la donne*.`,
} as const satisfies Readonly<Record<string, string>>;
