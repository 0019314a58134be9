/** The router with everything behind it, on a bench and on a Discord that only takes notes. */
import { createKeeper } from '../../../src/discord/panels/keeper.ts';
import { createPrivatePanels } from '../../../src/discord/panels/private-panels.ts';
import { renderPrivate } from '../../../src/discord/panels/private-view.ts';
import { renderPanel } from '../../../src/discord/panels/render.ts';
import { createRouter, type Route } from '../../../src/discord/router.ts';
import type { Screens } from '../../../src/discord/screens/screens.ts';
import { RETENTION } from '../../support/retention.ts';
import type { Bench } from '../../support/tables-bench.ts';
import { createFakeApi, type FakeApi } from './fake-api.ts';
import { createTestLog } from './log.ts';

export interface Routed {
  readonly route: Route;
  readonly api: FakeApi;
  /** Resolves when all edits are done; nothing is edited afterwards. */
  stop(): Promise<void>;
}

export function createRouted(bench: Bench, screens: Screens): Routed {
  const { log } = createTestLog();
  const { tables, storage } = bench;
  const api = createFakeApi();
  const now = () => bench.clock.now();
  const keeper = createKeeper({
    api,
    tables,
    render: (reader, style) => renderPanel(screens, reader, style),
    now,
    randomHex: (bytes) => 'ab'.repeat(bytes),
    log,
    onEdited: () => undefined,
    onFatal: () => undefined,
  });
  const privatePanels = createPrivatePanels({
    api,
    render: (reader, seat, options) => renderPrivate(screens, reader, seat, options),
    read: (table) => tables.read(table),
    now,
    log,
    onEdited: () => undefined,
  });
  const onStep = () => undefined;
  const route = createRouter({
    tables,
    screens,
    keeper,
    privatePanels,
    onStep,
    people: storage,
    purse: storage,
    retention: RETENTION,
  });
  return {
    route,
    api,
    async stop() {
      await Promise.all([keeper.stop(), privatePanels.stop()]);
    },
  };
}
