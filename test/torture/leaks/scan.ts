/** What may never stand in anything that is sent, whoever reads it: looked for without knowing the cards. */
import { ComponentType } from 'discord-api-types/v10';
import type { MessageBody } from '../../../src/discord/contract.ts';
import { parseCustomId } from '../../../src/discord/ids.ts';
import type { Screens } from '../../../src/discord/screens/screens.ts';

/** Positions, numbers to call or bid, people; a claim by its position too. */
const VALUE = /^\d{1,20}$/;
const FILE = /^humbug-(?:deal-[0-9A-Za-z]{10}|data)\.json$/;
/** Pictures and their texts would need a look of their own. */
const MEDIA: readonly unknown[] = [ComponentType.Thumbnail, ComponentType.MediaGallery];
/** Cards in writing, and the names by which secrets go inside the program. */
const IN_LOG =
  /[♣♦♥♠]|"components"|"(?:card|cards|hands?|decks?|seed|secret|state|private)":(?!"\[hidden\]")/;

/** What is wrong with a message, a sentence each. */
export function scanBody(screens: Screens, { components, files }: MessageBody): readonly string[] {
  const faults: string[] = [];
  visit(components, (part) => {
    const { custom_id: id, options, type } = part;
    if (typeof id === 'string') faults.push(...scanId(screens, id));
    if (Array.isArray(options)) {
      const values = options.map((option: unknown) => valueOf(option));
      for (const value of values) if (!VALUE.test(value)) faults.push(`A value says "${value}".`);
    }
    if (MEDIA.includes(type)) faults.push('A picture was sent, and nobody looks at its text.');
  });
  for (const { name } of files ?? [])
    if (!FILE.test(name)) faults.push(`A file is called ${name}.`);
  return faults;
}

/** An id of a game names an action of its screen and positions; all others have no room for a card. */
function scanId(screens: Screens, text: string): readonly string[] {
  const id = parseCustomId(text);
  if (id === undefined) return [`An id cannot be read: ${text}`];
  if (id.kind !== 'game') return [];
  const isKnown = screens.list.some(({ actions }) => actions.includes(id.action));
  return isKnown ? [] : [`An id names an unknown action: ${text}`];
}

export function scanLine(line: string): readonly string[] {
  return IN_LOG.test(line) ? [`The log says: ${line.slice(0, 500)}`] : [];
}

function valueOf(option: unknown): string {
  const isOption = typeof option === 'object' && option !== null && 'value' in option;
  return isOption ? String(option.value) : '';
}

function visit(value: unknown, call: (part: Readonly<Record<string, unknown>>) => void): void {
  if (Array.isArray(value)) {
    for (const part of value as readonly unknown[]) visit(part, call);
  } else if (typeof value === 'object' && value !== null) {
    const part = Object.fromEntries(Object.entries(value)) as Readonly<Record<string, unknown>>;
    call(part);
    for (const inner of Object.values(part)) visit(inner, call);
  }
}
