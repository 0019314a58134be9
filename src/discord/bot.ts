/**
 * The Discord side, put together. The way of a press: gateway packet → incoming.ts → router.ts (by
 * ids.ts) → a handler → one reply → dispatcher → Discord; panels/keeper.ts and panels/private-panels.ts
 * bring everything else up to date.
 */
import { Events, GatewayDispatchEvents, RESTEvents, type Client, type REST } from 'discord.js';
import { InteractionType, type APIInteraction } from 'discord-api-types/v10';
import type { Tables } from '../tables/api.ts';
import type { Millis, Retention } from '../tables/types.ts';
import { createDiscordApi } from './api/discord-api.ts';
import { createDispatcher, type Step } from './dispatcher/dispatcher.ts';
import { readIncoming } from './incoming.ts';
import { answerableOf, flawsOf, type Answerable } from './packet.ts';
import { createPressRest } from './client.ts';
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
import { shellSay } from './shell-say.ts';
import { languageOf } from './text/language.ts';
import { watchGateway } from './watchdog.ts';

export interface BotParts {
  /** Not logged in yet; `main.ts` makes it, without intents. Everything is sent through its `rest`. */
  readonly client: Client;
  readonly tables: Tables;
  readonly screens: Screens;
  readonly storage: People & Purse;
  /** How long what is over is kept, to tell readers. */
  readonly retention: Retention;
  readonly now: () => Millis;
  readonly randomBytes: (count: number) => Uint8Array;
  readonly log: Log;
  /** The process cannot go on; a new one can. Called at most once for each reason. */
  readonly onFatal: (reason: string) => void;
  /** Told of each named moment of a press. */
  readonly onStep?: (step: Step) => void;
}

export interface Bot {
  /** From now on presses are answered. */
  start(): void;
  /** Refuses new presses kindly and resolves when those begun, and the edits after them, are done. */
  stop(): Promise<void>;
}

export function createBot(parts: BotParts): Bot {
  const { client, tables, screens, storage, now, log, onFatal } = parts;
  const onStep = parts.onStep ?? (() => undefined);
  const randomHex = (bytes: number) => Buffer.from(parts.randomBytes(bytes)).toString('hex');
  const onEdited = () => onStep('edited');
  const pressRest = createPressRest(client);
  const api = createDiscordApi(client.rest, pressRest);
  const keeper = createKeeper({
    api,
    tables,
    render: (reader, style) => renderPanel(screens, reader, style),
    now,
    randomHex,
    log,
    onEdited,
    onFatal,
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
  const dispatcher = createDispatcher({ api, log, now, randomHex, route, onStep });
  const ends: (() => void)[] = [];

  function onInteraction(packet: APIInteraction): void {
    const credentials = answerableOf(packet);
    if (credentials === undefined) {
      log.error('An interaction came that nobody can answer.');
      return;
    }
    try {
      const flaws = flawsOf(packet);
      if (flaws.length > 0) throw new Error(`Not as documented: ${flaws.join(', ')}`);
      const incoming = readIncoming(packet);
      if (incoming === undefined) refuseHere(packet);
      else void dispatcher.dispatch(incoming);
    } catch (error) {
      refuseUnread(credentials, error);
    }
  }

  /** Nothing of it could be read, not even the language of the presser. */
  function refuseUnread(
    { id, token, application_id: applicationId }: Answerable,
    error: unknown,
  ): void {
    const fault = randomHex(4);
    log.error({ err: error, interaction: id, fault }, 'An interaction could not be read.');
    void dispatcher.tell(
      { id, token, applicationId },
      shellSay('en')('fault.general', { id: fault }),
    );
  }

  /** Outside of servers there is no table; and the bot has asked for no other kinds of interaction. */
  function refuseHere(packet: APIInteraction): void {
    const { id, token, application_id: applicationId, type } = packet;
    log.info({ interaction: id, type }, 'An interaction that has no place here.');
    if (type === InteractionType.Ping) return;
    if (type === InteractionType.ApplicationCommandAutocomplete) return;
    const say = shellSay(languageOf(packet.locale));
    void dispatcher.tell({ id, token, applicationId }, say('notice.not-here'));
  }

  function onReconnecting(shard: number): void {
    log.info({ shard }, 'Reconnecting to Discord.');
  }

  return {
    start() {
      listen(client, log);
      for (const rest of [client.rest, pressRest]) warnOfRefusals(rest, log);
      client.ws.on(GatewayDispatchEvents.InteractionCreate, onInteraction);
      client.on(Events.ShardReconnecting, onReconnecting);
      ends.push(
        () => client.ws.off(GatewayDispatchEvents.InteractionCreate, onInteraction),
        // Of a connection that is left on purpose discord.js says the same.
        () => client.off(Events.ShardReconnecting, onReconnecting),
        tables.onChange((reader, did) => {
          if (did === 'remind') reminders.remind(reader);
          else keeper.changed(reader);
          privatePanels.sync(reader);
        }),
        watchGateway(client, now, onFatal),
      );
    },
    async stop() {
      await dispatcher.stop();
      for (const end of ends) end();
      await reminders.stop();
      await Promise.all([keeper.stop(), privatePanels.stop()]);
      pressRest.clearHashSweeper();
      pressRest.clearHandlerSweeper();
    },
  };
}

/** What happens to the connection goes to the log; without a listener an error would end the process. */
function listen(client: Client, log: Log): void {
  client.on(Events.Error, (error) => log.error({ err: error }, 'discord.js met an error.'));
  client.on(Events.Warn, (message) => log.warn({ message }, 'discord.js warns.'));
  client.on(Events.ClientReady, () => log.info('Connected to Discord.'));
  client.on(Events.ShardError, (error, shard) =>
    log.warn({ err: error, shard }, 'A gateway connection met an error.'),
  );
  client.on(Events.ShardDisconnect, ({ code }, shard) =>
    log.error({ code, shard }, 'Discord closed a gateway connection for good.'),
  );
  client.on(Events.ShardResume, (shard, replayed) =>
    log.info({ shard, replayed }, 'The connection to Discord was resumed.'),
  );
}

function warnOfRefusals(rest: REST, log: Log): void {
  rest.on(RESTEvents.InvalidRequestWarning, ({ count }) =>
    log.warn({ count }, 'Discord has refused many requests; it bans an address after 10,000.'),
  );
}
