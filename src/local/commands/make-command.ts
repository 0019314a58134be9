import {
  ApplicationCommandType,
  ApplicationIntegrationType,
  InteractionContextType,
  type APIApplicationCommand,
  type APIApplicationCommandOption,
  type LocalizationMap,
} from 'discord-api-types/v10';

import type { RawCommandOption } from '../validation/body-types.ts';

/** A command as it is registered; the schema and the limits have accepted it. */
export interface CommandBody {
  readonly name: string;
  readonly type?: ApplicationCommandType | null;
  readonly description?: string | null;
  readonly name_localizations?: LocalizationMap | null;
  readonly description_localizations?: LocalizationMap | null;
  readonly options?: readonly RawCommandOption[] | null;
  readonly default_member_permissions?: string | number | null;
  readonly contexts?: InteractionContextType[] | null;
  readonly integration_types?: ApplicationIntegrationType[] | null;
  readonly nsfw?: boolean | null;
}

interface Identity {
  readonly id: string;
  readonly applicationId: string;
  readonly scope: string;
  readonly version: string;
}

/** A translation that repeats the default is dropped. */
function distinct(
  map: LocalizationMap | null | undefined,
  fallback: string,
): LocalizationMap | null {
  if (map == null) return null;
  return Object.fromEntries(Object.entries(map).filter(([, text]) => text !== fallback));
}

/** The loose type lists the fields of all kinds; the checks have sorted them by kind. */
function strict(options: readonly unknown[]): APIApplicationCommandOption[] {
  return options as APIApplicationCommandOption[];
}

/** The command as the API gives it back, with what it adds by itself. */
export function makeCommand(body: CommandBody, identity: Identity): APIApplicationCommand {
  const { id, applicationId, scope, version } = identity;
  const description = body.description ?? '';
  return {
    id,
    application_id: applicationId,
    version,
    type: body.type ?? ApplicationCommandType.ChatInput,
    name: body.name,
    name_localizations: distinct(body.name_localizations, body.name),
    description,
    description_localizations: distinct(body.description_localizations, description),
    default_member_permissions:
      body.default_member_permissions == null ? null : String(body.default_member_permissions),
    nsfw: body.nsfw === true,
    integration_types: body.integration_types ?? [ApplicationIntegrationType.GuildInstall],
    ...(body.options != null && body.options.length > 0 && { options: strict(body.options) }),
    ...(scope === 'global' ? { contexts: body.contexts ?? null } : { guild_id: scope }),
  };
}
