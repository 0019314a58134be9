/**
 * Whether an interaction has what is read from it, as Discord documents it. The types of the packet are
 * a promise of Discord's; this is where it is held to it, so that nothing behind has to doubt them.
 */
import { ComponentType, InteractionType, type APIInteraction } from 'discord-api-types/v10';
import * as z from 'zod';

const id = z.string().regex(/^\d{1,20}$/);
/** A bit set in decimal. */
const bits = z.string().regex(/^\d{1,40}$/);

/** What it takes to answer at all. */
const answerable = z.looseObject({ id, application_id: id, token: z.string().min(1) });

const user = z.looseObject({
  id,
  username: z.string(),
  global_name: z.string().nullish(),
});
const base = z.looseObject({
  type: z.number(),
  locale: z.string().optional(),
  guild_id: id.optional(),
  channel_id: id.optional(),
  channel: z.looseObject({ id, type: z.number(), parent_id: id.nullish() }).optional(),
  app_permissions: bits,
  member: z.looseObject({ user, nick: z.string().nullish(), permissions: bits }).optional(),
});

const message = z.looseObject({ id, flags: z.number().optional() });
const named = z.record(z.string(), z.looseObject({}));
const option = z.looseObject({
  name: z.string(),
  type: z.number(),
  value: z.union([z.string(), z.number(), z.boolean()]).optional(),
  get options() {
    return z.array(option).optional();
  },
});
const command = z.looseObject({
  data: z.looseObject({
    name: z.string(),
    type: z.number(),
    options: z.array(option).optional(),
    resolved: z
      .looseObject({ users: z.record(z.string(), user).optional(), members: named.optional() })
      .optional(),
  }),
});
const component = z.looseObject({
  message,
  data: z.looseObject({
    custom_id: z.string(),
    component_type: z.number(),
    values: z.array(z.string()).optional(),
  }),
});
const field = z.looseObject({
  custom_id: z.string(),
  values: z.array(z.string()).optional(),
});
const LABEL: number = ComponentType.Label;
/** A label carries a field; other parts of a modal have nothing to read. */
const top = z
  .looseObject({ type: z.number(), component: field.optional() })
  .refine(({ type, component: inner }) => type !== LABEL || inner !== undefined);
const modal = z.looseObject({
  message: message.optional(),
  data: z.looseObject({
    custom_id: z.string(),
    components: z.array(top),
  }),
});

const BY_TYPE: Readonly<Record<number, z.ZodType>> = {
  [InteractionType.ApplicationCommand]: command,
  [InteractionType.MessageComponent]: component,
  [InteractionType.ModalSubmit]: modal,
};

export type Answerable = z.infer<typeof answerable>;

/** What it takes to answer an interaction; undefined where nobody can. */
export function answerableOf(packet: unknown): Answerable | undefined {
  return answerable.safeParse(packet).data;
}

/** What an interaction lacks: the names of the fields, never their values. Empty where all is there. */
export function flawsOf(packet: APIInteraction): readonly string[] {
  const schemas = [base, BY_TYPE[packet.type]].filter((schema) => schema !== undefined);
  return schemas.flatMap((schema) => {
    const issues = schema.safeParse(packet).error?.issues ?? [];
    return issues.map(({ path }) => path.join('.'));
  });
}
