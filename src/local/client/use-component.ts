import { ButtonStyle, ComponentType, InteractionType } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { Interaction } from '../interactions/interactions.ts';
import { looseComponents } from '../messages/stored-components.ts';
import type { UseComponent } from '../page-protocol.ts';
import type { RawComponent } from '../validation/body-types.ts';
import { allComponents, isSelect } from '../validation/component-walk.ts';
import type { Channel, Entry } from '../world/types.ts';
import type { World } from '../world/world.ts';
import { trigger } from './interaction-payload.ts';
import { channelSeenBy, personOf, refuseResting } from './reach.ts';
import { refuseUse } from './refusal.ts';
import { resolveChannels, resolvePeople } from './resolved.ts';

/** A message as one person can use it: somebody else's ephemeral message does not exist. */
export function messageSeenBy(
  world: World,
  userId: string,
  channelId: string,
  messageId: string,
): Entry {
  const entry = world.messages.any(channelId, messageId);
  if (!entry || (entry.ephemeralFor ?? userId) !== userId) refuseUse('the message is gone');
  return entry;
}

/** The component as the message holds it now, whatever the person's screen still shows. */
export function findComponent(entry: Entry, customId: string): RawComponent {
  const placed = allComponents(looseComponents(entry.message.components));
  const found = placed.find(({ component }) => component.custom_id === customId)?.component;
  if (found === undefined) refuseUse('the message has no such component');
  if (found.disabled === true) refuseUse('the component is disabled');
  return found;
}

function isKnownEntity(world: World, channel: Channel, type: ComponentType, id: string): boolean {
  switch (type) {
    case ComponentType.UserSelect:
      return channel.guildId === undefined
        ? world.person(id) !== undefined
        : world.membership(channel.guildId, id) !== undefined;
    case ComponentType.ChannelSelect:
      return world.channel(id)?.guildId === channel.guildId;
    case ComponentType.RoleSelect:
      return rolesOf(world, channel).includes(id);
    case ComponentType.MentionableSelect:
      return world.person(id) !== undefined || rolesOf(world, channel).includes(id);
    default:
      return false;
  }
}

function rolesOf(world: World, channel: Channel): readonly string[] {
  const guild = channel.guildId === undefined ? undefined : world.guild(channel.guildId);
  return guild?.roles.map(({ id }) => id) ?? [];
}

/** Values are among the options, each once, and neither too few nor too many. */
export function checkValues(
  world: World,
  channel: Channel,
  select: RawComponent,
  values: readonly string[],
  least: number,
): void {
  const most = select.max_values ?? 1;
  if (values.length < least || values.length > most) refuseUse('too few or too many values');
  if (new Set(values).size !== values.length) refuseUse('a value is repeated');
  for (const value of values) {
    const known =
      select.type === ComponentType.StringSelect
        ? select.options?.some((option) => option.value === value) === true
        : isKnownEntity(world, channel, select.type, value);
    if (!known) refuseUse('the value is not among the options');
  }
}

export function resolvedOf(
  world: World,
  userId: string,
  channel: Channel,
  type: ComponentType,
  values: readonly string[],
): object | undefined {
  if (type === ComponentType.UserSelect) return resolvePeople(world, channel, values);
  if (type === ComponentType.ChannelSelect) return resolveChannels(world, userId, values);
  if (type === ComponentType.StringSelect) return undefined;
  const people = values.filter((id) => world.person(id) !== undefined);
  const roles = values.filter((id) => !people.includes(id));
  return {
    ...resolvePeople(world, channel, people),
    roles: Object.fromEntries(roles.map((id) => [id, { id }] as const)),
  };
}

/** Presses a button or chooses in a select. Throws ClientRefusal, and the bot hears nothing. */
export function applyComponent(
  core: Core,
  userId: string,
  request: UseComponent,
  deliveries = 1,
): Interaction {
  const { world } = core;
  const person = personOf(world, userId);
  const channel = channelSeenBy(world, userId, request.channelId);
  refuseResting(world, userId, channel);
  const entry = messageSeenBy(world, userId, channel.id, request.messageId);
  const component = findComponent(entry, request.customId);
  const isButton = component.type === ComponentType.Button;
  if (isButton && component.style === ButtonStyle.Link) refuseUse('a link sends nothing');
  if (isButton && request.values !== undefined) refuseUse('a button has no values');
  const values = request.values ?? [];
  if (isSelect(component))
    checkValues(world, channel, component, values, component.min_values ?? 1);
  const resolved = isButton
    ? undefined
    : resolvedOf(world, userId, channel, component.type, values);
  return trigger(core, {
    kind: InteractionType.MessageComponent,
    person,
    channel,
    message: entry.message,
    deliveries,
    data: {
      custom_id: request.customId,
      component_type: component.type,
      id: component.id,
      ...(!isButton && { values }),
      ...(resolved && { resolved }),
    },
  });
}
