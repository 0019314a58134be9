/** A person at the page of a local Discord in another process, by the page's own requests. */
import type { APIMessage } from 'discord-api-types/v10';
import { expect } from 'vitest';
import { parseCustomId } from '../../src/discord/ids.ts';
import type { PageState } from '../../src/local/page-protocol.ts';
import { controlsOf } from './table-driver.ts';

const ANSWERED_WITHIN = 5_000;

export class PagePlayer {
  readonly #address: string;
  readonly #person: string;
  readonly #channel: string;

  constructor(address: string, person: string, channel: string) {
    this.#address = address;
    this.#person = person;
    this.#channel = channel;
  }

  /** What the page shows when it is opened. */
  async state(): Promise<PageState> {
    const answer = await fetch(this.#url('state'));
    expect(answer.status).toBe(200);
    return (await answer.json()) as PageState;
  }

  async messages(): Promise<readonly APIMessage[]> {
    const { messages } = await this.state();
    return (messages[this.#channel] ?? []).map(({ message }) => message);
  }

  /** Types a command and waits for its message. */
  async run(path: readonly string[]): Promise<void> {
    const before = await this.#last();
    await this.#post('commands', { path, options: {} });
    await this.#change(before);
  }

  /** Presses a button of a table, and gives what changed by it: a new message, or the pressed one. */
  async press(action: string): Promise<{ readonly message: APIMessage }> {
    const before = await this.#last();
    for (const message of (await this.messages()).toReversed()) {
      const control = controlsOf(message).find(({ custom_id }) => {
        const id = parseCustomId(custom_id);
        return id?.kind === 'table' && id.action === action;
      });
      if (control === undefined) continue;
      await this.#post('components', { messageId: message.id, customId: control.custom_id });
      return { message: await this.#change(before) };
    }
    throw new Error(`Nobody can press ${action}.`);
  }

  /** The newest message with all that it shows, to see whether anything changes. */
  async #last(): Promise<string> {
    return JSON.stringify((await this.messages()).at(-1));
  }

  async #change(before: string): Promise<APIMessage> {
    await expect.poll(() => this.#last(), { timeout: ANSWERED_WITHIN }).not.toBe(before);
    const message = (await this.messages()).at(-1);
    if (message === undefined) throw new Error('There is no message.');
    return message;
  }

  async #post(kind: string, body: object): Promise<void> {
    const answer = await fetch(this.#url(kind), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ channelId: this.#channel, ...body }),
    });
    expect(answer.status, await answer.text()).toBe(200);
  }

  #url(what: string): string {
    return `${this.#address}local/${what}?as=${this.#person}`;
  }
}
