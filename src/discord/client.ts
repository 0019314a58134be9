/** The connection to Discord, or to whatever speaks its protocol at another address. */
import { Client, Options, REST } from 'discord.js';

/** A request that takes longer is given up: behind it others wait. */
const REQUEST_TIMEOUT_MS = 8_000;
/** Discord bans an address after 10,000 refused requests in ten minutes: say it long before. */
const INVALID_REQUESTS_TOLD = 500;

/**
 * A client that asks for no gateway intents: presses and commands arrive without, nothing waits for
 * servers to load, and everything else is addressed by id. It keeps nobody and nothing in its caches
 * but itself. Not logged in yet.
 *
 * @param apiUrl the base of the API without its version, e.g. `https://discord.com/api`
 */
export function createClient(apiUrl: string): Client {
  return new Client({
    intents: [],
    // Discord refuses a connection for more than 2,500 servers, and says how many connections it wants.
    shards: 'auto',
    allowedMentions: { parse: [] },
    enforceNonce: true,
    failIfNotExists: false,
    waitGuildTimeout: 2_000,
    makeCache: Options.cacheWithLimits({
      ...Options.DefaultMakeCacheSettings,
      GuildMemberManager: 0,
      MessageManager: 0,
      UserManager: { maxSize: 0, keepOverLimit: (user) => user.id === user.client.user.id },
    }),
    rest: {
      api: apiUrl,
      timeout: REQUEST_TIMEOUT_MS,
      retries: 1,
      invalidRequestWarningInterval: INVALID_REQUESTS_TOLD,
    },
  });
}

/**
 * What sends by the tokens of presses. It is like the client's own, but counts no requests a second: of
 * Discord's global limit these are exempt, and edits of private panels would use up what public ones need.
 */
export function createPressRest({ rest }: Client): REST {
  return new REST({ ...rest.options, globalRequestsPerSecond: Number.POSITIVE_INFINITY });
}
