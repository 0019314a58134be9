import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { defaultIds } from '../../../src/local/world/default-world.ts';
import { Guest, textOf } from '../../support/table-driver.ts';
import { expectAnswered } from '../../support/table-play.ts';
import { startTableWorld, type TableWorld } from '../../support/table-world.ts';

describe('an option of the start command', () => {
  let world: TableWorld;
  beforeAll(async () => {
    world = await startTableWorld();
  });
  afterAll(async () => {
    await world.close();
  });

  const shown = (guest: Guest) => guest.messages().map(textOf).join('\n');
  /** The game's panel names the ladder in other words than the lobby, which has the rule too. */
  const LOBBY = 'Ladder: number first. Higher is a larger number';

  it('is told in the lobby, holds in the game and survives a rematch', async () => {
    const [host, other] = [defaultIds.ana, defaultIds.zoe].map(
      (id) => new Guest(world.discord, id, defaultIds.lounge),
    );
    if (host === undefined || other === undefined) throw new Error('Two people play.');
    expectAnswered(await host.run(['yak', 'start'], { ladder: 'number-first', language: 'en' }));
    expect(shown(host)).toContain(LOBBY);
    expectAnswered(await other.pressAction('join'));
    expectAnswered(await host.pressAction('start'));
    expect(shown(other)).toContain('Ladder: number first. From big to small');

    expectAnswered(await host.pressAction('menu'));
    expectAnswered(await host.pressAction('ask-end'));
    expectAnswered(await host.pressAction('end'));
    await expect.poll(() => host.find('rematch'), { timeout: 5_000 }).toBeDefined();
    expectAnswered(await host.pressAction('rematch'));
    expect(textOf(host.messages().at(-1) ?? {})).toContain(LOBBY);
  });

  it('may be a yes or no', async () => {
    const guest = new Guest(world.discord, defaultIds.juergen, defaultIds.backRoom);
    expectAnswered(await guest.run(['jabberwocky', 'start'], { quick: false, language: 'en' }));
    expect(shown(guest)).toContain('Every card is played by hand');
  });

  it('is refused by the client where the command has no such value', async () => {
    const guest = new Guest(world.discord, defaultIds.juergen, defaultIds.lounge);
    await expect(guest.run(['yak', 'start'], { ladder: 'sideways' })).rejects.toThrow();
  });
});
