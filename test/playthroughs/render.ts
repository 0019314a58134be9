/** A whole game as text: short enough to be read, whole enough that a change of the rules shows. */
import type { Applied, Game, GameTypes } from '../../src/engine/contract.ts';
import { sameJson } from '../../src/engine/json.ts';
import { replay, type GameScript } from '../../src/engine/replay.ts';

/** Each move with its events and with what it changed in the views. */
export function renderPlaythrough(game: Game, script: GameScript, title: string): string {
  const steps = replay(game, script);
  const seats = Array.from({ length: script.seats }, (_, seat) => seat);
  const readers = (state: GameTypes['state']): readonly [string, object][] => [
    ['public', game.publicView(state)],
    ...seats.map((seat): [string, object] => [`seat ${seat}`, game.privateView(state, seat)]),
  ];
  const lines = [
    `# ${title}`,
    `# seats ${script.seats}, options ${JSON.stringify(script.options)}, set-up ${JSON.stringify(script.setup)}`,
    ...script.decks.map((deck) => `# deck ${deck.join(' ')}`),
  ];
  let before: readonly [string, object][] = [];
  for (const [index, step] of steps.entries()) {
    const played = script.moves[index - 1];
    lines.push(
      '',
      played === undefined
        ? `${index}. deal`
        : `${index}. seat ${played.by}: ${JSON.stringify(played.move)}`,
      ...renderEvents(step.events),
    );
    const after = readers(step.state);
    lines.push(...after.flatMap(([reader, view]) => renderChange(reader, before, view)));
    before = after;
  }
  const end = steps.at(-1)?.state;
  if (end !== undefined) lines.push('', 'told at the end', ...renderEvents(game.disclose(end)));
  return `${lines.join('\n')}\n`;
}

function renderEvents(events: Applied<GameTypes>['events']): readonly string[] {
  return events.map(({ to, event }) => {
    const readers = to === 'all' ? 'all' : `seat ${to.join(', ')}`;
    return `   event to ${readers}: ${JSON.stringify(event)}`;
  });
}

/** The fields of a view that are new or other than before. */
function renderChange(
  reader: string,
  before: readonly (readonly [string, object])[],
  view: object,
): readonly string[] {
  const old = before.find(([name]) => name === reader)?.[1] ?? {};
  const known = new Map<string, unknown>(Object.entries(old));
  const changed = Object.entries(view).filter(
    ([name, value]: readonly [string, unknown]) => !sameJson(value, known.get(name)),
  );
  if (changed.length === 0) return [];
  return [`   ${reader} ${JSON.stringify(Object.fromEntries(changed))}`];
}
