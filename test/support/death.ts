/** When a bot in a process of its own is to be killed. */
import * as z from 'zod';

const death = z.object({
  step: z.enum(['received', 'committed', 'answered', 'edited']),
  /** 1: the next time that the step comes. */
  occurrence: z.int().min(1),
});
export type Death = z.infer<typeof death>;

/** Throws on anything else. */
export const readDeath = (message: unknown): Death => death.parse(message);
