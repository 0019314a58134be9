/** The values a member gives to a slash command, as the client checks and sends them. */
import { ApplicationCommandOptionType as Kind } from 'discord-api-types/v10';
import type { OptionValue } from '../page-protocol.ts';
import type { RawCommandOption } from '../validation/body-types.ts';
import type { Channel } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { ClientRefusal } from './refusal.ts';
import { resolveChannels, resolvePeople, type Resolved } from './resolved.ts';
import { lengthOf } from '../validation/text.ts';

export interface SentOption {
  readonly name: string;
  readonly type: number;
  readonly value?: OptionValue;
  readonly options?: readonly SentOption[];
}

export interface GivenOptions {
  readonly sent: readonly SentOption[];
  readonly resolved: Resolved | undefined;
}

const MAX_STRING = 6000;

function wrong(name: string, what: string): never {
  throw new ClientRefusal(`The option "${name}" ${what}.`);
}

function checkChoice(option: RawCommandOption, value: OptionValue): void {
  if (option.choices == null || option.choices.length === 0) return;
  if (!option.choices.some((choice) => choice.value === value))
    wrong(option.name, 'has no such choice');
}

function checkNumber(option: RawCommandOption, value: OptionValue): void {
  const whole = option.type === Kind.Integer;
  if (
    typeof value !== 'number' ||
    (whole ? !Number.isSafeInteger(value) : !Number.isFinite(value))
  ) {
    wrong(option.name, whole ? 'needs a whole number' : 'needs a number');
  }
  if (option.min_value != null && value < option.min_value) {
    wrong(option.name, `must be at least ${option.min_value}`);
  }
  if (option.max_value != null && value > option.max_value) {
    wrong(option.name, `must be at most ${option.max_value}`);
  }
}

function checkString(option: RawCommandOption, value: OptionValue): void {
  if (typeof value !== 'string' || value === '') wrong(option.name, 'needs a text');
  const length = lengthOf(value);
  const min = option.min_length ?? 0;
  const max = option.max_length ?? MAX_STRING;
  if (length < min || length > max) wrong(option.name, `must have ${min} to ${max} characters`);
}

function checkEntity(world: World, option: RawCommandOption, value: OptionValue): void {
  const id = String(value);
  const known = option.type === Kind.Channel ? world.channel(id) : world.person(id);
  if (known === undefined) wrong(option.name, 'names nobody and nothing here');
}

function checkValue(world: World, option: RawCommandOption, value: OptionValue): void {
  switch (option.type) {
    case Kind.String:
      checkString(option, value);
      break;
    case Kind.Integer:
    case Kind.Number:
      checkNumber(option, value);
      break;
    case Kind.Boolean:
      if (typeof value !== 'boolean') wrong(option.name, 'needs yes or no');
      break;
    case Kind.User:
    case Kind.Channel:
    case Kind.Mentionable:
      checkEntity(world, option, value);
      break;
    case Kind.Role:
    case Kind.Attachment:
      return wrong(option.name, 'is of a kind that this client does not offer');
    case Kind.Subcommand:
    case Kind.SubcommandGroup:
      return wrong(option.name, 'is a subcommand and takes no value');
  }
  checkChoice(option, value);
}

/** Checks values against their definitions. Throws ClientRefusal; the bot hears nothing of it. */
export function giveOptions(
  world: World,
  userId: string,
  channel: Channel,
  definitions: readonly RawCommandOption[],
  values: Readonly<Record<string, OptionValue>>,
): GivenOptions {
  for (const name of Object.keys(values)) {
    if (!definitions.some((option) => option.name === name)) wrong(name, 'does not exist');
  }
  const sent: SentOption[] = [];
  const people: string[] = [];
  const channels: string[] = [];
  for (const option of definitions) {
    const value = values[option.name];
    if (value === undefined) {
      if (option.required === true) wrong(option.name, 'is required');
      continue;
    }
    checkValue(world, option, value);
    sent.push({ name: option.name, type: option.type, value });
    if (option.type === Kind.User || option.type === Kind.Mentionable) people.push(String(value));
    if (option.type === Kind.Channel) channels.push(String(value));
  }
  const resolved = {
    ...(people.length > 0 && resolvePeople(world, channel, people)),
    ...(channels.length > 0 && resolveChannels(world, userId, channels)),
  };
  return { sent, resolved: Object.keys(resolved).length === 0 ? undefined : resolved };
}
