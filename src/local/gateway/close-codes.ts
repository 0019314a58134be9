/** The gateway's reasons to hang up (discord.md §1.2). */
export const closeCodes = {
  unknownOpcode: [4001, 'Unknown opcode.'],
  decodeError: [4002, 'Error while decoding payload.'],
  notAuthenticated: [4003, 'Not authenticated.'],
  authenticationFailed: [4004, 'Authentication failed.'],
  alreadyAuthenticated: [4005, 'Already authenticated.'],
  invalidSequence: [4007, 'Invalid seq.'],
  rateLimited: [4008, 'You are being rate limited.'],
  sessionTimedOut: [4009, 'Session timed out.'],
  invalidShard: [4010, 'Invalid shard.'],
  shardingRequired: [4011, 'Sharding required.'],
  invalidVersion: [4012, 'Invalid API version.'],
  invalidIntents: [4013, 'Invalid intent(s).'],
  disallowedIntents: [4014, 'Disallowed intent(s).'],
} as const satisfies Readonly<Record<string, readonly [number, string]>>;

export type CloseReason = (typeof closeCodes)[keyof typeof closeCodes];
