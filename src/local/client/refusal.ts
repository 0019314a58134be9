/**
 * What a member's own client, or Discord before it tells the bot, does not let through. Thrown,
 * since it ends what the member began; the page answers it with 400 and the reason.
 */
export class ClientRefusal extends Error {
  constructor(reason: string) {
    super(reason);
    this.name = 'ClientRefusal';
  }
}

/** The code with which Discord refuses a press that does not fit the stored message. */
export const COMPONENT_VALIDATION_FAILED = 'COMPONENT_VALIDATION_FAILED';

export function refuseUse(why: string): never {
  throw new ClientRefusal(`${COMPONENT_VALIDATION_FAILED}: ${why}`);
}
