import { ApplicationCommandType, InteractionType } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { Interaction } from '../interactions/interactions.ts';
import { trigger } from './interaction-payload.ts';
import { channelSeenBy, personOf, refuseResting } from './reach.ts';
import { ClientRefusal } from './refusal.ts';
import { commandsFor } from './run-command.ts';

export interface Autocomplete {
  readonly channelId: string;
  readonly command: string;
  /** The option that is being typed, and what is typed so far. */
  readonly option: string;
  readonly typed: string;
}

/** Types into an option that asks the bot for suggestions; other options may be missing still. */
export function autocomplete(core: Core, userId: string, request: Autocomplete): Interaction {
  const { world } = core;
  const person = personOf(world, userId);
  const channel = channelSeenBy(world, userId, request.channelId);
  refuseResting(world, userId, channel);
  const command = commandsFor(world, userId, channel).find(({ name }) => name === request.command);
  const option = command?.options?.find(({ name }) => name === request.option);
  if (command === undefined || option === undefined || !('autocomplete' in option)) {
    throw new ClientRefusal('There is no such option to complete.');
  }
  return trigger(core, {
    kind: InteractionType.ApplicationCommandAutocomplete,
    person,
    channel,
    data: {
      id: command.id,
      name: command.name,
      type: ApplicationCommandType.ChatInput,
      options: [{ name: option.name, type: option.type, value: request.typed, focused: true }],
    },
  });
}
