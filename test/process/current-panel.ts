/** Whether the panels of a table, the public one and the private ones, show the table as it is stored. */
import type { APIMessage } from 'discord-api-types/v10';
import type { MessageBody } from '../../src/discord/contract.ts';
import { SCREENS } from '../../src/discord/games/index.ts';
import { parseCustomId } from '../../src/discord/ids.ts';
import { renderPrivate } from '../../src/discord/panels/private-view.ts';
import { renderPanel } from '../../src/discord/panels/render.ts';
import { createScreens } from '../../src/discord/screens/screens.ts';
import { languageOf } from '../../src/discord/text/language.ts';
import type { TableId } from '../../src/tables/types.ts';
import type { StoredTable } from '../support/stored-table.ts';
import {
  controlsOf,
  isPrivate,
  textOf,
  type Composed,
  type Guest,
} from '../support/table-driver.ts';

const screens = createScreens(SCREENS);

/** What is wrong with the public panel, as `guest` sees it: it has to be one, and to show the table. */
export function publicFaults(guest: Guest, { table, reader }: StoredTable): readonly string[] {
  const panels = guest
    .messages()
    .filter((message) => !isPrivate(message) && belongsTo(message, table.id));
  const [panel, ...others] = panels;
  if (panel === undefined || others.length > 0) return [`${panels.length} public panels`];
  return differences('the public panel', panel, renderPanel(screens, reader));
}

/** What is wrong with a private panel of `guest`, where it was drawn anew for this state. */
export function privateFaults(
  guest: Guest,
  message: string,
  { reader, table }: StoredTable,
): readonly string[] {
  const name = `the private panel of ${guest.id}`;
  const panel = guest.messages().find(({ id }) => id === message);
  const seat = table.players.findIndex(({ user }) => user === guest.id);
  if (panel === undefined || seat < 0) return [`${name} is gone`];
  const language = languageOf(guest.locale);
  return differences(name, panel, renderPrivate(screens, reader, seat, { language }));
}

function belongsTo(message: APIMessage, table: TableId): boolean {
  return controlsOf(message).some(({ custom_id }) => {
    const id = parseCustomId(custom_id);
    return id !== undefined && 'table' in id && id.table === table;
  });
}

/** Compared by words and by what can be pressed. */
function differences(name: string, panel: APIMessage, body: MessageBody): readonly string[] {
  const shown = contentOf(panel);
  const due = contentOf(body);
  return shown === due ? [] : [`${name} shows\n${shown}\nand not\n${due}`];
}

function contentOf(message: Composed): string {
  const controls = controlsOf(message).map(({ custom_id }) => custom_id);
  return withoutMoments([textOf(message), ...controls].join('\n'));
}

/** A restart gives back the time of the outage, and a countdown is shown with the next change. */
function withoutMoments(text: string): string {
  return text.replaceAll(/<t:\d+:R>/g, '<t>');
}
