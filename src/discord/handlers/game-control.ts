/** A press on one of the game's own controls, on the public panel or on a private one, or a form sent. */
import type { Seat } from '../../engine/contract.ts';
import type { PublicSnapshot, SeatSnapshot, TableReader } from '../../tables/api.ts';
import type { IncomingComponent, IncomingModal, Source } from '../contract.ts';
import type { CustomId } from '../ids.ts';
import { seatContext } from '../panels/context.ts';
import { NUMBER_FIELD, numberForm } from '../panels/number-form.ts';
import type { Reply } from '../reply.ts';
import type { GameScreen } from '../screens/contract.ts';
import { shellSay } from '../shell-say.ts';
import { chipsSay } from '../text/chips/catalogue.ts';
import { createSay } from '../text/create-say.ts';
import { withoutSeat } from './hand.ts';
import { notYourTurn, refusalSentence, refuseMissing } from './refusals.ts';
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
/** A form that a control has opened. It comes from that control's message, and may be answered there. */
type SentForm = IncomingModal & { readonly source: Source };
type Control = IncomingComponent | SentForm;

/** A form that is none of a game's changes nothing. */
export async function gameForm(shell: Shell, incoming: IncomingModal, id: GameId): Promise<Reply> {
  const { source } = incoming;
  if (source === undefined) return refuse(shellSay(incoming.language)('notice.old-button'));
  return gameControl(shell, { ...incoming, source }, id);
}

/** What was chosen in a select or typed into a form; from outside, and not to be trusted. */
function valuesOf(incoming: Control): readonly string[] {
  if (incoming.kind === 'component') return incoming.values;
  const number = incoming.fields[NUMBER_FIELD];
  return typeof number === 'string' ? [number] : [];
}

export async function gameControl(shell: Shell, incoming: Control, id: GameId): Promise<Reply> {
  const say = shellSay(incoming.language);
  const reader = await shell.tables.read(id.table);
  if (reader === undefined) return refuseMissing(shell, incoming, id.table);
  if (isElsewhere(reader, incoming)) return refuse(say('refusal.other-place'));
  const screen = shell.screens.get(reader.info.game);
  if (screen === undefined) return refuse(say('refusal.unknown-game'));
  const seat = reader.seatOf(incoming.press.user);
  if (seat === undefined) return notCounted(shell, incoming, reader, withoutSeat(reader, incoming));
  const mine = reader.seatSnapshot(seat);
  const snapshot = reader.publicSnapshot();
  if (mine === undefined || snapshot === undefined || reader.info.status !== 'playing') {
    const sentence =
      reader.info.evening?.isBetweenHands === true
        ? chipsSay(incoming.language)('next.hand-over')
        : say('refusal.table-over');
    return notCounted(shell, incoming, reader, sentence, seat);
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
  incoming: Control,
  id: GameId,
  { reader, screen, seat, mine, snapshot }: Situation,
): Promise<Reply> {
  const context = seatContext({ reader, screen, language: incoming.language }, snapshot, mine);
  const reaction = screen.react(context, id.action, id.draft, valuesOf(incoming));
  switch (reaction.type) {
    case 'draft':
      return shell.privatePanels.answering(reader, seat, incoming, { draft: reaction.draft });
    case 'ask': {
      // Discord takes no form as the answer to a form.
      if (incoming.kind === 'modal') {
        const sentence = shellSay(incoming.language)('notice.old-button');
        return notCounted(shell, incoming, reader, sentence, seat);
      }
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
        const sentence = refusalSentence(shell, result.refusal, incoming.language);
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
  incoming: Control,
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
