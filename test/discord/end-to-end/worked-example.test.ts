/** "Pot 30 …": the example of the rules page, played by presses on cards that lie ready. */
import { afterEach, describe, expect, it } from 'vitest';
import { createRegistry } from '../../../src/engine/registry.ts';
import { anaconda } from '../../../src/games/anaconda/game.ts';
import type { AnacondaTypes, Move, PublicView } from '../../../src/games/anaconda/types.ts';
import type { Game } from '../../../src/engine/contract.ts';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { examine } from '../../../src/tables/examine.ts';
import type { GuildId, UserId } from '../../../src/tables/types.ts';
import { cards, move } from '../../games/anaconda/builders.ts';
import { pressMove } from '../../support/anaconda-play.ts';
import { isPrivate, textOf, type Guest } from '../../support/table-driver.ts';
import { readTable, startTable, type PlayedTable } from '../../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';
import { dealing } from '../games/anaconda/table.ts';

const { ana, zoe, sakura, priya, guild, lounge } = defaultIds;
const PEOPLE = [ana, zoe, sakura, priya];
const GRANT = 1_000;
const SHOWN = { timeout: 8_000 };

/** Before the pass, in which each gives the last three to the left; the fourth folds before it. */
const HANDS = [
  '9s 9h 9d 5c 2s 8c Tc',
  '6s 4d 3c Ac 7d Jh Td',
  'Ks Kd Qh Jc 5d 2h 4c',
  '8s 8h Qs Qd Th 3h 3s',
];
/** "A shows 9 9 9 5 with a 5 below … B shows 6 4 3 A with a 2 below … C shows K K Q J with a 7 below" */
const FIVES = ['9s 9h 9d 5c 5d', '6s 4d 3c Ac 2s', 'Ks Kd Qh Jc 7d'];
const BET = 9;

/** Anaconda with these hands dealt; the last seat deals, so that A opens. */
function rigged(hands: readonly string[]): Game<AnacondaTypes> {
  const dealer = hands.length - 1;
  const deck = dealing(hands.map(cards), dealer);
  return {
    ...anaconda,
    drawSetup: (...[seats, options, draw, brought]) => ({
      ...anaconda.drawSetup(seats, options, draw, brought),
      dealer,
    }),
    setup: (seats, options, setup) => anaconda.setup(seats, options, setup, [deck]),
  };
}

/** The first bets before the pass, two call it and the fourth folds; later everybody checks. */
function moveAt({ phase, stage, toMatch }: PublicView, seat: number, sides: Sides): Move {
  switch (phase) {
    case 'betting':
      if (stage !== 'before-pass') return move('check');
      if (toMatch === 0) return move(`bet ${BET}`);
      return move(seat < FIVES.length ? 'call' : 'fold');
    case 'passing':
      return move(`give ${(HANDS[seat] ?? '').split(' ').slice(4).join(' ')}`);
    case 'arranging':
      return move(`arrange ${FIVES[seat] ?? ''}`);
    default:
      return move(`declare ${sides[seat] ?? ''}`);
  }
}

type Sides = readonly ['high', 'low' | 'both', 'high'];

interface Row {
  readonly name: string;
  readonly people: number;
  readonly sides: Sides;
  readonly pot: number;
  /** What each wins or loses by the hand. */
  readonly changes: readonly number[];
  readonly told: readonly string[];
}

describe('the worked example of the rules, by presses', () => {
  let world: TableWorld | undefined;
  afterEach(() => world?.close());

  it.each<Row>([
    {
      name: 'a pot of 30: A gets 15, B gets 15',
      people: 3,
      sides: ['high', 'low', 'high'],
      pot: 30,
      changes: [15 - 10, 15 - 10, -10],
      told: ['High takes 15: **Ana**', 'Low takes 15: **\\*Zoë\\_\\***'],
    },
    {
      name: 'with 31 chips A gets 16, B gets 15',
      people: 4,
      sides: ['high', 'low', 'high'],
      pot: 31,
      changes: [16 - 10, 15 - 10, -10, -1],
      told: ['High takes 16: **Ana**', 'Low takes 15: **\\*Zoë\\_\\***'],
    },
    {
      name: 'had B declared both, B would fail, and A takes all 30',
      people: 3,
      sides: ['high', 'both', 'high'],
      pot: 30,
      changes: [30 - 10, -10, -10],
      told: ['Nobody is left for low, so high takes all: **Ana**'],
    },
  ])('$name', async ({ people, sides, pot, changes, told }) => {
    const game = rigged(HANDS.slice(0, people));
    world = await startTableWorld({ games: [game] });
    const table = await startTable(world, lounge, PEOPLE.slice(0, people), 'anaconda', {
      passing: 'once',
      'max-bet': BET,
      hands: 1,
      pace: 'none',
    });
    expect(await playHand(table, sides)).toBe(pot);

    for (const [seat, change] of changes.entries()) {
      const user = PEOPLE[seat] as UserId;
      const held = await world.storage.holdings(guild as GuildId, user, Date.now());
      expect(held).toMatchObject({ balance: GRANT + change, staked: 0 });
    }
    const [host] = table.guests;
    await expect.poll(() => host?.find('rematch'), SHOWN).toBeDefined();
    for (const sentence of told) expect(panelOf(host)).toContain(sentence);
    const { findings, ledger } = await examine(world.storage, createRegistry([game]));
    expect({ findings, ledger }).toEqual({ findings: [], ledger: [] });
  });
});

/** Until the evening is over; gives what was in the pot when they declared. */
async function playHand(table: PlayedTable, sides: Sides): Promise<number> {
  let pot = 0;
  for (;;) {
    const reader = await readTable(table);
    const [seat] = reader?.publicSnapshot()?.turn ?? [];
    if (reader === undefined || seat === undefined) return pot;
    const view = reader.publicSnapshot()?.public as PublicView;
    pot = view.pot;
    const guest = table.guests[seat];
    if (guest === undefined) throw new Error(`Nobody sits at ${seat}.`);
    await pressMove(guest, reader, moveAt(view, seat, sides));
  }
}

function panelOf(guest: Guest | undefined): string {
  const panels = guest?.messages().filter((message) => !isPrivate(message)) ?? [];
  return panels.map(textOf).join('\n').replaceAll('\u00A0', ' ');
}
