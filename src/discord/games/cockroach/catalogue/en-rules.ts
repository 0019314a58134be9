/** The game's name and rules in English, one message a page. */
export const enRules = {
  'game.name': 'Cockroach Poker',
  'game.pitch': 'Hand vermin around with a straight face. One player loses, all others win.',

  'rules.goal': `**What it is about**
Everybody hands nasty animals to everybody else, face down, and says what they are. The words may be true or not. Nobody wins points: **one player loses, all the others win together.**
You lose as soon as **{limit} cards of one creature** lie face up before you ({limitForTwo} when only two play), or when you have to open a round and have no card left.

**The cards**
There are 64: {creatures}, eight of each. All of them are dealt, so some hands may hold one card more. With two players ten cards are put aside and nobody sees them.`,

  'rules.round': `**A round, step by step**
1. **Offering.** The player who opens takes a card from the hand, lays it face down before somebody and names a creature. It may be the truth.
2. **Deciding.** Whoever gets the card has two ways:
- **Answer without looking.** *True* means: I believe the claim. *False* means: I do not. If the answer is right, the card goes back to the player who handed it over last. If it is wrong, the one who answered keeps it.
- **Pass it on**, to somebody who has not had this card yet, with the same claim or a new one. You may look at it first. **Once you have looked, you must pass it on.** You may also pass it on without looking.
3. **No one left?** The last player who has not had the card must answer. With two players that is always so.
4. **Keeping.** The card is laid face up before the player who keeps it. That player opens the next round.

Only two players are ever at risk: the one who answers and the one who handed the card over last. Whoever had it earlier is safe, and only the latest claim counts.`,

  'rules.end': `**The end**
When a card is kept, this is checked in order:
1. Does the keeper now have {limit} of one creature face up ({limitForTwo} with two players)? Then the keeper loses.
2. Is the keeper’s hand empty? The keeper would have to open and cannot, and so loses.
At every other moment an empty hand does no harm.

**Mistakes beginners make**
- **Mixing up “false” and “I lose”.** “False” only means “I do not believe it”. Saying “false” to a lie is right, and the liar keeps the card.
- **Looking too soon.** A look takes away your answer, and everybody sees that you know the card now.
- **Always lying.** The truth is a good trick, above all where nobody expects it.
- **Forgetting the others’ rows.** Offer people what they can least afford. The panel marks with ⚠️ who is one card short.
- **Playing the hand empty.** The cards in your hand are your breath: with none left, the next card you keep is your last.`,

  'rules.questions': `**Questions that come up**
- **May I repeat the claim of the player before me?** Yes. Or name something new; only the last claim counts.
- **May I give the card back?** No. It never goes to the player who opened or to anybody who has already decided on it.
- **I got the card back after saying “true” or “false”. Who opens?** Whoever keeps a card opens the next round.
- **May I look and then answer?** No. A look commits you to passing the card on.
- **Why can’t I pass?** Everybody else has had the card. Then there is only “true” or “false”.
- **My hand is empty. Am I out?** No. You can still be offered cards, answer and pass. You lose only if you keep a card.
- **I keep my fourth of a kind with an empty hand. What counts?** The four of a kind.
- **Can several people lose?** No, exactly one.
- **Is the deal fair?** It follows from a secret that was fixed when the table opened, mixed with your own presses. After the game everybody can recompute it with *Check the deal*.`,
} as const satisfies Readonly<Record<string, string>>;
