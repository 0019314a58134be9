/** How it went: the story of a finished game, or of the last hand, page by page. */
import type { TableId } from '../../tables/types.ts';
import type { IncomingComponent } from '../contract.ts';
import { clampPage, pager } from '../help/pager.ts';
import { makeCustomId } from '../ids.ts';
import { container, text } from '../panels/components.ts';
import { publicContext } from '../panels/context.ts';
import type { Reply } from '../reply.ts';
import { shellSay } from '../shell-say.ts';
import { refuseMissing } from './refusals.ts';
import { inPlace, isElsewhere, refuse, type Shell } from './shell.ts';

export async function recap(
  shell: Shell,
  incoming: IncomingComponent,
  table: TableId,
  page: number,
): Promise<Reply> {
  const { language } = incoming;
  const say = shellSay(language);
  const reader = await shell.tables.read(table, 'all');
  if (reader === undefined) return refuseMissing(shell, incoming, table);
  if (isElsewhere(reader, incoming)) return refuse(say('refusal.other-place'));
  const screen = shell.screens.get(reader.info.game);
  if (screen === undefined) return refuse(say('refusal.unknown-game'));
  const { status, evening } = reader.info;
  const isBetweenHands = evening?.isBetweenHands === true;
  const snapshot = reader.publicSnapshot();
  if (status === 'playing' || (status === 'lobby' && !isBetweenHands))
    return refuse(say('recap.not-yet'));
  if (snapshot === undefined) return refuse(say('proof.never-dealt'));

  const pages = screen.recap(publicContext({ reader, screen, language }, snapshot));
  const at = clampPage(page, pages.length);
  const parts = [
    text(`## ${screen.emblem} ${say('recap.title')}`),
    text(pages[at] ?? say('ending.finished')),
    ...pager(say, at, pages.length, (to) => makeCustomId({ kind: 'recap', table, page: to })),
  ];
  return inPlace(incoming, { components: [container(parts, screen.accentColour)] });
}
