/** Check the deal: the secret of the shuffle as a file that anybody can recompute. */
import { ComponentType } from 'discord-api-types/v10';
import type { DealProof, ProvenDeal } from '../../tables/api.ts';
import type { TableId } from '../../tables/types.ts';
import type { IncomingComponent, MessageBody } from '../contract.ts';
import { container, text } from '../panels/components.ts';
import type { Reply } from '../reply.ts';
import { shellSay, type ShellSay } from '../shell-say.ts';
import { refuseMissing } from './refusals.ts';
import { isElsewhere, refuse, type Shell } from './shell.ts';

export async function proof(
  shell: Shell,
  incoming: IncomingComponent,
  table: TableId,
): Promise<Reply> {
  const say = shellSay(incoming.language);
  const reader = await shell.tables.read(table);
  if (reader === undefined) return refuseMissing(shell, incoming, table);
  if (isElsewhere(reader, incoming)) return refuse(say('refusal.other-place'));
  const found = await shell.tables.proof(table);
  if (found !== undefined) {
    const days = shell.retention.tableDays;
    return { answer: { type: 'private', body: proofBody(found, days, say) } };
  }
  const { status } = reader.info;
  const isLiving = status === 'lobby' || status === 'playing';
  return refuse(say(isLiving ? 'proof.not-yet' : 'proof.never-dealt'));
}

function proofBody(found: DealProof, days: number, say: ShellSay): MessageBody {
  const name = `humbug-deal-${found.table}.json`;
  // An evening of many hands fits only into the file.
  const [only, ...others] = found.deals;
  const told = only === undefined || others.length > 0 ? [] : dealWords(only, say);
  const words = [
    `### ${say('proof.title')}`,
    say('proof.explain'),
    ...told,
    say('proof.how', { file: name }),
    say('proof.kept', { days }),
  ];
  return {
    components: [
      container([text(words.join('\n\n'))]),
      { type: ComponentType.File, file: { url: `attachment://${name}` } },
    ],
    files: [{ name, data: Buffer.from(`${JSON.stringify(found, undefined, 2)}\n`) }],
  };
}

function dealWords(
  { commitment, secret, mixedWith }: ProvenDeal,
  say: ShellSay,
): readonly string[] {
  const ids = mixedWith.map((id) => `\`${id}\``).join(', ');
  return [
    say('proof.commitment', { commitment }),
    say('proof.secret', { secret }),
    say('proof.mixed-with', { ids }),
  ];
}
