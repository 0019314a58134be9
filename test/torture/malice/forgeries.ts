/** Presses that nobody was offered: real ids bent, ids of every kind made up, and plain rubbish. */
import { makeCustomId, MENU_ITEMS, TABLE_ACTIONS } from '../../../src/discord/ids.ts';
import { NUMBER_FIELD } from '../../../src/discord/panels/number-form.ts';
import { SCREENS } from '../../../src/discord/games/index.ts';
import type { Draw } from '../../../src/engine/random.ts';
import type { Forgery } from '../../../src/local/client/forge.ts';
import type { TableId, UserId } from '../../../src/tables/types.ts';
import { pick } from '../../support/random-table.ts';

export interface Target {
  readonly table: TableId;
  /** The people who sit there. */
  readonly players: readonly [string, ...string[]];
  /** Ids that its panels carry at the moment, private ones included. */
  readonly ids: readonly string[];
  /** The decisions that are open, and some that are not. */
  readonly decisions: readonly [number, ...number[]];
}

export type Forged = Pick<Forgery, 'customId' | 'values' | 'fields'>;

const ACTIONS = SCREENS.flatMap(({ actions }) => actions);
const RUBBISH = [
  '',
  ':',
  'h1',
  'h1:game',
  'h0:table:0123456789:join',
  'h1:table:__proto__:join',
  'h1:game:0123456789:1e9:offer:',
  'h1:game:0123456789:-1:offer:0',
  `h1:menu:${'0'.repeat(89)}`,
  '\u{1F4A5}\u202E\u0000',
  'h1:practice:constructor',
  'h1:rules:toString:0',
] as const;

export function forgery(target: Target, draw: Draw): Forged {
  const kind = draw(4);
  const customId =
    kind === 0 ? bent(target, draw) : kind === 3 ? rubbish(draw) : made(target, draw);
  if (draw(12) === 0) return { customId, fields: { [NUMBER_FIELD]: someValue(target, draw) } };
  if (draw(2) === 0) return { customId };
  return { customId, values: Array.from({ length: draw(4) }, () => someValue(target, draw)) };
}

/** An id that stands on a panel, or that with one of its parts exchanged. */
function bent({ ids, table }: Target, draw: Draw): string {
  const [first, ...others] = ids;
  if (first === undefined) return rubbish(draw);
  const parts = pick(draw, [first, ...others]).split(':');
  const at = draw(parts.length + 2);
  return parts
    .map((part, index) => (index === at ? pick(draw, [table, '0', '1', part]) : part))
    .join(':');
}

/** A well-formed id of the target's table. */
function made({ table, players, decisions }: Target, draw: Draw): string {
  switch (draw(3)) {
    case 0:
      return makeCustomId({ kind: 'table', table, action: pick(draw, TABLE_ACTIONS) });
    case 1: {
      const user = pick(draw, players) as UserId;
      const item = pick(draw, MENU_ITEMS);
      return makeCustomId({ kind: 'menu', table, item, ...(draw(2) === 0 ? { user } : {}) });
    }
    default:
      return makeCustomId({
        kind: 'game',
        table,
        decision: pick(draw, decisions),
        action: pick(draw, ACTIONS as [string, ...string[]]),
        draft: Array.from({ length: draw(5) }, () => draw(12)),
      });
  }
}

function rubbish(draw: Draw): string {
  return pick(draw, RUBBISH);
}

function someValue({ players }: Target, draw: Draw): string {
  return pick(draw, [
    '0',
    '1',
    '7',
    '-1',
    '999999999999',
    '',
    'x'.repeat(100),
    pick(draw, players),
  ]);
}
