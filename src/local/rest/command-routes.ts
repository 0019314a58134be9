import { ApiError, refusals } from '../api-error.ts';
import type { Core } from '../core.ts';
import { CommandCreates } from '../commands/creates.ts';
import { makeCommand, type CommandBody } from '../commands/make-command.ts';
import { isList } from '../validation/json.ts';
import { parseCommand, parseCommandPatch, parseCommands } from '../validation/commands.ts';
import { demandOwnApplication, guildOf } from './access.ts';
import {
  created,
  noContent,
  ok,
  ordinaryBucket,
  param,
  type ApiRequest,
  type Route,
} from './route.ts';

const bases = [
  '/applications/:application_id/commands',
  '/applications/:application_id/guilds/:guild_id/commands',
];

/** Checks who is asked about; the scope is `global` or the id of a server. */
function scopeOf(core: Core, request: ApiRequest): string {
  demandOwnApplication(core, request);
  return request.params['guild_id'] === undefined ? 'global' : guildOf(core, request).id;
}

function make(core: Core, scope: string, body: CommandBody, id: string) {
  const { applicationId } = core.world;
  return makeCommand(body, { id, applicationId, scope, version: core.world.newId() });
}

function bucket(_core: Core, request: ApiRequest) {
  return ordinaryBucket('commands', request.params['guild_id'] ?? 'global');
}

function idOf(core: Core, scope: string, { name, type }: CommandBody): string | undefined {
  return core.world
    .commands(scope)
    .find((command) => command.name === name && command.type === (type ?? 1))?.id;
}

function find(core: Core, scope: string, request: ApiRequest) {
  const id = param(request, 'command_id');
  const command = core.world.commands(scope).find((one) => one.id === id);
  if (command === undefined) throw refusals.unknownCommand();
  return command;
}

const isLocalised = (request: ApiRequest): boolean =>
  request.query['with_localizations'] === 'true';

function routesAt(path: string, creates: CommandCreates): readonly Route[] {
  return [
    {
      method: 'GET',
      path,
      auth: 'bot',
      bucket,
      handle(core, request) {
        const commands = core.world.commands(scopeOf(core, request));
        if (isLocalised(request)) return ok(commands);
        return ok(
          commands.map(
            ({ name_localizations: _n, description_localizations: _d, ...rest }) => rest,
          ),
        );
      },
    },
    {
      method: 'PUT',
      path,
      auth: 'bot',
      bucket,
      handle(core, request) {
        const scope = scopeOf(core, request);
        if (!isList(request.body)) {
          throw new ApiError(400, 50035, 'Invalid Form Body', {
            _errors: [
              { code: 'LIST_TYPE_CONVERT', message: 'Only iterables may be used in a ListType' },
            ],
          });
        }
        const bodies = parseCommands(request.body);
        const fresh = bodies.filter((body) => idOf(core, scope, body) === undefined).length;
        creates.count(core.clock, scope, fresh);
        const commands = bodies.map((body) =>
          make(core, scope, body, idOf(core, scope, body) ?? core.world.newId()),
        );
        core.world.putCommands(scope, commands);
        return ok(commands);
      },
    },
    {
      method: 'POST',
      path,
      auth: 'bot',
      bucket,
      handle(core, request) {
        const scope = scopeOf(core, request);
        const body = parseCommand(request.body);
        const known = idOf(core, scope, body);
        const others = core.world.commands(scope).filter(({ id }) => id !== known);
        parseCommands([...others, request.body]);
        if (known === undefined) creates.count(core.clock, scope, 1);
        const command = make(core, scope, body, known ?? core.world.newId());
        core.world.putCommands(scope, [...others, command]);
        return known === undefined ? created(command) : ok(command);
      },
    },
    {
      method: 'GET',
      path: `${path}/:command_id`,
      auth: 'bot',
      bucket,
      handle: (core, request) => ok(find(core, scopeOf(core, request), request)),
    },
    {
      method: 'PATCH',
      path: `${path}/:command_id`,
      auth: 'bot',
      bucket,
      handle(core, request) {
        const scope = scopeOf(core, request);
        const before = find(core, scope, request);
        const body = parseCommandPatch(before, request.body);
        const command = make(core, scope, body, before.id);
        const others = core.world.commands(scope).filter(({ id }) => id !== before.id);
        core.world.putCommands(scope, [...others, command]);
        return ok(command);
      },
    },
    {
      method: 'DELETE',
      path: `${path}/:command_id`,
      auth: 'bot',
      bucket,
      handle(core, request) {
        const scope = scopeOf(core, request);
        const gone = find(core, scope, request);
        core.world.putCommands(
          scope,
          core.world.commands(scope).filter(({ id }) => id !== gone.id),
        );
        return noContent;
      },
    },
  ];
}

export function commandRoutes(): readonly Route[] {
  const creates = new CommandCreates();
  return bases.flatMap((path) => routesAt(path, creates));
}
