/** The token of an interaction as the gateway tells it: whoever has it may answer in the bot's name. */
export function tokenOf(payload: unknown): string {
  const isTold = typeof payload === 'object' && payload !== null && 'token' in payload;
  if (!isTold || typeof payload.token !== 'string') throw new Error('A press without a token.');
  return payload.token;
}
