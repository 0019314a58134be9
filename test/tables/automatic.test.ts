/** Moves that make themselves: in the same step as the move before them, and in the same line of the log. */
import { describe, expect, it } from 'vitest';
import { jabberwocky } from '../../src/games/jabberwocky/game.ts';
import { auditTable } from '../../src/tables/audit.ts';
import { createBench, gameOf, type Bench } from '../support/tables-bench.ts';
import { playOn, randomMove, seededDraw } from '../support/random-table.ts';
import { stored } from '../support/stored.ts';

const PEOPLE = ['anna', 'ben', 'cleo'] as const;
/** Three cards each: a bid and two cards by hand, then the third by itself. */
const PRESSES_OF_FIRST_ROUND = 3 * (1 + 2);

const bench = (): Bench => createBench({ games: [jabberwocky] });

/** A game in which the next move but one will complete the round's last trick but one. */
async function beforeTheLastTrick(at: Bench) {
  const begun = await gameOf(at, 'jabberwocky', PEOPLE);
  return playOn(at, begun, seededDraw(3), PRESSES_OF_FIRST_ROUND - 1);
}

describe('a move that makes itself', () => {
  it('is stored with the press that led to it, and the next round is dealt', async () => {
    const at = bench();
    const before = await beforeTheLastTrick(at);
    const answer = await randomMove(at, before, seededDraw(4));
    if (answer?.ok !== true) throw new Error('The move was refused.');
    const after = answer.value;
    expect(after.info.revision).toBe(before.info.revision + 1);
    expect(after.publicSnapshot()?.public).toMatchObject({ round: 2, phase: 'bidding' });
    const { log } = await stored(at.storage, after.info.id);
    const action = log.at(-1)?.action;
    expect(action?.type === 'move' ? action.followed?.length : 0).toBe(PEOPLE.length);
    const { events } = log.at(-1) ?? { events: [] };
    expect(events.map(({ event }) => event.type)).toEqual([
      'played',
      'trick',
      ...PEOPLE.map(() => 'played'),
      'trick',
      'round',
      'dealt',
    ]);
  });

  it('leaves everybody whose turn it is with a decision of their own', async () => {
    const at = bench();
    const before = await beforeTheLastTrick(at);
    const answer = await randomMove(at, before, seededDraw(4));
    const snapshot = answer?.ok === true ? answer.value.publicSnapshot() : undefined;
    const [bidder = -1] = snapshot?.turn ?? [];
    expect(snapshot?.decisions[bidder]).toBe(before.info.revision + 1);
    expect(snapshot?.decisions.filter((decision) => decision !== null)).toHaveLength(1);
  });

  it('is played again by the doctor, through a whole game', async () => {
    const at = bench();
    const over = await playOn(at, await gameOf(at, 'jabberwocky', PEOPLE), seededDraw(7));
    const table = await stored(at.storage, over.info.id);
    expect(auditTable(table, jabberwocky)).toEqual([]);
    expect(over.info.status).toBe('over');
  });

  it('is what the log says, not what a later version would have made of it', async () => {
    const at = bench();
    const over = await playOn(at, await gameOf(at, 'jabberwocky', PEOPLE), seededDraw(8));
    const table = await stored(at.storage, over.info.id);
    expect(auditTable(table, { ...jabberwocky, automatic: () => undefined })).toEqual([]);
  });

  it('is missed by the doctor where the log has lost it', async () => {
    const at = bench();
    const over = await playOn(at, await gameOf(at, 'jabberwocky', PEOPLE), seededDraw(9));
    const table = await stored(at.storage, over.info.id);
    const log = table.log.map((entry) => {
      if (entry.action.type !== 'move') return entry;
      const { type, seat, move } = entry.action;
      return { ...entry, action: { type, seat, move } };
    });
    expect(auditTable({ ...table, log }, jabberwocky)).not.toEqual([]);
  });

  it('is not asked of a game that refuses it', async () => {
    const at = createBench({
      games: [
        { ...jabberwocky, automatic: () => ({ seat: 0, move: { type: 'bid', tricks: -1 } }) },
      ],
    });
    const begun = await gameOf(at, 'jabberwocky', PEOPLE);
    await expect(randomMove(at, begun, seededDraw(1))).rejects.toThrow('makes itself is refused');
  });
});
