/** Tells Discord about the commands: one request for all of them, and only where it does not have them. */
import { createHash } from 'node:crypto';
import { Routes } from 'discord-api-types/v10';
import type { Storage } from '../../storage/port.ts';
import type { Log } from '../log-port.ts';
import type { CommandDefinition } from './definitions.ts';

/** The part of discord.js' REST client that is needed. */
export interface CommandsRest {
  get(route: `/${string}`): Promise<unknown>;
  put(route: `/${string}`, options: { readonly body: unknown }): Promise<unknown>;
}

export interface DeployRequest {
  readonly rest: Pick<CommandsRest, 'put'>;
  readonly applicationId: string;
  readonly definitions: readonly CommandDefinition[];
}

export interface RegisterRequest extends DeployRequest {
  readonly rest: CommandsRest;
  /** The base of the API: another Discord has not heard of the commands yet. */
  readonly apiUrl: string;
  readonly facts: Pick<Storage, 'getFact' | 'setFact'>;
  readonly log: Pick<Log, 'info'>;
}

/** Replaces all global commands of the application. Rejects with what Discord or the network says. */
export async function deployCommands(request: DeployRequest): Promise<void> {
  const { rest, applicationId, definitions } = request;
  await rest.put(Routes.applicationCommands(applicationId), { body: definitions });
}

/**
 * Replaces the commands where their hash differs from the one that was registered last for this
 * application at this API, or where Discord has lost them since. Rejects with what Discord or the network says; the hash is remembered only
 * after success, so the next start tries again.
 */
export async function registerCommands(
  request: RegisterRequest,
): Promise<'registered' | 'unchanged'> {
  const { facts, log, definitions, applicationId, apiUrl } = request;
  const fact = `commands of ${applicationId} at ${apiUrl}`;
  const hash = hashOf(definitions);
  const isSame = (await facts.getFact(fact)) === hash;
  if (isSame && (await hasAll(request))) return 'unchanged';
  await deployCommands(request);
  await facts.setFact(fact, hash);
  log.info({ commands: definitions.length }, 'Commands registered.');
  return 'registered';
}

/** Whether Discord still knows commands of these names. */
async function hasAll({ rest, applicationId, definitions }: RegisterRequest): Promise<boolean> {
  const known = await rest.get(Routes.applicationCommands(applicationId));
  const names = Array.isArray(known) ? known.map(nameOf) : [];
  return definitions.every(({ name }) => names.includes(name));
}

function nameOf(command: unknown): unknown {
  return typeof command === 'object' && command !== null && 'name' in command
    ? command.name
    : undefined;
}

function hashOf(definitions: readonly CommandDefinition[]): string {
  return createHash('sha256').update(JSON.stringify(definitions)).digest('hex');
}
