/**
 * Custom ids: what a button or select carries so that it can be answered at any time, after a restart
 * or an upgrade too. Everything that makes or reads one stands in this file; docs/custom-ids.md lists
 * the kinds. An id holds names, numbers and positions: never a card, never text that a person wrote.
 */
import type { TableId, UserId } from '../tables/types.ts';
import type { Draft } from './screens/contract.ts';

/** First part of every id. A change of the format gets a new number, and old ids are answered kindly. */
const VERSION = 'h1';
/** Discord's limit. */
export const CUSTOM_ID_MAX = 100;

/** What the standard buttons of a table do. */
export const TABLE_ACTIONS = [
  'join',
  'leave',
  'start',
  'ready',
  'buy-in',
  'cancel',
  'add-computer',
  'remove-computer',
  'hand',
  'back',
  'rules',
  'menu',
  'recap',
  'proof',
  'rematch',
] as const;
export type TableAction = (typeof TABLE_ACTIONS)[number];

/** The steps of the private menu: `ask-…` wants a confirmation, `pick-…` a person. */
export const MENU_ITEMS = [
  'show',
  'bring-down',
  'back',
  'ask-leave',
  'leave',
  'ask-end',
  'end',
  'call-last',
  'cancel',
  'pick-remove',
  'ask-remove',
  'remove',
  'pick-host',
  'hand-over',
  'never-mind',
] as const;
export type MenuItem = (typeof MENU_ITEMS)[number];

/** What `/privacy` does, and the personal settings, which the menu of a table offers as well. */
export const PRIVACY_STEPS = [
  'export',
  'ask-delete',
  'delete',
  'keep',
  'mentions-off',
  'mentions-on',
  'ranked-off',
  'ranked-on',
] as const;
export type PrivacyStep = (typeof PRIVACY_STEPS)[number];

/** What the buttons of `/chips` do, all of them for the presser's own chips. */
export const PURSE_STEPS = ['own', 'top-up', 'ranking'] as const;
export type PurseStep = (typeof PURSE_STEPS)[number];

export type CustomId =
  | { readonly kind: 'table'; readonly table: TableId; readonly action: TableAction }
  /** A control of the game itself; `decision` is the one that it answers (0: none). */
  | {
      readonly kind: 'game';
      readonly table: TableId;
      readonly decision: number;
      readonly action: string;
      readonly draft: Draft;
    }
  | {
      readonly kind: 'menu';
      readonly table: TableId;
      readonly item: MenuItem;
      /** Whom the item is about. */
      readonly user?: UserId;
    }
  /** A page of a game's rules. */
  | { readonly kind: 'rules'; readonly game: string; readonly page: number }
  /** A page of the story of a table's game. */
  | { readonly kind: 'recap'; readonly table: TableId; readonly page: number }
  | { readonly kind: 'privacy'; readonly step: PrivacyStep }
  | { readonly kind: 'chips'; readonly step: PurseStep }
  /** A practice table of a game, in one press. */
  | { readonly kind: 'practice'; readonly game: string }
  /** A page of the presser's own ledger. */
  | { readonly kind: 'ledger'; readonly page: number };

/** Ids of games and of their actions. */
const NAME = /^[a-z][a-z0-9-]{0,23}$/;
const TABLE = /^[0-9A-Za-z]{10}$/;
const SNOWFLAKE = /^\d{1,20}$/;
/** At most ten digits: revisions, pages and positions are small. */
const NUMBER = /^(?:0|[1-9]\d{0,9})$/;
const SEPARATOR = ':';
const DRAFT_SEPARATOR = '.';
const NOT_CHOSEN = '_';
const DRAFT_MAX = 8;

/** Writes a custom id. Throws on parts that do not fit the format, which is a fault of the program. */
export function makeCustomId(id: CustomId): string {
  const text = [VERSION, id.kind, ...parts(id)].join(SEPARATOR);
  if (text.length > CUSTOM_ID_MAX || parseCustomId(text) === undefined) {
    throw new Error(`Not a custom id: ${text.slice(0, CUSTOM_ID_MAX)}`);
  }
  return text;
}

/** Reads a custom id; undefined where this version did not write it. Never throws. */
export function parseCustomId(text: string): CustomId | undefined {
  if (text.length > CUSTOM_ID_MAX) return undefined;
  const [version, kind, ...rest] = text.split(SEPARATOR);
  if (version !== VERSION || kind === undefined) return undefined;
  switch (kind) {
    case 'table':
      return readTable(rest);
    case 'game':
      return readGame(rest);
    case 'menu':
      return readMenu(rest);
    case 'rules':
      return readRules(rest);
    case 'recap':
      return readRecap(rest);
    case 'privacy':
      return readPrivacy(rest);
    case 'practice':
      return readPractice(rest);
    case 'chips':
      return readChips(rest);
    case 'ledger':
      return readLedger(rest);
    default:
      return undefined;
  }
}

