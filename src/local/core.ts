import type { Clock } from './clock.ts';
import type { Faults } from './faults.ts';
import type { Interactions } from './interactions/interactions.ts';
import type { AttachmentStore } from './messages/attachments.ts';
import type { RateLimits } from './rate-limits.ts';
import type { World } from './world/world.ts';

/** What the parts of the local Discord share. */
export interface Core {
  readonly clock: Clock;
  readonly world: World;
  readonly attachments: AttachmentStore;
  readonly interactions: Interactions;
  readonly limits: RateLimits;
  readonly faults: Faults;
  readonly token: string;
  /** `http://127.0.0.1:PORT`, known once the server listens. */
  origin(): string;
}
