/** My hand: the private panel, again and again. */
import type { TableReader } from '../../tables/api.ts';
import type { TableId } from '../../tables/types.ts';
import type { Incoming, IncomingComponent } from '../contract.ts';
import type { Reply } from '../reply.ts';
import { isLastHand } from '../panels/evening/hand-number.ts';
import { shellSay } from '../shell-say.ts';
import { chipsSay } from '../text/chips/catalogue.ts';
import { refuseMissing } from './refusals.ts';
import { isElsewhere, publicSource, refuse, troubleNotice, type Shell } from './shell.ts';

export async function hand(
  shell: Shell,
  incoming: IncomingComponent,
  table: TableId,
): Promise<Reply> {
  const reader = await shell.tables.read(table);
  if (reader === undefined) return refuseMissing(shell, incoming, table);
  if (isElsewhere(reader, incoming)) {
    return refuse(shellSay(incoming.language)('refusal.other-place'));
  }
  const trouble = troubleNotice(shell, table, incoming);
  // After a restart nobody knows what the panel shows, so the first press brings it up to date.
  if (publicSource(incoming) !== undefined) shell.keeper.refresh(reader);
  const seat = reader.seatOf(incoming.press.user);
  if (seat === undefined) return refuse(withoutSeat(reader, incoming));
  return shell.privatePanels.answering(reader, seat, incoming, trouble);
}

/** What somebody without a seat is told. */
export function withoutSeat({ info }: TableReader, { language }: Incoming): string {
  const say = shellSay(language);
  const { status, evening } = info;
  switch (status) {
    case 'lobby':
      return evening?.isBetweenHands === true
        ? chipsSay(language)('next.no-seat')
        : say('notice.no-seat-lobby');
    case 'playing':
      return evening === undefined || isLastHand(evening)
        ? say('notice.no-seat-playing')
        : chipsSay(language)('hand.no-seat');
    case 'over':
    case 'closed':
      return say('notice.no-seat-over');
  }
}
