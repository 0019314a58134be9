/** Somebody in a channel of the plain Discord: types commands, presses what they see. */
import { allComponents, asList, type Json } from './body-rules.ts';
import type { PlainDiscord } from './plain-discord.ts';
import { messageJson, personJson, type Message } from './wire.ts';

/** A press is answered within 3 seconds or not at all. */
const PATIENCE_MS = 3_000;

export interface Told {
  /** The type of the first answer. */
  readonly type?: string;
  /** The words of the message that is the answer. */
  readonly words: string;
}

export interface Control {
  readonly message: Message;
  readonly component: Json;
  readonly id: string;
}

export class PlainPerson {
  readonly discord: PlainDiscord;
  readonly user: string;
  readonly channel: string;
  readonly #name: string;

  constructor(discord: PlainDiscord, channel: string, name: string) {
    this.discord = discord;
    this.channel = channel;
    this.user = discord.newId();
    this.#name = name;
  }

  run(command: string, subcommand?: string): Promise<Told> {
    return this.#interact({
      type: 2,
      data: {
        id: '1300000000000000001',
        name: command,
        type: 1,
        ...(subcommand === undefined ? {} : { options: [{ name: subcommand, type: 1 }] }),
      },
    });
  }

  press(control: Control, values: readonly string[] = []): Promise<Told> {
    const { component, id, message } = control;
    const isSelect = component['type'] === 3;
    return this.#interact(
      {
        type: 3,
        data: { custom_id: id, component_type: component['type'], ...(isSelect ? { values } : {}) },
        message: messageJson(message),
      },
      message,
    );
  }

  /** Presses the newest enabled control whose custom id ends so. */
  pressEnding(ending: string): Promise<Told> {
    const control = this.controls().findLast(({ id }) => id.endsWith(ending));
    if (control === undefined) throw new Error(`Nothing ends with ${ending}.`);
    return this.press(control);
  }

  /** Everything that this person could press, oldest message first. */
  controls(): readonly Control[] {
    return this.discord.messages
      .filter(
        ({ gone, reader, channel }) =>
          gone !== true && channel === this.channel && (reader ?? this.user) === this.user,
      )
      .flatMap((message) =>
        allComponents(message.components).flatMap((component) => {
          const { custom_id: id, disabled } = component;
          return typeof id === 'string' && disabled !== true ? [{ message, component, id }] : [];
        }),
      );
  }

  async #interact(special: Json, source?: Message): Promise<Told> {
    const member = {
      user: personJson(this.user, this.#name),
      nick: null,
      roles: [],
      joined_at: new Date(0).toISOString(),
      deaf: false,
      mute: false,
      flags: 0,
      permissions: '0',
    };
    const id = this.discord.interact(this.user, this.channel, { ...special, member }, source);
    const until = Date.now() + PATIENCE_MS;
    while (this.discord.answerTo(id).type === undefined) {
      if (Date.now() > until) throw new Error('The application did not respond.');
      await new Promise((resolve) => setTimeout(resolve, 2));
    }
    const { type, message } = this.discord.answerTo(id);
    return { ...(type === undefined ? {} : { type }), words: wordsOf(message) };
  }
}

export function wordsOf(message: Message | undefined): string {
  return allComponents(message?.components)
    .flatMap(({ content, label }) => [content, label])
    .filter((word) => typeof word === 'string')
    .join('\n');
}

/** A value of a select, chosen by `draw`; none for a button. */
export function valuesOf({ component }: Control, draw: (below: number) => number): string[] {
  const options = asList(component['options']);
  const value = options.length === 0 ? undefined : options[draw(options.length)]?.['value'];
  return typeof value === 'string' ? [value] : [];
}
