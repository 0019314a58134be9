/** The game's name and rules in English, one message a page. */
export const enRules = {
  'game.name': 'Jabberwocky',
  'game.pitch': 'Predict exactly how many tricks you will take, thirteen rounds long.',

  'rules.goal': `**What it is about**
Before each round everybody says how many tricks they will take. **Whoever takes exactly that many scores one point.** One more or one less scores nothing. After {rounds, number} rounds the most points win; those level on points share the win.

**The deal**
Each round is dealt from a whole new deck of 52 cards. The rounds have {deals} cards each. The next card of the deck is turned up: **its suit is trump** in this round. That card takes no further part. The deal moves one seat to the left.

**The cards**
From low to high: {ranks} (J jack, Q queen, K king, A ace). Suits: {suits}.`,

  'rules.bids': `**Bidding, step by step**
1. The player left of the dealer bids first, the dealer last. All bids are open.
2. A bid is any number from none to as many tricks as there are cards.
3. **The hook:** the dealer may not make the bids add up to the number of cards. So there is always somebody who misses.

An example with five cards: the bids are 2, 1 and 1, which is 4. The dealer may not bid 1, because 4 + 1 = 5; none, 2, 3, 4 and 5 are all fine.`,

  'rules.play': `**Playing, step by step**
1. The first bidder leads to the first trick; later the winner of a trick leads to the next.
2. **Follow suit if you can.** If you cannot, play any card. Nobody has to trump and nobody has to win.
3. **The trick goes to the highest trump**, or, if there is none in it, to the highest card of the suit that was led. Other suits never win.
4. **A trump may not be led** until a trump was played in an earlier trick of the round, unless the leader holds nothing but trumps. The card that was turned up does not count as played.

An example, hearts being trump: 9♣ is led, then come K♣, 2♥ and A♦. The 2♥ takes the trick, because it is the only trump. Without it the K♣ would: the A♦ is not of the suit led.

{quick}`,

  'rules.quick':
    'When everybody is down to one card, the last trick plays itself, since there is nothing left to choose. Whoever starts the table can switch that off with the option *quick*. Nothing else is played for anybody: a card played in haste would tell the others that there was no choice.',

  'rules.questions': `**Mistakes beginners make**
- **Taking one more, just to be sure.** A trick too many costs as much as one too few.
- **Counting high cards only.** An ace of a side suit falls to the smallest trump; many small trumps are worth more than they look.
- **Forgetting the total.** Are more tricks bid than there are? Then everybody fights. Fewer? Then everybody tries to get rid of them.
- **Keeping the king for last.** Whoever needs nothing more should throw high cards under still higher ones in time.

**Questions that come up**
- **May I bid nothing?** Yes. It scores the same one point.
- **Does every trick count?** No, only whether your bid came true.
- **Why may I not lead this card?** It is a trump, and none was played in an earlier trick.
- **Why is one bid missing for the dealer?** That is the hook.
- **Who leads in the next round?** The first bidder again: the player left of the new dealer.
- **Do I see the cards of past tricks?** The last trick stays on the panel; the others you have to remember until *How it went*.
- **Is the deal fair?** All thirteen deals follow from a secret that was fixed when the table opened, mixed with your own presses. After the game everybody can recompute them with *Check the deal*.`,
} as const satisfies Readonly<Record<string, string>>;
