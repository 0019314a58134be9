import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { autocomplete, type Autocomplete } from './client/autocomplete.ts';
import { forge, type Forgery } from './client/forge.ts';
import { moderate } from './client/moderate.ts';
import { runCommand } from './client/run-command.ts';
import { dismiss, say } from './client/say.ts';
import { setLocale } from './client/set-locale.ts';
import { submitModal } from './client/submit-modal.ts';
import { applyComponent } from './client/use-component.ts';
import { pageState, visibleEntries, pageMessage } from './client/view.ts';
import type { Core } from './core.ts';
import type { Interaction } from './interactions/interactions.ts';
import type {
  InteractionOutcome,
  Moderate,
  PageMessage,
  PageState,
  RunCommand,
  SubmitModal,
  UseComponent,
} from './page-protocol.ts';

export interface Delivery {
  /** How many times the bot gets the same event; 2 is a press delivered twice. */
  readonly deliveries?: number;
}

/** What a member began, to be followed to its outcome. */
export class Attempt {
  readonly id: string;
  readonly #core: Core;
  readonly #interaction: Interaction;

  constructor(core: Core, interaction: Interaction) {
    this.#core = core;
    this.#interaction = interaction;
    this.id = interaction.id;
  }

  get outcome(): InteractionOutcome {
    return this.#interaction.outcome;
  }

  /** The modal that answered it, if one did. */
  get modal(): APIModalInteractionResponseCallbackData | undefined {
    return this.#interaction.modal;
  }

  /** What `@original` means now, as this member sees it. */
  get message(): PageMessage | undefined {
    const { originalId, channelId, userId } = this.#interaction;
    if (originalId === undefined) return undefined;
    const entry = this.#core.world.messages.any(channelId, originalId);
    return entry === undefined ? undefined : pageMessage(userId, entry);
  }

  /** The messages that its token made, the answer and the follow-ups, where they still exist. */
  get messages(): readonly PageMessage[] {
    const { messageIds, channelId, userId } = this.#interaction;
    return [...messageIds]
      .map((id) => this.#core.world.messages.any(channelId, id))
      .filter((entry) => entry !== undefined)
      .map((entry) => pageMessage(userId, entry));
  }

  /**
   * Waits until the bot has answered (`deferred` counts) or the 3 seconds are over; with
   * `final`, until "thinking" has ended too. Rejects after `timeoutMs` of the local clock.
   */
  settled(options: { final?: boolean; timeoutMs?: number } = {}): Promise<InteractionOutcome> {
    const waits = ({ type }: InteractionOutcome): boolean =>
      type === 'pending' || (options.final === true && type === 'deferred');
    const { events } = this.#core.world;
    return new Promise((resolve, reject) => {
      if (!waits(this.outcome)) {
        resolve(this.outcome);
        return;
      }
      const cancel = this.#core.clock.after(options.timeoutMs ?? 20_000, () => {
        stop();
        reject(new Error(`Interaction ${this.id} is still ${this.outcome.type}.`));
      });
      const stop = events.listen((event) => {
        if (event.type !== 'outcome' || event.interactionId !== this.id || waits(event.outcome))
          return;
        stop();
        cancel();
        resolve(event.outcome);
      });
    });
  }
}

/**
 * One person with Discord's client in their hands. Every method throws ClientRefusal where the
 * real client, or Discord before it tells the bot, would not let it through.
 */
export class Member {
  readonly id: string;
  readonly #core: Core;
  readonly #isOnline: () => boolean;

  constructor(core: Core, id: string, isBotOnline: () => boolean) {
    this.#core = core;
    this.id = id;
    this.#isOnline = isBotOnline;
  }

  runCommand(request: RunCommand, { deliveries }: Delivery = {}): Attempt {
    return new Attempt(this.#core, runCommand(this.#core, this.id, request, deliveries));
  }

  autocomplete(request: Autocomplete): Attempt {
    return new Attempt(this.#core, autocomplete(this.#core, this.id, request));
  }

  /** Presses a button, or chooses in a select where `values` are given. */
  use(request: UseComponent, { deliveries }: Delivery = {}): Attempt {
    return new Attempt(this.#core, applyComponent(this.#core, this.id, request, deliveries));
  }

  submitModal(request: SubmitModal, { deliveries }: Delivery = {}): Attempt {
    return new Attempt(this.#core, submitModal(this.#core, this.id, request, deliveries));
  }

  /** A press, or a form, as no client makes it: neither the component nor its values are looked at. */
  forge(forgery: Forgery): Attempt {
    return new Attempt(this.#core, forge(this.#core, this.id, forgery));
  }

  /** The answer is the id of the message. */
  say(channelId: string, content: string): string {
    return say(this.#core, this.id, { channelId, content }).message.id;
  }

  dismiss(channelId: string, messageId: string): void {
    dismiss(this.#core, this.id, { channelId, messageId });
  }

  setLocale(locale: string): void {
    setLocale(this.#core, this.id, locale);
  }

  moderate(action: Moderate): void {
    moderate(this.#core, this.id, action);
  }

  /** Everything that this member sees in a channel, own ephemeral messages included, oldest first. */
  visibleMessages(channelId: string): readonly PageMessage[] {
    return visibleEntries(this.#core.world, this.id, channelId).map((entry) =>
      pageMessage(this.id, entry),
    );
  }

  state(): PageState {
    return pageState(this.#core.world, this.id, this.#isOnline());
  }
}
