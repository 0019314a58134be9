/** Cockroach Poker for the kill tests. */
import type { PublicSnapshot } from '../../../src/tables/api.ts';
import { ComponentType } from 'discord-api-types/v10';
import type { PublicView } from '../../../src/games/cockroach/types.ts';
import { actionOf, choose as chooseByChance, findAction } from '../../support/table-play.ts';
import type { Placed } from '../../support/table-driver.ts';
import type { MortalGame, Situation } from '../mortal-game.ts';

type Moment = 'offer' | 'judge' | 'peek' | 'pass';

export const mortalCockroach: MortalGame<Moment> = { command: 'cockroach', momentOf, choose };

function momentOf(placed: Placed, snapshot: PublicSnapshot): Moment | undefined {
  switch (actionOf(placed)) {
    case 'true':
    case 'false':
      return 'judge';
    case 'look':
      return 'peek';
    case 'hand-over':
      return phaseOf(snapshot) === 'offering' ? 'offer' : 'pass';
    default:
      return undefined;
  }
}

/** A judgement ends the round, so it comes only once nothing else is awaited that the round could bring. */
function choose({ controls, snapshot, awaited, draw }: Situation): Placed | undefined {
  const named = (moments: readonly string[]) =>
    controls.find((placed) => {
      const moment = momentOf(placed, snapshot);
      return moment !== undefined && moments.includes(moment);
    });
  const openSelects = controls.filter((placed) => isOpenSelect(placed));
  const isPassing = awaited.includes('peek') || awaited.includes('pass');
  return (
    named(awaited.filter((moment) => moment !== 'judge')) ??
    (isPassing && openSelects.length === 0 ? findAction(controls, 'pass') : undefined) ??
    (isPassing ? openSelects[0] : named(awaited)) ??
    chooseByChance(controls, draw)
  );
}

/** A select in which nothing is chosen yet. */
function isOpenSelect({ control }: Placed): boolean {
  if (control.type !== ComponentType.StringSelect) return false;
  return !control.options.some((option) => option.default === true);
}

function phaseOf({ public: view }: PublicSnapshot): PublicView['phase'] {
  return (view as PublicView).phase;
}
