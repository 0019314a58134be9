import { beforeEach, describe, expect, it } from 'vitest';
import { sample } from '../../src/engine/choices.ts';
import type { TableReader } from '../../src/tables/api.ts';
import { playOn, randomMove, seededDraw } from '../support/random-table.ts';
import { stored } from '../support/stored.ts';
import {
  accepted,
  createBench,
  gameOf,
  lobbyOf,
  press,
  refusalOf,
  type Bench,
  type Person,
} from '../support/tables-bench.ts';

const PLAYERS: readonly Person[] = ['anna', 'ben', 'cleo'];

let bench: Bench;
let game: TableReader;
let actor: Person;
let decision: number;
beforeEach(async () => {
  bench = createBench();
  game = await gameOf(bench, 'cockroach', PLAYERS);
  const [seat = 0] = game.publicSnapshot()?.turn ?? [];
  actor = PLAYERS[seat] ?? 'anna';
  decision = game.seatSnapshot(seat)?.decision ?? 0;
});

/** A legal offer of whoever opens. */
function offer(): unknown {
  const choices = game.seatSnapshot(PLAYERS.indexOf(actor))?.choices ?? [];
  return sample(choices, seededDraw(1));
}
const move = (by: Person, over: { decision?: number; move?: unknown; press?: object } = {}) =>
  bench.tables.move(press(by, over.press), {
    table: game.info.id,
    decision: over.decision ?? decision,
    move: 'move' in over ? over.move : offer(),
  });

describe('a press that does not count', () => {
  const idle = () => PLAYERS.find((person) => person !== actor) ?? 'anna';
  it.each<[string, () => ReturnType<typeof move>, string]>([
    ['answers a decision that is past', () => move(actor, { decision: decision - 1 }), 'stale'],
    ['answers a decision that never was', () => move(actor, { decision: 99 }), 'stale'],
    ['comes from a player who is not on turn', () => move(idle()), 'not-your-turn'],
    ['comes from a player with an old panel', () => move(idle(), { decision: 1 }), 'stale'],
    ['comes from somebody without a seat', () => move('gus'), 'not-seated'],
    ['is no move of the game', () => move(actor, { move: { type: 'fold' } }), 'bad-move'],
    ['is nothing', () => move(actor, { move: undefined }), 'bad-move'],
    ['is a move of another phase', () => move(actor, { move: { type: 'peek' } }), 'wrong-phase'],
    [
      'breaks a rule of the game',
      () => move(actor, { move: { type: 'offer', card: 'toad', to: 77, claim: 'toad' } }),
      'bad-seat',
    ],
    ['comes from another channel', () => move(actor, { press: { channel: '9' } }), 'other-place'],
  ])('changes nothing when it %s', async (_what, make, code) => {
    const before = await stored(bench.storage, game.info.id);
    const answer = await make();
    expect(answer.ok ? 'accepted' : answer.refusal.code).toBe(code);
    expect(await stored(bench.storage, game.info.id)).toEqual(before);
    if (!answer.ok && code !== 'other-place') {
      expect(answer.refusal.reader?.info.revision).toBe(game.info.revision);
    }
  });

  it('changes nothing in a lobby, where there is no game to move in', async () => {
    const lobby = await lobbyOf(bench, 'duel', ['anna', 'ben'], { channel: '8' as never });
    const request = { table: lobby.info.id, decision: 1, move: { type: 'nod' } };
    const answer = bench.tables.move(press('anna', { channel: '8' as never }), request);
    expect(await refusalOf(answer)).toBe('not-started');
  });
});

describe('two presses at once', () => {
  it('let one win and tell the other, whichever comes first', async () => {
    const [first, second] = await Promise.all([move(actor), move(actor)]);
    expect(first.ok).toBe(true);
    expect(second).toMatchObject({ ok: false, refusal: { by: 'table', code: 'stale' } });
    if (!second.ok) expect(second.refusal.reader?.info.revision).toBe(game.info.revision + 1);
  });

  it('count once when they are one press delivered twice', async () => {
    const twice = press(actor);
    const request = { table: game.info.id, decision, move: offer() };
    const [first, second] = await Promise.all([
      bench.tables.move(twice, request),
      bench.tables.move(twice, request),
    ]);
    expect(first.ok).toBe(true);
    expect(second).toMatchObject({ ok: false, refusal: { by: 'table', code: 'duplicate' } });
    expect((await bench.storage.log(game.info.id)).length).toBe(game.info.revision + 1);
  });

  it('are known as one also after the game has gone on and ended', async () => {
    const twice = press(actor);
    const request = { table: game.info.id, decision, move: offer() };
    const reader = await accepted(bench.tables.move(twice, request));
    await playOn(bench, reader, seededDraw(1));
    expect(await refusalOf(bench.tables.move(twice, request))).toBe('duplicate');
  });

  it('are known as one across tables', async () => {
    const twice = press(actor);
    await accepted(bench.tables.move(twice, { table: game.info.id, decision, move: offer() }));
    const elsewhere = await lobbyOf(bench, 'duel', ['dora'], { channel: '8' as never });
    const again = { ...twice, channel: '8' as never };
    expect(await refusalOf(bench.tables.join(again, elsewhere.info.id))).toBe('duplicate');
    expect((await bench.tables.read(elsewhere.info.id))?.info.players).toHaveLength(1);
  });
});

describe('a flood of presses', () => {
  it('is answered as busy beyond what may wait, and the table goes on', async () => {
    const flood = Array.from({ length: 300 }, () => refusalOf(move('gus')));
    const codes = await Promise.all(flood);
    expect(codes.filter((code) => code === 'not-seated')).toHaveLength(200);
    expect(codes.filter((code) => code === 'busy')).toHaveLength(100);
    const reader = await bench.tables.read(game.info.id);
    expect(reader && (await randomMove(bench, reader, seededDraw(1)))?.ok).toBe(true);
  });
});
