/** Games that look to a seat like the real one: what it cannot see is imagined. */
import type { Draw } from '../../engine/random.ts';
import type { YakTypes } from '../../games/yak/types.ts';
import type { Sight } from '../contract.ts';
import { fraction } from '../quick-draw.ts';
import { addKind, animalNumber, emptySum, sumOf, type Kind, type Sum } from './kinds.ts';
import { MANNERS, type Habits, type Known, type Manner } from './known.ts';
import { LIKELIEST, likelihoodOf } from './laying.ts';
import type { Game } from './playout.ts';

/** So many cards are tried to find one that fits a claim. */
const ATTEMPTS = 30;

/**
 * Imagines a game. Whoever is honest has laid what makes its claim true; the other hands and the cards to
 * be drawn are any that are left.
 */
export function imagine({ view, seats }: Sight<YakTypes>, known: Known, draw: Draw): Game {
  const { public: table, seat: own } = view;
  const left = [...known.unseen];
  const laid = imagineLaid(known, left, draw);
  const hands = table.hands.map((count, seat) =>
    seat === own ? [...known.hand] : Array.from({ length: count }, () => takeAny(left, draw)),
  );
  const game: Game = {
    seats,
    ladder: table.ladder,
    hands,
    draw: Array.from({ length: table.draw }, () => takeAny(left, draw)),
    pile: emptySum(),
    own: table.hands.map(() => emptySum()),
    cards: laid.length,
    ownCards: new Int16Array(seats),
    animal: table.claim === null ? 0 : animalNumber(table.claim.animal),
    number: table.claim?.number ?? 0,
    claimant: table.claim?.by ?? 0,
    turn: own,
    manners: known.habits.map((habits, seat) =>
      seat === own ? 'weighs' : drawManner(habits, draw),
    ),
    isMinded: known.habits.map((_, seat) =>
      seat === own ? mindedness(known.habits[(own + 1) % seats]) : 1,
    ),
  };
  for (const { by, kind } of laid) {
    addKind(game.pile, kind);
    const sum = game.own[by];
    if (sum !== undefined) addKind(sum, kind);
    game.ownCards[by] = (game.ownCards[by] ?? 0) + 1;
  }
  return game;
}

/** What the pile may come to. */
export function imaginePile(known: Known, draw: Draw): Sum {
  return sumOf(imagineLaid(known, [...known.unseen], draw).map(({ kind }) => kind));
}

/** Takes the cards that others have laid from the list. Each of them is honest in this world, or not. */
function imagineLaid({ pile, habits }: Known, left: Kind[], draw: Draw) {
  const areHonest = habits.map(({ honesty }) => fraction(draw) < honesty);
  return pile.map(({ by, claim, kind }, before) => ({
    by,
    kind:
      kind ??
      (areHonest[by] === true
        ? takeFitting(left, animalNumber(claim.animal), before, draw)
        : takeAny(left, draw)),
  }));
}

/** A game that is played on without changing this one. */
export function copyOf(game: Game): Game {
  return {
    ...game,
    hands: game.hands.map((hand) => [...hand]),
    draw: [...game.draw],
    pile: game.pile.slice(),
    own: game.own.map((sum) => sum.slice()),
    ownCards: game.ownCards.slice(),
  };
}

/** Takes a card out of the list that somebody lays who means this claim. */
function takeFitting(left: Kind[], animal: number, before: number, draw: Draw): Kind {
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    const place = draw(left.length);
    const kind = left[place] ?? 0;
    if (fraction(draw) * LIKELIEST < likelihoodOf(kind, animal, before)) return takeAt(left, place);
  }
  return takeAny(left, draw);
}

function takeAny(left: Kind[], draw: Draw): Kind {
  return takeAt(left, draw(left.length));
}

/** Takes a card out of a list whose order does not matter. */
function takeAt(left: Kind[], place: number): Kind {
  const kind = left[place];
  const last = left.pop();
  if (kind === undefined || last === undefined) throw new Error('There are too few cards.');
  if (place < left.length) left[place] = last;
  return kind;
}

function drawManner({ manners }: Habits, draw: Draw): Manner {
  let ticket = fraction(draw);
  for (const manner of MANNERS) {
    ticket -= manners[manner];
    if (ticket < 0) return manner;
  }
  return 'weighs';
}

/** How likely a seat minds a false claim. */
function mindedness(habits: Habits | undefined): number {
  if (habits === undefined) return 1;
  return habits.manners.weighs + habits.manners.doubts + habits.manners.guesses / 2;
}
