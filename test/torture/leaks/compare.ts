/**
 * Compares what a press led to with what it would have led to had everything been dealt otherwise that the
 * reader cannot see. Whatever differs tells of a card.
 */
import { isDeepStrictEqual } from 'node:util';
import type { MessageBody } from '../../../src/discord/contract.ts';
import { renderPanel } from '../../../src/discord/panels/render.ts';
import { pointerPanel } from '../../../src/discord/panels/pointer.ts';
import { renderPrivate } from '../../../src/discord/panels/private-view.ts';
import { createReception } from '../../../src/discord/reception.ts';
import type { Draw } from '../../../src/engine/random.ts';
import type { TableReader } from '../../../src/tables/api.ts';
import type { Language, UserId } from '../../../src/tables/types.ts';
import type { Reader } from '../../conformance/probe.ts';
import { createFakeApi } from '../../discord/support/fake-api.ts';
import { createTestLog } from '../../discord/support/log.ts';
import { HURRIED } from '../../support/hurried.ts';
import { RETENTION } from '../../support/retention.ts';
import type { House, Witnessed } from './house.ts';
import type { Sent } from './paper-discord.ts';
import { dealtAnew, expectFaithful, readerOf, withDeal, type StoredGame } from './stored-game.ts';
import { twinTables } from './twin-tables.ts';

/** The table around a press. */
interface Around {
  readonly before: StoredGame;
  readonly after: StoredGame;
}

/** What tells of a card, a sentence each; undefined where nothing was hidden or nothing can be compared. */
export async function compare(
  house: House,
  witnessed: Witnessed,
  languageOf: (user: UserId) => Language,
  draw: Draw,
): Promise<readonly string[] | undefined> {
  const { before, after, incoming, sent } = witnessed;
  if (before === undefined || after === undefined) return undefined;
  // A new hand has come, or all hands lie open.
  if (before.table.deal.number !== after.table.deal.number || !isHiding(after)) return undefined;
  expectFaithful(after);
  const around = { before, after };
  const presser = incoming.press.user;
  const own = redealt(around, readerFor(after, presser), draw);
  const faults = [...(await twinFaults(house, witnessed, own))];
  for (const { to, body, isAnswer } of sent) {
    if (isAnswer && to !== 'everybody') continue;
    const reader = to === 'everybody' ? 'public' : readerFor(after, to);
    const other = redealt(around, reader, draw);
    const drawn = (one: Around) =>
      to === 'everybody'
        ? publicBodies(house, one)
        : [privateBody(house, one.after, reader, languageOf(to))];
    faults.push(...bodyFaults(body, drawn(around), drawn(other), `to ${to}`));
  }
  return faults;
}

/** Whether anybody may not know something that others do: else there is nothing to deal anew. */
function isHiding({ game, table }: StoredGame): boolean {
  const isOpenAtTheEnd = game.chips === undefined;
  return table.status === 'playing' || !isOpenAtTheEnd;
}

function readerFor({ table }: StoredGame, user: UserId): Reader {
  const seat = table.players.findIndex((player) => player.user === user);
  return seat >= 0 && seat < table.deal.mixedWith.length ? seat : 'public';
}

function redealt({ before, after }: Around, reader: Reader, draw: Draw): Around {
  const deal = dealtAnew(after, reader, draw);
  return { before: withDeal(before, deal), after: withDeal(after, deal) };
}

/** The same press at a twin of the Discord side, whose tables hold the other cards. */
async function twinFaults(
  house: House,
  { incoming, calls, sent }: Witnessed,
  other: Around,
): Promise<readonly string[]> {
  const strange: string[] = [];
  const twin = (reader: TableReader, history: 'recent' | 'all') => {
    const isNew = reader.info.revision === other.after.table.revision;
    return readerOf(isNew ? other.after : other.before, history);
  };
  const api = createFakeApi();
  const reception = createReception({
    api,
    tables: twinTables(house.bench.tables, calls, twin, (key) => strange.push(key)),
    screens: house.screens,
    storage: house.bench.storage,
    now: () => house.bench.clock.now(),
    pressAllowance: HURRIED,
    retention: RETENTION,
    randomHex: (bytes) => 'ab'.repeat(bytes),
    log: createTestLog().log,
    onFatal: () => undefined,
    onStep: () => undefined,
  });
  await reception.dispatch(incoming);
  await reception.stop();
  const answered = api.calls.find(({ method }) => method === 'answer')?.body;
  const truly = sent.find(({ isAnswer }) => isAnswer)?.body;
  return [
    ...strange.map((key) => `The press asks for something else with other cards: ${key}`),
    ...(isSame(answered, truly) ? [] : [differs('The answer to the press', truly, answered)]),
  ];
}

/** What everybody may be shown: the panel before or after the press, or where it is now. */
function publicBodies({ screens }: House, { before, after }: Around): readonly MessageBody[] {
  const readers = [readerOf(after, 'recent'), readerOf(before, 'recent')];
  return readers.flatMap((reader) => {
    const { panel } = reader.info;
    const pointer = panel === undefined ? [] : [pointerPanel(reader.info, panel)];
    return [renderPanel(screens, reader), ...pointer];
  });
}

function privateBody(
  { screens }: House,
  stored: StoredGame,
  reader: Reader,
  language: Language,
): MessageBody {
  if (reader === 'public') throw new Error('Only somebody with a seat has a private panel.');
  return renderPrivate(screens, readerOf(stored, 'recent'), reader, { language });
}

/** What was sent is one of those that it should be, and the same with the other cards. */
function bodyFaults(
  body: MessageBody,
  drawn: readonly MessageBody[],
  others: readonly MessageBody[],
  where: string,
): readonly string[] {
  const at = drawn.findIndex((one) => isSame(one, body));
  if (at === -1) return [`Nobody knows what was sent ${where}: ${JSON.stringify(body)}`];
  const other = others[at];
  return isSame(other, body) ? [] : [differs(`What was sent ${where}`, body, other)];
}

function isSame(one: Sent['body'] | undefined, other: Sent['body'] | undefined): boolean {
  return isDeepStrictEqual(one, other);
}

function differs(what: string, one: unknown, other: unknown): string {
  return `${what} tells of a card:\n${JSON.stringify(one)}\n${JSON.stringify(other)}`;
}
