/** Which moves a person can make by pressing what a private panel offers, from whatever it shows first. */
import { ComponentType, type APIStringSelectComponent } from 'discord-api-types/v10';
import type { GameTypes } from '../../src/engine/contract.ts';
import type {
  Draft,
  GameScreen,
  Reaction,
  SeatContext,
} from '../../src/discord/screens/contract.ts';
import { controlsOf, faultsOf, picksOf, type Control } from './panel-controls.ts';
import { readId } from './screen-table.ts';

export interface PanelPress {
  readonly control: Control;
  readonly values: readonly string[];
}

/** Everything that a person can press on a panel. */
export function pressesOn(controls: readonly Control[]): readonly PanelPress[] {
  return controls.flatMap((control): readonly PanelPress[] => {
    if (control.type !== ComponentType.Button) {
      return picksFrom(control).map((values) => ({ control, values }));
    }
    return control.disabled === true ? [] : [{ control, values: [] }];
  });
}

/** Every number of options that a select takes at once; clients send nothing for what is chosen already. */
function picksFrom(select: APIStringSelectComponent): readonly (readonly string[])[] {
  const { min, max } = picksOf(select);
  const chosen = select.options.flatMap(({ value, default: is }) => (is === true ? [value] : []));
  const values = select.options.map(({ value }) => value);
  return subsetsOf(values, max).filter(
    (picks) => picks.length >= min && picks.join() !== chosen.join(),
  );
}

/** Each in the order of the values. */
function subsetsOf(values: readonly string[], most: number): readonly (readonly string[])[] {
  return values.reduceRight<readonly (readonly string[])[]>(
    (subsets, value) => [
      ...subsets,
      ...subsets.filter(({ length }) => length < most).map((subset) => [value, ...subset]),
    ],
    [[]],
  );
}

/** The labels of all those moves, sorted. Throws where a control that is offered leads to nothing. */
export function movesWithinReach<T extends GameTypes, K extends string>(
  screen: GameScreen<T, K>,
  context: SeatContext<T, K>,
): readonly string[] {
  const moves = new Set<string>();
  const seen = new Set<string>();
  /** A form that asks for a number reaches every number within its bounds. */
  const answered = (reaction: Reaction<T, K>): readonly Reaction<T, K>[] => {
    if (reaction.type !== 'ask') return [reaction];
    const { min, max, action, draft } = reaction;
    return Array.from({ length: max - min + 1 }, (_, more) =>
      screen.react(context, action, draft, [String(min + more)]),
    );
  };
  const open: Draft[] = [[]];
  for (let draft = open.pop(); draft !== undefined; draft = open.pop()) {
    if (seen.has(JSON.stringify(draft))) continue;
    seen.add(JSON.stringify(draft));
    const controls = controlsOf(screen.privatePart(context, draft).body);
    const faults = faultsOf(controls);
    if (faults.length > 0) throw new Error(faults.join('\n'));
    for (const { control, values } of pressesOn(controls)) {
      const { action, draft: carried } = readId(control.custom_id);
      for (const reaction of answered(screen.react(context, action, carried, values))) {
        if (reaction.type === 'move') moves.add(moveLabel(reaction.move));
        else if (reaction.type === 'draft') open.push(reaction.draft);
        else throw new Error(`A control that is offered leads to a ${reaction.type}.`);
      }
    }
  }
  return [...moves].sort();
}

export function moveLabel(move: object): string {
  return JSON.stringify(Object.entries(move).sort());
}
