import type { Brought, Game } from '../engine/contract.ts';
import type { Json } from '../engine/json.ts';
import type { StoredDeal } from '../storage/port.ts';
import type { DealProof, ProvenDeal } from './api.ts';
import { isLiving } from './step.ts';
import type { Deal, InteractionId, LogEntry, Table, UserId } from './types.ts';

/**
 * The secrets of a table leave it here and nowhere else, and only once they can do no harm: when it has
 * ended. Undefined before, and where nothing was dealt.
 */
export function proofOf(
  game: Game,
  table: Table,
  deals: readonly StoredDeal[],
  log: readonly LogEntry[],
): DealProof | undefined {
  if (isLiving(table)) return undefined;
  const names = namesByPress(log);
  const proven = deals.flatMap((deal) => proveDeal(game, deal, names));
  if (proven.length === 0) return undefined;
  return {
    version: 2,
    table: table.id,
    game: table.game,
    options: table.options,
    deals: proven,
  };
}

/** Nothing for a deal that was promised and never dealt: its secret says nothing to anybody. */
function proveDeal(
  game: Game,
  { setup, ...deal }: StoredDeal,
  names: ReadonlyMap<InteractionId, string>,
): readonly ProvenDeal[] {
  if (setup === undefined) return [];
  const brought = broughtTo(game, deal, setup);
  return [
    {
      ...deal,
      ...(brought === undefined ? {} : { brought }),
      names: deal.mixedWith.map((press) => names.get(press) ?? '—'),
    },
  ];
}

/** Chance decides who deals first; later the table says so. Undefined for a game without chips. */
function broughtTo(game: Game, deal: Deal, setup: Json): Brought | undefined {
  if (game.chips === undefined) return undefined;
  const parsed = game.parseSetup(setup, deal.mixedWith.length);
  if (!parsed.ok) throw new Error('A stored set-up cannot be read.');
  const { stacks, dealer } = game.chips.brought(parsed.value);
  return deal.number === 1 ? { stacks } : { stacks, dealer };
}

/** The name of whoever made a press that may be mixed into a deal: joining, or asking for a hand. */
function namesByPress(log: readonly LogEntry[]): ReadonlyMap<InteractionId, string> {
  const names = new Map<UserId, string>();
  const byPress = new Map<InteractionId, string>();
  for (const { action, by, interaction } of log) {
    if (by === undefined || interaction === undefined) continue;
    if (action.type === 'open' || action.type === 'join') names.set(by, action.name);
    const name = names.get(by);
    if (name !== undefined) byPress.set(interaction, name);
  }
  return byPress;
}
