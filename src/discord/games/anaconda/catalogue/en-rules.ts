/** The game's name and rules in English, one message a page. */
export const enRules = {
  'game.name': 'Anaconda',
  'game.pitch': 'Poker where you pass the trash, roll your five cards, and win high, low or both.',

  'rules.goal': `**What it is about**
Everybody is dealt seven cards, passes some of them on and keeps five. These are turned up one by one, with bets between. In the end each pot is shared: **one half for the best high hand, one half for the best low hand.** You declare in secret which half you play for, or both.

The chips are play chips. They are never bought, sold or paid out.

**The course of a hand**
1. **Ante:** everybody pays the ante into the pot. Then seven cards each are dealt.
2. **Passing the trash:** three cards to the left, then two, then one.
3. **Arranging:** everybody keeps five cards and puts them in order. The others are out.
4. **Rolling:** everybody turns up the next card at the same time, four times. After each card there is a betting round.
5. **Declaring:** high, low or both, in secret. Then all declarations are shown.
6. **Showdown:** the last cards are turned up, and the pots are shared.
When all but one have folded, the last one takes everything and shows nothing.

The deal moves one seat to the left after every hand.`,

  'rules.cards': `**Passing, step by step**
1. Press **My hand** and choose exactly as many cards as are asked for. Until you send them you can choose anew.
2. Nobody receives anything before the last one has sent. So all pass at the same time, and nobody sees what others give.
3. Cards that you received can be passed on in the next pass. 🆕 marks those that came last.
4. Folded players are left out: “left” is the next seat that is still in.

**Arranging, step by step**
1. Choose your five cards **in the order in which they are turned up**. The fifth stays hidden until the showdown.
2. A list gives you a whole order at once: the best hand for high or for low, with its best card first or last.
3. Below you see what your five are worth on each side, and what the others will see of them.
4. Once sent, cards and order stay as they are.`,

  'rules.bets': `**Betting, step by step**
1. Whoever shows the best cards acts first, then it goes round clockwise. Pairs, threes and fours count for this, straights and flushes do not. Among equals it is the one nearest to the dealer’s left.
2. Nobody has bet yet? **Check** (pay nothing) or **bet**.
3. Somebody has bet? **Call** (pay as much), **raise** (pay as much and more) or **fold** (give up the hand; what you have paid stays in the pot).
4. Whoever has checked may still raise later in the same round.
5. The round ends when all who are in have paid the same. Each bet and raise has a least and a most, and a round has a limit of raises.

**All-in and side pots**
If you have too few chips to call, you pay what you have left and stay in: **all-in**. From each other player you can win only as much as you paid yourself. Everything above goes into a **side pot** that only the others play for. What nobody has called goes back.

An example: Ann has 5 chips and goes all-in, Bo and Cy pay 8 each. The main pot is 15, and all three play for it. The side pot is 6, for Bo and Cy alone.`,

  'rules.showdown': `**Declaring**
After the fourth card and its bets everybody chooses **high**, **low** or **both**. One press, and it is final. It counts for every pot that you are in for.

**Sharing a pot**
1. The best hand of those who declared high takes one half, the best of those who declared low the other. An odd chip goes to high.
2. Did everybody declare the same side? Then the best hand of that side takes all.
3. **Both** takes all, but only if nobody beats you for high and nobody for low. An equal hand does not beat you, it shares. If you are beaten on one side, you are out on both, and the next best takes your place.
4. Equal hands share. Odd chips go to those nearest to the dealer’s left.
5. Did all declare both, and was everybody beaten somewhere? Then the cards alone decide, high against high and low against low.

An example: the pot is 30. Ann has a full house and declares high, Bo has 6-4-3-2-A and declares low, Cy has a pair of kings and declares high. Ann gets 15 and Bo 15. Had Bo declared both, Ann’s full house would beat Bo for high. Bo would be out, nobody would be left for low, and Ann would take all 30.`,

  'rules.ranking': `**High, from the best**
{high}
Of two hands of one kind the higher ranks win, the larger group first. The ace is high, but it is one in 5-4-3-2-A, a straight to the five. All suits are equal.

**Low, from the best**
{low}
For low the ace is one, and straights and flushes do not count. Compare from the highest card down: lower is better, so 7-5-4-3-2 beats 8-4-3-2-A. Any hand without a pair beats any pair.`,

  'rules.options': `**What a table can agree on**
Whoever starts chooses a *variant* by name, or single options:
- **ante**: 1 to 100 chips (usually 1).
- **min-bet** and **max-bet**: the least and the most of every bet and raise (usually 1 and 5).
- **max-raises**: 0 to 10 in a round (usually 3).
- **passing**: 3, 2, 1 to the left · 3 to the left, once · zigzag: 3 to the left, 2 to the right, 1 to the left · steps: 3 to the first, 2 to the second, 1 to the third on the left. Among three players the third on the left would be yourself, so the card goes to the first.
- **pass-betting**: a betting round before the first pass and after every pass, begun left of the dealer. With a single pass it is always so.
- **declare**: switched off, only high counts and nothing is declared.
- **cards**: six instead of seven, so that one is put aside.
- **wild**: Howdy Doody. Threes are wild for high, kings are wild for low. A wild card stands for whatever makes the best hand. Five of a kind beats everything.

**Howdy Doody by example**
High: {high}
Low: {low}`,

  'rules.questions': `**Mistakes beginners make**
- **Chasing both sides.** A hand that is fair for high and fair for low mostly wins neither. Decide early, and pass on what does not fit.
- **Passing on small cards without a thought.** They are just what a low hand on your left is waiting for.
- **Showing the strength first.** A pair on show scares callers away. Hide the card that makes your hand, unless you want to bluff.
- **Declaring where everybody is.** Four low hands on show? A small pair for high may take half the pot alone.
- **Declaring both out of greed.** One better hand on one side, and you get nothing.
- **Paying because you have paid before.** Chips in the pot are not yours any more; look at what the next card costs.

**Questions that come up**
- **Do I see what I passed?** Yes, under **My hand**, until the next pass.
- **Can I change my order later?** No, not after you have sent it.
- **Do the cards speak?** No, the declaration counts, except where all fail with both.
- **May I look at folded hands?** Not while the table plays. *Check the deal* opens them when it closes.
- **What if I am away?** You check, or fold where there is a bet. You are never made to pay.
- **What if I run out of chips?** You stay in the hand as all-in. Between hands you may bring more, if the table allows it.
- **Is the deal fair?** Each one follows from a secret that was fixed before you pressed, mixed with your own presses. When the table has closed, everybody can recompute it with *Check the deal*.`,
} as const satisfies Readonly<Record<string, string>>;
