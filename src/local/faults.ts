/** Misbehaviour on demand: how a test makes this Discord as unreliable as the real one. */

export type RestFault =
  /** Waits, before or after the request has taken effect. */
  | { readonly type: 'delay'; readonly ms: number; readonly when: 'before' | 'after' }
  /** The request takes effect, and the connection breaks before the answer. */
  | { readonly type: 'lose-answer' }
  /** The connection breaks before anything happened. */
  | { readonly type: 'reset' }
  /** An error of the server, before the request took effect or after it. */
  | {
      readonly type: 'server-error';
      readonly status: 500 | 502 | 503;
      readonly when: 'before' | 'after';
    }
  | {
      readonly type: 'rate-limit';
      readonly scope: 'user' | 'shared' | 'global';
      readonly retryAfterMs: number;
      /** False imitates a block page, which tells no waiting time. */
      readonly tellsRetryAfter?: boolean;
    }
  /** Any refusal of the API, e.g. `{ status: 404, code: 10062, message: 'Unknown interaction' }`. */
  | {
      readonly type: 'refuse';
      readonly status: number;
      readonly code: number;
      readonly message: string;
    };

export interface FaultRule {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'PUT' | 'DELETE';
  /** Tried against the path after `/api/v10`, e.g. `/callback$/`. */
  readonly path: RegExp;
  /** How many requests it hits before it is spent; 1 where nothing is said. */
  readonly times?: number;
  readonly fault: RestFault;
}

/** How the gateway behaves; tests set the fields, and what they set holds until it is set again. */
export interface GatewayManners {
  /** False makes zombies: heartbeats stay unanswered. */
  acknowledgesHeartbeats: boolean;
  /** False accepts a RESUME and then says nothing for ever. */
  answersResumes: boolean;
  /** False withholds every GUILD_CREATE of a new session. */
  sendsGuilds: boolean;
}

export class Faults {
  #rules: { readonly rule: FaultRule; left: number }[] = [];
  readonly gateway: GatewayManners = {
    acknowledgesHeartbeats: true,
    answersResumes: true,
    sendsGuilds: true,
  };

  /** The answer takes the rule back. */
  add(rule: FaultRule): () => void {
    const entry = { rule, left: rule.times ?? 1 };
    this.#rules.push(entry);
    return () => {
      this.#rules = this.#rules.filter((other) => other !== entry);
    };
  }

  clear(): void {
    this.#rules = [];
  }

  /** The fault that hits this request, which is used up by it. */
  take(method: string, path: string): RestFault | undefined {
    const hit = this.#rules.find(
      ({ rule, left }) =>
        left > 0 && (rule.method ?? method) === method && path.search(rule.path) !== -1,
    );
    if (hit === undefined) return undefined;
    hit.left -= 1;
    if (hit.left === 0) this.#rules = this.#rules.filter((other) => other !== hit);
    return hit.rule.fault;
  }
}
