/** I'm back: the seat, from the stand-in, on whatever panel the button is pressed. */
import type { TableId } from '../../tables/types.ts';
import type { IncomingComponent } from '../contract.ts';
import type { Reply } from '../reply.ts';
import { refused } from './refusals.ts';
import { showChange, type Shell } from './shell.ts';

export async function back(
  shell: Shell,
  incoming: IncomingComponent,
  table: TableId,
): Promise<Reply> {
  const result = await shell.tables.back(incoming.press, table);
  if (!result.ok) return refused(shell, incoming, result.refusal);
  const reader = result.value;
  const seat = reader.seatOf(incoming.press.user);
  if (seat === undefined) throw new Error('Somebody came back to no seat.');
  return showChange(shell, incoming, reader, {
    elsewhere: () => shell.privatePanels.answering(reader, seat, incoming),
    isPrivatePanel: true,
  });
}
