/**
 * Where presses are received, whatever brings them: a handler by way of router.ts and ids.ts, one reply,
 * and the dispatcher sends it; panels/keeper.ts and panels/private-panels.ts bring everything else up to
 * date.
 */
import type { Tables } from '../tables/api.ts';
import type { Millis, Retention } from '../tables/types.ts';
import type { DiscordApi } from './api/discord-api.ts';
import { createDispatcher, type Dispatcher, type Step } from './dispatcher/dispatcher.ts';
import type { PressAllowance } from './dispatcher/press-limit.ts';
import type { Log } from './log-port.ts';
import { createKeeper } from './panels/keeper.ts';
import { createPrivatePanels } from './panels/private-panels.ts';
import { renderPrivate } from './panels/private-view.ts';
import { createReminders } from './panels/reminders.ts';
import { renderPanel } from './panels/render.ts';
import type { People } from './people-port.ts';
import type { Purse } from './purse-port.ts';
import { createRouter } from './router.ts';
import type { Screens } from './screens/screens.ts';

export interface ReceptionParts {
  readonly api: DiscordApi;
  readonly tables: Tables;
  readonly screens: Screens;
  readonly storage: People & Purse;
  /** How long what is over is kept, to tell readers. */
  readonly retention: Retention;
  readonly now: () => Millis;
  /** How many presses of one person are worked on. */
  readonly pressAllowance: PressAllowance;
  /** Text of that many random bytes, in hex. */
  readonly randomHex: (bytes: number) => string;
  readonly log: Log;
  /** The process cannot go on; a new one can. Called at most once for each reason. */
  readonly onFatal: (reason: string) => void;
  /** Told of each named moment of a press. */
  readonly onStep: (step: Step) => void;
}

export interface Reception extends Pick<Dispatcher, 'dispatch' | 'tell'> {
  /** From now on panels follow what changes without a press. */
  start(): void;
  /** Refuses new presses kindly and resolves when those begun, and the edits after them, are done. */
  stop(): Promise<void>;
}

export function createReception(parts: ReceptionParts): Reception {
  const { api, tables, screens, storage, now, log, onStep } = parts;
  const onEdited = () => onStep('edited');
  const keeper = createKeeper({
    ...parts,
    render: (reader, style) => renderPanel(screens, reader, style),
    onEdited,
  });
  const privatePanels = createPrivatePanels({
    api,
    render: (reader, seat, options) => renderPrivate(screens, reader, seat, options),
    read: (table) => tables.read(table),
    now,
    log,
    onEdited,
  });
  const reminders = createReminders({ api, tables, keeper, people: storage, log });
  const route = createRouter({
    tables,
    screens,
    keeper,
    privatePanels,
    onStep,
    people: storage,
    purse: storage,
    retention: parts.retention,
  });
  const dispatcher = createDispatcher({ ...parts, route });
  let stopListening: (() => void) | undefined;

  return {
    dispatch: (incoming) => dispatcher.dispatch(incoming),
    tell: (to, sentence) => dispatcher.tell(to, sentence),
    start() {
      stopListening = tables.onChange((reader, did) => {
        if (did === 'remind') reminders.remind(reader);
        else keeper.changed(reader);
        privatePanels.sync(reader);
      });
    },
    async stop() {
      await dispatcher.stop();
      stopListening?.();
      await reminders.stop();
      await Promise.all([keeper.stop(), privatePanels.stop()]);
      // Whoever has pressed meanwhile was told to come back.
      await dispatcher.stop();
    },
  };
}
