/** Yak for the kill tests. */
import { ButtonStyle } from 'discord-api-types/v10';
import type { PublicView } from '../../../src/games/yak/types.ts';
import type { PublicSnapshot } from '../../../src/tables/api.ts';
import type { Placed } from '../../support/table-driver.ts';
import { actionOf, findAction } from '../../support/table-play.ts';
import type { MortalGame, Situation } from '../mortal-game.ts';

/** `last-doubt`: once the draw pile is empty; it ends the game. */
type Moment = 'open-pile' | 'raise' | 'doubt' | 'last-doubt';

/** Nobody waits for a doubt: one play in so many is answered with one. */
const A_DOUBT_IN = 6;

export const mortalYak: MortalGame<Moment> = { command: 'yak', momentOf, choose };

function momentOf(placed: Placed, snapshot: PublicSnapshot): Moment | undefined {
  const { claim, lastPhase } = viewOf(snapshot);
  switch (actionOf(placed)) {
    case 'play':
      return claim === null ? 'open-pile' : 'raise';
    case 'doubt':
      return lastPhase ? 'last-doubt' : 'doubt';
    default:
      return undefined;
  }
}

function choose({ controls, snapshot, awaited, draw }: Situation): Placed | undefined {
  const doubt = findAction(controls, 'doubt');
  if (doubt === undefined) return towardsPlay(controls, draw);
  const doubts = momentOf(doubt, snapshot) ?? 'doubt';
  const next = awaited.find((moment) => moment === 'raise' || moment === doubts);
  const isDoubted = next === undefined ? draw(A_DOUBT_IN) === 0 : next === doubts;
  return isDoubted ? doubt : towardsPlay(controls, draw);
}

/** On the newest private panel: a card, then a claim, then the play itself. */
function towardsPlay(controls: readonly Placed[], draw: Situation['draw']): Placed | undefined {
  const panel = findAction(controls, 'card')?.message;
  const here = controls.filter(({ message }) => message.id === panel?.id);
  const play = findAction(here, 'play');
  if (play !== undefined) return play;
  const cards = here.filter((placed) => actionOf(placed) === 'card');
  const open = cards.some((placed) => isChosen(placed))
    ? here.filter((placed) => actionOf(placed) === 'claim')
    : cards;
  return open[draw(Math.max(1, open.length))];
}

function isChosen({ control }: Placed): boolean {
  return 'style' in control && control.style === ButtonStyle.Primary;
}

function viewOf({ public: view }: PublicSnapshot): PublicView {
  return view as PublicView;
}
