/** The endpoints of page-protocol.ts: they stand for Discord's own clients. */
import type { FastifyInstance, FastifyRequest } from 'fastify';
import * as z from 'zod';
import { ClientRefusal } from '../client/refusal.ts';
import { channelSeenBy, personOf } from '../client/reach.ts';
import { moderate } from '../client/moderate.ts';
import { runCommand } from '../client/run-command.ts';
import { dismiss, say } from '../client/say.ts';
import { setLocale } from '../client/set-locale.ts';
import { submitModal } from '../client/submit-modal.ts';
import { applyComponent } from '../client/use-component.ts';
import { pageMessages, pageState } from '../client/view.ts';
import type { Core } from '../core.ts';
import type { Accepted } from '../page-protocol.ts';
import { EventStreams } from './event-streams.ts';
import { requests } from './requests.ts';
import { registerStatic } from './static.ts';

export interface PageOptions {
  readonly folder: string;
  isBotOnline(): boolean;
}

const MAX_BODY = 64 * 1024;

const query = z.object({
  /** Without a name the page is that of the first person of the world. */
  as: z.string().default(''),
  channel: z.string().optional(),
  before: z
    .string()
    .regex(/^\d{1,20}$/)
    .optional(),
});

type Query = z.infer<typeof query>;

function parse<T>(schema: z.ZodType<T>, value: unknown): T {
  const result = schema.safeParse(value);
  if (!result.success) throw new ClientRefusal(z.prettifyError(result.error));
  return result.data;
}

/** Only JSON: a form of a foreign page cannot send that content type without being asked first. */
function json(request: FastifyRequest): unknown {
  const isJson = request.headers['content-type']?.startsWith('application/json') === true;
  if (!isJson || typeof request.body !== 'string')
    throw new ClientRefusal('The body has to be JSON.');
  try {
    return JSON.parse(request.body);
  } catch {
    throw new ClientRefusal('The body is not JSON.');
  }
}

function asked(core: Core, request: FastifyRequest): Query {
  const parsed = parse(query, request.query);
  const first = core.world.people().find((person) => !person.bot);
  const person = parsed.as === '' && first !== undefined ? first : personOf(core.world, parsed.as);
  if (person.bot) throw new ClientRefusal('The bot has no client.');
  return { ...parsed, as: person.id };
}

function registerReading(server: FastifyInstance, core: Core, options: PageOptions): void {
  server.get('/local/state', async (request, reply) => {
    const { as } = asked(core, request);
    return reply.send(pageState(core.world, as, options.isBotOnline()));
  });
  server.get('/local/messages', async (request, reply) => {
    const { as, channel, before } = asked(core, request);
    const { id } = channelSeenBy(core.world, as, channel ?? '');
    return reply.send(pageMessages(core.world, as, id, before));
  });
  const streams = new EventStreams(core, options);
  server.get('/local/events', async (request, reply) =>
    streams.open(asked(core, request).as, reply),
  );
  server.addHook('preClose', (done) => {
    streams.close();
    done();
  });
}

function registerActing(server: FastifyInstance, core: Core): void {
  const act = (path: string, run: (as: string, body: unknown) => Accepted | undefined): void => {
    server.post(path, { bodyLimit: MAX_BODY }, async (request, reply) => {
      const { as } = asked(core, request);
      const answer = run(as, json(request));
      return answer === undefined ? reply.code(204).send() : reply.send(answer);
    });
  };
  act('/local/commands', (as, body) => ({
    interactionId: runCommand(core, as, parse(requests.runCommand, body)).id,
  }));
  act('/local/components', (as, body) => ({
    interactionId: applyComponent(core, as, parse(requests.useComponent, body)).id,
  }));
  act('/local/modals', (as, body) => ({
    interactionId: submitModal(core, as, parse(requests.submitModal, body)).id,
  }));
  act('/local/say', (as, body) => {
    say(core, as, parse(requests.say, body));
    return undefined;
  });
  act('/local/dismiss', (as, body) => {
    dismiss(core, as, parse(requests.dismiss, body));
    return undefined;
  });
  act('/local/locale', (as, body) => {
    setLocale(core, as, parse(requests.setLocale, body).locale);
    return undefined;
  });
  act('/local/moderate', (as, body) => {
    moderate(core, as, parse(requests.moderate, body));
    return undefined;
  });
}

export function registerPage(server: FastifyInstance, core: Core, options: PageOptions): void {
  registerReading(server, core, options);
  registerActing(server, core);
  registerStatic(server, options.folder);
}