function parts(id: CustomId): readonly (string | number)[] {
  switch (id.kind) {
    case 'table':
      return [id.table, id.action];
    case 'game':
      return [id.table, id.decision, id.action, makeDraft(id.draft)];
    case 'menu':
      return id.user === undefined ? [id.table, id.item] : [id.table, id.item, id.user];
    case 'rules':
      return [id.game, id.page];
    case 'recap':
      return [id.table, id.page];
    case 'privacy':
    case 'chips':
      return [id.step];
    case 'practice':
      return [id.game];
    case 'ledger':
      return [id.page];
  }
}

function readTable(rest: readonly string[]): CustomId | undefined {
  const [table, name] = rest;
  const action = TABLE_ACTIONS.find((one) => one === name);
  if (rest.length !== 2 || !isTableId(table) || action === undefined) return undefined;
  return { kind: 'table', table, action };
}

function readGame(rest: readonly string[]): CustomId | undefined {
  const [table, number, action, chosen] = rest;
  const decision = readNumber(number);
  const draft = readDraft(chosen);
  if (rest.length !== 4 || !isTableId(table) || decision === undefined) return undefined;
  if (action === undefined || !NAME.test(action) || draft === undefined) return undefined;
  return { kind: 'game', table, decision, action, draft };
}

function readMenu(rest: readonly string[]): CustomId | undefined {
  const [table, name, user] = rest;
  const item = MENU_ITEMS.find((one) => one === name);
  if (rest.length > 3 || !isTableId(table) || item === undefined) return undefined;
  if (user === undefined) return { kind: 'menu', table, item };
  return isUserId(user) ? { kind: 'menu', table, item, user } : undefined;
}

function readRules(rest: readonly string[]): CustomId | undefined {
  const [game, number] = rest;
  const page = readNumber(number);
  if (rest.length !== 2 || game === undefined || !NAME.test(game)) return undefined;
  return page === undefined ? undefined : { kind: 'rules', game, page };
}

function readRecap(rest: readonly string[]): CustomId | undefined {
  const [table, number] = rest;
  const page = readNumber(number);
  if (rest.length !== 2 || !isTableId(table) || page === undefined) return undefined;
  return { kind: 'recap', table, page };
}

function readPractice(rest: readonly string[]): CustomId | undefined {
  const [game] = rest;
  return rest.length === 1 && game !== undefined && NAME.test(game)
    ? { kind: 'practice', game }
    : undefined;
}

function readPrivacy(rest: readonly string[]): CustomId | undefined {
  const step = PRIVACY_STEPS.find((one) => one === rest[0]);
  return rest.length === 1 && step !== undefined ? { kind: 'privacy', step } : undefined;
}

function readChips(rest: readonly string[]): CustomId | undefined {
  const step = PURSE_STEPS.find((one) => one === rest[0]);
  return rest.length === 1 && step !== undefined ? { kind: 'chips', step } : undefined;
}

function readLedger(rest: readonly string[]): CustomId | undefined {
  const page = readNumber(rest[0]);
  return rest.length === 1 && page !== undefined ? { kind: 'ledger', page } : undefined;
}

/** `2._.0` is a draft with its second choice still open; an empty draft is the empty text. */
function makeDraft(draft: Draft): string {
  return draft.map((choice) => choice ?? NOT_CHOSEN).join(DRAFT_SEPARATOR);
}

function readDraft(text: string | undefined): Draft | undefined {
  if (text === undefined) return undefined;
  if (text === '') return [];
  const draft: (number | undefined)[] = [];
  for (const part of text.split(DRAFT_SEPARATOR)) {
    const choice = readNumber(part);
    if (choice === undefined && part !== NOT_CHOSEN) return undefined;
    draft.push(choice);
  }
  return draft.length <= DRAFT_MAX ? draft : undefined;
}

function readNumber(text: string | undefined): number | undefined {
  return text !== undefined && NUMBER.test(text) ? Number(text) : undefined;
}

function isTableId(text: string | undefined): text is TableId {
  return text !== undefined && TABLE.test(text);
}

/** Whether a text from outside, such as a select's value, is a person's id. */
export function isUserId(text: string | undefined): text is UserId {
  return text !== undefined && SNOWFLAKE.test(text);
}
