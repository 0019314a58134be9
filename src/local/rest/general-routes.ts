import { refusals } from '../api-error.ts';
import type { Core } from '../core.ts';
import type { SessionStarts } from '../gateway/session-starts.ts';
import { advisedShards } from '../gateway/shards.ts';
import type { Bucket } from '../rate-limits.ts';
import { channelJson, guildJson, memberJson, roleJson, userJson } from '../world/json.ts';
import { guildOf } from './access.ts';
import { noContent, ok, ordinaryBucket, param, type ApiRequest, type Route } from './route.ts';

const bucket = (_core: Core, request: ApiRequest): Bucket =>
  ordinaryBucket('general', request.params['guild_id'] ?? '');

function get(path: string, handle: Route['handle']): Route {
  return { method: 'GET', path, auth: 'bot', bucket, handle };
}

function application(core: Core): object {
  const { bot, applicationId } = core.world;
  return {
    id: applicationId,
    name: bot.displayName,
    icon: null,
    description: '',
    bot_public: true,
    bot_require_code_grant: false,
    verify_key: '0'.repeat(64),
    flags: 0,
    team: null,
    bot: userJson(bot),
    approximate_guild_count: core.world.guilds().length,
    integration_types_config: { '0': {} },
  };
}

export function generalRoutes(starts: SessionStarts): readonly Route[] {
  const url = (core: Core): string => core.origin().replace('http', 'ws');
  return [
    {
      method: 'GET',
      path: '/gateway',
      auth: 'token',
      handle: (core) => ok({ url: url(core) }),
    },
    get('/gateway/bot', (core) =>
      ok({
        url: url(core),
        shards: advisedShards(
          core.world.guilds().filter(({ id }) => core.world.isBotIn(id)).length,
        ),
        session_start_limit: starts.limit,
      }),
    ),
    get('/applications/@me', (core) => ok(application(core))),
    get('/oauth2/applications/@me', (core) => ok(application(core))),
    get('/users/@me', (core) => ok(userJson(core.world.bot))),
    get('/users/:user_id', (core, request) => {
      const person = core.world.person(param(request, 'user_id'));
      if (person === undefined) throw refusals.unknownUser();
      return ok(userJson(person));
    }),
    get('/users/@me/guilds', (core) =>
      ok(
        core.world
          .guilds()
          .filter(({ id }) => core.world.isBotIn(id))
          .map(({ id, name, ownerId }) => ({
            id,
            name,
            icon: null,
            owner: ownerId === core.world.applicationId,
            permissions: '0',
            features: [],
          })),
      ),
    ),
    {
      method: 'DELETE',
      path: '/users/@me/guilds/:guild_id',
      auth: 'bot',
      bucket,
      handle(core, request) {
        core.world.removeMember(guildOf(core, request).id, core.world.applicationId);
        return noContent;
      },
    },
    get('/guilds/:guild_id', (core, request) => {
      const guild = guildOf(core, request);
      const counts = {
        approximate_member_count: guild.members.length,
        approximate_presence_count: guild.members.length,
      };
      return ok({ ...guildJson(guild), ...(request.query['with_counts'] === 'true' && counts) });
    }),
    get('/guilds/:guild_id/channels', (core, request) =>
      ok(
        core.world
          .channelsOf(guildOf(core, request).id)
          .filter(({ thread }) => thread === undefined)
          .map((channel) => channelJson(core.world, channel)),
      ),
    ),
    get('/guilds/:guild_id/roles', (core, request) => ok(roleJson(guildOf(core, request)))),
    get('/guilds/:guild_id/members/:user_id', (core, request) => {
      const guild = guildOf(core, request);
      const userId = param(request, 'user_id');
      const person = core.world.person(userId);
      if (person === undefined) throw refusals.unknownUser();
      const member = core.world.membership(guild.id, userId);
      if (member === undefined) throw refusals.unknownMember();
      return ok(memberJson(person, member));
    }),
  ];
}
