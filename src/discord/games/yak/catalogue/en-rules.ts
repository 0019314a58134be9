/** The game's name and rules in English. */
export const enRules = {
  'game.name': 'Yak',
  'game.pitch':
    'Say what the growing pile holds and do not get caught. The fewest taken cards win.',

  'rules.goal': `**What it is about**
Everybody plays cards face down onto one common pile, and each time claims what **the whole pile** now holds: “4 vultures”. Each claim has to be higher than the last, and at some point somebody does not believe it. Then the pile is turned up, and one of two people has to take it. **The fewest taken cards win.**

**The cards**
There are {total, number} cards:
- {animals}: five animals, from the biggest to the smallest, {animalCards, number} cards in all. Each counts 1, 2 or 3 of its animal.
- {joker}: count 1 or 2 of whatever is claimed.
- {all} · {ones} · {stop}: specials. They never count themselves, but change how the others count.
Everybody has five cards; the rest is the draw pile.`,

  'rules.turn': `**A turn: play or doubt**
1. **Play** a card, any card, with a claim, true or not, about the whole pile with the new card in it. Then you draw a card, as long as there are any.
- The first claim about a pile is of one: “1 yeti”.
- Each later one has to be higher. You may jump, but not beyond three times the cards in the pile: no pile could hold more.
2. **Doubt** the last claim instead. You neither play nor draw; the pile is turned up and counted.
- It holds **at least** what was claimed? Then **you** take it.
- It holds less? Then whoever **made the claim** takes it.
Taken cards lie face down before their taker, who opens the next pile.

**What is higher? The ladder**
The table agrees on one when it is opened.
- **Animal first** (the usual one): the same animal with a larger number, or a bigger animal with any number. After “5 vultures” come “6 vultures” or “1 ibex”, but not “6 marmots”.
- **Number first**: a larger number with any animal, or the same number with a bigger animal. After “5 vultures” come “5 ibexes” or “6 marmots”, but not “1 ibex”.`,

  'rules.count': `**How a pile counts**
First the stop signs are looked at, then “!”, then “1”; then the claimed animal and the jokers are added up. Say the claim was about this animal: {animal}.
{examples}`,
  'rules.example': '- {cards} → **{counted}**. {why}',
  'rules.why-plain': 'Cards of the claimed animal, and jokers.',
  'rules.why-all': '“!”: every animal is the claimed one, at its own value.',
  'rules.why-ones': '“1”: every animal and joker counts 1.',
  'rules.why-both': 'Both act together: every animal is the claimed one, and each counts 1.',
  'rules.why-odd':
    'An odd number of stop signs: every “!” and “1” in the pile is void. Jokers stay.',
  'rules.why-even': 'Two stop signs cancel each other out, so “!” acts again.',
  'rules.why-many': 'A second “!” or “1” changes nothing.',

  'rules.end': `**The end**
When the last card of the draw pile is drawn, the **last phase** begins: the next doubt ends the game, once its pile is taken. If all hands run empty first, the game ends at once, and the last pile counts for nobody. Cards in hand do not count. Ties share.

**Mistakes beginners make**
- **Claiming for the own card only.** The claim is about the whole pile.
- **Forgetting “at least”.** “4 vultures” holds if there are nine.
- **Wasting specials.** A stop sign under a “!” or a “1” can turn a safe claim into a lie, and the next one turns it back.
- **Doubting late.** A small pile is cheap to lose. A long one hurts whoever takes it.
- **Jumping without need.** The nearest higher claim leaves the trouble to the next player.

**Questions that come up**
- **May I doubt when it is not my turn?** No, only the player on turn may.
- **Do I have to tell the truth?** Never.
- **May I look into the pile?** Only at your own cards: **My hand** shows them.
- **Is the card I lay now part of my claim?** Yes.
- **Who opens after a doubt?** Whoever took the pile.
- **Do jokers survive a stop sign?** Yes. It stops “!” and “1” only.
- **Can I look at taken cards again?** The pile of the last doubt stays on the panel until the next one.
- **Is the deal fair?** It follows from a secret that was fixed when the table opened, mixed with your own presses. After the game everybody can recompute it with *Check the deal*.`,
} as const satisfies Readonly<Record<string, string>>;
