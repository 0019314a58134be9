import { ComponentType, InteractionType } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { Interaction } from '../interactions/interactions.ts';
import { looseComponents } from '../messages/stored-components.ts';
import type { SubmitModal } from '../page-protocol.ts';
import type { RawComponent } from '../validation/body-types.ts';
import { isSelect } from '../validation/component-walk.ts';
import type { Channel } from '../world/types.ts';
import { trigger } from './interaction-payload.ts';
import { channelSeenBy, personOf } from './reach.ts';
import { refuseUse } from './refusal.ts';
import { checkValues, resolvedOf } from './use-component.ts';
import { lengthOf } from '../validation/text.ts';

const MAX_TEXT = 4000;

type Value = string | readonly string[] | undefined;

/** One filled-in field as it is sent, and what its values stand for. */
interface Field {
  readonly sent: object;
  readonly resolved?: object | undefined;
}

interface Filling {
  readonly core: Core;
  readonly userId: string;
  readonly channel: Channel;
  readonly values: SubmitModal['values'];
}

const listOf = (value: Value): readonly string[] =>
  value === undefined ? [] : typeof value === 'string' ? [value] : value;

function fillText(input: RawComponent, value: Value): string {
  const text = typeof value === 'string' ? value : '';
  const length = lengthOf(text);
  const required = input.required !== false;
  const least = Math.max(required ? 1 : 0, length === 0 && !required ? 0 : (input.min_length ?? 0));
  if (length < least || length > (input.max_length ?? MAX_TEXT))
    refuseUse('a text is too short or too long');
  return text;
}

/** Radio buttons and checkboxes: what is chosen is among the options. */
function fillGroup(group: RawComponent, value: Value): readonly string[] {
  const chosen = listOf(value);
  const known = chosen.every(
    (one) => group.options?.some((option) => option.value === one) === true,
  );
  const single = group.type === ComponentType.RadioGroup;
  const most = single ? 1 : (group.max_values ?? group.options?.length ?? 0);
  const least = group.required === false ? 0 : Math.max(1, group.min_values ?? 1);
  if (!known || chosen.length > most || chosen.length < least) refuseUse('a choice does not fit');
  return chosen;
}

function fill(component: RawComponent, filling: Filling): Field {
  const { id, type, custom_id: customId } = component;
  const value = filling.values[customId ?? ''];
  const sent = { type, id: id ?? 0, custom_id: customId };
  if (type === ComponentType.TextInput)
    return { sent: { ...sent, value: fillText(component, value) } };
  if (type === ComponentType.Checkbox) return { sent: { ...sent, value: value === 'true' } };
  if (type === ComponentType.RadioGroup) {
    return { sent: { ...sent, value: fillGroup(component, value)[0] ?? null } };
  }
  if (type === ComponentType.CheckboxGroup)
    return { sent: { ...sent, values: fillGroup(component, value) } };
  if (!isSelect(component)) return { sent: { ...sent, values: [] } };
  const { world } = filling.core;
  const values = listOf(value);
  const least =
    component.required === false && values.length === 0 ? 0 : (component.min_values ?? 1);
  checkValues(world, filling.channel, component, values, least);
  const resolved = resolvedOf(world, filling.userId, filling.channel, type, values);
  return { sent: { ...sent, values }, resolved };
}

function fillTop(top: RawComponent, filling: Filling): Field {
  const { id, type } = top;
  if (top.component !== undefined) {
    const { sent, resolved } = fill(top.component, filling);
    return { sent: { type, id: id ?? 0, component: sent }, resolved };
  }
  if (top.components !== undefined) {
    const fields = top.components.map((component) => fill(component, filling));
    return { sent: { type, id: id ?? 0, components: fields.map(({ sent }) => sent) } };
  }
  return { sent: { type, id: id ?? 0 } };
}

/** Sends a modal. Throws ClientRefusal where the client would not close it with these values. */
export function submitModal(
  core: Core,
  userId: string,
  request: SubmitModal,
  deliveries = 1,
): Interaction {
  const { world } = core;
  const opener = core.interactions.find(request.interactionId);
  if (opener?.userId !== userId || opener.modal === undefined || opener.modalUsed) {
    refuseUse('there is no such modal');
  }
  const channel = channelSeenBy(world, userId, opener.channelId);
  const filling = { core, userId, channel, values: request.values };
  const fields = looseComponents(opener.modal.components).map((top) => fillTop(top, filling));
  const resolved = Object.assign({}, ...fields.map((field) => field.resolved)) as object;
  opener.modalUsed = true;
  const source = opener.sourceMessage;
  return trigger(core, {
    kind: InteractionType.ModalSubmit,
    person: personOf(world, userId),
    channel,
    // The message may have been deleted under the open modal; the submit arrives all the same.
    message: source && (world.messages.any(channel.id, source.id)?.message ?? source),
    openedBy: opener.metadata,
    deliveries,
    data: {
      custom_id: opener.modal.custom_id,
      components: fields.map(({ sent }) => sent),
      ...(Object.keys(resolved).length > 0 && { resolved }),
    },
  });
}
