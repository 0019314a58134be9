/** Discord's refusals, sorted by what they mean for this bot (docs: opcodes and status codes). */
import { DiscordAPIError, HTTPError } from 'discord.js';

export type Trouble =
  /** 10062: the interaction is void: too late, or lost on Discord's side. */
  | 'interaction-gone'
  /** 40060: answered already, for instance by the first try of a repeated request. */
  | 'already-answered'
  /** 50027 and 10015: the token is too old, or was never acknowledged. */
  | 'token-dead'
  /** 10008 */
  | 'message-gone'
  /** 10003 and 10004: channel, thread or server are deleted, or the bot was removed. */
  | 'channel-gone'
  /** 10007 and 10013: not a member of the server, or no account any more. */
  | 'person-gone'
  /** 50001: the channel cannot be seen. */
  | 'no-access'
  /** 50013: seen, but acting is not allowed; also while a moderator has timed the bot out. */
  | 'not-permitted'
  /** 50083: the thread is archived; posting re-opens it, unless it is locked as well. */
  | 'thread-archived'
  /** 200000: AutoMod refused the text. */
  | 'text-blocked'
  /** Any other refusal of the body: a fault of this program. */
  | 'refused'
  /** 5xx, a broken connection or a deadline passed: whether it took effect is unknown. */
  | 'no-answer'
  /** The client lost its token after a 401; only a new process helps. */
  | 'token-wiped';

const BY_CODE: Readonly<Record<number, Trouble>> = {
  10003: 'channel-gone',
  10004: 'channel-gone',
  10007: 'person-gone',
  10008: 'message-gone',
  10013: 'person-gone',
  10015: 'token-dead',
  10062: 'interaction-gone',
  40060: 'already-answered',
  50001: 'no-access',
  50013: 'not-permitted',
  50027: 'token-dead',
  50083: 'thread-archived',
  200000: 'text-blocked',
};

/** What @discordjs/rest says once it has dropped the token. */
const TOKEN_WIPED = 'Expected token to be set';

/** Sorts what a REST call threw. */
export function troubleOf(error: unknown): Trouble {
  if (error instanceof DiscordAPIError) {
    return BY_CODE[Number(error.code)] ?? (error.status >= 500 ? 'no-answer' : 'refused');
  }
  if (error instanceof HTTPError) return error.status >= 500 ? 'no-answer' : 'refused';
  if (error instanceof Error && error.message.startsWith(TOKEN_WIPED)) return 'token-wiped';
  return 'no-answer';
}

/** Why no answer came from Discord at all, in a few words; undefined where something else is wrong. */
export function unreachableBecause(error: unknown): string | undefined {
  if (error instanceof HTTPError) return `status ${error.status}`;
  if (!(error instanceof Error)) return undefined;
  if (error.name === 'AbortError' || error.name === 'TimeoutError') return 'no answer in time';
  const isOfNetwork = 'code' in error && 'syscall' in error;
  return isOfNetwork ? String(error.code) : undefined;
}
