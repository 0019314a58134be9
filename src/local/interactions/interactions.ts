/** The life of an interaction (discord.md §2.3): created, answered within 3 s, dead after 15 min. */
import { randomBytes } from 'node:crypto';
import {
  InteractionType,
  type APIMessage,
  type APIMessageInteractionMetadata,
  type APIModalInteractionResponseCallbackData,
} from 'discord-api-types/v10';
import { refusals } from '../api-error.ts';
import type { Clock } from '../clock.ts';
import type { InteractionOutcome } from '../page-protocol.ts';

export const ANSWER_WITHIN = 3_000;
export const TOKEN_LIVES = 15 * 60_000;
/** How long a dead interaction is remembered, so that its late callers hear the right refusal. */
const REMEMBERED = 2 * TOKEN_LIVES;

export const FAILED_COMPONENT = 'This interaction failed';
export const FAILED_COMMAND = 'The application did not respond';

export type InteractionKind = Exclude<InteractionType, InteractionType.Ping>;

export interface InteractionFacts {
  readonly id: string;
  readonly kind: InteractionKind;
  readonly userId: string;
  readonly channelId: string;
  readonly guildId: string | undefined;
  /** The message whose component was used, or from whose component a modal came. */
  readonly sourceMessage: APIMessage | undefined;
  readonly metadata: APIMessageInteractionMetadata;
}

export interface Interaction extends InteractionFacts {
  readonly token: string;
  readonly createdAt: number;
  /** The type of the first answer; undefined until there is one. */
  answer: number | undefined;
  /** What `@original` means; undefined where the first answer made no message. */
  originalId: string | undefined;
  /** Whether the original is a placeholder that says "thinking". */
  loading: boolean;
  /** The messages that this token made and may change. */
  readonly messageIds: Set<string>;
  modal: APIModalInteractionResponseCallbackData | undefined;
  /** A modal is sent once; afterwards its window is closed. */
  modalUsed: boolean;
  outcome: InteractionOutcome;
}

type Tell = (interaction: Interaction, outcome: InteractionOutcome) => void;

function failureText(kind: InteractionKind): string {
  return kind === InteractionType.ApplicationCommand ? FAILED_COMMAND : FAILED_COMPONENT;
}

function makeToken(id: string): string {
  return Buffer.from(`interaction:${id}:${randomBytes(48).toString('base64url')}`).toString(
    'base64url',
  );
}

export class Interactions {
  readonly #clock: Clock;
  readonly #tell: Tell;
  readonly #byId = new Map<string, Interaction>();
  readonly #byToken = new Map<string, Interaction>();

  constructor(clock: Clock, tell: Tell) {
    this.#clock = clock;
    this.#tell = tell;
  }

  find(id: string): Interaction | undefined {
    return this.#byId.get(id);
  }

  /** The channel behind a token, also behind a dead one. */
  channelOf(token: string): string | undefined {
    return this.#byToken.get(token)?.channelId;
  }

  create(facts: InteractionFacts): Interaction {
    this.#forgetOld();
    const interaction: Interaction = {
      ...facts,
      token: makeToken(facts.id),
      createdAt: this.#clock.now(),
      answer: undefined,
      originalId: undefined,
      loading: false,
      messageIds: new Set(),
      modal: undefined,
      modalUsed: false,
      outcome: { type: 'pending' },
    };
    this.#byId.set(interaction.id, interaction);
    this.#byToken.set(interaction.token, interaction);
    this.#clock.after(ANSWER_WITHIN, () => this.#giveUp(interaction, 'pending'));
    return interaction;
  }

  /** The interaction that a callback answers. Throws 10062, or 40060 where it has its answer. */
  forCallback(id: string, token: string): Interaction {
    const interaction = this.#byId.get(id);
    if (interaction?.token !== token) throw refusals.unknownInteraction();
    if (interaction.answer !== undefined) throw refusals.acknowledged();
    if (this.#age(interaction) > ANSWER_WITHIN) throw refusals.unknownInteraction();
    return interaction;
  }

  /** The interaction behind a webhook. Throws 10015 before its answer, 50027 after 15 minutes. */
  forWebhook(token: string): Interaction {
    const interaction = this.#byToken.get(token);
    if (interaction === undefined) throw refusals.unknownWebhook();
    if (this.#age(interaction) >= TOKEN_LIVES) throw refusals.deadToken();
    if (interaction.answer === undefined) throw refusals.unknownWebhook();
    return interaction;
  }

  /** Takes the one answer; two at the same time cannot both get here, since nothing is awaited. */
  acknowledge(interaction: Interaction, answer: number): void {
    interaction.answer = answer;
  }

  /** Tells the person's client what came of it. */
  settle(interaction: Interaction, outcome: InteractionOutcome): void {
    interaction.outcome = outcome;
    if (outcome.type === 'deferred') {
      const left = TOKEN_LIVES - this.#age(interaction);
      this.#clock.after(left, () => this.#giveUp(interaction, 'deferred'));
    }
    this.#tell(interaction, outcome);
  }

  /** "Thinking" ends in a failure too; a silent type 6 shows nothing, so it cannot fail. */
  #giveUp(interaction: Interaction, waiting: 'pending' | 'deferred'): void {
    if (interaction.outcome.type !== waiting) return;
    if (waiting === 'deferred' && !interaction.loading) return;
    if (waiting === 'pending' && interaction.answer !== undefined) return;
    this.settle(interaction, { type: 'failed', text: failureText(interaction.kind) });
  }

  #age(interaction: Interaction): number {
    return this.#clock.now() - interaction.createdAt;
  }

  #forgetOld(): void {
    for (const [id, interaction] of this.#byId) {
      if (this.#age(interaction) < REMEMBERED) return;
      this.#byId.delete(id);
      this.#byToken.delete(interaction.token);
    }
  }
}
