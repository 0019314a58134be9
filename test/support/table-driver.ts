/** People at a table as they sit before Discord: they see messages, and press what is on them. */
import {
  ComponentType,
  MessageFlags,
  type APIButtonComponentWithCustomId,
  type APIMessage,
  type APIStringSelectComponent,
} from 'discord-api-types/v10';
import { parseCustomId, type CustomId } from '../../src/discord/ids.ts';
import type { LocalDiscord } from '../../src/local/local-discord.ts';
import type { Attempt } from '../../src/local/member.ts';
import type { InteractionOutcome, OptionValue } from '../../src/local/page-protocol.ts';

export type Control = APIButtonComponentWithCustomId | APIStringSelectComponent;

/** A message, or what is to become one. */
export interface Composed {
  readonly components?: readonly object[] | undefined;
}

/** A control with the message that carries it. */
export interface Placed<C extends Control = Control> {
  readonly message: APIMessage;
  readonly control: C;
  readonly id: CustomId | undefined;
}

/** What a press led to. */
export interface Pressed {
  readonly outcome: InteractionOutcome;
  /** The messages that only the presser got by it. */
  readonly told: string;
  readonly attempt: Attempt;
}

export class Guest {
  readonly id: string;
  readonly channel: string;
  readonly #discord: LocalDiscord;

  constructor(discord: LocalDiscord, id: string, channel: string) {
    this.#discord = discord;
    this.id = id;
    this.channel = channel;
  }

  /** Of this person's client. */
  get locale(): string | undefined {
    return this.#discord.world.person(this.id)?.locale;
  }

  async run(path: readonly string[], options: Record<string, OptionValue> = {}): Promise<Pressed> {
    return finished(this.beginRun(path, options));
  }

  /** The same, not waited for. */
  beginRun(path: readonly string[], options: Record<string, OptionValue> = {}): Attempt {
    const member = this.#discord.member(this.id);
    return member.runCommand({ channelId: this.channel, path, options });
  }

  async press(placed: Placed, values?: readonly string[]): Promise<Pressed> {
    return finished(this.begin(placed, values));
  }

  async use(messageId: string, customId: string, values?: readonly string[]): Promise<Pressed> {
    return finished(this.#beginUse(messageId, customId, values));
  }

  /** A press that is not waited for. Throws a `ClientRefusal` where the control is not there any more. */
  begin({ message, control }: Placed, values?: readonly string[]): Attempt {
    return this.#beginUse(message.id, control.custom_id, values);
  }

  #beginUse(messageId: string, customId: string, values?: readonly string[]): Attempt {
    const member = this.#discord.member(this.id);
    const request = { channelId: this.channel, messageId, customId };
    return member.use(values === undefined ? request : { ...request, values });
  }

  /** Fills in the form that a press has opened, and sends it. */
  async submit({ attempt }: Pressed, values: Readonly<Record<string, string>>): Promise<Pressed> {
    return finished(this.beginSubmit(attempt, values));
  }

  /** The same, not waited for. */
  beginSubmit(opened: Attempt, values: Readonly<Record<string, string>>): Attempt {
    const member = this.#discord.member(this.id);
    return member.submitModal({ interactionId: opened.id, values });
  }

  /** Presses the first enabled control of that kind and action, newest message first. */
  async pressAction(action: string): Promise<Pressed> {
    const found = this.find(action);
    if (found === undefined) throw new Error(`No enabled control "${action}" is in sight.`);
    return this.press(found);
  }

  find(action: string): Placed | undefined {
    return this.controls()
      .toReversed()
      .find(({ id }) => id !== undefined && nameOf(id) === action);
  }

  messages(): readonly APIMessage[] {
    return this.#discord
      .member(this.id)
      .visibleMessages(this.channel)
      .map(({ message }) => message);
  }

  /** Every enabled control in sight, oldest message first. */
  controls(): readonly Placed[] {
    return this.messages().flatMap((message) =>
      controlsOf(message).map((control) => ({
        message,
        control,
        id: parseCustomId(control.custom_id),
      })),
    );
  }

  /** The newest private panel of a game. */
  privatePanel(): APIMessage | undefined {
    return this.messages().findLast((message) => isPrivate(message) && hasGameText(message));
  }
}

async function finished(attempt: Attempt): Promise<Pressed> {
  const outcome = await attempt.settled({ final: true });
  const told = attempt.messages.map(({ message }) => textOf(message)).join('\n');
  return { outcome, told, attempt };
}

function nameOf(id: CustomId): string {
  switch (id.kind) {
    case 'table':
    case 'game':
      return id.action;
    case 'menu':
      return id.item;
    case 'privacy':
    case 'chips':
      return id.step;
    case 'rules':
    case 'recap':
    case 'ledger':
    case 'practice':
      return id.kind;
  }
}

export function isPrivate(message: APIMessage): boolean {
  return ((message.flags ?? 0) & MessageFlags.Ephemeral) !== 0;
}

function hasGameText(message: APIMessage): boolean {
  return controlsOf(message).some(({ custom_id }) => parseCustomId(custom_id)?.kind === 'game');
}

/** Everything that a message shows as text, labels and options included. */
export function textOf(message: Composed): string {
  const shown: string[] = [];
  visit(message.components ?? [], (part) => {
    for (const name of ['content', 'label', 'description', 'placeholder'] as const) {
      const value = part[name];
      if (typeof value === 'string') shown.push(value);
    }
  });
  return shown.join('\n');
}

export function controlsOf(message: Composed): readonly Control[] {
  const controls: Control[] = [];
  visit(message.components ?? [], (part) => {
    if (part['disabled'] !== true && isControl(part)) controls.push(part);
  });
  return controls;
}

function isControl(part: object): part is Control {
  const type = 'type' in part ? part.type : undefined;
  if (type === ComponentType.Button) return 'custom_id' in part;
  return type === ComponentType.StringSelect;
}

/** Calls for every object within, options of selects included. */
function visit(value: unknown, call: (part: Readonly<Record<string, unknown>>) => void): void {
  if (Array.isArray(value)) {
    for (const part of value as readonly unknown[]) visit(part, call);
  } else if (typeof value === 'object' && value !== null) {
    const part = Object.fromEntries(Object.entries(value)) as Readonly<Record<string, unknown>>;
    call(part);
    for (const inner of Object.values(part)) visit(inner, call);
  }
}
