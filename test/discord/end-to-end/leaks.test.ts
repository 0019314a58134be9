import { ComponentType } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { SCREENS } from '../../../src/discord/games/index.ts';
import type { GameScreen } from '../../../src/discord/screens/contract.ts';
import type { Game } from '../../../src/engine/contract.ts';
import { GAMES } from '../../../src/games/index.ts';
import { cockroach } from '../../../src/games/cockroach/game.ts';
import { seededDraw } from '../../conformance/seeded.ts';
import { newTally, watchGame, type Tally } from '../../torture/leaks/leaks.ts';
import { scanBody, scanLine } from '../../torture/leaks/scan.ts';
import { createScreens } from '../../../src/discord/screens/screens.ts';

async function watch(game: Game, screens: readonly GameScreen[] = SCREENS): Promise<Tally> {
  const tally = newTally();
  await watchGame(game, screens, seededDraw('leaks', game.id), tally, 8);
  return tally;
}

it.each(GAMES.filter(({ id }) => id !== 'yak').map((game) => [game.id, game] as const))(
  'nothing that is sent in a whole game of %s tells its reader of a card',
  async (_id, game) => {
    const { faults, compared, messages } = await watch(game);
    expect(faults).toEqual([]);
    expect(compared).toBeGreaterThan(5);
    expect(messages).toBeGreaterThan(50);
  },
);

/** The hand of the first seat, put where everybody sees the game. */
const leakingGame: Game = {
  ...(cockroach as unknown as Game),
  publicView: (state) => {
    const { hands } = state as unknown as { readonly hands: readonly (readonly string[])[] };
    const view = cockroach.publicView(state as never);
    return { ...view, planted: hands[0]?.join(' ') };
  },
};

function plantedIn({ snapshot }: Parameters<GameScreen['publicPart']>[0]): string {
  return 'planted' in snapshot.public ? String(snapshot.public.planted) : '';
}

/** The screens with one of cockroach's replaced in part. */
function screensWith(changed: (screen: GameScreen) => Partial<GameScreen>): readonly GameScreen[] {
  return SCREENS.map((screen) =>
    screen.game === 'cockroach' ? { ...screen, ...changed(screen) } : screen,
  );
}

describe('a leak that was planted is found', () => {
  it.each([
    [
      'in the public panel',
      screensWith((screen) => ({
        publicPart: (context) => ({ ...screen.publicPart(context), happened: plantedIn(context) }),
      })),
    ],
    [
      'in the private panel of others',
      screensWith((screen) => ({
        privatePart: (context, draft) => {
          const { body } = screen.privatePart(context, draft);
          return {
            body: [
              ...body,
              { type: ComponentType.TextDisplay, content: plantedIn(context) || '-' },
            ],
          };
        },
      })),
    ],
  ])('%s', async (_where, screens) => {
    const { faults } = await watch(leakingGame, screens);
    expect(faults.some((fault) => fault.includes('card'))).toBe(true);
  });

  it('in an id, a value, or the name of a file', () => {
    const screens = createScreens(SCREENS);
    const button = (custom_id: string) => ({
      components: [{ type: 1, components: [{ type: 2, style: 1, label: 'x', custom_id }] }],
    });
    const bodyOf = (part: object) => part as Parameters<typeof scanBody>[1];
    expect(scanBody(screens, bodyOf(button('h1:game:0123456789:1:toad:')))).toHaveLength(1);
    expect(scanBody(screens, bodyOf(button('h1:game:0123456789:1:true:')))).toEqual([]);
    const option = { label: 'x', value: 'toad' };
    expect(scanBody(screens, bodyOf({ components: [{ type: 3, options: [option] }] }))).toEqual([
      'A value says "toad".',
    ]);
    const files = [{ name: 'toad.json', data: new Uint8Array() }];
    expect(scanBody(screens, bodyOf({ components: [], files }))).toHaveLength(1);
  });

  it('in a line of the log', () => {
    expect(scanLine('{"level":50,"hand":["toad"]}')).toHaveLength(1);
    expect(scanLine('{"level":50,"message":"A♠ was refused"}')).toHaveLength(1);
    expect(scanLine('{"level":50,"hand":"[hidden]"}')).toEqual([]);
  });
});
