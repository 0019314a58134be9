/** The game's name and rules in French. */
export const frRules = {
  'game.name': 'Yack',
  'game.pitch':
    'Annonce ce que cache la pile, sans te faire prendre. Le moins de cartes prises gagne.',

  'rules.goal': `**De quoi il s’agit**
On joue des cartes face cachée sur une pile commune, en annonçant chaque fois ce que contient maintenant **toute la pile** : « 4 vautours ». Chaque annonce doit être plus haute que la précédente, et un jour quelqu’un n’y croit pas. La pile est alors retournée, et une personne sur deux doit la prendre. **Qui a pris le moins de cartes gagne.**

**Les cartes**
Il y en a {total, number} :
- {animals} : cinq animaux, du plus gros au plus petit, {animalCards, number} cartes en tout. Chacune compte 1, 2 ou 3 de son animal.
- {joker} : comptent 1 ou 2 de ce qui est annoncé.
- {all} · {ones} · {stop} : les cartes spéciales. Elles ne comptent jamais elles-mêmes, mais changent la valeur des autres.
Chaque main a cinq cartes ; le reste forme la pioche.`,

  'rules.turn': `**Un tour : jouer ou douter**
1. **Jouer** une carte, n’importe laquelle, avec une annonce, vraie ou non, sur toute la pile, nouvelle carte comprise. Puis tu pioches une carte, tant qu’il y en a.
- La première annonce sur une pile a le nombre un : « 1 yéti ».
- Chaque annonce suivante doit être plus haute. Tu peux sauter, mais pas au-delà de trois fois le nombre de cartes de la pile : aucune ne peut contenir plus.
2. **Douter** de la dernière annonce. Tu ne joues ni ne pioches ; la pile est retournée et comptée.
- Elle contient **au moins** ce qui est annoncé ? Alors **tu** la prends.
- Elle contient moins ? Alors c’est **qui a fait l’annonce** qui la prend.
Les cartes prises restent face cachée, et qui les a prises ouvre la pile suivante.

**Qu’est-ce qui est plus haut ? L’échelle**
La table en choisit une à l’ouverture.
- **D’abord l’animal** (l’habitude) : le même animal en plus grand nombre, ou un plus gros animal, quel que soit le nombre. Après « 5 vautours » viennent « 6 vautours » ou « 1 bouquetin », mais pas « 6 marmottes ».
- **D’abord le nombre** : un plus grand nombre de n’importe quel animal, ou le même nombre d’un plus gros animal. Après « 5 vautours » viennent « 5 bouquetins » ou « 6 marmottes », mais pas « 1 bouquetin ».`,

  'rules.count': `**Comment une pile se compte**
On regarde d’abord les stops, puis « ! », puis « 1 » ; ensuite on additionne l’animal annoncé et les jokers. Disons que l’annonce portait sur cet animal : {animal}.
{examples}`,
  'rules.example': '- {cards} → **{counted}**. {why}',
  'rules.why-plain': 'Les cartes de l’animal annoncé, et les jokers.',
  'rules.why-all': '« ! » : chaque animal est celui de l’annonce, avec sa propre valeur.',
  'rules.why-ones': '« 1 » : chaque animal et chaque joker compte 1.',
  'rules.why-both':
    'Les deux agissent ensemble : chaque animal est celui de l’annonce, et chacun compte 1.',
  'rules.why-odd':
    'Un nombre impair de stops : chaque « ! » et chaque « 1 » de la pile est annulé. Les jokers restent.',
  'rules.why-even': 'Deux stops s’annulent, donc « ! » agit de nouveau.',
  'rules.why-many': 'Un deuxième « ! » ou un deuxième « 1 » ne change rien.',

  'rules.end': `**La fin**
Quand la dernière carte de la pioche est prise commence la **dernière phase** : le prochain doute met fin à la partie, une fois sa pile prise. Si toutes les mains sont vides avant, la partie s’arrête aussitôt et la dernière pile ne compte pour personne. Les cartes en main ne comptent pas. En cas d’égalité, on partage la place.

**Les erreurs des débuts**
- **Ne penser qu’à sa propre carte.** L’annonce porte sur toute la pile.
- **Oublier « au moins ».** « 4 vautours » tient aussi quand il y en a neuf.
- **Gaspiller les cartes spéciales.** Un stop sous un « ! » ou un « 1 » change une annonce sûre en mensonge, et le suivant la rétablit.
- **Douter trop tard.** Une petite pile coûte peu. Une grande fait mal, à qui que ce soit.
- **Sauter sans besoin.** L’annonce juste au-dessus laisse l’embarras à la personne suivante.

**Les questions qui reviennent**
- **Puis-je douter hors de mon tour ?** Non, seule la personne dont c’est le tour le peut.
- **Dois-je dire la vérité ?** Jamais.
- **Puis-je regarder dans la pile ?** Seulement tes propres cartes : **Ma main** les montre.
- **La carte que je pose compte-t-elle dans mon annonce ?** Oui.
- **Qui ouvre après un doute ?** Qui a pris la pile.
- **Les jokers survivent-ils à un stop ?** Oui. Il n’arrête que « ! » et « 1 ».
- **Puis-je revoir les cartes prises ?** La pile du dernier doute reste affichée jusqu’au prochain.
- **La distribution est-elle honnête ?** Elle découle d’un secret fixé à l’ouverture de la table, mêlé aux clics des joueurs. Après la partie, tout le monde peut la recalculer avec *Vérifier la donne*.`,
} as const satisfies Readonly<Record<string, string>>;
