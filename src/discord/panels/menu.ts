/** The private menu of a table: only what this person may do. */
import { ButtonStyle, ComponentType } from 'discord-api-types/v10';
import type { TableInfo, TableReader } from '../../tables/api.ts';
import type { TableId, UserId } from '../../tables/types.ts';
import type { Incoming, MessageBody } from '../contract.ts';
import { makeCustomId, type CustomId, type MenuItem } from '../ids.ts';
import { gameTitle, type Screens } from '../screens/screens.ts';
import { shellSay, type ShellSay } from '../shell-say.ts';
import { plainLabel } from '../text/markdown.ts';
import { isDealtTo } from './attendance.ts';
import { button, container, row, text } from './components.ts';
import { personName } from './people.ts';
import { snugRows } from './rows.ts';

/** Discord's limit for the label of an option. */
const OPTION_MAX = 100;

/** `mentions` is whether the reader is mentioned when a table waits for them. */
export function menuPanel(
  screens: Screens,
  reader: TableReader,
  incoming: Incoming,
  mentions: boolean,
): MessageBody {
  const { info } = reader;
  const say = shellSay(incoming.language);
  const screen = screens.get(info.game);
  const game = screen === undefined ? info.game : gameTitle(screen, incoming.language);
  const host = personName(info, info.host);
  const isSeated = reader.seatOf(incoming.press.user) !== undefined;
  const buttons = itemsFor(reader, incoming).map(({ item, label, danger }) =>
    button(
      makeCustomId(idOf(info.id, item)),
      say(label),
      danger === true ? ButtonStyle.Danger : ButtonStyle.Secondary,
    ),
  );
  if (isSeated) buttons.push(mentionsButton(mentions, say));
  const words = [
    `### ${say('menu.title')}`,
    say(stateOf(info), { game, host }),
    ...(isSeated || mayRule(reader, incoming) ? [] : [say('menu.only-watch')]),
  ];
  return { components: [container([text(words.join('\n')), ...snugRows(buttons)])] };
}

function stateOf({ status, evening }: TableInfo) {
  if (evening?.isBetweenHands === true) return 'menu.state-between';
  return status === 'playing' ? 'menu.state-playing' : 'menu.state-lobby';
}

/** The personal setting, which `/privacy` shows as well. */
export function mentionsButton(mentions: boolean, say: ShellSay) {
  const step = mentions ? 'mentions-off' : 'mentions-on';
  return button(makeCustomId({ kind: 'privacy', step }), say(`menu.${step}`));
}

interface Item {
  readonly item: MenuItem | 'leave-lobby';
  readonly label:
    | 'button.im-back'
    | 'menu.bring-down'
    | 'menu.leave'
    | 'menu.remove'
    | 'menu.hand-over'
    | 'menu.call-last'
    | 'menu.end'
    | 'menu.finish'
    | 'menu.cancel';
  readonly danger?: true;
}

function itemsFor(reader: TableReader, incoming: Incoming): readonly Item[] {
  const { info } = reader;
  const isPlaying = info.status === 'playing';
  const isSeated = reader.seatOf(incoming.press.user) !== undefined;
  const others = info.players.some(
    ({ user, presence, computer }) =>
      user !== incoming.press.user && presence !== 'gone' && computer !== true,
  );
  const isAway = info.players.some(
    ({ user, presence }) => user === incoming.press.user && presence === 'away',
  );
  const items: Item[] = [
    ...(isAway ? [{ item: 'back', label: 'button.im-back' } as const] : []),
    { item: 'bring-down', label: 'menu.bring-down' },
  ];
  if (isSeated) items.push({ item: isPlaying ? 'ask-leave' : 'leave-lobby', label: 'menu.leave' });
  const canRule = mayRule(reader, incoming);
  // Without a clock nothing else helps against somebody who keeps the others waiting.
  const isWithoutClock = isPlaying && info.pace === 'none';
  if (others && (canRule || (isSeated && isWithoutClock))) {
    items.push({ item: 'pick-remove', label: 'menu.remove' });
  }
  if (!canRule) return items;
  if (others) items.push({ item: 'pick-host', label: 'menu.hand-over' });
  return [...items, ...endingItems(info, isDealtTo(info, incoming.press.user))];
}

