/** The game's name and rules in French, one message a page. */
export const frRules = {
  'game.name': 'Jabberwocky',
  'game.pitch': 'Prédis exactement combien de plis tu feras, pendant treize manches.',

  'rules.goal': `**Le but**
Avant chaque manche, tout le monde dit combien de plis il fera. **Qui en fait exactement autant marque un point.** Un de plus ou un de moins ne rapporte rien. Après {rounds, number} manches, le plus grand nombre de points gagne ; à égalité, on partage la victoire.

**La donne**
Chaque manche est donnée d’un jeu neuf et entier de 52 cartes. Les manches ont {deals} cartes par main. La carte suivante est retournée : **sa couleur est atout** pour cette manche. Cette carte ne joue plus. La donne passe chaque fois d’une place vers la gauche.

**Les cartes**
De la plus faible à la plus forte : {ranks} (J valet, Q dame, K roi, A as). Couleurs : {suits}.`,

  'rules.bids': `**Les annonces, pas à pas**
1. La personne à gauche de qui donne annonce en premier, qui donne annonce en dernier. Toutes les annonces sont publiques.
2. On annonce un nombre, d’aucun pli jusqu’au nombre de cartes.
3. **Le crochet :** qui donne ne peut pas amener la somme des annonces au nombre de cartes. Il y a donc toujours quelqu’un qui se trompe.

Un exemple à cinq cartes : on a annoncé 2, 1 et 1, soit 4. Qui donne ne peut pas annoncer 1, car 4 + 1 = 5 ; aucun, 2, 3, 4 et 5 sont permis.`,

  'rules.play': `**Le jeu, pas à pas**
1. Qui a annoncé en premier entame le premier pli ; ensuite, qui a pris le dernier pli entame le suivant.
2. **Fournis la couleur demandée si tu peux.** Sinon, joue ce que tu veux. Personne n’est obligé de couper ni de monter.
3. **Le pli va au plus fort atout**, ou, sans atout, à la plus forte carte de la couleur demandée. Les autres couleurs ne gagnent jamais.
4. **On ne peut pas entamer atout** avant qu’un atout soit tombé dans un pli précédent de la manche, sauf si l’on n’a que des atouts. La carte retournée ne compte pas comme jouée.

Un exemple, cœur étant atout : on entame de 9♣, puis viennent K♣, 2♥ et A♦. Le 2♥ prend le pli, car c’est le seul atout. Sans lui, ce serait le K♣ : l’A♦ n’est pas de la couleur demandée.

{quick}`,

  'rules.quick':
    'Quand tout le monde n’a plus qu’une carte, le dernier pli se joue de lui-même, car il n’y a plus rien à choisir. Qui ouvre la table peut s’en passer avec l’option *rapide*. Rien d’autre n’est joué à la place de quelqu’un : une carte jouée à la hâte dirait aux autres qu’il n’y avait pas de choix.',

  'rules.questions': `**Erreurs de débutants**
- **En faire un de plus, par sécurité.** Un pli de trop coûte autant qu’un pli de moins.
- **Ne compter que les fortes cartes.** Un as hors atout tombe devant le plus petit atout ; beaucoup de petits atouts valent plus qu’il n’y paraît.
- **Oublier la somme.** On a annoncé plus de plis qu’il n’y en a ? Alors tout le monde se bat. Moins ? Alors personne n’en veut.
- **Garder le roi pour la fin.** Qui n’a plus besoin de rien jette à temps ses fortes cartes sous de plus fortes encore.

**Questions qui reviennent**
- **Puis-je n’annoncer aucun pli ?** Oui. Cela rapporte le même point.
- **Chaque pli compte-t-il ?** Non, seulement si ton annonce se réalise.
- **Pourquoi ne puis-je pas entamer de cette carte ?** C’est un atout, et aucun n’est tombé dans un pli précédent.
- **Pourquoi manque-t-il une annonce à qui donne ?** C’est le crochet.
- **Qui entame à la manche suivante ?** De nouveau qui annonce en premier : à gauche de la nouvelle personne qui donne.
- **Puis-je revoir les plis passés ?** Le dernier pli reste affiché ; les autres, il faut les retenir jusqu’à *Le récit*.
- **La distribution est-elle honnête ?** Les treize donnes découlent d’un secret fixé à l’ouverture de la table, mêlé aux clics des joueurs. Après la partie, tout le monde peut les recalculer avec *Vérifier la donne*.`,
} as const satisfies Readonly<Record<string, string>>;
