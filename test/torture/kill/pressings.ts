/** The presses that people make at a table, each with what its answer tells. */
import { parseCustomId, type CustomId } from '../../../src/discord/ids.ts';
import type { Draw } from '../../../src/engine/random.ts';
import type { LocalDiscord } from '../../../src/local/local-discord.ts';
import type { Attempt } from '../../../src/local/member.ts';
import type { OptionValue } from '../../../src/local/page-protocol.ts';
import { controlsOf, isPrivate, type Guest, type Placed } from '../../support/table-driver.ts';
import { chooseValues, numberFor } from '../../support/table-play.ts';
import type { Pressing } from './kept.ts';

/** Opens a table, which is answered in public; where there is one, asks for its panel. */
export function startCommand(
  discord: LocalDiscord,
  by: Guest,
  game: string,
  options: Readonly<Record<string, OptionValue>>,
): Pressing {
  const request = { channelId: by.channel, path: [game, 'start'], options: { ...options } };
  return {
    begin: () => discord.member(by.id).runCommand(request),
    hasCounted: isToldInPublic,
  };
}

/** A rematch is a table of its own, with a panel of its own. */
export function rematch(by: Guest, placed: Placed): Pressing {
  return { begin: () => by.begin(placed), hasCounted: isToldInPublic };
}

function isToldInPublic(attempt: Attempt): boolean {
  const shown = attempt.message?.message;
  return shown !== undefined && !isPrivate(shown);
}

/** A button of the public panel that is no move: the panel itself is the answer where it counts. */
export function onPanel(by: Guest, placed: Placed): Pressing {
  return {
    begin: () => by.begin(placed),
    // A panel that has been replaced is the answer too, and keeps no button.
    hasCounted: (attempt) => (idsAfter(placed, attempt)?.length ?? 0) > 0,
  };
}

/**
 * Answers what the presser is asked now: it counts where its message does not ask that any more. A
 * choice that only prepares a move is answered by the same message, which goes on asking.
 */
export function move(by: Guest, placed: Placed, draw: Draw): Pressing {
  const values = chooseValues(placed, draw);
  const hasCounted = (attempt: Attempt): boolean =>
    idsAfter(placed, attempt)?.every((id) => decisionOf(id) !== decisionOf(placed.id)) === true;
  return {
    begin: () => by.begin(placed, values),
    hasCounted,
    then: (opened) => {
      const typed = numberFor(opened, draw);
      return typed && { begin: () => by.beginSubmit(opened, typed), hasCounted };
    },
  };
}

/** A control that asks its presser nothing, or not any more. */
export function nothingAsked(by: Guest, placed: Placed, draw: Draw): Pressing {
  const values = chooseValues(placed, draw);
  return { begin: () => by.begin(placed, values), isVoid: true };
}

/** Shows something to the presser alone. */
export function look(by: Guest, placed: Placed): Pressing {
  return { begin: () => by.begin(placed) };
}

/** By the private menu, which asks before. */
export function leaveByMenu(by: Guest, menu: Placed): Pressing {
  const onwards = (item: string, then?: Pressing['then']) => (): Pressing | undefined => {
    const placed = by.controls().findLast(({ id }) => id?.kind === 'menu' && id.item === item);
    return placed && { begin: () => by.begin(placed), ...(then === undefined ? {} : { then }) };
  };
  return { begin: () => by.begin(menu), then: onwards('ask-leave', onwards('leave')) };
}

export function decisionOf(id: CustomId | undefined): number | undefined {
  return id?.kind === 'game' ? id.decision : undefined;
}

/** What can be pressed on the pressed message now; undefined where that was not the answer. */
function idsAfter(placed: Placed, attempt: Attempt): readonly (CustomId | undefined)[] | undefined {
  const shown = attempt.message?.message;
  if (shown?.id !== placed.message.id) return undefined;
  return controlsOf(shown).map(({ custom_id }) => parseCustomId(custom_id));
}
