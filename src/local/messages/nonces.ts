import type { Core } from '../core.ts';
import type { MessageBody } from '../validation/body-types.ts';
import { timeOfSnowflake } from '../world/snowflakes.ts';
import type { Entry } from '../world/types.ts';

/** "A few minutes": the documentation does not say how many. */
const NONCE_LIVES = 5 * 60_000;

/** With `enforce_nonce`, a repeated nonce means the message that it made the first time. */
export function findByNonce(core: Core, channelId: string, body: MessageBody): Entry | undefined {
  const { nonce, enforce_nonce: enforced } = body;
  if (enforced !== true || nonce == null) return undefined;
  const since = core.world.now() - NONCE_LIVES;
  return core.world.messages
    .list(channelId)
    .findLast(
      ({ message }) =>
        message.author.id === core.world.applicationId &&
        message.nonce === nonce &&
        timeOfSnowflake(message.id) >= since,
    );
}
