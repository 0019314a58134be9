/**
 * What somebody with a program in place of a client may send. Real Discord looks at the message before it
 * tells the bot of a press, as `use-component.ts` does; a bot that leans on that is one bug of Discord's
 * away from harm. For tests only: the page has no way here.
 */
import { ComponentType, InteractionType } from 'discord-api-types/v10';
import type { Core } from '../core.ts';
import type { Interaction } from '../interactions/interactions.ts';
import { trigger } from './interaction-payload.ts';
import { channelSeenBy, personOf } from './reach.ts';
import { messageSeenBy } from './use-component.ts';

export interface Forgery {
  readonly channelId: string;
  /** One that the person sees; what it holds does not matter. */
  readonly messageId: string;
  readonly customId: string;
  /** Those of a select; absent for a button. */
  readonly values?: readonly string[];
  /** Texts by field, which make it a form that nobody has opened. */
  readonly fields?: Readonly<Record<string, string>>;
}

export function forge(core: Core, userId: string, forgery: Forgery): Interaction {
  const { world } = core;
  const channel = channelSeenBy(world, userId, forgery.channelId);
  const { message } = messageSeenBy(world, userId, channel.id, forgery.messageId);
  const from = { person: personOf(world, userId), channel, message };
  const { customId, values, fields } = forgery;
  if (fields !== undefined) {
    return trigger(core, {
      ...from,
      kind: InteractionType.ModalSubmit,
      data: { custom_id: customId, components: Object.entries(fields).map(filledField) },
    });
  }
  return trigger(core, {
    ...from,
    kind: InteractionType.MessageComponent,
    data: {
      custom_id: customId,
      component_type: values === undefined ? ComponentType.Button : ComponentType.StringSelect,
      id: 0,
      ...(values === undefined ? {} : { values }),
    },
  });
}

function filledField([customId, value]: readonly [string, string]): object {
  const component = { type: ComponentType.TextInput, id: 0, custom_id: customId, value };
  return { type: ComponentType.Label, id: 0, component };
}
