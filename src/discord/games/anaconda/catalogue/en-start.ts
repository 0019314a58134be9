/** The English words of the options of Anaconda. */
export const enStart = {
  'option.preset': 'variant',
  'option.preset-about': 'A way to play; single options count first',
  'preset.classic': 'Classic: 3, 2, 1 to the left',
  'preset.once': 'One pass of 3, with bets around it',
  'preset.zigzag': 'Zigzag: 3 left, 2 right, 1 left',
  'preset.steps': 'Steps: 3, 2, 1, each time one seat further',
  'preset.pass-betting': 'Bets before and after every pass',
  'preset.high-only': 'High only, nothing is declared',
  'preset.six-cards': 'Six cards, one is put aside',
  'preset.howdy-doody': 'Howdy Doody: wild threes and kings',

  'option.ante': 'ante',
  'option.ante-about': 'Chips that everybody pays before a hand',
  'option.min-bet': 'min-bet',
  'option.min-bet-about': 'The least chips of a bet or a raise, at most max-bet',
  'option.max-bet': 'max-bet',
  'option.max-bet-about': 'The most chips of a bet or a raise',
  'option.max-raises': 'max-raises',
  'option.max-raises-about': 'Raises in one betting round',
  'option.passing': 'passing',
  'option.passing-about': 'How many cards are passed, and to whom',
  'passing.classic': '3, 2 and 1 to the left',
  'passing.once': '3 to the left, once',
  'passing.zigzag': '3 left, 2 right, 1 left',
  'passing.steps': '3 to the first, 2 to the second, 1 to the third on the left',
  'option.pass-betting': 'pass-betting',
  'option.pass-betting-about': 'Bets before and after every pass',
  'option.declare': 'declare',
  'option.declare-about': 'Play for high and low, with a declaration',
  'option.cards': 'cards',
  'option.cards-about': 'Cards dealt to everybody',
  'option.wild': 'wild',
  'option.wild-about': 'Wild cards',
  'wild.none': 'none',
  'wild.howdy-doody': 'Howdy Doody: threes for high, kings for low',

  'note.bets':
    'Ante {ante, number}. Bets and raises from {min, number} to {max, number}, {maxRaises, plural, =0 {no raises} one {at most # raise a round} other {at most # raises a round}}.',
  'note.cards':
    '{cards, number} cards each, {wild, select, none {no wild cards.} other {Howdy Doody: threes are wild for high, kings for low.}}',
  'note.passing':
    'Passes: {passing}. {passBetting, select, yes {Bets before and after every pass too.} other {Bets only once cards are turned up.}}',
  'note.declare':
    '{declare, select, yes {High and low: everybody declares in secret.} other {High only: the best high hand takes each pot.}}',
} as const satisfies Readonly<Record<string, string>>;
