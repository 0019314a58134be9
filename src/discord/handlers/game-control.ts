/** A press on one of the game's own controls, on the public panel or on a private one. */
import type { Seat } from '../../engine/contract.ts';
import type { PublicSnapshot, SeatSnapshot, TableReader } from '../../tables/api.ts';
import type { IncomingComponent } from '../contract.ts';
import type { CustomId } from '../ids.ts';
import { seatContext } from '../panels/context.ts';
import { numberForm } from '../panels/number-form.ts';
import type { Reply } from '../reply.ts';
import type { GameScreen } from '../screens/contract.ts';
import { shellSay } from '../shell-say.ts';
import { createSay } from '../text/create-say.ts';
import { withoutSeat } from './hand.ts';
import { notYourTurn, refusalSentence } from './refusals.ts';
import {
  isElsewhere,
  publicSource,
  refuse,
  refuseOnPanel,
  showChange,
  troubleNotice,
  type Shell,
} from './shell.ts';

type GameId = Extract<CustomId, { readonly kind: 'game' }>;

export async function gameControl(
  shell: Shell,
  incoming: IncomingComponent,
  id: GameId,
): Promise<Reply> {
  const say = shellSay(incoming.language);
  const reader = await shell.tables.read(id.table);
  if (reader === undefined) return refuse(say('refusal.unknown-table'));
  if (isElsewhere(reader, incoming)) return refuse(say('refusal.other-place'));
  const screen = shell.screens.get(reader.info.game);
  if (screen === undefined) return refuse(say('refusal.unknown-game'));
  const seat = reader.seatOf(incoming.press.user);
  if (seat === undefined) return notCounted(shell, incoming, reader, withoutSeat(reader, incoming));
  const mine = reader.seatSnapshot(seat);
  const snapshot = reader.publicSnapshot();
  if (mine === undefined || snapshot === undefined || reader.info.status !== 'playing') {
    return notCounted(shell, incoming, reader, say('refusal.table-over'), seat);
  }
  if (mine.decision !== id.decision) {
    const sentence = isOthers(snapshot, id.decision)
      ? notYourTurn(reader, incoming.language)
      : say('refusal.stale');
    return notCounted(shell, incoming, reader, sentence, seat);
  }
  if (!screen.actions.includes(id.action)) {
    return notCounted(shell, incoming, reader, say('notice.old-button'), seat);
  }
  return react(shell, incoming, id, { reader, screen, seat, mine, snapshot });
}

interface Situation {
  readonly reader: TableReader;
  readonly screen: GameScreen;
  readonly seat: Seat;
  readonly mine: SeatSnapshot;
  readonly snapshot: PublicSnapshot;
}

async function react(
  shell: Shell,
  incoming: IncomingComponent,
  id: GameId,
  { reader, screen, seat, mine, snapshot }: Situation,
): Promise<Reply> {
  const context = seatContext({ reader, screen, language: incoming.language }, snapshot, mine);
  const reaction = screen.react(context, id.action, id.draft, incoming.values);
  switch (reaction.type) {
    case 'draft':
      return shell.privatePanels.answering(reader, seat, incoming, { draft: reaction.draft });
    case 'ask': {
      const { titleKey, labelKey, min, max, action, draft } = reaction;
      const words = createSay(screen.catalogue, incoming.language);
      const modal = numberForm({
        id: context.id(action, draft),
        title: words(titleKey),
        label: words(labelKey, { min, max }),
        min,
        max,
      });
      return { answer: { type: 'modal', modal } };
    }
    case 'hint': {
      const sentence = createSay(screen.catalogue, incoming.language)(reaction.key);
      return notCounted(shell, incoming, reader, sentence, seat);
    }
    case 'move': {
      const { table, decision } = id;
      const result = await shell.tables.move(incoming.press, {
        table,
        decision,
        move: reaction.move,
      });
      if (!result.ok) {
        const sentence = refusalSentence(shell.screens, result.refusal, incoming.language);
        return notCounted(shell, incoming, result.refusal.reader ?? reader, sentence, seat);
      }
      const trouble = troubleNotice(shell, table, incoming);
      return showChange(shell, incoming, result.value, {
        elsewhere: () => shell.privatePanels.answering(result.value, seat, incoming, trouble),
        isPrivatePanel: true,
      });
    }
  }
}

/** Nothing changed. A private panel is shown as it stands now, with the sentence above it. */
async function notCounted(
  shell: Shell,
  incoming: IncomingComponent,
  reader: TableReader,
  sentence: string,
  seat?: Seat,
): Promise<Reply> {
  const source = publicSource(incoming);
  if (source !== undefined) return refuseOnPanel(shell, reader, source, sentence);
  // Where the process ended between a move and its edit, the public panel is out of date as well.
  shell.keeper.refresh(reader);
  if (seat === undefined) return refuse(sentence);
  return shell.privatePanels.answering(reader, seat, incoming, { notice: sentence });
}

/** Whether the press answers a decision that is open, but somebody else's. */
function isOthers(snapshot: PublicSnapshot, decision: number): boolean {
  return snapshot.decisions.includes(decision);
}
