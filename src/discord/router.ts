/**
 * Which handler answers what. Commands go by their path, components by the kind of their custom id.
 * A handler reads, makes one call, and gives one reply; the dispatcher sends it.
 */
import type { TableId } from '../tables/types.ts';
import { answerChips, answerPurse, turnLedger } from './chips/chips.ts';
import type {
  Answer,
  Incoming,
  IncomingCommand,
  IncomingComponent,
  IncomingModal,
} from './contract.ts';
import { back } from './handlers/back.ts';
import { gameControl, gameForm } from './handlers/game-control.ts';
import { hand } from './handlers/hand.ts';
import { lobby } from './handlers/lobby.ts';
import { menu, tableCommand } from './handlers/menu.ts';
import { proof } from './handlers/proof.ts';
import { recap } from './handlers/recap.ts';
import { refuseMissing } from './handlers/refusals.ts';
import { refuse, type Shell } from './handlers/shell.ts';
import { practise, rematch, startGame } from './handlers/start-game.ts';
import { answerHelp } from './help/help.ts';
import { openRules, turnRules } from './help/rules.ts';
import { parseCustomId, type CustomId } from './ids.ts';
import { answerPrivacy, openPrivacy } from './privacy/privacy.ts';
import type { Reply } from './reply.ts';
import { shellSay } from './shell-say.ts';

export type Route = (incoming: Incoming) => Promise<Reply>;

export function createRouter(parts: Shell): Route {
  return async (incoming) => {
    switch (incoming.kind) {
      case 'command':
        return routeCommand(parts, incoming);
      case 'component':
        return routeComponent(parts, incoming);
      case 'modal':
        return routeModal(parts, incoming);
    }
  };
}

async function routeCommand(parts: Shell, incoming: IncomingCommand): Promise<Reply> {
  const { screens } = parts;
  const [command = '', subcommand] = incoming.path;
  const screen = screens.get(command);
  if (screen !== undefined && subcommand === 'start') return startGame(parts, incoming, screen);
  if (screen !== undefined && subcommand === 'rules') {
    return plain(openRules(incoming.language, screens, screen.game));
  }
  switch (command) {
    case 'table':
      return tableCommand(parts, incoming);
    case 'help':
      return plain(answerHelp(incoming, screens));
    case 'chips':
      return plain(await answerChips(incoming, parts));
    case 'privacy':
      return plain(await openPrivacy(incoming, parts));
    default:
      return refuse(shellSay(incoming.language)('notice.unknown-command'));
  }
}

async function routeComponent(parts: Shell, incoming: IncomingComponent): Promise<Reply> {
  const id = parseCustomId(incoming.customId);
  if (id === undefined) return refuse(shellSay(incoming.language)('notice.old-button'));
  switch (id.kind) {
    case 'table':
      return routeTable(parts, incoming, id);
    case 'game':
      return gameControl(parts, incoming, id);
    case 'menu':
      return menu(parts, incoming, id);
    case 'rules':
      return plain(turnRules(incoming, parts.screens, id.game, id.page));
    case 'recap':
      return recap(parts, incoming, id.table, id.page);
    case 'privacy':
      return plain(await answerPrivacy(incoming, id.step, parts.people));
    case 'chips':
      return plain(await answerPurse(incoming, id.step, parts));
    case 'practice':
      return practise(parts, incoming, id.game);
    case 'ledger':
      return plain(await turnLedger(incoming, id.page, parts));
  }
}

/** Only games ask in forms; any other is answered like an old button. */
async function routeModal(parts: Shell, incoming: IncomingModal): Promise<Reply> {
  const id = parseCustomId(incoming.customId);
  return id?.kind === 'game'
    ? gameForm(parts, incoming, id)
    : refuse(shellSay(incoming.language)('notice.old-button'));
}

async function routeTable(
  parts: Shell,
  incoming: IncomingComponent,
  { table, action }: Extract<CustomId, { readonly kind: 'table' }>,
): Promise<Reply> {
  switch (action) {
    case 'join':
    case 'leave':
    case 'start':
    case 'ready':
    case 'buy-in':
    case 'cancel':
    case 'add-computer':
    case 'remove-computer':
      return lobby(parts, incoming, table, action);
    case 'hand':
      return hand(parts, incoming, table);
    case 'back':
      return back(parts, incoming, table);
    case 'rules':
      return rulesOf(parts, incoming, table);
    case 'menu':
      return menu(parts, incoming, { kind: 'menu', table, item: 'show' });
    case 'recap':
      return recap(parts, incoming, table, 0);
    case 'proof':
      return proof(parts, incoming, table);
    case 'rematch':
      return rematch(parts, incoming, table);
  }
}

async function rulesOf(parts: Shell, incoming: IncomingComponent, table: TableId): Promise<Reply> {
  const reader = await parts.tables.read(table);
  if (reader === undefined) return refuseMissing(parts, incoming, table);
  return plain(openRules(incoming.language, parts.screens, reader.info.game));
}

function plain(answer: Answer): Reply {
  return { answer };
}
