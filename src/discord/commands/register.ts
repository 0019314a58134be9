/** Tells Discord about the commands: one request for all of them, and only when they changed. */
import { createHash } from 'node:crypto';
import { Routes } from 'discord-api-types/v10';
import type { Storage } from '../../storage/port.ts';
import type { Log } from '../log-port.ts';
import type { CommandDefinition } from './definitions.ts';

/** The part of discord.js' REST client that is needed. */
export interface CommandsRest {
  put(route: `/${string}`, options: { readonly body: unknown }): Promise<unknown>;
}

export interface DeployRequest {
  readonly rest: CommandsRest;
  readonly applicationId: string;
  readonly definitions: readonly CommandDefinition[];
}

export interface RegisterRequest extends DeployRequest {
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
 * application at this API. Rejects with what Discord or the network says; the hash is remembered only
 * after success, so the next start tries again.
 */
export async function registerCommands(
  request: RegisterRequest,
): Promise<'registered' | 'unchanged'> {
  const { facts, log, definitions, applicationId, apiUrl } = request;
  const fact = `commands of ${applicationId} at ${apiUrl}`;
  const hash = hashOf(definitions);
  if ((await facts.getFact(fact)) === hash) return 'unchanged';
  await deployCommands(request);
  await facts.setFact(fact, hash);
  log.info({ commands: definitions.length }, 'Commands registered.');
  return 'registered';
}

function hashOf(definitions: readonly CommandDefinition[]): string {
  return createHash('sha256').update(JSON.stringify(definitions)).digest('hex');
}
