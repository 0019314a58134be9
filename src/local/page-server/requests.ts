import * as z from 'zod';
import type {
  Dismiss,
  Moderate,
  RunCommand,
  Say,
  SetLocale,
  SubmitModal,
  UseComponent,
} from '../page-protocol.ts';

const id = z.string().regex(/^\d{1,20}$/);

/** The bodies of the page's requests; the types hold them to the protocol. */
export const requests = {
  runCommand: z.object({
    channelId: id,
    path: z.array(z.string()).min(1).max(3),
    options: z.record(z.string(), z.union([z.string(), z.number(), z.boolean()])),
  }) satisfies z.ZodType<RunCommand>,
  useComponent: z.object({
    channelId: id,
    messageId: id,
    customId: z.string(),
    values: z.array(z.string()).max(25).exactOptional(),
  }) satisfies z.ZodType<UseComponent>,
  submitModal: z.object({
    interactionId: id,
    values: z.record(z.string(), z.union([z.string(), z.array(z.string()).max(25)])),
  }) satisfies z.ZodType<SubmitModal>,
  say: z.object({ channelId: id, content: z.string() }) satisfies z.ZodType<Say>,
  dismiss: z.object({ channelId: id, messageId: id }) satisfies z.ZodType<Dismiss>,
  setLocale: z.object({ locale: z.string() }) satisfies z.ZodType<SetLocale>,
  moderate: z.discriminatedUnion('type', [
    z.object({ type: z.literal('create-thread'), channelId: id, name: z.string() }),
    z.object({ type: z.literal('archive-thread'), channelId: id, locked: z.boolean() }),
    z.object({ type: z.literal('reopen-thread'), channelId: id }),
    z.object({ type: z.literal('delete-message'), channelId: id, messageId: id }),
    z.object({ type: z.literal('delete-channel'), channelId: id }),
    z.object({ type: z.literal('create-channel'), name: z.string() }),
  ]) satisfies z.ZodType<Moderate>,
} as const;
