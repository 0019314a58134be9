import type { LocalDiscord } from '../../src/local/local-discord.ts';

export interface SeenRequest {
  readonly method: string;
  /** After `/api/v10`, without a query. */
  readonly path: string;
}

/** A list to which every request of the bot is added: each one passes the question for a fault. */
export function listRequests({ faults }: LocalDiscord): readonly SeenRequest[] {
  const seen: SeenRequest[] = [];
  const take = faults.take.bind(faults);
  faults.take = (method, path) => {
    seen.push({ method, path });
    return take(method, path);
  };
  return seen;
}