/** The ways to end a table, for somebody who may. */
function endingItems({ status, evening }: TableInfo, isOfHand: boolean): readonly Item[] {
  if (evening === undefined || evening.hand === 0) {
    return status === 'playing'
      ? [{ item: 'ask-end', label: 'menu.end', danger: true }]
      : [{ item: 'cancel', label: 'menu.cancel', danger: true }];
  }
  // While the last hand runs, whoever it was dealt to can only wait for its end.
  const canEnd = evening.isBetweenHands || !isOfHand || !evening.isLast;
  return [
    ...(evening.isLast ? [] : [{ item: 'call-last', label: 'menu.call-last' } as const]),
    ...(canEnd ? [{ item: 'ask-end', label: 'menu.finish', danger: true } as const] : []),
  ];
}

/** Leaving a lobby is the lobby's own button, which asks first where the game has begun meanwhile. */
function idOf(table: TableId, item: Item['item']): CustomId {
  return item === 'leave-lobby'
    ? { kind: 'table', table, action: 'leave' }
    : { kind: 'menu', table, item };
}

function mayRule(reader: TableReader, { press }: Incoming): boolean {
  return press.moderator || press.user === reader.info.host;
}

/** What each question leads to. */
const ASKED = {
  leave: 'leave',
  'leave-last': 'leave',
  'leave-hand': 'leave',
  'leave-between': 'leave',
  end: 'end',
  'end-hand': 'end',
  abort: 'end',
  finish: 'end',
  remove: 'remove',
  'remove-chips': 'remove',
} as const satisfies Readonly<Record<string, MenuItem>>;
export type Question = keyof typeof ASKED;
export const QUESTIONS = Object.keys(ASKED) as readonly Question[];

/** A confirmation before what cannot be taken back. */
export function askPanel(
  reader: TableReader,
  say: ShellSay,
  what: Question,
  user?: UserId,
): MessageBody {
  const { info } = reader;
  const about = user === undefined ? {} : { user };
  const name = user === undefined ? '' : personName(info, user);
  // Should the next hand begin meanwhile, leaving costs more than was asked, and the lobby's button asks again.
  const yes =
    what === 'leave-between'
      ? makeCustomId(idOf(info.id, 'leave-lobby'))
      : makeCustomId({ kind: 'menu', table: info.id, item: ASKED[what], ...about });
  const no = makeCustomId({ kind: 'menu', table: info.id, item: 'never-mind' });
  return {
    components: [
      text(say(`menu.${what}-ask`, { name })),
      row(
        button(yes, say(`menu.${what}-yes`), ButtonStyle.Danger),
        button(no, say('menu.never-mind')),
      ),
    ],
  };
}

/** A choice among the people at the table; `except` cannot be chosen. */
export function pickPanel(
  reader: TableReader,
  say: ShellSay,
  item: 'ask-remove' | 'hand-over',
  except: UserId,
): MessageBody {
  const { info } = reader;
  const options = info.players
    .filter(({ user, presence, computer }) => {
      if (computer === true) return false;
      const isChoice = item === 'hand-over' ? presence === 'here' : presence !== 'gone';
      return isChoice && user !== except;
    })
    .map((player) => ({ label: plainLabel(player.name, OPTION_MAX), value: player.user }));
  if (options.length === 0) return { components: [text(say('menu.nothing-done'))] };
  const question = say(item === 'ask-remove' ? 'menu.remove-pick' : 'menu.hand-over-pick');
  const custom_id = makeCustomId({ kind: 'menu', table: info.id, item });
  const no = makeCustomId({ kind: 'menu', table: info.id, item: 'never-mind' });
  return {
    components: [
      text(question),
      {
        type: ComponentType.ActionRow,
        components: [{ type: ComponentType.StringSelect, custom_id, options }],
      },
      row(button(no, say('menu.never-mind'))),
    ],
  };
}
