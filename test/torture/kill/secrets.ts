/** What must never stand in a log: tokens, the secrets of deals, and cards by any name. */
import { CREATURES } from '../../../src/games/cockroach/types.ts';
import { ANIMALS } from '../../../src/games/yak/types.ts';
import type { LocalDiscord } from '../../../src/local/local-discord.ts';
import { tokenOf } from '../../support/interaction-token.ts';

/** Two games bear the name of one of their cards. */
const NAMES = [...CREATURES, ...ANIMALS].filter((name) => name !== 'cockroach' && name !== 'yak');
const CARDS = new RegExp(`[♠♥♦♣]|\\b(?:${NAMES.join('|')})\\b`, 'i');

export class Secrets {
  readonly #token: string;
  #presses: string[] = [];

  constructor(discord: LocalDiscord) {
    this.#token = discord.token;
    discord.world.events.listen((event) => {
      if (event.type === 'interaction') this.#presses.push(tokenOf(event.payload));
    });
  }

  /** What the log of one life tells of them, a sentence each; `deals` are the secrets of its deals. */
  toldIn(log: string, deals: readonly string[]): readonly string[] {
    const presses = this.#presses;
    this.#presses = [];
    const isIn = (secret: string): boolean => log.includes(secret);
    return [
      ...(isIn(this.#token) ? ['The log tells the token of the bot.'] : []),
      ...(presses.some(isIn) ? ['The log tells the token of a press.'] : []),
      ...(deals.some(isIn) ? ['The log tells the secret of a deal.'] : []),
      ...(CARDS.test(log) ? [`The log names a card: ${CARDS.exec(log)?.[0] ?? ''}`] : []),
    ];
  }
}
